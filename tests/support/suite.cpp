// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QApplication>
#include <QMetaMethod>
#include <QRegularExpression>

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

namespace {

/// The test functions of a class, in their order.
QStringList testFunctions(const QMetaObject &suite)
{
    static const QStringList others{u"initTestCase"_s, u"init"_s, u"cleanup"_s, u"cleanupTestCase"_s};
    QStringList names;
    for (int i = suite.methodOffset(); i < suite.methodCount(); ++i) {
        const QMetaMethod method = suite.method(i);
        const QString name = QString::fromLatin1(method.name());
        const bool isTest = method.methodType() == QMetaMethod::Slot &&
                            method.access() == QMetaMethod::Private && method.parameterCount() == 0 &&
                            !name.endsWith("_data"_L1);
        if (isTest && !others.contains(name))
            names << name;
    }
    return names;
}

/// Runs every `of`-th test function of all classes, beginning with the `number`-th.
int runShard(const QString &program, int number, int of)
{
    int failures = 0;
    int index = 0;
    for (const auto &[name, make] : suites()) {
        const std::unique_ptr<QObject> suite = make();
        QStringList arguments{program};
        for (const QString &function : testFunctions(*suite->metaObject())) {
            if (index++ % of == number - 1)
                arguments << function;
        }
        if (arguments.size() > 1)
            failures += QTest::qExec(suite.get(), arguments);
    }
    return failures;
}

} // namespace

int runSuites(QStringList arguments)
{
    const QString first = arguments.value(1);
    static const QRegularExpression shard(u"^(\\d+)/(\\d+)$"_s);
    if (const QRegularExpressionMatch match = shard.match(first); match.hasMatch())
        return runShard(arguments[0], match.captured(1).toInt(), match.captured(2).toInt());
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
    // Otherwise Qt Test would ask a debugger for a stack trace after a crash, and wait for it forever.
    qputenv("QTEST_DISABLE_STACK_DUMP", "1");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("cassetete-tests"));
    return tests::runSuites(application.arguments());
}
