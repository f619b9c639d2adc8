// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest>

#include <functional>
#include <memory>

namespace tests {

using MakeSuite = std::function<std::unique_ptr<QObject>()>;

/// Adds a class of tests to the binary into which it is compiled.
struct Suite {
    Suite(const char *name, MakeSuite make);
};

} // namespace tests

/// The time in milliseconds after which a test no longer waits. Qt's five seconds pass on a busy machine.
inline constexpr int mostWaitOfATest = 60'000;
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), mostWaitOfATest)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT((condition), (message), mostWaitOfATest)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, mostWaitOfATest)

/// Stands at the end of a tst_*.cpp and registers its class. The folder's binary runs all its classes, or the
/// class whose name is its first argument; what follows goes to Qt Test. With 2/3 as its argument it runs the
/// second of three parts of its classes.
#define TEST_SUITE(Class)                                                                                    \
    static const tests::Suite suiteOf##Class(#Class, [] { return std::make_unique<Class>(); });
