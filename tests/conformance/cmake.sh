# What the projects built by CMake share: source it from project/NAME.
needs() { # packages: message when one is missing
    local p missing=()
    for p; do dpkg -s "$p" >/dev/null 2>&1 || missing+=("$p"); done
    [ ${#missing[@]} = 0 ] || { echo "$project needs: apt-get install ${missing[*]}" >&2; return 1; }
}
configure() { # cmake arguments; $1: the C compiler
    local c=$1
    shift
    cmake -S . -B build -G Ninja -DCMAKE_C_COMPILER="$c" -DCMAKE_CXX_COMPILER="$cxx" "$@" >/dev/null
}
make_project() { "${wrap[@]}" ninja -C build ${targets:-}; }
# The verdict of each test program, and of each test case in it: googletest, doctest and Catch say them in their ways. Times and addresses are left out.
verify() {
    (cd build && ctest -V ${tests:-} 2>&1) | sed "s|$PWD/||g" | sed -nE 's/^[ 0-9]*: (\[ +(OK|FAILED|SKIPPED) +\] [^ (,]+).*/\1/p; s/^[0-9]+: (test cases:.*|assertions:.*|All tests passed.*|.*(FAILED|TEST CASE):.*)/\1/p
        s/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: ([^ ]+) \.*(.*[A-Za-z]) +[0-9.]+ sec.*/\1 \2/p' | sort || true
}
