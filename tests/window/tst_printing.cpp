// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "export/animationclip.h"
#include "export/printdialog.h"
#include "export/printout.h"
#include "pagetextrecorder.h"
#include "support/rooks.h"
#include "support/rooksui.h"
#include "support/suite.h"
#include "windowactions.h"

#include "core/kind.h"
#include "core/positionline.h"
#include "session/basics/translation.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;
using exports::Printout;
using session::Session;

namespace {

/// Returns a session with all solutions of this board.
std::unique_ptr<Session> solved(const std::string &board)
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game(board));
    session->solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All});
    [&] {
        QTRY_VERIFY(session->search().outcome().has_value() &&
                    session->symmetryClasses().sorted() == session->solutions().size());
    }();
    return session;
}

/// Returns the number of pages; -1 if the printout and the file disagree.
int pagesOf(const Printout &printout)
{
    QBuffer paper;
    paper.open(QBuffer::WriteOnly);
    int returned = 0;
    {
        QPdfWriter writer(&paper);
        returned = printout.print(writer);
    }
    const auto written = int(paper.data().count("/Type /Page\n"));
    return returned == written ? returned : -1;
}

QStringList textsOf(const Printout &printout)
{
    QBuffer nothing;
    nothing.open(QBuffer::WriteOnly);
    tests::PageTextRecorder recorder(&nothing);
    printout.print(recorder);
    QStringList all;
    for (const QStringList &page : recorder.pages)
        all += page;
    return all;
}

const ui::PuzzleUi &puzzleOf(std::string_view id)
{
    const auto &puzzles = app::puzzles();
    return **std::ranges::find(puzzles, id, [](const auto *puzzle) { return puzzle->kind->id; });
}

/// Returns the ink that a picture needs, from 0 for none to 1 for black everywhere.
double ink(const QImage &image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += 1 - image.pixelColor(x, y).lightnessF();
    return sum / (double(image.width()) * image.height());
}

QImage drawn(const board::BoardScene &scene, const core::Position &position, const core::Path &move)
{
    QImage image(320, 320, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    scene.renderMove(painter, QRectF(image.rect()), scene.sceneRect(), position, move);
    return image;
}

/// Returns the number of pixels of this colour.
int count(const QImage &image, const QColor &colour)
{
    int pixels = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            pixels += image.pixelColor(x, y) == colour;
    return pixels;
}

} // namespace

/// Tests boards that are printed on paper.
class PrintingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English)); // an earlier test may have set another language
        tests::resetUserData();
    }

    void aGameByHandIsPrintedWhole()
    {
        Session session(rooks::kind(), rooks::game("4"));
        for (const int row : {0, 1, 2})
            session.hand(rooks::lay(row, row, 4));
        QCOMPARE(Printout(rooks::ui(), session, {}).boardCount(), 4U);
        session.undo();
        const Printout printout(rooks::ui(), session, {});
        QCOMPARE(printout.boardCount(), 3U);
        QCOMPARE(printout.limitNotice(), QString());
        QCOMPARE(pagesOf(printout), 1);
    }

    void aSearchIsPrintedWithoutMovesTakenBack()
    {
        Session session(rooks::kind(), rooks::game("4"));
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        session.solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.isWatching());
        session.search().go(session::Direction::Back, {session::Landmark::Solution});
        QVERIFY(session.timeline().frameInAct() > 100);
        QCOMPARE(Printout(rooks::ui(), session, {}).boardCount(), 5U);
    }

    /// The whole solution is printed, whatever frame of it is in view; earlier moves by hand are counted as
    /// in the window.
    void aSolutionIsPrintedWhole()
    {
        Session session(rooks::kind(), rooks::game("4"));
        QVERIFY(!Printout::hasSolution(session));
        session.player().setSpeed(session::Speed(0));
        session.hand(rooks::lay(0, 1, 4));
        session.solve({.solver = rooks::kind().solver("rows")});
        QTRY_VERIFY(session.search().outcome().has_value());
        session.player().pause();
        session.timeline().seek(session.timeline().startOfAct(session.timeline().actIndex()) + 1);
        QVERIFY(!session.puzzle().solved(session.timeline().position()));
        QVERIFY(Printout::isSolutionShown(session));
        const Printout printout(rooks::ui(), session, {.content = Printout::Content::Solution});
        QCOMPARE(printout.boardCount(), 4U);
        const QStringList texts = textsOf(printout);
        for (const QString &number : {u"1"_s, u"2"_s, u"3"_s, u"4"_s})
            QCOMPARE(texts.count(number), 1);
        QVERIFY(!texts.contains(u"start"_s));
        // At the start of the game no solution is in view, and the one found last is printed.
        session.timeline().seek(0);
        QVERIFY(!Printout::isSolutionShown(session) && Printout::hasSolution(session));
        QCOMPARE(Printout(rooks::ui(), session, {.content = Printout::Content::Solution}).boardCount(), 4U);
        QWidget parent;
        exports::PrintDialog dialog(rooks::ui(), session, exports::PrintDialog::Target::Paper, &parent);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(dialog.findChild<QComboBox *>()->findText(u"The whole solution"_s) >= 0);
        session.timeline().seek(2);
        exports::PrintDialog shown(rooks::ui(), session, exports::PrintDialog::Target::Paper, &parent);
        shown.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(shown.findChild<QComboBox *>()->currentText(), u"The whole solution"_s);
    }

    /// A solution is complete on paper, in an animation and as text, even if its search was so long that its
    /// first moves are no longer recorded.
    void aSolutionIsCompleteAfterForgetting()
    {
        using session::Act;
        Session session(rooks::kind(), rooks::game("4"));
        session::Timeline &timeline = session.timeline();
        timeline.begin(Act::make(Act::Search, timeline.instance(), timeline.position()));
        const auto append = [&](std::initializer_list<core::Step> laid) {
            timeline.append(session::events(std::vector(laid)));
        };
        append({rooks::lay(0, 0, 4)});
        std::vector<core::Event> inVain;
        for (int i = 0; i < 500'000; ++i) {
            for (const core::Event::Type type : {core::Event::Did, core::Event::Undid})
                inVain.push_back({rooks::lay(1, 2, 4), type, 0, 0});
        }
        while (timeline.acts().back().record.size() <= session::Timeline::longestSearch)
            timeline.append(inVain);
        append({rooks::lay(1, 1, 4), rooks::lay(2, 2, 4), rooks::lay(3, 3, 4)});
        timeline.append(std::array{core::Event{{}, core::Event::Solution, 0, 0}});
        timeline.seek(timeline.lastFrame());
        QVERIFY(timeline.act().record.first() > 0);
        QCOMPARE(session.search().solutionInView(), quint64(1));

        const Printout printout(rooks::ui(), session, {.content = Printout::Content::Solution});
        QCOMPARE(printout.boardCount(), 5U); // the start and four moves
        const exports::AnimationClip clip(rooks::ui(), session, board::Style::make(board::Style::Light),
                                          {.scope = exports::AnimationClip::Scope::Remaining});
        QCOMPARE(clip.moves(), 4);
        const auto way = Printout::solutionShown(session);
        QVERIFY(way);
        QCOMPARE(core::writeLineAndMoves(session.kind(), *way->instance.puzzle, way->from, way->steps),
                 std::string("rooks:4:....\n11 22 33 44"));
    }

    void onlyThePosition()
    {
        const auto session = solved("3");
        const Printout printout(rooks::ui(), *session, {.content = Printout::Content::Position});
        QCOMPARE(printout.boardCount(), 1U);
        QCOMPARE(pagesOf(printout), 1);
    }

    void allSolutionsArePrinted()
    {
        const auto session = solved("5");
        for (const bool grouped : {false, true}) {
            const Printout printout(
                rooks::ui(), *session,
                {.content = Printout::Content::Solutions, .columns = 6, .bySymmetryClass = grouped});
            QCOMPARE(printout.boardCount(), 120U);
            QCOMPARE(printout.limitNotice(), QString());
            QVERIFY(pagesOf(printout) > 1);
        }
        const auto few = [&](int columns) {
            return pagesOf(
                {rooks::ui(), *session, {.content = Printout::Content::Solutions, .columns = columns}});
        };
        QVERIFY(few(8) < few(4));
        QVERIFY(few(4) < few(2));
    }

    /// Few of the eight solutions with a queen on b8 are symmetric to each other.
    void singleSolutionsOfAClassShareRows()
    {
        const ui::PuzzleUi &queens = puzzleOf("queens");
        const auto game = queens.kind->parse("8", "2.......");
        Session session(*queens.kind, std::get<core::Game>(game));
        session.solve({.solver = queens.kind->solver("bits"), .goal = core::Goal::All});
        QTRY_COMPARE(session.symmetryClasses().sorted(), 8U);
        QVERIFY(session.symmetryClasses().count() >= 6);
        const Printout printout(queens, session, {.content = Printout::Content::Solutions, .columns = 3});
        QCOMPARE(printout.boardCount(), 8U);
        QCOMPARE(pagesOf(printout), 1);
    }

    void everyPageNamesItsClass()
    {
        const auto session = solved("5");
        QVERIFY(session->symmetryClasses().count() > 2);
        for (const int columns : {1, 2, 5}) {
            const Printout printout(rooks::ui(), *session,
                                    {.content = Printout::Content::Solutions, .columns = columns});
            QBuffer nothing;
            nothing.open(QBuffer::WriteOnly);
            tests::PageTextRecorder recorder(&nothing);
            const int printed = printout.print(recorder);
            QCOMPARE(int(recorder.pages.size()), printed);
            QVERIFY(recorder.pages.size() > 1);
            for (const QStringList &texts : recorder.pages) {
                // The texts are the page number, the heading of all pages, and then the class.
                QVERIFY2(texts.size() > 3 && texts[2].contains(u"lass"_s), qPrintable(texts.join(u'|')));
            }
        }
    }

    void theNumberOfBoardsIsLimited()
    {
        const auto session = solved("7");
        const Printout printout(rooks::ui(), *session,
                                {.content = Printout::Content::Solutions, .columns = 8});
        QVERIFY(printout.boardCount() < 5040);
        QVERIFY(printout.limitNotice().contains("5,040"_L1));
        QVERIFY(pagesOf(printout) <= 100);
    }

    /// The pieces are drawn as lines and plain colours, which take few bytes in a PDF.
    void allQueensAreASmallFile()
    {
        const ui::PuzzleUi &queens = puzzleOf("queens");
        Session session(*queens.kind, std::get<core::Game>(queens.kind->parse("8", "")));
        session.solve({.solver = queens.kind->solver("bits"), .goal = core::Goal::All});
        QTRY_COMPARE(session.symmetryClasses().sorted(), 92U);
        const Printout printout(queens, session, {.content = Printout::Content::Solutions});
        QCOMPARE(printout.boardCount(), 92U);
        QBuffer paper;
        paper.open(QBuffer::WriteOnly);
        {
            QPdfWriter writer(&paper);
            writer.setResolution(300);
            printout.print(writer);
        }
        QVERIFY2(paper.size() < 1'000'000, qPrintable(QString::number(paper.size())));
    }

    void paperNeedsLittleInk_data()
    {
        QTest::addColumn<QString>("id");
        for (const ui::PuzzleUi *puzzle : app::puzzles())
            QTest::newRow(puzzle->kind->id) << QString::fromLatin1(puzzle->kind->id);
    }
    void paperNeedsLittleInk()
    {
        QFETCH(QString, id);
        const ui::PuzzleUi &puzzle = puzzleOf(id.toStdString());
        const core::Kind &kind = *puzzle.kind;
        const auto line = core::splitLine(app::kinds(), kind.presets.front().line);
        const auto &parts = std::get<core::LineParts>(line);
        const auto game = std::get<core::Game>(kind.parse(parts.options, parts.position));
        const auto scene = puzzle.scene({game.puzzle, {}}, board::Style::make(board::Style::Paper));
        QImage image(480, 480, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        scene->renderPosition(painter, QRectF(image.rect()), game.position);
        painter.end();
        QVERIFY2(ink(image) < 0.25, qPrintable(QString::number(ink(image))));
        QVERIFY2(ink(image) > 0.005, qPrintable(QString::number(ink(image))));
    }

    /// A few boards are as large as fits on one page; many boards fill their pages row by row.
    void pagesAreFilled()
    {
        Session session(rooks::kind(), rooks::game("4"));
        for (const int row : {0, 1, 2})
            session.hand(rooks::lay(row, row, 4));
        const auto lowest = [](const Printout &printout) {
            QBuffer nothing;
            nothing.open(QBuffer::WriteOnly);
            tests::PageTextRecorder recorder(&nothing);
            printout.print(recorder);
            return recorder.lowestText;
        };
        QCOMPARE(pagesOf({rooks::ui(), session, {}}), 1);
        const double automatic = lowest({rooks::ui(), session, {}});
        const double small = lowest({rooks::ui(), session, {.columns = 4}});
        QVERIFY2(automatic > 0.4 && small < 0.2, qPrintable(u"%1 %2"_s.arg(automatic).arg(small)));
    }

    void movesAreDrawn()
    {
        const auto scene =
            rooks::ui().scene({rooks::game("4").puzzle, {}}, board::Style::make(board::Style::Light));
        const QColor ink = board::Style::make(board::Style::Light).route;
        core::Position position = rooks::game("4", "1...").position;
        QCOMPARE(count(drawn(*scene, position, {}), ink), 0);
        // A piece that is laid has a frame around it, a piece that is moved along its row an arrow across the
        // squares between, and a piece that is removed a frame at its former place.
        const QImage laid = drawn(*scene, position, {rooks::lay(0, 0, 4)});
        QVERIFY(count(laid.copy(0, 0, 80, 80), ink) > 100);
        QCOMPARE(count(laid.copy(80, 0, 240, 320), ink), 0);
        core::Step along{0, {3}, {0}};
        const QImage gone = drawn(*scene, position, {along});
        QVERIFY(count(gone.copy(100, 20, 180, 40), ink) > 100);
        QCOMPARE(count(gone.copy(0, 80, 320, 240), ink), 0);
        const QImage taken = drawn(*scene, rooks::game("4").position, {core::Step{0, {1}, {}}});
        QVERIFY(count(taken.copy(80, 0, 80, 80), ink) > 50);
    }

    /// A count that makes no moves is printed step by step, or only the step in view with its sentence.
    void stepsWithoutMovesArePrinted()
    {
        const ui::PuzzleUi &puzzle = puzzleOf("knight");
        Session session(*puzzle.kind, std::get<core::Game>(puzzle.kind->parse("4x5", {})));
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve({.solver = puzzle.kind->solver("frontier"), .goal = core::Goal::Count, .watch = true});
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        session.timeline().seek(20);
        const Printout steps(puzzle, session, {});
        QCOMPARE(steps.boardCount(), std::size_t(20));
        QVERIFY(pagesOf(steps) > 0);
        QVERIFY(textsOf(steps).contains(u"20"_s));
        const Printout step(puzzle, session, {.content = Printout::Content::Position});
        QCOMPARE(step.boardCount(), std::size_t(1));
        const QString sentence = session::translated(session.explanation());
        QVERIFY(std::ranges::any_of(textsOf(step), [&](const QString &text) {
            return text.size() > 10 && sentence.startsWith(text.first(10));
        }));
    }

    void theDialogOffersWhatThereIs()
    {
        QWidget parent;
        Session session(rooks::kind(), rooks::game("3"));
        exports::PrintDialog empty(rooks::ui(), session, exports::PrintDialog::Target::Paper, &parent);
        empty.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(empty.findChild<QComboBox *>()->count(), 3);
        const auto many = solved("3");
        exports::PrintDialog full(rooks::ui(), *many, exports::PrintDialog::Target::Pdf, &parent);
        full.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(full.findChild<QComboBox *>()->count(), 5);
        exports::PrintDialog pieces(rooks::ui(), session, exports::PrintDialog::Target::Cutout, &parent);
        pieces.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(pieces.findChild<QComboBox *>()->currentText(), u"Pieces to cut out"_s);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"boards.pdf"_s);
        QCOMPARE(full.writePdf(path), QString());
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF"));
        QVERIFY(!full.writePdf(u"/nowhere/at/all.pdf"_s).isEmpty());
    }

    /// The number of the page follows the buttons beside it.
    void thePageIsNumbered()
    {
        QWidget parent;
        Session session(rooks::kind(), rooks::game("3"));
        exports::PrintDialog pieces(rooks::ui(), session, exports::PrintDialog::Target::Cutout, &parent);
        pieces.setAttribute(Qt::WA_DeleteOnClose, false);
        pieces.show();
        const auto numbers = [&pieces] {
            QStringList found;
            for (const QLabel *label : pieces.findChildren<QLabel *>()) {
                if (label->text().endsWith(" of 2"_L1))
                    found << label->text();
            }
            return found;
        };
        QTRY_COMPARE(numbers(), QStringList{u"1 of 2"_s}); // the answer has a page of its own
        for (QToolButton *button : pieces.findChildren<QToolButton *>()) {
            if (button->accessibleName() == "Next page"_L1)
                button->click();
        }
        QCOMPARE(numbers(), QStringList{u"2 of 2"_s});
    }

    /// Printing waits until the picture of a board is loaded.
    void printingWaitsForThePicture()
    {
        class Slow : public board::BoardScene {
        public:
            using BoardScene::BoardScene;
            using BoardScene::setComplete;
            QString describe(int) const override { return {}; }
            void activate(int) override {}
            QString aim() const override { return {}; }
            board::Guidance guidance() const override { return {}; }

        protected:
            board::Pose poseOf(int, const core::Place &) const override { return {}; }
            void paintBoard(QPainter &) const override {}
            void paintPiece(QPainter &, int, const core::Place &) const override {}
        };
        static Slow *latest = nullptr;
        ui::PuzzleUi slow = rooks::ui();
        slow.scene = [](const session::Instance &instance,
                        const board::Style &style) -> std::unique_ptr<board::BoardScene> {
            auto scene = std::make_unique<Slow>(instance.puzzle, style);
            scene->setComplete(false);
            latest = scene.get();
            return scene;
        };
        QWidget parent;
        Session session(rooks::kind(), rooks::game("3"));
        exports::PrintDialog dialog(slow, session, exports::PrintDialog::Target::Paper, &parent);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        const auto enabled = [&] {
            int buttons = 0;
            for (const QPushButton *button : dialog.findChildren<QPushButton *>())
                buttons += button->isEnabled();
            return buttons;
        };
        QCOMPARE(enabled(), 1); // only the Close button is enabled
        latest->setComplete(true);
        QTRY_COMPARE(enabled(), 3);
    }
};

TEST_SUITE(PrintingTest)
#include "tst_printing.moc"
