// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "core/positionline.h"
#include "hands.h"
#include "notedpaper.h"
#include "support/rooks.h"
#include "support/rooksui.h"
#include "support/suite.h"
#include "window/exporting.h"
#include "window/printdialog.h"
#include "window/printout.h"
#include "window/solutionfiles.h"

#include "core/kind.h"
#include "session/savedgame.h"

#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using session::Session;
using window::Printout;
using window::SolutionFiles;

namespace {

std::unique_ptr<Session> solved(const std::string &board)
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game(board));
    session->solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All});
    [&] {
        QTRY_VERIFY(session->outcome().has_value() &&
                    session->symmetryClasses().sorted() == session->solutions().size());
    }();
    return session;
}

int pages(const Printout &printout)
{
    QBuffer paper;
    paper.open(QBuffer::WriteOnly);
    int told = 0;
    {
        QPdfWriter writer(&paper);
        told = printout.print(writer);
    }
    const auto written = int(paper.data().count("/Type /Page\n"));
    return told == written ? told : -1;
}

QImage drawn(const board::BoardScene &scene, const core::Position &position, const core::Path &move)
{
    QImage image(320, 320, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    scene.renderMove(painter, QRectF(image.rect()), scene.sceneRect(), position, move);
    return image;
}

/// How much of an image has this colour.
int count(const QImage &image, const QColor &colour)
{
    int pixels = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            pixels += image.pixelColor(x, y) == colour;
    return pixels;
}

std::atomic<bool> never = false;

} // namespace

/// Boards on paper, and solutions in files.
class PaperTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::forgetEverything(); }

    void aGameByHandIsPrintedWhole()
    {
        Session session(rooks::kind(), rooks::game("4"));
        for (const int row : {0, 1, 2})
            session.hand(rooks::lay(row, row, 4));
        QCOMPARE(Printout(rooks::ui(), session, {}).boards(), 4U);
        session.undo();
        const Printout printout(rooks::ui(), session, {});
        QCOMPARE(printout.boards(), 3U);
        QCOMPARE(printout.limit(), QString());
        QCOMPARE(pages(printout), 1);
    }

    void aSearchIsPrintedAsTheWayThatStands()
    {
        Session session(rooks::kind(), rooks::game("4"));
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        session.solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.isWatching());
        session.backTo(session::Landmark::Solution);
        QVERIFY(session.timeline().frameInAct() > 100);
        QCOMPARE(Printout(rooks::ui(), session, {}).boards(), 5U);
    }

    void onlyThePosition()
    {
        const auto session = solved("3");
        const Printout printout(rooks::ui(), *session, {.what = Printout::What::Position});
        QCOMPARE(printout.boards(), 1U);
        QCOMPARE(pages(printout), 1);
    }

    void allSolutionsAreAnAtlas()
    {
        const auto session = solved("5");
        for (const bool classes : {false, true}) {
            const Printout printout(rooks::ui(), *session,
                                    {.what = Printout::What::Solutions, .columns = 6, .classes = classes});
            QCOMPARE(printout.boards(), 120U);
            QCOMPARE(printout.limit(), QString());
            QVERIFY(pages(printout) > 1);
        }
        const auto few = [&](int columns) {
            return pages({rooks::ui(), *session, {.what = Printout::What::Solutions, .columns = columns}});
        };
        QVERIFY(few(8) < few(4));
        QVERIFY(few(4) < few(2));
    }

    /// Of the eight ways to go on from a queen on b8, hardly two are images of one another.
    void solutionsAloneInTheirClassShareRows()
    {
        const auto &puzzles = app::puzzles();
        const ui::PuzzleUi *queens = *std::ranges::find(puzzles, std::string_view("queens"),
                                                        [](const auto *puzzle) { return puzzle->kind->id; });
        const auto game = queens->kind->parse("8", "2.......");
        Session session(*queens->kind, std::get<core::Game>(game));
        session.solve({.solver = queens->kind->solver("bits"), .goal = core::Goal::All});
        QTRY_COMPARE(session.symmetryClasses().sorted(), 8U);
        QVERIFY(session.symmetryClasses().count() >= 6);
        const Printout printout(*queens, session, {.what = Printout::What::Solutions, .columns = 3});
        QCOMPARE(printout.boards(), 8U);
        QCOMPARE(pages(printout), 1);
    }

    void everyPageTellsTheClass()
    {
        const auto session = solved("5");
        QVERIFY(session->symmetryClasses().count() > 2);
        for (const int columns : {1, 2, 5}) {
            const Printout printout(rooks::ui(), *session,
                                    {.what = Printout::What::Solutions, .columns = columns});
            QBuffer nothing;
            nothing.open(QBuffer::WriteOnly);
            tests::NotedPaper paper(&nothing);
            const int printed = printout.print(paper);
            QCOMPARE(int(paper.pages.size()), printed);
            QVERIFY(paper.pages.size() > 1);
            for (const QStringList &texts : paper.pages) {
                // "page", the heading of all, then the class.
                QVERIFY2(texts.size() > 3 && texts[2].contains(u"lass"_s), qPrintable(texts.join(u'|')));
            }
        }
    }

    void thereIsAnEndToIt()
    {
        const auto session = solved("7");
        const Printout printout(rooks::ui(), *session, {.what = Printout::What::Solutions, .columns = 8});
        QVERIFY(printout.boards() < 5040);
        QVERIFY(printout.limit().contains("5,040"_L1));
        QVERIFY(pages(printout) <= 100);
    }

    void movesAreDrawn()
    {
        const auto scene =
            rooks::ui().scene({rooks::game("4").puzzle, {}}, board::Style::make(board::Style::Light));
        const QColor ink = board::Style::make(board::Style::Light).route;
        core::Position position = rooks::game("4", "1...").position;
        QCOMPARE(count(drawn(*scene, position, {}), ink), 0);
        // Laid: around the piece. Gone along its row: an arrow that crosses the squares between. Taken: where
        // it was.
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

    void theBoxOffersWhatThereIs()
    {
        QWidget parent;
        Session session(rooks::kind(), rooks::game("3"));
        window::PrintDialog empty(rooks::ui(), session, window::PrintDialog::Aim::Paper, &parent);
        empty.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(empty.findChild<QComboBox *>()->count(), 2);
        const auto many = solved("3");
        window::PrintDialog full(rooks::ui(), *many, window::PrintDialog::Aim::Pdf, &parent);
        full.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(full.findChild<QComboBox *>()->count(), 3);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"boards.pdf"_s);
        QCOMPARE(full.writePdf(path), QString());
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF"));
        QVERIFY(!full.writePdf(u"/nowhere/at/all.pdf"_s).isEmpty());
    }

    /// A board with a picture is printed with it, however long it takes to be read.
    void picturesAreWaitedFor()
    {
        class Slow : public board::BoardScene {
        public:
            using BoardScene::BoardScene;
            using BoardScene::setComplete;
            QString describe(int) const override { return {}; }
            void activate(int) override {}

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
        window::PrintDialog dialog(slow, session, window::PrintDialog::Aim::Paper, &parent);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        const auto enabled = [&] {
            int buttons = 0;
            for (const QPushButton *button : dialog.findChildren<QPushButton *>())
                buttons += button->isEnabled();
            return buttons;
        };
        QCOMPARE(enabled(), 1); // Close
        latest->setComplete(true);
        QTRY_COMPARE(enabled(), 3);
    }

    void eachGoesToItsOwnFile()
    {
        const auto session = solved("4");
        const QTemporaryDir folder;
        const SolutionFiles files(*session);
        QCOMPARE(files.nameOf(2), u"rooks-003.cassetete"_s);
        QCOMPARE(files.clashes(folder.path()), 0);
        session::Patience patience(never);
        std::atomic<int> done = 0;
        const SolutionFiles::Report report = files.writeFiles(folder.path(), patience, done);
        QCOMPARE(report.written, 24);
        QCOMPARE(report.fault, QString());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 24);
        QCOMPARE(files.clashes(folder.path()), 24);
        // What is written is a saved game that shows the solution.
        QFile file(folder.filePath(files.nameOf(2)));
        QVERIFY(file.open(QFile::ReadOnly));
        const core::Kind *const kinds[] = {&rooks::kind()};
        auto read = session::readGame(kinds, file.readAll());
        QVERIFY(std::holds_alternative<session::SavedGame>(read));
        auto &game = std::get<session::SavedGame>(read);
        Session again(rooks::kind(), rooks::game("2"));
        again.restore(std::move(game.acts), game.frame);
        QCOMPARE(again.line(), u"rooks:4:1324"_s);
    }

    void allGoIntoOneText()
    {
        const auto session = solved("4");
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"all.txt"_s);
        session::Patience patience(never);
        std::atomic<int> done = 0;
        QCOMPARE(SolutionFiles(*session).writeText(path, patience, done).written, 24);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const core::Kind *const kinds[] = {&rooks::kind()};
        QSet<QByteArray> lines;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            if (line.startsWith('#'))
                continue;
            const auto read = core::readLine(kinds, line.toStdString());
            const auto &game = std::get<core::Game>(read.reading);
            QVERIFY(game.puzzle->solved(game.position));
            lines += line;
        }
        QCOMPARE(lines.size(), 24);
    }

    void anEndIsHeard()
    {
        const auto session = solved("6");
        const QTemporaryDir folder;
        std::atomic<bool> over = true;
        session::Patience patience(over);
        std::atomic<int> done = 0;
        QCOMPARE(SolutionFiles(*session).writeFiles(folder.path(), patience, done).written, 0);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void whatCannotBeWrittenIsSaid()
    {
        const auto session = solved("3");
        session::Patience patience(never);
        std::atomic<int> done = 0;
        const SolutionFiles files(*session);
        QVERIFY(!files.writeFiles(u"/nowhere/at/all"_s, patience, done).fault.isEmpty());
        QVERIFY(!files.writeText(u"/nowhere/at/all"_s, patience, done).fault.isEmpty());
    }

    void nothingIsReplacedUnasked_data()
    {
        QTest::addColumn<bool>("replace");
        QTest::newRow("no") << false;
        QTest::newRow("yes") << true;
    }
    void nothingIsReplacedUnasked()
    {
        QFETCH(bool, replace);
        const auto session = solved("3");
        const QTemporaryDir folder;
        const QString mine = folder.filePath(u"rooks-002.cassetete"_s);
        tests::writeFile(mine, "mine");
        QWidget widget;
        window::Exporting exporting(widget);
        QSignalSpy said(&exporting, &window::Exporting::said);
        bool asked = false;
        QTimer::singleShot(0, &widget, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            asked = box;
            for (QAbstractButton *button : box->buttons()) {
                if ((box->buttonRole(button) == QMessageBox::AcceptRole) == replace)
                    return button->click();
            }
        });
        exporting.toFolder(*session, folder.path());
        QVERIFY(asked);
        if (replace)
            QTRY_COMPARE(said.size(), 1);
        QFile file(mine);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll() == "mine", !replace);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), replace ? 6 : 1);
    }
};

TEST_SUITE(PaperTest)
#include "tst_paper.moc"
