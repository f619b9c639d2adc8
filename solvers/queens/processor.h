// SPDX-License-Identifier: MIT
#pragma once

// A function with one of these attributes uses instructions that not every processor has, and may be called only if
// the function of a similar name returns true.
#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define HAS_VECTOR_INSTRUCTIONS
#define WITH_POPCOUNT __attribute__((target("avx2,popcnt")))
#define WITH_VECTORS __attribute__((target("avx512f,avx512vl,avx512vpopcntdq,popcnt,bmi,bmi2")))
#else
#define WITH_POPCOUNT
#endif

namespace queens {

/// Returns whether the processor has an instruction that counts the bits of a word.
inline bool hasPopcount()
{
#ifdef HAS_VECTOR_INSTRUCTIONS
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

/// Returns whether the processor has vectors of eight words, and an instruction that counts the bits of each.
inline bool hasVectors()
{
#ifdef HAS_VECTOR_INSTRUCTIONS
    return hasPopcount() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
#else
    return false;
#endif
}

} // namespace queens
