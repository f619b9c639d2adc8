// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "export/webexport.h"
#include "pages/webpage.h"
#include "session/search/race.h"
#include "support/frogsui.h"
#include "support/suite.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSignalSpy>
#include <QThread>
#include <QXmlStreamReader>

#include <set>

using namespace Qt::StringLiterals;
using pages::Page;

namespace {

const ui::PuzzleUi &puzzleOf(const char *id)
{
    return **std::ranges::find_if(app::puzzles(), [id](const ui::PuzzleUi *puzzle) {
        return std::string_view(puzzle->kind->id) == id;
    });
}

QByteArray webOf(const QString &text)
{
    const Page page = Page::read(text);
    pages::Boards boards(app::puzzles(), page);
    core::NullContext context;
    boards.compute(context, pages::framesOnWeb);
    return pages::webPage(page, boards);
}

/// Returns the timeline of a search that has run to its end.
std::unique_ptr<session::Timeline> searched(const ui::PuzzleUi &puzzle, const char *board, const char *method,
                                            core::Goal goal)
{
    const core::Game game = std::get<core::Game>(puzzle.kind->parse(board, {}));
    const core::Solver *solver = puzzle.kind->solver(method);
    core::NullContext context;
    const session::RaceResult result = session::runRacer(
        *game.puzzle, {solver, {goal, game.position, {}, core::Values(solver->options)}}, context);
    std::vector<core::Event> events;
    for (qint64 i = 0; i < result.record.size(); ++i)
        events.push_back(result.record.at(i));
    using session::Act;
    auto timeline =
        std::make_unique<session::Timeline>(Act::make(Act::New, {game.puzzle, {}}, game.position));
    Act act = Act::make(Act::Search, {game.puzzle, {}}, game.position, events);
    act.method = QString::fromLatin1(method);
    timeline->begin(std::move(act));
    timeline->seek(timeline->lastFrame());
    return timeline;
}

QByteArray webOf(const ui::PuzzleUi &puzzle, const session::Timeline &timeline)
{
    const auto scene = puzzle.scene(timeline.instance(), board::Style::make(board::Style::Light));
    return pages::webPage(*scene, *puzzle.kind, timeline);
}

QJsonObject dataOf(const QByteArray &web)
{
    const QByteArray begin = "<script type=\"application/json\">";
    const qsizetype at = web.indexOf(begin) + begin.size();
    return QJsonDocument::fromJson(web.mid(at, web.indexOf("</script>", at) - at)).object();
}

/// A scene that counts how often it draws a piece.
class CountingScene : public board::BoardScene {
public:
    explicit CountingScene(std::shared_ptr<const core::Puzzle> puzzle)
        : BoardScene(std::move(puzzle), board::Style::make(board::Style::Light))
    {
        show(this->puzzle().start());
    }
    QString describe(int) const override { return {}; }
    void activate(int) override {}
    QString aim() const override { return {}; }
    board::Guidance guidance() const override { return {}; }

    mutable int drawn = 0;
    mutable int drawnInTheWindowsThread = 0;

protected:
    board::Pose poseOf(int, const core::Place &place) const override
    {
        return {cellRect(place.cell).center()};
    }
    void paintBoard(QPainter &painter) const override { painter.drawRect(cellRect(0)); }
    void paintPiece(QPainter &painter, int piece, const core::Place &) const override
    {
        ++drawn;
        drawnInTheWindowsThread += QThread::currentThread() == thread();
        painter.drawEllipse(QPointF(), 0.3, 0.1 * (piece + 1));
    }
};

} // namespace

/// Tests pages and games exported as single HTML files.
class WebPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Playing the exported steps by the test's own code leads to the timeline's position at each frame.
    void theStepsReplayTheGame()
    {
        const ui::PuzzleUi &puzzle = puzzleOf("queens");
        const auto timeline = searched(puzzle, "5", "lookback", core::Goal::All);
        const QJsonObject data = dataOf(webOf(puzzle, *timeline));
        const QJsonArray frames = data[u"frames"_s].toArray();
        const QJsonArray spots = data[u"places"_s].toArray();
        QCOMPARE(frames.size(), timeline->lastFrame() - timeline->startOfGame());
        QJsonArray at = data[u"start"_s].toArray();
        for (qsizetype i = 0; i < frames.size(); ++i) {
            const QJsonArray frame = frames[i].toArray();
            for (qsizetype change = 1; change < frame.size(); change += 2)
                at[frame[change].toInt()] = frame[change + 1];
            const core::Position position = timeline->positionAt(timeline->startOfGame() + i + 1);
            for (std::size_t piece = 0; piece < position.size(); ++piece) {
                const QJsonArray spot = spots[at[qsizetype(piece)].toInt()].toArray();
                if (position[piece].onBoard()) {
                    const int cell = position[piece].cell;
                    QCOMPARE(int(spot[1].toDouble() / 100), cell % 5);
                    QCOMPARE(int(spot[2].toDouble() / 100), cell / 5);
                }
            }
        }
    }

    /// A piece that looks the same wherever it lies is drawn once for all its places: a photo takes long to encode. Two
    /// frogs and two toads go to five cells.
    void aPieceIsDrawnOnceForAllItsPlaces()
    {
        const auto timeline = searched(frogs::ui(), "2", "depthfirst", core::Goal::First);
        CountingScene scene(timeline->instance().puzzle);
        const QByteArray web = pages::webPage(scene, *frogs::ui().kind, *timeline);
        QCOMPARE(scene.drawn, 4);
        QVERIFY(dataOf(web)[u"places"_s].toArray().size() > 4);
    }

    /// The window does not wait for the pieces of its game to be drawn.
    void theWindowExportsInTheBackground()
    {
        const auto timeline = searched(frogs::ui(), "2", "depthfirst", core::Goal::First);
        const core::Game game{timeline->instance().puzzle, timeline->positionAt(0)};
        session::Session session(*frogs::ui().kind, game);
        session.restore(timeline->acts(), timeline->lastFrame());
        auto made = std::make_unique<CountingScene>(game.puzzle);
        const CountingScene &scene = *made;
        QWidget window;
        exports::GameWebExport page(std::move(made), session, window);
        QByteArray web;
        connect(&page, &exports::GameWebExport::made, this,
                [&](const QByteArray &content) { web = content; });
        const QSignalSpy ended(&page, &exports::GameWebExport::ended);
        page.start();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(scene.drawn, 4);
        QCOMPARE(scene.drawnInTheWindowsThread, 0);
        QCOMPARE(dataOf(web)[u"frames"_s].toArray().size(), timeline->lastFrame());
    }

    /// The frames of a count by a frontier, which moves nothing, are pictures in place of the pieces.
    void stepsWithoutMovesArePictures()
    {
        const ui::PuzzleUi &puzzle = puzzleOf("knight");
        const auto timeline = searched(puzzle, "4x5", "frontier", core::Goal::Count);
        const QByteArray web = webOf(puzzle, *timeline);
        const QJsonArray pictures = dataOf(web)[u"pictures"_s].toArray();
        QCOMPARE(pictures.size(), timeline->lastFrame() - timeline->startOfGame());
        std::set<int> different;
        for (const QJsonValue &picture : pictures) {
            const QByteArray symbol = "id=\"look" + QByteArray::number(picture.toInt(-1)) + '"';
            QVERIFY(web.contains(symbol));
            different.insert(picture.toInt());
        }
        QVERIFY(different.size() > 40);
        QVERIFY(web.contains("class=\"step\""));
        const auto moves = searched(puzzleOf("queens"), "4", "lookback", core::Goal::First);
        QVERIFY(dataOf(webOf(puzzleOf("queens"), *moves))[u"pictures"_s].toArray().empty());
    }

    /// A board in a page shows the step of such a count that its block names, and each one that is played.
    void boardsShowStepsWithoutMoves()
    {
        const Page page = Page::read(u"```board\nknight:4x5\nmethod: frontier\ngoal: count\nat: 20\n```\n\n"
                                     "```board\nknight:4x5\n```\n"_s);
        pages::Boards boards(app::puzzles(), page);
        core::NullContext context;
        boards.compute(context, 0);
        const auto picture = [&](int board) {
            QImage image(300, 300, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            boards.paint(painter, QRectF(image.rect()), board, board::Style::make(board::Style::Light));
            return image;
        };
        const QImage moment = picture(0);
        QVERIFY(moment != picture(1));
        boards.seek(0, 0);
        QCOMPARE(picture(0), picture(1));
        boards.seek(0, 19);
        QVERIFY(picture(0) != moment);
        boards.seek(0, 20);
        QCOMPARE(picture(0), moment);
    }

    /// If the block names a moment, the player starts there, however late it is.
    void thePlayerStartsAtTheMoment()
    {
        const QByteArray web = webOf(u"```board\nqueens:8\nmethod: lookback\nat: 3000\ngoal: all\n```\n"_s);
        QCOMPARE(dataOf(web)[u"begin"_s].toInt(), 3000);
        QCOMPARE(dataOf(web)[u"frames"_s].toArray().size(), 3000);
        const QByteArray whole = webOf(u"```board\nqueens:8\nmethod: lookback\ngoal: all\n```\n"_s);
        QCOMPARE(dataOf(whole)[u"begin"_s].toInt(), 0);
        QCOMPARE(dataOf(whole)[u"frames"_s].toArray().size(), pages::framesOnWeb);
        QVERIFY(whole.contains("there are more"));
    }

    /// The boards of a page share its room for steps; a board without room says so. Eight queens' search has more
    /// than 2000 steps, so that ten boards fill the page.
    void aBoardWithoutRoomIsRemarkedOn()
    {
        const QString board = u"```board\nqueens:8\nmethod: lookback\ngoal: all\n```\n\n"_s;
        const QByteArray remark = "no more room for the steps";
        QVERIFY(
            !webOf(board.repeated(int(pages::WebBoard::mostFrames / pages::framesOnWeb))).contains(remark));
        QCOMPARE(
            webOf(board.repeated(int(pages::WebBoard::mostFrames / pages::framesOnWeb) + 1)).count(remark),
            1);
    }

    void blocksAreNotNested_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const std::pair<const char *, QString> parts[] = {{"code", u"```\ncode\n```\n"_s},
                                                          {"list", u"- an item\n\n"_s},
                                                          {"table", u"| a |\n|---|\n| b |\n\n"_s},
                                                          {"paragraph", u"words\n\n"_s},
                                                          {"heading", u"# words\n\n"_s},
                                                          {"quote", u"> words\n\n"_s},
                                                          {"rule", u"----\n\n"_s},
                                                          {"board", u"```board\nqueens:4\n```\n"_s}};
        for (const auto &[before, text] : parts) {
            for (const auto &[after, next] : parts) {
                if (before != after)
                    QTest::addRow("%s, then %s", before, after) << text << next;
            }
        }
    }
    /// Between the blocks of a page all elements are closed, except the one that contains the page.
    void blocksAreNotNested()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const QByteArray both = webOf(before + after);
        for (const QByteArray &tag : {"pre"_ba, "code"_ba, "ul"_ba, "ol"_ba, "table"_ba, "blockquote"_ba}) {
            const qsizetype begin = both.indexOf("<main>");
            const qsizetype opened = both.indexOf(QByteArray('<' + tag), begin);
            const qsizetype closed = both.indexOf(QByteArray("</" + tag + '>'), begin);
            QVERIFY2((opened < 0) == (closed < 0), both.sliced(begin).constData());
            const QByteArray within =
                opened < 0 ? QByteArray() : both.sliced(opened + 1, closed - opened - 1);
            for (const QByteArray &other : {"<pre"_ba, "<ul"_ba, "<ol"_ba, "<table"_ba, "<p>"_ba, "<h1"_ba,
                                            "<hr"_ba, "<figure"_ba, "<svg"_ba})
                QVERIFY2(tag == "blockquote" || !within.contains(other), both.sliced(begin).constData());
        }
    }

    void missingPartsOfABoardAreReported_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("method") << u"queens:4\nmethod: nope"_s << "There is no method"_ba;
        QTest::newRow("moment") << u"queens:4\nmethod: lookback\nat: 100000"_s << "was not reached"_ba;
    }
    void missingPartsOfABoardAreReported()
    {
        QFETCH(QString, block);
        QFETCH(QByteArray, sentence);
        QVERIFY(webOf("```board\n"_L1 + block + "\n```\n"_L1).contains(sentence));
    }

    void largeSearchesFit_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("method");
        QTest::newRow("queens") << u"queens"_s << u"8"_s << u"lookback"_s;
        QTest::newRow("dogs") << u"dogs"_s << u"3x3"_s << u"placement"_s;
        QTest::newRow("tiling") << u"tiling"_s << u"6x10,pentominoes"_s << u"cells"_s;
        QTest::newRow("knight") << u"knight"_s << u"5x5"_s << u"squares"_s;
        QTest::newRow("bishop") << u"bishop"_s << u"6x6"_s << u"course"_s;
    }
    /// 20,000 frames take less than three megabytes.
    void largeSearchesFit()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, board);
        QFETCH(QString, method);
        const ui::PuzzleUi &ui = puzzleOf(puzzle.toLatin1().constData());
        const auto timeline =
            searched(ui, board.toLatin1().constData(), method.toLatin1().constData(), core::Goal::First);
        const QByteArray web = webOf(ui, *timeline);
        const qsizetype frames = dataOf(web)[u"frames"_s].toArray().size();
        qInfo("%lld frames, %lld kB", qint64(frames), qint64(web.size() / 1000));
        QVERIFY(frames > 0);
        QVERIFY(frames <= pages::WebBoard::mostFrames);
        QVERIFY(web.size() < 3'000'000);
    }

    void pagesMakeNoRequests()
    {
        const QByteArray web =
            webOf(u"# T\n\n![x](https://example.org/a.png)\n\n[y](https://example.org/)\n\n"
                  "```board\ntaquin:3x3\n```\n"_s);
        QVERIFY(web.contains("Content-Security-Policy"));
        QVERIFY(web.contains("default-src 'none'"));
        QVERIFY(!web.contains("src=\"http"));
        QVERIFY(!web.contains("@import"));
        const QByteArray begin = "<script>";
        const qsizetype at = web.lastIndexOf(begin) + begin.size();
        const QByteArray script = web.mid(at, web.lastIndexOf("</script>") - at);
        QVERIFY(script.size() > 1000);
        const QByteArray digest = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
        QVERIFY(web.contains(QByteArray("sha256-").append(digest)));
    }

    /// Markup in untrusted text is escaped.
    void foreignTextIsEscaped()
    {
        const QString evil = u"<script>alert(1)</script><img src=x onerror=alert(2)>\"'&"_s;
        const QByteArray web = webOf("# "_L1 + evil + "\n\n"_L1 + evil + "\n\n- "_L1 + evil +
                                     "\n\n| a |\n|---|\n| "_L1 + evil + " |\n\n```\n"_L1 + evil +
                                     "\n```\n\n[a](javascript:alert(3)) [b](https://e.org/\"onclick=\"x)\n\n"
                                     "```board\nqueens:4\ncaption: "_L1 +
                                     evil + "\n```\n\n```board\n"_L1 + evil + "\n```\n\n```exercise\n"_L1 +
                                     evil + "\nanswer: "_L1 + evil + "\n```\n"_L1);
        QVERIFY(!web.contains("<script>alert"));
        QVERIFY(!web.contains("<img"));
        QVERIFY(!web.contains("href=\"javascript"));
        QVERIFY(!web.contains("\"onclick"));
        QCOMPARE(web.count("<script"), 1);
    }

    /// Answers are shown when a reader asks for them: they are in a part that is closed at first.
    void answersAreClosed()
    {
        const QByteArray web = webOf(u"# One\n\nwords\n\n```exercise\nWhich?\nanswer: Two of them.\n```\n"_s);
        const qsizetype begin = web.indexOf("<details><summary>Answers</summary>");
        QVERIFY(begin > web.indexOf("Which?"));
        QVERIFY(web.indexOf("Two of them.") > begin);
        QVERIFY(web.indexOf("</details>", begin) > web.indexOf("Two of them."));
    }

    /// Tags are closed in the right order, as an XML reader confirms once the script is removed.
    void pagesAreWellFormed()
    {
        QByteArray web =
            webOf(u"# One\n\nwords *and* `code` [x](https://e.org/?a=1&b=2)\n\n- a\n- b\n  - c\n\n1. d\n\n"
                  "> quoted\n\n---\n\n```\ncode\n\nmore\n```\n\n| a | b |\n|---|---|\n| c | d |\n\n"
                  "```board\nqueens:4\nmethod: lookback\n```\n\n```exercise\nWhich?\nanswer: *f*\n```\n"_s);
        const qsizetype script = web.lastIndexOf("<script>");
        web.remove(script, web.lastIndexOf("</script>") + 9 - script);
        web.replace("<!DOCTYPE html>", "");
        static const QRegularExpression single(u"<(meta|hr|br)([^>]*)>"_s);
        const QString xml = QString::fromUtf8(web).replace(single, u"<\\1\\2/>"_s);
        QXmlStreamReader reader(xml);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(),
                 qPrintable(reader.errorString() + u": "_s +
                            xml.mid(std::max(qint64(0), reader.characterOffset() - 100), 200)));
    }
};

TEST_SUITE(WebPageTest)
#include "tst_webpage.moc"
