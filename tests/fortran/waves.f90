! A module with procedures of all sorts, which count themselves how often they run.
module waves
  use iso_c_binding
  implicit none
  integer :: n_step = 0, n_scaled = 0, n_fact = 0
  type :: field
     real :: value(64)
   contains
     procedure :: total => field_total
  end type field
contains
  subroutine step(f, k)
    type(field), intent(inout) :: f
    integer, intent(in) :: k
    integer :: i
    n_step = n_step + 1
    !$omp parallel do
    do i = 1, 64
       f%value(i) = inner(f%value(i)) + site_of(i)
    end do
    !$omp end parallel do
  contains
    pure real function inner(x)
      real, intent(in) :: x
      inner = 0.5 * x + k
    end function inner
  end subroutine step

  integer function site_of(i)
    integer, intent(in) :: i
    !$omp atomic
    n_scaled = n_scaled + 1
    site_of = mod(i, 3)
  end function site_of

  recursive function fact(n) result(r)
    integer, intent(in) :: n
    integer :: r
    n_fact = n_fact + 1
    if (n <= 1) then
       r = 1
    else
       r = n * fact(n - 1)
    end if
  end function fact

  real function field_total(self)
    class(field), intent(in) :: self
    field_total = sum(self%value)
  end function field_total

  integer(c_int) function called_by_c(n) bind(c, name="called_by_c")
    integer(c_int), value :: n
    called_by_c = n + 1
  end function called_by_c
end module waves
