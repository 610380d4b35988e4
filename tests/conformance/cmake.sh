# What the projects built by CMake share: source it from project/NAME.
configure() { # $1: the C compiler; then cmake's arguments. $level takes the place of the build type's flags.
    local c=$1 flags=()
    shift
    [ "$level" = own ] || flags=(-DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS="$level" -DCMAKE_CXX_FLAGS="$level")
    cmake -S . -B build -G Ninja -DCMAKE_C_COMPILER="$c" -DCMAKE_CXX_COMPILER="$cxx" "$@" "${flags[@]}" >/dev/null
}
make_project() { "${wrap[@]}" ninja -C build -j"$jobs" ${targets:-}; }
# The verdict of each test program, and of each test case in it: googletest, doctest and Catch say them in their ways. Times and addresses are left out.
verify() {
    (cd build && ctest -V ${tests:-} 2>&1) | sed "s|$PWD/||g" | sed -nE 's/^[ 0-9]*: (\[ +(OK|FAILED|SKIPPED) +\] [^ (,]+).*/\1/p; s/^[0-9]+: (test cases:.*|assertions:.*|All tests passed.*|.*(FAILED|TEST CASE):.*)/\1/p
        s/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: ([^ ]+) \.*(.*[A-Za-z]) +[0-9.]+ sec.*/\1 \2/p' | sort || true
}
