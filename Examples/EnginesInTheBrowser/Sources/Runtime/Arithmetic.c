// What the compiler has no instructions for.

#include <stdint.h>

/// The product of two numbers of 128 bits.
__int128 __multi3(__int128 left, __int128 right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
    high += (uint64_t)((unsigned __int128)left >> 64) * b + a * (uint64_t)((unsigned __int128)right >> 64);
    return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)low));
}

/// The nearest whole number, the one farther from zero of two.
double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}
