// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "board/plaintext.h"
#include "core/positionline.h"
#include "pages/playableboard.h"
#include "pages/playbar.h"
#include "pages/reader.h"
#include "support/suite.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

/// A page with a single board, in a reader.
struct PlayedPage {
    explicit PlayedPage(const QString &block) : reader(app::puzzles())
    {
        reader.resize(900, 700);
        reader.show();
        reader.openText(u"mine.md"_s, u"# Mine\n\n```board\n"_s + block + u"\n```\n"_s);
    }
    /// Clicks on a cell of the board, or on its picture in the page if it is not being played yet.
    void click(int column, int row)
    {
        if (pages::PlayableBoard *board = hand()) {
            const QRectF cell = board->board()->cellRect(board->board()->grid().cell(column, row));
            return QTest::mouseClick(board->viewport(), Qt::LeftButton, {},
                                     board->mapFromScene(cell.center()));
        }
        QTest::mouseClick(reader.browser().viewport(), Qt::LeftButton, {}, pointOnPage(column, row));
    }
    /// Returns the point of the page where the centre of a cell is drawn.
    QPoint pointOnPage(int column, int row) const
    {
        const board::BoardScene &scene = *reader.boards().scene(0, board::Style::make(board::Style::Light));
        const QRectF drawn = scene.pictureRect(scene.position());
        const QRectF place = reader.browser().page()->placeOf(0);
        const double scale = std::min(place.width() / drawn.width(), place.height() / drawn.height());
        const QPointF cell = scene.cellRect(scene.grid().cell(column, row)).center();
        return (place.center() + (cell - drawn.center()) * scale).toPoint();
    }
    pages::PlayableBoard *hand() { return reader.findChild<pages::PlayableBoard *>(); }
    QString position()
    {
        session::Session &played = hand()->session();
        return QString::fromStdString(played.puzzle().write(played.timeline().position()));
    }
    QString sentence() { return reader.findChild<pages::PlayBar *>()->findChild<QLabel *>()->text(); }

    pages::Reader reader;
};

} // namespace

/// Tests boards that are played in their page.
class PlayedPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The first click already places a queen, and does not open the main window.
    void aClickPlaysOnThePage()
    {
        PlayedPage page(u"queens:4:...."_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        QSignalSpy opened(&page.reader, &pages::Reader::boardWanted);
        page.click(1, 0);
        QVERIFY(page.hand());
        QCOMPARE(page.position(), u"2..."_s);
        page.click(1, 1); // this move is refused
        QCOMPARE(page.position(), u"2..."_s);
        QVERIFY2(page.sentence().size() > 20, qPrintable(page.sentence()));
        page.click(3, 1);
        page.click(0, 2);
        page.click(2, 3);
        QCOMPARE(page.position(), u"2413"_s);
        QVERIFY2(page.sentence().contains(u"Solved!"_s), qPrintable(page.sentence()));
        auto *bar = page.reader.findChild<pages::PlayBar *>();
        QTest::keyClick(bar, Qt::Key_Left);
        QCOMPARE(page.position(), u"241."_s);
        QTest::keyClick(bar, Qt::Key_Home);
        QCOMPARE(page.position(), u"...."_s);
        QTest::keyClick(bar, Qt::Key_Escape);
        QVERIFY(bar->isHidden());
        QTRY_VERIFY(!page.hand() || page.hand()->isHidden());
        QVERIFY(opened.isEmpty());
    }

    /// Escape ends the game where the focus is: on the board, which takes it first to put a held piece back, and on the
    /// page below it.
    void escapeEndsTheGame()
    {
        PlayedPage page(u"solitaire:english"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        const auto *bar = page.reader.findChild<pages::PlayBar *>();
        page.click(3, 1); // picks up the peg
        QVERIFY(page.hand() && page.hand()->board()->isHolding());
        QTest::keyClick(page.hand(), Qt::Key_Escape);
        QVERIFY(!page.hand()->board()->isHolding());
        QVERIFY(bar->isVisible());
        QTest::keyClick(page.hand(), Qt::Key_Escape);
        QVERIFY(bar->isHidden());
        QTRY_VERIFY(!page.hand());
        page.reader.follow({pages::Target::Hand, {}, 0});
        QTRY_VERIFY(bar->isVisible());
        QTest::keyClick(&page.reader.browser(), Qt::Key_Escape);
        QVERIFY(bar->isHidden());
        QVERIFY(page.reader.isVisible());
        QTest::keyClick(&page.reader.browser(), Qt::Key_Escape); // nothing is played: the page is closed
        QVERIFY(!page.reader.isVisible());
    }

    void everyPuzzleIsPlayed_data()
    {
        QTest::addColumn<QString>("line");
        for (const ui::PuzzleUi *puzzle : app::puzzles())
            QTest::newRow(puzzle->kind->id) << QString::fromUtf8(puzzle->kind->presets.front().line);
    }
    void everyPuzzleIsPlayed()
    {
        QFETCH(QString, line);
        PlayedPage page(line);
        QTRY_VERIFY(page.reader.boards().areReady());
        QVERIFY(page.reader.boards().shown(0)->fault.empty());
        page.reader.follow({pages::Target::Hand, {}, 0});
        QVERIFY(page.hand());
        session::Session &played = page.hand()->session();
        const auto moves = played.puzzle().moves(played.timeline().position());
        if (moves.empty())
            QSKIP("This board has no moves.");
        Q_EMIT page.hand()->board()->moveRequested(moves.front().front());
        QCOMPARE(played.timeline().frame(), qint64(1));
    }

    /// The link below a board makes it playable as a click does, but makes no move.
    void aLinkPlaysTheBoard()
    {
        PlayedPage page(u"queens:4"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        const QTextCursor link = page.reader.browser().document()->find(u"Play it here"_s);
        QVERIFY(!link.isNull());
        QTest::mouseClick(page.reader.browser().viewport(), Qt::LeftButton, {},
                          page.reader.browser().cursorRect(link).center() - QPoint(8, 0));
        QTRY_VERIFY(page.hand());
        QCOMPARE(page.hand()->session().timeline().frame(), qint64(0));
    }

    /// A board that was played is opened with its moves, and without its search.
    void thePlayedBoardIsOpenedWithItsMoves()
    {
        PlayedPage page(u"queens:4\nmethod: lookback"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        QSignalSpy opened(&page.reader, &pages::Reader::boardWanted);
        const auto open = [&] {
            page.reader.follow({pages::Target::Open, {}, 0});
            return opened.takeLast().front().value<pages::BoardBlock>();
        };
        QCOMPARE(open().method, u"lookback"_s);
        page.click(1, 0);
        page.click(3, 1);
        const pages::BoardBlock played = open();
        QVERIFY(played.method.isEmpty());
        const core::LineReading read =
            core::readLineAndMoves(page.reader.boards().kinds(), played.line.toStdString());
        const core::Game &game = std::get<core::Game>(read.reading);
        QCOMPARE(game.puzzle->write(core::after(game.position, read.moves)), std::string("24.."));
    }

    /// Closing the play bar does not scroll the page.
    void thePageStaysWhenTheBarIsShut()
    {
        PlayedPage page(u"queens:4\n```\n"_s + u"words\n\n"_s.repeated(80) + u"\n```board\nqueens:5"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        QScrollBar *scrolled = page.reader.browser().verticalScrollBar();
        page.reader.follow({pages::Target::Hand, {}, 0});
        for (const int to : {0, 100, scrolled->maximum()}) {
            page.reader.follow({pages::Target::Hand, {}, 0});
            scrolled->setValue(to);
            QTest::keyClick(page.reader.findChild<pages::PlayBar *>(), Qt::Key_Escape);
            QCOMPARE(scrolled->value(), std::min(to, scrolled->maximum()));
        }
    }

    /// The play bar takes its room from the page, which then shows the played board whole, even in type of twice the size.
    void theBarCoversNoBoard_data()
    {
        QTest::addColumn<int>("action");
        QTest::newRow("by hand") << int(pages::Target::Hand);
        QTest::newRow("a search") << int(pages::Target::Play);
    }
    void theBarCoversNoBoard()
    {
        QFETCH(int, action);
        const QFont before = QApplication::font();
        QFont twice = before;
        twice.setPointSizeF(2 * before.pointSizeF());
        QApplication::setFont(twice);
        {
            PlayedPage page(u"queens:4\nmethod: lookback\n```\n"_s + u"words\n\n"_s.repeated(80) +
                            u"\n```board\nqueens:5"_s);
            QTRY_VERIFY(page.reader.boards().areReady());
            QScrollBar *scrolled = page.reader.browser().verticalScrollBar();
            const auto place = [&] { return page.reader.browser().page()->placeOf(0); };
            const int height = page.reader.browser().viewport()->height();
            QVERIFY(place().bottom() > height / 2);
            page.reader.resize(page.reader.width(),
                               page.reader.height() - height + int(place().bottom()) +
                                   4); // the board ends the view
            QCoreApplication::sendPostedEvents();
            scrolled->setValue(0);
            page.reader.follow({pages::Target::Kind(action), {}, 0});
            QCoreApplication::processEvents();
            const int visible = page.reader.browser().viewport()->height();
            QVERIFY(!page.reader.findChild<pages::PlayBar *>()->isHidden());
            QVERIFY2(place().bottom() <= scrolled->value() + visible || place().height() >= visible,
                     qPrintable(QString::number(place().bottom() - scrolled->value() - visible)));
        }
        QApplication::setFont(before);
    }

    /// A figure of the course has tiles numbered from 0 on a page, too: on the board and in the sentences about it.
    void theCoursesFiguresAreNumberedFromZero()
    {
        PlayedPage page(u"taquin:4x2:5 7 3 4 1 6 2 0"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        QCOMPARE(page.reader.boards().instanceOf(0).look, u"numbers=0"_s);
        page.reader.follow({pages::Target::Hand, {}, 0});
        QVERIFY2(page.hand()->board()->describe(0).contains(u"4"_s),
                 qPrintable(page.hand()->board()->describe(0)));
        page.hand()->board()->activate(0);
        QVERIFY2(page.sentence().contains(u"4"_s), qPrintable(page.sentence()));
        PlayedPage other(u"taquin:4x2:5 7 3 4 1 6 0 2"_s);
        QTRY_VERIFY(other.reader.boards().areReady());
        QCOMPARE(other.reader.boards().instanceOf(0).look, QString());
    }

    /// The board stays over its place, wherever the page is scrolled.
    void theBoardStaysInItsPlace()
    {
        PlayedPage page(u"queens:4:....\n```\n"_s + u"words\n\n"_s.repeated(80) + u"\n```board\nqueens:5"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        page.click(1, 0);
        const QPoint before = page.hand()->pos();
        page.reader.browser().verticalScrollBar()->setValue(60);
        QCOMPARE(page.hand()->pos(), before - QPoint(0, 60));
        page.reader.resize(1100, 700);
        QTRY_VERIFY(page.hand()->pos().x() > before.x()); // the page is centred
        const QRectF place = page.reader.browser().page()->placeOf(0).translated(
            0, -page.reader.browser().verticalScrollBar()->value());
        const auto *scene = page.hand()->board();
        const QPointF centre = page.hand()->mapFromScene(scene->pictureRect(scene->position()).center());
        QVERIFY((centre + page.hand()->pos() - place.center()).manhattanLength() < 4);
    }

    /// The page draws a board slightly larger than it is played; the first click still hits the intended
    /// cell.
    void theFirstClickHitsItsCell()
    {
        for (const int column : {0, 1, 17, 18}) {
            PlayedPage page(u"queens:19"_s);
            QTRY_VERIFY(page.reader.boards().areReady());
            page.click(column, 0);
            QVERIFY(page.hand());
            QVERIFY(page.hand()->session().timeline().position().at(0) == core::Place{std::int16_t(column)});
        }
    }

    /// An answer that is shown at the end of a long page leaves the page where it is, and so does hiding it.
    void anAnswerMovesNothing()
    {
        PlayedPage page(u"queens:4\n```\n"_s + u"words\n\n"_s.repeated(300) +
                        u"\n```exercise\nHow many?\nanswer: Two.\n```\n\n"_s +
                        u"more words\n\n"_s.repeated(60));
        QTRY_VERIFY(page.reader.boards().areReady());
        QScrollBar *scrolled = page.reader.browser().verticalScrollBar();
        const int here = scrolled->maximum() - 500;
        scrolled->setValue(here);
        for (int i = 0; i < 2; ++i) {
            page.reader.follow({pages::Target::Answer, {}, 0});
            QCOMPARE(scrolled->value(), here);
        }
    }

    /// A page that is opened again is as it was left: its scroll position, its answers and its results.
    void aPageIsFoundAgainAsItWasLeft()
    {
        PlayedPage page(u"queens:4\nmethod: bits\ngoal: count\nexpect: solutions 2\n```\n"_s +
                        u"words\n\n"_s.repeated(100) +
                        u"\n```exercise\nHow many?\nanswer: Two of them.\n```\n\n```board\nqueens:5"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        page.reader.follow({pages::Target::Answer, {}, 0});
        page.reader.follow({pages::Target::Run, {}, 0});
        const auto words = [&] { return page.reader.browser().toPlainText(); };
        QTRY_VERIFY(words().contains(u'✓'));
        QScrollBar *scrolled = page.reader.browser().verticalScrollBar();
        scrolled->setValue(scrolled->maximum() - 40);
        const int here = scrolled->value();
        page.reader.openText(u"other.md"_s, u"# Other"_s);
        QVERIFY(!words().contains(u"Two of them."_s));
        for (QToolButton *button : page.reader.findChildren<QToolButton *>()) {
            if (button->text() == u"◀ Back"_s)
                button->click();
        }
        QTRY_VERIFY(page.reader.boards().areReady());
        QVERIFY(words().contains(u"Two of them."_s));
        QVERIFY(words().contains(u'✓'));
        QCOMPARE(scrolled->value(), here);
    }

    /// A page is shown anew when its file changes, even if another file takes its place. The place stays, and so does the
    /// answer of an exercise that is still the same. A file that is gone is reported, and one that is empty ignored.
    void aChangedPageIsReadAgain()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.md"_s);
        const auto write = [](const QString &file, const QByteArray &text) {
            QFile page(file);
            return page.open(QFile::WriteOnly) && page.write(text) == text.size();
        };
        const QByteArray rest = "\n\nwords\n" + QByteArray("\nwords\n").repeated(100);
        const auto exercise = [](const QByteArray &task) -> QByteArray {
            return "\n\n```exercise\n" + task + "\nanswer: Two of them.\n```\n";
        };
        QVERIFY(write(path, "# First" + exercise("How many?") + rest));
        pages::Reader reader(app::puzzles());
        reader.resize(900, 700);
        reader.show();
        const auto words = [&] { return reader.browser().toPlainText(); };
        QCOMPARE(reader.openFile(path), QString());
        reader.follow({pages::Target::Answer, {}, 0});
        QScrollBar *scrolled = reader.browser().verticalScrollBar();
        scrolled->setValue(200);
        QVERIFY(write(path, "# Second" + exercise("How many?") + rest));
        QTRY_COMPARE(reader.title(), u"Second"_s);
        QVERIFY(words().contains(u"Two of them."_s));
        QCOMPARE(scrolled->value(), 200);
        const QString other = folder.filePath(u"new.md"_s);
        QVERIFY(write(other, "# Third" + exercise("Which?") + rest));
        QVERIFY(QFile::remove(path) && QFile::rename(other, path));
        QTRY_COMPARE(reader.title(), u"Third"_s);
        QVERIFY(!words().contains(u"Two of them."_s));
        QVERIFY(QFile::remove(path));
        const auto *message = reader.findChild<QLabel *>();
        QTRY_VERIFY(message->isVisible() && message->text().contains(u"mine.md"_s));
        QCOMPARE(reader.title(), u"Third"_s);
        reader.openText(u"other.md"_s, u"# Other"_s);
        QVERIFY(write(path, "# Fourth"));
        reader.findChild<QToolButton *>(u"back"_s)->click();
        QTRY_COMPARE(reader.title(), u"Fourth"_s);
        QVERIFY(write(path, {}) && write(other, "# Other"));
        QVERIFY(QFile::remove(other) && write(path, "# Fifth"));
        QTRY_COMPARE(reader.title(), u"Fifth"_s);
    }

    /// A game on a board of a page is there again when the page is, however one comes back to it: the page shows it as it
    /// was left, and a click goes on with it. Escape ends it.
    void aGameIsFoundAgainAsItWasLeft()
    {
        PlayedPage page(u"queens:4:...."_s);
        const auto drawn = [&] {
            [&] { QTRY_VERIFY(page.reader.boards().areReady()); }();
            const pages::Boards &boards = page.reader.boards();
            return QString::fromStdString(boards.shown(0)->puzzle->write(boards.positionOf(0)));
        };
        const QString text = page.reader.text();
        QCOMPARE(drawn(), u"...."_s);
        page.click(1, 0);
        page.click(3, 1);
        QTest::keyClick(page.reader.findChild<pages::PlayBar *>(), Qt::Key_Left);
        QCOMPARE(page.position(), u"2..."_s);
        page.reader.openText(u"other.md"_s, u"# Other\n\n```board\nqueens:4:....\n```\n"_s);
        QCOMPARE(drawn(), u"...."_s);
        page.reader.findChild<QToolButton *>(u"back"_s)->click();
        QCOMPARE(drawn(), u"2..."_s);
        page.reader.openText(u"other.md"_s, u"# Other"_s);
        page.reader.openText(u"mine.md"_s, text);
        QCOMPARE(drawn(), u"2..."_s);
        QSignalSpy opened(&page.reader, &pages::Reader::boardWanted);
        page.reader.follow({pages::Target::Open, {}, 0});
        const auto block = opened.takeLast().front().value<pages::BoardBlock>();
        const core::LineReading read =
            core::readLineAndMoves(page.reader.boards().kinds(), block.line.toStdString());
        QCOMPARE(read.moves.size(), std::size_t(1));
        QTRY_VERIFY(!page.hand());
        page.click(3, 1);
        QCOMPARE(page.position(), u"24.."_s);
        QTest::keyClick(page.reader.findChild<pages::PlayBar *>(), Qt::Key_Escape);
        QCOMPARE(drawn(), u"...."_s);
    }

    /// A link to watch a search is shown only for a search that has steps.
    void onlyStepsAreWatched()
    {
        PlayedPage page(u"tiling:4x5,tetrominoes\nmethod: cover"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        const auto offers = [](PlayedPage &shown) {
            return shown.reader.browser().toPlainText().contains(u"Watch it here"_s);
        };
        QCOMPARE(page.reader.boards().frames(0), qint64(0));
        QVERIFY(!offers(page));
        PlayedPage other(u"queens:4\nmethod: lookback"_s);
        QTRY_VERIFY(other.reader.boards().areReady());
        QVERIFY(offers(other));
    }

    /// A refused step is marked on the board as in the window, and closing the play bar resets the board.
    void refusalsAreMarkedAndTheBoardComesBack()
    {
        PlayedPage page(u"queens:4\nmethod: lookback"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        page.reader.follow({pages::Target::Play, {}, 0});
        auto *bar = page.reader.findChild<pages::PlayBar *>();
        const pages::Boards &boards = page.reader.boards();
        const auto *scene = boards.scene(0, board::Style::make(board::Style::Light));
        bool isMarked = false;
        for (qint64 frame = 1; frame <= boards.frames(0) && !isMarked; ++frame) {
            QTest::keyClick(bar, Qt::Key_Right);
            for (int cell = 0; cell < scene->grid().size(); ++cell)
                isMarked = isMarked || !scene->describeMark(cell).isEmpty();
        }
        QVERIFY(isMarked);
        QTest::keyClick(bar, Qt::Key_End);
        QVERIFY(std::ranges::any_of(scene->position(), &core::Place::onBoard));
        QTest::keyClick(bar, Qt::Key_Escape);
        QVERIFY(std::ranges::none_of(scene->position(), &core::Place::onBoard));
        QCOMPARE(boards.frame(0), qint64(0));
    }

    /// The play bar does not present the last step that is shown of a long search as the search's end.
    void aCutSearchSaysThatItGoesOn()
    {
        PlayedPage page(u"queens:8\nmethod: loops\ngoal: all"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        page.reader.follow({pages::Target::Play, {}, 0});
        auto *bar = page.reader.findChild<pages::PlayBar *>();
        QVERIFY(!page.sentence().contains(u"The search goes on"_s));
        QTest::keyClick(bar, Qt::Key_End);
        QVERIFY2(page.sentence().contains(u"The search goes on"_s), qPrintable(page.sentence()));
    }

    /// Each press of the speed button makes playing four times as fast, and the one after the fastest speed
    /// restores the first.
    void theSpeedIsChosen()
    {
        PlayedPage page(u"queens:8\nmethod: loops"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        page.reader.follow({pages::Target::Play, {}, 0});
        auto *faster = page.reader.findChild<QToolButton *>(u"faster"_s);
        QStringList speeds;
        for (int i = 0; i < 5; ++i) {
            faster->click();
            speeds << faster->text();
        }
        QCOMPARE(speeds, QStringList({u"×4"_s, u"×16"_s, u"×64"_s, u"×256"_s, u"×1"_s}));
    }

    void theLinkToWatchStartsPlayback()
    {
        PlayedPage page(u"queens:4\nmethod: lookback"_s);
        QTRY_VERIFY(page.reader.boards().areReady());
        page.reader.follow({pages::Target::Play, {}, 0});
        QVERIFY(page.reader.findChild<pages::PlayBar *>()->isPlaying());
        QTRY_COMPARE(page.reader.boards().frame(0), qint64(1));
    }
};

TEST_SUITE(PlayedPagesTest)
#include "tst_playedpages.moc"
