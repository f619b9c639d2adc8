// SPDX-License-Identifier: MIT
#include "boards.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "support/data.h"
#include "support/suite.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

struct ExpectedFault {
    std::optional<std::size_t> at;
    QString words;
};

/// Returns the fault that "fault PLACE: WORDS" describes; nothing if a line is expected.
std::optional<ExpectedFault> expectedFault(const QString &expected)
{
    static const QRegularExpression form(u"^fault(?: (\\d+))?(?:: (.+))?$"_s);
    const QRegularExpressionMatch match = form.match(expected);
    if (!match.hasMatch())
        return {};
    ExpectedFault fault{{}, match.captured(2)};
    if (match.hasCaptured(1))
        fault.at = match.captured(1).toULongLong();
    return fault;
}

/// Reads a position line as the program does.
core::LineReading readLine(const QByteArray &line)
{
    return core::readLine(kindsUnderContract(), session::composed(line.toStdString()));
}

QString written(const core::Fault &fault)
{
    return u"fault %1: %2"_s.arg(fault.at).arg(session::translated(fault.why));
}

QString written(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &position)
{
    return QString::fromStdString(core::writeLine(kind, puzzle, position));
}

QString written(const core::LineReading &read)
{
    if (const auto *fault = std::get_if<core::Fault>(&read.reading))
        return written(*fault);
    const auto &game = std::get<core::Game>(read.reading);
    return written(*read.kind, *game.puzzle, game.position);
}

void compare(const core::Fault &fault, const ExpectedFault &expected, qsizetype length)
{
    QVERIFY(fault.at <= std::size_t(length)); // at the latest one past the last character
    QVERIFY(!session::translated(fault.why).isEmpty());
    const bool unfilled = expected.words.contains(u'%');
    const QString sentence =
        unfilled ? QString::fromUtf8(fault.why.text.source) : session::translated(fault.why);
    QVERIFY2(sentence.contains(expected.words), qPrintable(sentence));
    if (expected.at)
        QCOMPARE(fault.at, *expected.at);
}

/// Adds the rows of tests/data/positionlines.txt that have moves, or those that have none.
void addRows(bool ofMoves)
{
    static const QRegularExpression form(u"^\"([^\"]*)\"(?: \"([^\"]*)\")? => (.+)$"_s);
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<QString>("expected");
    const QStringList all = tests::dataLines(u"positionlines.txt"_s);
    QVERIFY(!all.isEmpty());
    for (const QString &text : all) {
        if (text.isEmpty() || text.startsWith(u'#'))
            continue;
        const QRegularExpressionMatch row = form.match(text);
        QVERIFY2(row.hasMatch(), qPrintable(text));
        if (row.hasCaptured(2) == ofMoves)
            QTest::newRow(qPrintable(text.first(row.capturedEnd(ofMoves ? 2 : 1) + 1)))
                << tests::unescaped(row.captured(1)) << tests::unescaped(row.captured(2)) << row.captured(3);
    }
}

} // namespace

/// Tests that position lines and moves are read as typed, or refused at the right place with a reason.
class PositionLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreRead_data() { addRows(false); }
    void linesAreRead()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, expected);
        const core::LineReading read = readLine(line);
        if (const auto expectation = expectedFault(expected)) {
            const auto *fault = std::get_if<core::Fault>(&read.reading);
            QVERIFY2(fault, qPrintable(written(read)));
            compare(*fault, *expectation, line.size());
            return;
        }
        QCOMPARE(written(read), expected);
        QCOMPARE(written(readLine(expected.toUtf8())), expected);
    }

    void movesAreRead_data() { addRows(true); }
    void movesAreRead()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, moves);
        QFETCH(QString, expected);
        const core::LineReading read = readLine(line);
        QVERIFY2(std::holds_alternative<core::Game>(read.reading), qPrintable(written(read)));
        const auto &[puzzle, from] = std::get<core::Game>(read.reading);
        const auto replayed = puzzle->replay(from, moves.toStdString());
        const auto *fault = std::get_if<core::Fault>(&replayed);
        if (const auto expectation = expectedFault(expected)) {
            QVERIFY(fault);
            compare(*fault, *expectation, moves.size());
            return;
        }
        QVERIFY2(!fault, qPrintable(fault ? written(*fault) : QString()));
        const auto &path = std::get<core::Path>(replayed);
        QCOMPARE(written(*read.kind, *puzzle, core::after(from, path)), expected);
        QCOMPARE(QByteArray::fromStdString(puzzle->spell(from, path)), moves.simplified());
    }
};

TEST_SUITE(PositionLines)
#include "tst_positionlines.moc"
