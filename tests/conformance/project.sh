#!/usr/bin/env bash
# One step with one project, in a copy of its sources (the working directory). usage: project.sh build|prepare|make|verify PROJECT [WRAPPER...]
# project/PROJECT defines prepare (plain), make_project (under "${wrap[@]}", which is empty for a plain build) and verify, which prints what must be equal,
# without times and paths. They see $1 and $cc (the C compiler), $cxx (the C++ compiler of the same kind), $level (-O0, -O2) and $jobs. A file whose builds take
# other flags than their own says `levels="-O0 -O2"`. `package` names the source, `needs` the packages without which it cannot be built.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
step=$1 project=$2
shift 2
wrap=("$@")
cc=${CONFORMANCE_CC:-gcc} level=${CONFORMANCE_LEVEL:-own} jobs=${CONFORMANCE_JOBS:-2}
cxx=${cc/#gcc/g++} cxx=${cxx/#clang/clang++}

needs() { # packages: message when one is missing
    local p missing=()
    for p; do dpkg -s "$p" >/dev/null 2>&1 || missing+=("$p"); done
    [ ${#missing[@]} = 0 ] || { echo "$project needs: apt-get install ${missing[*]}" >&2; return 1; }
}

source "$here/project/$project"
case $step in
describe) echo "${package:-$project} ${levels:-own}" ;;
build) prepare "$cc" && make_project "$cc" ;;
prepare) prepare "$cc" ;;
make) make_project "$cc" ;;
verify) verify "$cc" ;;
esac
