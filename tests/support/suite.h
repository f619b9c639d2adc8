// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

#include <functional>
#include <memory>

namespace tests {

using MakeSuite = std::function<std::unique_ptr<QObject>()>;

/// Registers a test class in the binary into which it is compiled.
struct Suite {
    Suite(const char *name, MakeSuite make);
};

/// Returns whether the tests are to try all of their cases, as `./dev test all` asks by setting CASSETETE_THOROUGH, and
/// not the fewer ones of the daily run.
bool isThorough();

/// Returns the number of random cases to try: all of them in a thorough run, and a fraction in the daily run.
inline int sample(int all, int daily)
{
    return isThorough() ? all : daily;
}

/// Returns whether the case of this number is to be tried: all are in a thorough run, and one of `share` in the daily run.
inline bool isTried(int number, int share)
{
    return isThorough() || number % share == 0;
}

} // namespace tests

/// The time in milliseconds that tests wait for a condition: Qt's five seconds are too short on a busy
/// machine.
inline constexpr int mostWaitOfATest = 60'000;
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), mostWaitOfATest)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT((condition), (message), mostWaitOfATest)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, mostWaitOfATest)

/// Registers a test class at the end of its tst_*.cpp. A folder's binary runs all its classes, or the class
/// named by its first argument, and passes the other arguments to Qt Test. With an argument such as 2/3 it
/// runs the second of three shares of its classes.
#define TEST_SUITE(Class)                                                                                    \
    static const tests::Suite suiteOf##Class(#Class, [] { return std::make_unique<Class>(); });
