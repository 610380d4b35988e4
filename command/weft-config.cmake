# find_package(weft) and then
#
#     weft_instrument(TARGET [CONFIG config.json])
#
# instruments the sources of the target, in C and C++, as `weft build` does for a whole project: its compiler is called
# through `weft cc`, and it is linked with libweft. CONFIG defaults to the config.json beside the project's CMakeLists.txt.
# The target weft::weft is for programs that include <weft/weft.h> alone. Needs CMake 3.21.
get_filename_component(_weft_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(WEFT_PROGRAM "${_weft_prefix}/bin/weft")
if(NOT TARGET weft::weft)
  add_library(weft::weft SHARED IMPORTED)
  set_target_properties(weft::weft PROPERTIES IMPORTED_LOCATION "${_weft_prefix}/lib/weft/libweft.so"
                        INTERFACE_INCLUDE_DIRECTORIES "${_weft_prefix}/lib/weft/include")
  add_library(weft::wrapped STATIC IMPORTED) # has linkers take the library for what weft cc compiled
  set_target_properties(weft::wrapped PROPERTIES IMPORTED_LOCATION "${_weft_prefix}/lib/weft/libweft-wrapped.a"
                        INTERFACE_LINK_LIBRARIES weft::weft)
endif()

function(weft_instrument target)
  cmake_parse_arguments(PARSE_ARGV 1 weft "" "CONFIG" "")
  if(weft_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "weft_instrument(${target}): what is ${weft_UNPARSED_ARGUMENTS}? It takes CONFIG and a file")
  endif()
  if(NOT weft_CONFIG)
    set(weft_CONFIG "${PROJECT_SOURCE_DIR}/config.json")
  endif()
  get_filename_component(weft_CONFIG "${weft_CONFIG}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_SOURCE_DIR}")
  if(NOT EXISTS "${weft_CONFIG}")
    message(FATAL_ERROR "weft_instrument(${target}): there is no ${weft_CONFIG}")
  endif()
  foreach(language C CXX)
    set_target_properties(${target} PROPERTIES ${language}_COMPILER_LAUNCHER
      "${CMAKE_COMMAND};-E;env;WEFT_CONFIG=${weft_CONFIG};WEFT_STATE=${CMAKE_BINARY_DIR}/weft;${WEFT_PROGRAM};cc")
  endforeach()
  # a new configuration makes new objects
  get_target_property(sources ${target} SOURCES)
  get_target_property(directory ${target} SOURCE_DIR)
  foreach(source IN LISTS sources)
    if(NOT source MATCHES "\\$<")
      set_property(SOURCE "${source}" TARGET_DIRECTORY ${target} APPEND PROPERTY OBJECT_DEPENDS "${weft_CONFIG}")
    endif()
  endforeach()
  target_link_libraries(${target} PRIVATE weft::wrapped)
endfunction()

set(weft_FOUND TRUE)
