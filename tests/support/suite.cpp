// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QApplication>

#include <map>

namespace tests {

namespace {

std::map<std::string, MakeSuite> &suites()
{
    static std::map<std::string, MakeSuite> all;
    return all;
}

} // namespace

Suite::Suite(const char *name, MakeSuite make)
{
    suites().emplace(name, std::move(make));
}

int runSuites(QStringList arguments)
{
    const std::string wanted = arguments.size() > 1 ? arguments[1].toStdString() : std::string();
    const bool one = suites().contains(wanted);
    if (one)
        arguments.removeAt(1);
    int failures = 0;
    for (const auto &[name, make] : suites()) {
        if (!one || name == wanted)
            failures += QTest::qExec(make().get(), arguments);
    }
    return failures;
}

} // namespace tests

int main(int argc, char *argv[])
{
    // Qt Test would ask a debugger where a crash was, and wait for its answer for good.
    qputenv("QTEST_DISABLE_STACK_DUMP", "1");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("cassetete-tests"));
    return tests::runSuites(application.arguments());
}
