// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "pick.h"
#include "run.h"

#include "app/invocation.h"
#include "app/puzzles.h"

#include <QTemporaryFile>

using namespace Qt::StringLiterals;
using app::Invocation;

/// Tests which command-line arguments are accepted, and what they mean.
class Invocations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void modes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("mode");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const QString &line, Invocation::Mode mode, const QString &arguments = {}) {
            QTest::addRow("%s", qPrintable(line)) << line.split(u' ', Qt::SkipEmptyParts) << int(mode)
                                                  << arguments.split(u' ', Qt::SkipEmptyParts);
        };
        row(QString(), Invocation::Window);
        row(u"taquin:4x4"_s, Invocation::Window, u"taquin:4x4"_s);
        row(u"taquin:what"_s, Invocation::Window, u"taquin:what"_s);
        row(u"-style fusion taquin:4x4"_s, Invocation::Window, u"taquin:4x4"_s);
        row(u"-platform offscreen --headless-show pictures"_s, Invocation::Screenshots, u"pictures"_s);
        row(u"--headless-show pictures"_s, Invocation::Screenshots, u"pictures"_s);
        row(u"solve --json taquin:4x4"_s, Invocation::Solve, u"--json taquin:4x4"_s);
        row(u"list"_s, Invocation::List);
        row(u"export --png a.png queens:4"_s, Invocation::Export, u"--png a.png queens:4"_s);
        row(u"--help"_s, Invocation::Help);
        row(u"solve --help"_s, Invocation::Help, u"solve"_s);
        row(u"help"_s, Invocation::Help);
        row(u"help check"_s, Invocation::Help, u"check"_s);
        row(u"convert --to grid queens:4"_s, Invocation::Convert, u"--to grid queens:4"_s);
        row(u"convert --to svg queens:4"_s, Invocation::Export, u"--svg - -- queens:4"_s);
        row(u"[[1,2],[3,0]]"_s, Invocation::Window, u"[[1,2],[3,0]]"_s);
        row(u"solve -- --help"_s, Invocation::Solve, u"-- --help"_s);
        row(u"--version"_s, Invocation::Version);
        row(u"taquin"_s, Invocation::Invalid);
        row(u"resolve taquin:4x4"_s, Invocation::Invalid);
        row(u"--frobnicate"_s, Invocation::Invalid);
        row(u"-x"_s, Invocation::Invalid);
        row(u"--headless-show"_s, Invocation::Invalid);
        row(u"--headless-show one two"_s, Invocation::Invalid);
        row(u"taquin:4x4 taquin:5x5"_s, Invocation::Invalid);
        row(u"/no/such/picture.png"_s, Invocation::Invalid);
        row(u"/"_s, Invocation::Invalid);
    }
    void modes()
    {
        QFETCH(QStringList, words);
        QFETCH(int, mode);
        QFETCH(QStringList, arguments);
        const Invocation invocation = Invocation::read(words, app::kinds());
        QCOMPARE(int(invocation.mode), mode);
        QCOMPARE(invocation.arguments, arguments);
        QCOMPARE(invocation.fault.empty(), invocation.mode != Invocation::Invalid);
    }

    void aFileIsForTheWindow()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        const Invocation invocation = Invocation::read({file.fileName()}, app::kinds());
        QCOMPARE(int(invocation.mode), int(Invocation::Window));
        QCOMPARE(invocation.arguments, QStringList{file.fileName()});
    }

    /// Misuse is answered by one sentence on standard error; no input is read.
    void misuse_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const QString &line, const char *named) {
            QTest::addRow("%s", qPrintable(line)) << line.split(u' ') << QByteArray(named);
        };
        row(u"frobnicate"_s, "frobnicate");
        row(u"list all"_s, "all");
        row(u"solve"_s, "position");
        row(u"solve taquin:4x4 taquin:5x5"_s, "taquin:5x5");
        row(u"solve --fast taquin:4x4"_s, "--fast");
        row(u"solve --json=yes taquin:4x4"_s, "--json=yes");
        row(u"solve taquin:4x4 --method"_s, "--method");
        row(u"solve --method= taquin:4x4"_s, "--method");
        row(u"solve --method magic -"_s, "magic");
        row(u"solve --time soon -"_s, "--time");
        row(u"solve --time -1 -"_s, "--time");
        row(u"solve --time inf -"_s, "--time");
        row(u"solve --time 1,5 -"_s, "--time");
        row(u"solve --limit 0 -"_s, "--limit");
        row(u"solve --limit 1.5 -"_s, "--limit");
        row(u"solve --seed -1 -"_s, "18446744073709551615");
        row(u"solve --seed 18446744073709551616 -"_s, "18446744073709551615");
        row(u"solve --all --count pick:3"_s, "--all");
        row(u"solve --all taquin:4x4"_s, "--all");
        row(u"solve --count --method rows -"_s, "--count");
        row(u"solve --all --method one -"_s, "each, shared");
        row(u"solve --method tally -"_s, "one");
    }
    void misuse()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, named);
        const std::vector<const core::Kind *> kinds = {app::kinds().front(), &pick()};
        const Run result = run(kinds, words, "taquin:2x2:1 2 0 3\n");
        QCOMPARE(result.status, 64);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.errorLines().value(0).contains(named), result.err.constData());
    }

    void nothingToSolveIsMisuse_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::newRow("empty") << QString();
        QTest::newRow("blank") << u" "_s;
        QTest::newRow("lines") << u" \n\t\r\n"_s;
        QTest::newRow("remark") << u"# taquin:4x4"_s;
    }
    void nothingToSolveIsMisuse()
    {
        QFETCH(QString, argument);
        const Run result = run({u"solve"_s, argument});
        QCOMPARE(result.status, 64);
        QVERIFY(result.errorLines().value(0).contains("give a position"));
    }

    /// An error is reported in a line of readable length, whatever it is about.
    void longArgumentsAreNotEchoedInFull_data()
    {
        const QString endless(100'000, u'é');
        QTest::addColumn<QStringList>("words");
        QTest::newRow("option") << QStringList{u"solve"_s, u"--"_s + endless};
        QTest::newRow("method") << QStringList{u"solve"_s, u"--method"_s, endless, u"-"_s};
        QTest::newRow("too much") << QStringList{u"solve"_s, u"queens:8"_s, endless};
        QTest::newRow("file") << QStringList{u"solve"_s, u'@' + endless};
        QTest::newRow("position") << QStringList{u"solve"_s, endless + u":8"_s};
        QTest::newRow("command") << QStringList{endless};
        QTest::newRow("option of the window") << QStringList{u"--"_s + endless};
        QTest::newRow("list") << QStringList{u"list"_s, endless};
    }
    void longArgumentsAreNotEchoedInFull()
    {
        QFETCH(QStringList, words);
        const Run result = run(words);
        QVERIFY(result.status >= 64);
        QVERIFY(result.err.size() < 2000);
        QVERIFY(QString::fromUtf8(result.err).contains(u'é') && !result.err.contains("\xEF\xBF\xBD"));
    }

    void theListIsComplete()
    {
        const Run result = run({u"list"_s});
        QCOMPARE(result.status, 0);
        QVERIFY(result.err.isEmpty());
        for (const core::Kind *kind : app::kinds()) {
            QVERIFY(result.out.contains(kind->id));
            for (const core::Option &option : kind->options) {
                const bool isOfForms = option.place == core::Option::OnlyInForms;
                QVERIFY2(result.out.contains(isOfForms ? option.about.source : option.name.source),
                         option.id);
            }
            for (const core::Preset &preset : kind->presets)
                QVERIFY2(result.out.contains(preset.line), preset.line);
            for (const core::Deal &deal : kind->deals)
                QVERIFY2(result.out.contains(deal.about.source), deal.id);
            for (const core::Solver &solver : kind->solvers)
                QVERIFY2(result.out.contains(solver.about.source), solver.id);
        }
    }

    void helpNamesEveryOption()
    {
        const Run result = run({u"--help"_s});
        QCOMPARE(result.status, 0);
        for (const char *option :
             {"--method", "--all", "--count", "--limit", "--time", "--seed", "--json", "--headless-show",
              "--web", "--gif", "--webp", "--png", "--svg", "--pdf", "--at", "--speed"})
            QVERIFY2(result.out.contains(option), option);
    }
};

TEST_SUITE(Invocations)
#include "tst_invocation.moc"
