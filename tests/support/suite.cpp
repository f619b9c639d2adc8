// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "support/data.h"

#include <QApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>

#include <map>

using namespace Qt::StringLiterals;

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

bool isThorough()
{
    return qEnvironmentVariableIsSet("CASSETETE_THOROUGH");
}

namespace {

/// Runs every `of`-th test class, starting with number `number`.
int runShard(const QStringList &arguments, int number, int of)
{
    int failures = 0;
    int index = 0;
    for (const auto &[name, make] : suites()) {
        if (index++ % of == number - 1)
            failures += QTest::qExec(make().get(), arguments);
    }
    return failures;
}

} // namespace

int runSuites(QStringList arguments)
{
    const QString first = arguments.value(1);
    static const QRegularExpression shard(u"^(\\d+)/(\\d+)$"_s);
    if (const QRegularExpressionMatch match = shard.match(first); match.hasMatch()) {
        arguments.removeAt(1);
        return runShard(arguments, match.captured(1).toInt(), match.captured(2).toInt());
    }
    const std::string wanted = first.toStdString();
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
    // After a crash, Qt Test would otherwise request a stack trace from a debugger, and wait for it forever.
    qputenv("QTEST_DISABLE_STACK_DUMP", "1");
    QStandardPaths::setTestModeEnabled(true);
    // The tests expect numbers as English writes them, whatever the language of the system is. The C locale groups
    // digits in some versions of Qt alone.
    QLocale::setDefault(QLocale(QLocale::English));
    // Boards that ask for words find these dictionaries, whatever the system has.
    qputenv("DICPATH", tests::dataPath(QStringLiteral("dictionaries")).toUtf8());
    QApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("cassetete-tests"));
    return tests::runSuites(application.arguments());
}
