// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QProcess>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

/// What is installed beside the program tells of all that it takes.
class InstalledTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOptionIsTold_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("isManual");
        QTest::newRow("English manual") << u"man/cassetete.1"_s << true;
        QTest::newRow("French manual") << u"man/cassetete.fr.1"_s << true;
        QTest::newRow("bash") << u"completions/cassetete.bash"_s << false;
        QTest::newRow("zsh") << u"completions/_cassetete"_s << false;
        QTest::newRow("fish") << u"completions/cassetete.fish"_s << false;
        QTest::newRow("English page") << u"pages/en/manual-command.md"_s << false;
        QTest::newRow("French page") << u"pages/fr/manual-command.md"_s << false;
    }
    void everyOptionIsTold()
    {
        QFETCH(QString, file);
        QFETCH(bool, isManual);
        QFile installed(QStringLiteral(QT_TESTCASE_SOURCEDIR "/../resources/") + file);
        QVERIFY(installed.open(QFile::ReadOnly));
        const QString told = QString::fromUtf8(installed.readAll());
        QProcess program;
        program.start(QString::fromUtf8(CASSETETE), {u"--help"_s});
        QVERIFY(program.waitForFinished());
        const QString help = QString::fromUtf8(program.readAllStandardOutput());
        int words = 0;
        static const QRegularExpression taken(u"(?<![\\w-])--([a-z-]+)|^  cassetete ([a-z]+)"_s,
                                              QRegularExpression::MultilineOption);
        for (auto match = taken.globalMatch(help); match.hasNext(); ++words) {
            const QRegularExpressionMatch found = match.next();
            const QString word = found.captured(1) + found.captured(2);
            const bool isOption = !found.captured(1).isEmpty();
            const QString form =
                isManual && isOption ? u"-"_s + word : word; // mdoc's Fl writes the first dash
            QVERIFY2(told.contains(QRegularExpression(u"(?<![a-z])%1(?![a-z])"_s.arg(form))),
                     qPrintable(word));
        }
        QVERIFY(words > 20);
    }
};

TEST_SUITE(InstalledTest)
#include "tst_installed.moc"
