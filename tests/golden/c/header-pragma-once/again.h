#include "sub/once.h"
