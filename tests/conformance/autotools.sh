# What the projects built by autotools share: source it from project/NAME.
# Nothing is made anew by the autotools: patches make their inputs look newer.
frozen=(AUTOCONF=: AUTOMAKE=: ACLOCAL=: AUTOHEADER=: MAKEINFO=true)
configure() { # $1: the C compiler; then configure's arguments. $level takes the place of the project's own flags.
    local c=$1 flags=()
    shift
    [ "$level" = own ] || flags=(CFLAGS="$level" CXXFLAGS="$level")
    CC=$c CXX=$cxx FORCE_UNSAFE_CONFIGURE=1 ./configure --quiet --disable-nls "$@" "${flags[@]}" >/dev/null 2>&1
}
prepare() { configure "$1"; }
# With the programs of the tests, of which none runs yet.
make_project() { "${wrap[@]}" make -s -j"$jobs" "${frozen[@]}" check TESTS=; }
# The verdict of each program of tests, but for gnulib's test-explicit_bzero, which looks for what is left on the stack (at
# -O2 it fails without weft, too).
verify() { make -s -k "${frozen[@]}" check 2>&1 | grep -E '^(PASS|FAIL|SKIP|XFAIL|XPASS|ERROR):' | grep -v test-explicit_bzero | sort; }
