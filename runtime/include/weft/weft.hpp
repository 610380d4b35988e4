/* <weft/weft.h> for C++ (C++11 and later): regions as objects, which may be moved into other scopes and ended early.
 * As in weft.h: without libweft all of it does nothing, and with WEFT_DISABLE nothing of it is compiled.
 *
 *     weft::name_thread("master");
 *     WEFT_SITE_OF(phase, "simulation");          // what the trace shows: the name, this file, line and function
 *     weft::region measured(phase);               // to the end of the scope, whichever way it is left, or
 *     measured.end();                             // to here
 *     weft::event(phase);                         // an interval without length
 */
#ifndef WEFT_HPP
#define WEFT_HPP

#include <weft/weft.h>

namespace weft {

#ifndef WEFT_DISABLE

/* The place of a region or an event in the source. Static: WEFT_SITE_OF defines one. Its address is its identity. */
struct place {
    ::weft_unit weft_u;
};

/* Recording, of the whole process: weft_switch. */
inline void on() noexcept
{
    WEFT_SWITCH(1);
}
inline void off() noexcept
{
    WEFT_SWITCH(0);
}
inline bool is_on() noexcept
{
    return WEFT_IS_ON();
}
inline void name_thread(const char *name) noexcept
{
    WEFT_NAME_THREAD(name);
}

/* An interval from its construction to end() or to its destruction. Begin and end are recorded on the threads that
 * they happen on. After a move the source is over. Only one thread at a time may use it. */
class region {
    place *weft_at;

  public:
    explicit region(place &at) noexcept : weft_at(&at)
    {
        if (::weft_region_begin)
            ::weft_region_begin(&at.weft_u);
    }
    region(region &&other) noexcept : weft_at(other.weft_at) { other.weft_at = nullptr; }
    region(const region &) = delete;
    region &operator=(const region &) = delete;
    ~region() { end(); }

    void end() noexcept
    {
        if (weft_at && ::weft_region_end)
            ::weft_region_end(&weft_at->weft_u);
        weft_at = nullptr;
    }
};

inline void event(place &at) noexcept
{
    region(at).end();
}

/* Recording is off during its life, and then as it was before. */
class pause {
    bool weft_was_on;

  public:
    pause() noexcept : weft_was_on(is_on()) { off(); }
    pause(const pause &) = delete;
    pause &operator=(const pause &) = delete;
    ~pause()
    {
        if (weft_was_on)
            on();
    }
};

/* Defines the static place `variable`, at this line; `name` is a string literal. */
#define WEFT_SITE_OF(variable, name)                                                                                                                 \
    static const ::weft_site variable##_site = { name, __FILE__, __func__, __LINE__, __LINE__, 1, 0, 0, 0 };                                         \
    static ::weft::place variable = { WEFT_UNIT_OF(&variable##_site, 1) }

#else

struct place {};
inline void on() noexcept {}
inline void off() noexcept {}
inline bool is_on() noexcept
{
    return false;
}
inline void name_thread(const char *) noexcept {}
class region {
  public:
    explicit region(place &) noexcept {}
    region(region &&) noexcept {}
    ~region() {}
    void end() noexcept {}
};
inline void event(place &) noexcept {}
class pause {
  public:
    pause() noexcept {}
    ~pause() {}
};

#define WEFT_SITE_OF(variable, name) static ::weft::place variable

#endif

} // namespace weft

#endif
