// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "hands.h"
#include "support/suite.h"
#include "window/timelineslider.h"

#include "board/boardview.h"

#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using session::Played;
using window::Do;
using window::MainWindow;

namespace {

/// What there is to go one frame back or forth with.
enum class Means { Button, Key, WatchKey, Wheel, ShiftWheel, Slider, SliderKey, Box };

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

void clickButton(MainWindow &window, Do what)
{
    for (QToolButton *button : transport(window).findChildren<QToolButton *>()) {
        if (button->defaultAction() == window.actions()[what])
            button->click();
    }
}

/// Once the window shows where it stands: a slider is moved from there.
void go(MainWindow &window, Means means, bool forward)
{
    auto *slider = transport(window).findChild<window::TimelineSlider *>();
    auto *box = transport(window).findChild<QSpinBox *>();
    QTRY_COMPARE(slider->value(), int(window.currentSession().timeline().frame()));
    const Do what = forward ? Do::Forward : Do::Back;
    QTRY_VERIFY(window.actions()[what]->isEnabled());
    const int way = forward ? 1 : -1;
    const Qt::Key arrow = forward ? Qt::Key_Right : Qt::Key_Left;
    switch (means) {
    case Means::Button:
        return clickButton(window, what);
    case Means::Key:
        return QTest::keyClick(&window.view(), arrow, Qt::ControlModifier);
    case Means::WatchKey:
        return QTest::keyClick(&window.view(), arrow);
    case Means::Wheel:
        return turnWheel(window.view(), -way, Qt::NoModifier);
    case Means::ShiftWheel:
        return turnWheel(window.view(), -way, Qt::ShiftModifier);
    case Means::Slider:
        return slider->setValue(slider->value() + way);
    case Means::SliderKey:
        return QTest::keyClick(slider, arrow);
    case Means::Box:
        return box->setValue(box->value() + way);
    }
}

/// The method's own moves one by one, and then three tiles at one click.
void solveAndPlay(MainWindow &window)
{
    window.openLine(u"taquin:4x3:1 2 3 4 5 7 6 8 9 11 10 0"_s);
    tests::solveByRows(window);
    window.currentSession().hand({8, {8}, {9}});
    QCOMPARE(tests::positionOf(window), u"1 2 3 4 5 6 7 8 0 9 10 11"_s);
}

} // namespace

/// However one goes back, what is seen is what was done, the other way round.
class GoingBackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::forgetEverything(); }

    void isTheReverseOfWhatIsUndone_data()
    {
        QTest::addColumn<int>("means");
        const auto row = [](const char *name, Means means) { QTest::newRow(name) << int(means); };
        row("button", Means::Button);
        row("key", Means::Key);
        row("key of the board", Means::WatchKey);
        row("wheel", Means::Wheel);
        row("wheel with shift", Means::ShiftWheel);
        row("slider", Means::Slider);
        row("key of the slider", Means::SliderKey);
        row("box", Means::Box);
    }

    void isTheReverseOfWhatIsUndone()
    {
        QFETCH(int, means);
        MainWindow window(app::puzzles());
        tests::show(window);
        solveAndPlay(window);
        if (means != int(Means::ShiftWheel))
            window.actions()[Do::WatchMode]->setChecked(true);
        const session::Timeline &timeline = window.currentSession().timeline();
        std::vector<Played> seen;
        connect(&timeline, &session::Timeline::moved, this,
                [&](const Played &played) { seen.push_back(played); });

        constexpr std::size_t moves = 5;
        std::vector<core::Position> passed{timeline.position()};
        for (std::size_t i = 0; i < moves; ++i) {
            go(window, Means(means), false);
            passed.push_back(timeline.position());
        }
        QCOMPARE(timeline.frame(), timeline.lastFrame() - qint64(moves));
        for (std::size_t i = moves; i-- > 0;) {
            go(window, Means(means), true);
            QCOMPARE(timeline.position(), passed[i]);
        }
        QVERIFY(timeline.atEnd());

        QCOMPARE(seen.size(), 2 * moves);
        QCOMPARE(seen[0].steps.size(), 3u);
        for (std::size_t i = 0; i < moves; ++i) {
            const Played &back = seen[i];
            const Played &forth = seen[2 * moves - 1 - i];
            QVERIFY(!back.forward && forth.forward);
            QCOMPARE(back.steps, core::reversed(forth.steps));
            QCOMPARE(back.event, forth.event);
            QCOMPARE(core::after(passed[i], back.steps), passed[i + 1]);
        }
    }
};

TEST_SUITE(GoingBackTest)
#include "tst_goingback.moc"
