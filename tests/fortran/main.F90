! The program, with the preprocessor; a procedure outside of modules.
#define TIMES 5
program driver
  use waves
  implicit none
  type(field) :: f
  integer :: i
  interface
     subroutine from_c(n)
       integer :: n
     end subroutine from_c
     subroutine old_style(x, n)
       integer :: n
       real :: x(n)
     end subroutine old_style
  end interface
  f%value = 1
  do i = 1, TIMES
     call step(f, i)
  end do
  call outside(f)
  i = fact(6)
  call from_c(i)
  call old_style(f%value, 64)
  print '(a,f0.3,a,i0,a,i0,a,i0,a,i0)', 'sum ', f%total(), ' step ', n_step, ' site_of ', n_scaled, ' fact ', n_fact, ' result ', i
end program driver

subroutine outside(f)
  use waves
  type(field), intent(inout) :: f
  f%value(1) = f%total()
end subroutine outside
