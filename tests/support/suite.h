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

/// Stands at the end of a tst_*.cpp and registers its class. The folder's binary runs all its classes, or the
/// class whose name is its first argument; what follows goes to Qt Test. With 2/3 as its argument it runs the
/// second of three parts of its classes.
#define TEST_SUITE(Class)                                                                                    \
    static const tests::Suite suiteOf##Class(#Class, [] { return std::make_unique<Class>(); });
