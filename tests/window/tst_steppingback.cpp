// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/timelineslider.h"
#include "windowactions.h"

#include "board/boardview.h"

#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using session::Played;
using window::ActionId;
using window::MainWindow;

namespace {

/// The ways to step one frame back or forward.
enum class Control { Button, Key, WatchKey, Wheel, ShiftWheel, Slider, SliderKey, Box };

QWidget &transport(MainWindow &window)
{
    return *window.findChild<QWidget *>(u"transport"_s);
}

void turnWheel(board::BoardView &view, int notches, Qt::KeyboardModifiers modifiers)
{
    const QPoint middle = view.viewport()->rect().center();
    QWheelEvent event(middle, view.viewport()->mapToGlobal(middle), {}, {0, 120 * notches}, Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &event);
}

void clickButton(MainWindow &window, ActionId id)
{
    for (QToolButton *button : transport(window).findChildren<QToolButton *>()) {
        if (button->defaultAction() == window.actions()[id])
            button->click();
    }
}

/// Steps one frame, once the slider shows the current one.
void go(MainWindow &window, Control context, bool forward)
{
    auto *slider = transport(window).findChild<window::TimelineSlider *>();
    auto *box = transport(window).findChild<QSpinBox *>();
    QTRY_COMPARE(slider->value(), int(window.currentSession().timeline().frame()));
    const ActionId id = forward ? ActionId::Forward : ActionId::Back;
    QTRY_VERIFY(window.actions()[id]->isEnabled());
    const int direction = forward ? 1 : -1;
    const Qt::Key arrow = forward ? Qt::Key_Right : Qt::Key_Left;
    switch (context) {
    case Control::Button:
        return clickButton(window, id);
    case Control::Key:
        return QTest::keyClick(&window.view(), arrow, Qt::ControlModifier);
    case Control::WatchKey:
        return QTest::keyClick(&window.view(), arrow);
    case Control::Wheel:
        return turnWheel(window.view(), -direction, Qt::NoModifier);
    case Control::ShiftWheel:
        return turnWheel(window.view(), -direction, Qt::ShiftModifier);
    case Control::Slider:
        return slider->setValue(slider->value() + direction);
    case Control::SliderKey:
        return QTest::keyClick(slider, arrow);
    case Control::Box:
        return box->setValue(box->value() + direction);
    }
}

/// Plays a solution of one-tile moves, and then a move of three tiles by hand.
void solveAndPlay(MainWindow &window)
{
    tests::openLine(window, u"taquin:4x3:1 2 3 4 5 7 6 8 9 11 10 0"_s);
    tests::solveByRows(window);
    window.currentSession().hand({8, {8}, {9}});
    QCOMPARE(tests::positionOf(window), u"1 2 3 4 5 6 7 8 0 9 10 11"_s);
}

} // namespace

/// Tests that stepping back, with any control, plays the undone move in reverse.
class SteppingBackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void isTheReverseOfWhatIsUndone_data()
    {
        QTest::addColumn<int>("context");
        const auto row = [](const char *name, Control context) { QTest::newRow(name) << int(context); };
        row("button", Control::Button);
        row("key", Control::Key);
        row("key of the board", Control::WatchKey);
        row("wheel", Control::Wheel);
        row("wheel with shift", Control::ShiftWheel);
        row("slider", Control::Slider);
        row("key of the slider", Control::SliderKey);
        row("box", Control::Box);
    }

    void isTheReverseOfWhatIsUndone()
    {
        QFETCH(int, context);
        MainWindow window(app::puzzles());
        tests::show(window);
        solveAndPlay(window);
        if (context != int(Control::ShiftWheel))
            window.actions()[ActionId::WatchMode]->setChecked(true);
        const session::Timeline &timeline = window.currentSession().timeline();
        std::vector<Played> played;
        connect(&timeline, &session::Timeline::moved, this,
                [&](const Played &move) { played.push_back(move); });

        constexpr std::size_t moves = 5;
        std::vector<core::Position> passed{timeline.position()};
        for (std::size_t i = 0; i < moves; ++i) {
            go(window, Control(context), false);
            passed.push_back(timeline.position());
        }
        QCOMPARE(timeline.frame(), timeline.lastFrame() - qint64(moves));
        for (std::size_t i = moves; i-- > 0;) {
            go(window, Control(context), true);
            QCOMPARE(timeline.position(), passed[i]);
        }
        QVERIFY(timeline.atEnd());

        QCOMPARE(played.size(), 2 * moves);
        QCOMPARE(played[0].steps.size(), 1u); // one of the three tiles slid by one move
        for (std::size_t i = 0; i < moves; ++i) {
            const Played &back = played[i];
            const Played &forth = played[2 * moves - 1 - i];
            QVERIFY(!back.forward && forth.forward);
            QCOMPARE(back.steps, core::reversed(forth.steps));
            QCOMPARE(back.event, forth.event);
            QCOMPARE(core::after(passed[i], back.steps), passed[i + 1]);
        }
    }
};

TEST_SUITE(SteppingBackTest)
#include "tst_steppingback.moc"
