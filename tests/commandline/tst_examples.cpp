// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

/// A code block of a Markdown page.
struct Listing {
    QString language; ///< the info string after the fence
    QString text;
};

QList<Listing> listingsOf(const QString &page)
{
    static const QRegularExpression block(u"^```(\\w*)\\n(.*?)^```$"_s,
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    QList<Listing> listings;
    for (auto all = block.globalMatch(page); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        listings << Listing{match.captured(1), match.captured(2)};
    }
    return listings;
}

QString exampleText(const QString &name)
{
    QFile file(QLatin1StringView(EXAMPLES) + u'/' + name);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// Tests that the README of the examples is correct.
class ExamplesReadme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each program is saved as mine.py, and each command must print the output listed below it.
    void itsListingsRun()
    {
        const QTemporaryDir folder;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"PATH"_s, QFileInfo(QStringLiteral(CASSETETE)).path() + ":/usr/bin:/bin:"_L1 +
                                          environment.value(u"PATH"_s));
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        int programs = 0;
        int commands = 0;
        for (const Listing &listing : listingsOf(exampleText(u"README.md"_s))) {
            if (listing.language == "python"_L1) {
                QFile file(folder.filePath(u"mine.py"_s));
                QVERIFY(file.open(QFile::WriteOnly));
                file.write(listing.text.toUtf8());
                ++programs;
                continue;
            }
            QString printed;
            for (const QString &line : listing.text.split(u'\n', Qt::SkipEmptyParts)) {
                if (!line.startsWith("$ "_L1))
                    continue;
                ++commands;
                QProcess shell;
                shell.setProcessEnvironment(environment);
                shell.setWorkingDirectory(folder.path());
                shell.setProcessChannelMode(QProcess::MergedChannels);
                shell.start(u"sh"_s, {u"-c"_s, line.mid(2)});
                QVERIFY(shell.waitForFinished());
                printed += line + u'\n' + QString::fromUtf8(shell.readAll());
            }
            QCOMPARE(printed, listing.text);
        }
        QVERIFY(programs >= 5);
        QVERIFY(commands >= 7);
    }

    void itsFilesAreThere()
    {
        static const QRegularExpression name(u"`(\\w+\\.(?:py|cpp|pas))`"_s);
        int files = 0;
        for (auto all = name.globalMatch(exampleText(u"README.md"_s)); all.hasNext(); ++files) {
            const QString file = all.next().captured(1);
            QVERIFY2(file == "mine.py"_L1 || !exampleText(file).isEmpty() ||
                         !exampleText(u"broken/"_s + file).isEmpty(),
                     qPrintable(file));
        }
        QVERIFY(files > 10);
    }

    /// The first listing of the README, the shortest program, equals the file three_lines.py.
    void theFirstListingIsTheExample()
    {
        QCOMPARE(listingsOf(exampleText(u"README.md"_s)).constFirst().text, exampleText(u"three_lines.py"_s));
    }
};

TEST_SUITE(ExamplesReadme)
#include "tst_examples.moc"
