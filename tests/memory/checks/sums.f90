module sums
  implicit none
  real :: values(100)
contains
  real function total()
    integer :: i
    total = 0
    do i = 1, 100
       total = total + values(i)
    end do
  end function total
  subroutine fill()
    integer :: i
    !$omp parallel do
    do i = 1, 100
       ! each thread its part
       values(i) = real(i)
    end do
    !$omp end parallel do
  end subroutine fill
end module sums

program main
  use sums
  implicit none
  call fill()
  print *, total()
end program main
