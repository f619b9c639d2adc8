// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "export/boardpicture.h"
#include "pages/reader.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "taquin/taquinui.h"
#include "window/caption.h"
#include "window/pagereading.h"
#include "window/timelineslider.h"
#include "window/widgets/verdictlabel.h"
#include "windowactions.h"

#include <QToolButton>

using namespace Qt::StringLiterals;
using core::Judgement;
using pages::Target;
using tests::positionOf;
using window::ActionId;
using window::MainWindow;

namespace {

const QString askButton = u"Can it be solved?"_s;
const QString whyButton = u"Why?"_s;

/// Returns the visible button of the verdict with this text; null if there is none.
QToolButton *verdictButton(const MainWindow &window, const QString &text)
{
    for (QToolButton *button : window.findChild<window::VerdictLabel *>()->findChildren<QToolButton *>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

QString shownVerdict(const MainWindow &window)
{
    return window.findChild<window::VerdictLabel *>()->accessibleDescription();
}

bool isJudgedAs(MainWindow &window, Judgement::Verdict expected)
{
    const session::Session &session = window.currentSession();
    return session.isJudged() && session.judgement().verdict == expected && !session.verdicts().isBusy();
}

} // namespace

/// Tests boards of pages that are opened in the window.
class PageBoardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// A lesson asks the student to find the dead end, so the window does not give it away before it is asked.
    void theVerdictWaitsUntilItIsAskedFor()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        pages::Reader &reader = window.pageReading().reader();
        reader.openText(u"mine.md"_s, u"# Mine\n\n```board\nqueens:4:....\n```\n"_s);
        QTRY_VERIFY(reader.boards().areReady());
        reader.follow({Target::Open, {}, 0});
        QTRY_VERIFY(window.currentSession().verdicts().waits());
        QTRY_VERIFY(isJudgedAs(window, Judgement::Solvable));
        QTRY_VERIFY(verdictButton(window, askButton));
        QCOMPARE(shownVerdict(window), QString());
        window.view().board()->activate(0); // no queens stand right with one in a corner
        QTRY_VERIFY(isJudgedAs(window, Judgement::Unsolvable));
        tests::layOut(window);
        QCOMPARE(shownVerdict(window), QString());
        QVERIFY(!verdictButton(window, whyButton));
        const auto *slider = window.findChild<window::TimelineSlider *>();
        QCOMPARE(slider->accessibleDescription(), QString());
        QTRY_VERIFY(window.actions()[ActionId::BackToSolvable]->isEnabled());
        verdictButton(window, askButton)->click();
        QTRY_COMPARE(shownVerdict(window), u"cannot be solved from here"_s);
        QVERIFY(!verdictButton(window, askButton));
        QTRY_VERIFY(!slider->accessibleDescription().isEmpty());
        tests::openLine(window, u"queens:5:1...."_s); // no page gave this board
        QTRY_COMPARE(shownVerdict(window), u"can be solved"_s);
    }

    /// The link back to the page is at the edge of the caption, whether there are earlier messages or not.
    void theLinkToThePageStandsAtTheEdge()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        pages::Reader &reader = window.pageReading().reader();
        reader.openPage(u"lesson-3-eight-queens.md"_s);
        reader.follow({Target::Line, u"queens:4:...."_s});
        QTRY_COMPARE(positionOf(window), u"...."_s);
        auto *caption = window.findChild<window::Caption *>();
        const auto right = [&](const QWidget &widget) {
            tests::layOut(window);
            return widget.mapTo(caption, widget.rect().bottomRight()).x();
        };
        const QToolButton *link = nullptr;
        for (const QToolButton *button : caption->findChildren<QToolButton *>()) {
            if (button->accessibleName().startsWith(u"Back to the page:"_s))
                link = button;
        }
        QVERIFY(link);
        QTRY_VERIFY(link->isVisible());
        const int edge = right(*window.findChild<window::VerdictLabel *>());
        QCOMPARE(right(*link), edge);
        for (int column : {0, 1})
            window.view().board()->activate(column); // the second queen is refused
        tests::layOut(window);
        QCOMPARE(right(*link), edge);
    }

    void aSolvedBoardNeedsNoAsking()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        pages::Reader &reader = window.pageReading().reader();
        reader.openText(u"mine.md"_s, u"# Mine\n\n```board\nqueens:4:241.\n```\n"_s);
        QTRY_VERIFY(reader.boards().areReady());
        reader.follow({Target::Open, {}, 0});
        QTRY_COMPARE(positionOf(window), u"241."_s);
        QTRY_VERIFY(verdictButton(window, askButton));
        window.view().board()->activate(14);
        QTRY_COMPARE(positionOf(window), u"2413"_s);
        QTRY_VERIFY(isJudgedAs(window, Judgement::Solved));
        QTRY_VERIFY(!verdictButton(window, askButton));
    }

    /// The tiles of an unsolvable figure are as the course printed them; what is wrong with them is counted on the
    /// board once it is asked why.
    void figuresAreBareUntilTheReasonIsAsked()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 8 7 0"_s);
        QTRY_VERIFY(isJudgedAs(window, Judgement::Unsolvable));
        QTRY_VERIFY(verdictButton(window, whyButton));
        const board::Style style = board::Style::make(board::Style::Light);
        const auto picture = [&] { return exports::BoardPicture::image(*window.view().board(), style); };
        const session::Timeline &timeline = window.currentSession().timeline();
        const auto bare = ui::taquin().scene(timeline.instance(), style);
        bare->show(timeline.position());
        QCOMPARE(picture(), exports::BoardPicture::image(*bare, style));
        verdictButton(window, whyButton)->click();
        QVERIFY(picture() != exports::BoardPicture::image(*bare, style));
        window.view().board()->activate(7);
        window.actions()[ActionId::Undo]->trigger();
        QTRY_COMPARE(positionOf(window), u"1 2 3 4 5 6 8 7 0"_s);
        QTRY_COMPARE(picture(), exports::BoardPicture::image(*bare, style));
    }
};

TEST_SUITE(PageBoardsTest)
#include "tst_pageboards.moc"
