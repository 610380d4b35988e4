#include <criterion/criterion.h>

#include "port.h"

Test(port, is_of_sixteen_bits)
{
    static const char *const none[] = { "", "65536", "99999", "4294967376", "18446744073709551696", "-1", "+80", " 80", "80 ", "80x", "0x50" };
    unsigned port = 7;
    cr_expect(port_parse("0", &port) && port == 0);
    cr_expect(port_parse("080", &port) && port == 80);
    cr_expect(port_parse("65535", &port) && port == 65535);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        cr_expect(!port_parse(none[i], &port), "%s", none[i]);
    cr_expect_eq(port, 65535, "it stays as it was");
}
