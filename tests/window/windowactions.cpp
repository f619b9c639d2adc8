// SPDX-License-Identifier: MIT
#include "windowactions.h"

#include "app/puzzles.h"
#include "insight/predictpanel.h"
#include "insight/studyviews.h"
#include "support/rooksui.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/solve/solverpanel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QScrollArea>
#include <QSpinBox>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace tests {

void resetUserData()
{
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
    window::Settings().setLanguage(window::Language::English);
    window::Settings().setSpeed(session::Speed::off);
}

QString gamesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/games"_L1;
}

QString gameFile()
{
    return gamesFolder() + "/taquin.cassetete"_L1;
}

QString positionOf(window::MainWindow &window)
{
    return window.currentSession().line().section(u':', 2);
}

QString statusMessage(const window::MainWindow &window)
{
    return window.findChild<QLabel *>(u"sentence"_s)->accessibleDescription();
}

QString textOf(window::MainWindow &window, window::ActionId id)
{
    return window.actions()[id]->text().remove(u'&');
}

void trigger(window::MainWindow &window, window::ActionId id)
{
    QTRY_VERIFY(window.actions()[id]->isEnabled());
    window.actions()[id]->trigger();
}

void playHint(window::MainWindow &window)
{
    for (int time = 0; time < 2; ++time)
        trigger(window, window::ActionId::Hint);
}

void scramble(window::MainWindow &window)
{
    trigger(window, window::ActionId::Scramble);
    QTRY_VERIFY(!window.currentSession().isReading());
}

void solveByRows(window::MainWindow &window)
{
    const session::Timeline &timeline = window.currentSession().timeline();
    window.panels().solver().choose(*window.currentSession().kind().solver("rows"));
    trigger(window, window::ActionId::Solve);
    QTRY_VERIFY(timeline.act().type == session::Act::Solve && timeline.atEnd());
    QTRY_VERIFY(!window.currentSession().player().isPlaying());
    QVERIFY(window.currentSession().puzzle().solved(timeline.position()));
}

void show(window::MainWindow &window)
{
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

void layOut(window::MainWindow &window)
{
    deliverPosted();
    Q_EMIT window.study().predict().switched(); // the window refreshes itself immediately, without delay
    for (window::SessionWidget *part : window.findChildren<window::SessionWidget *>())
        part->refresh();
    deliverPosted();
}

QString named(const QWidget &widget)
{
    const QString name = widget.accessibleName().isEmpty() ? widget.objectName() : widget.accessibleName();
    return QLatin1StringView(widget.metaObject()->className()) + u' ' + name;
}

QStringList cutTexts(const window::MainWindow &window)
{
    QStringList cut;
    const auto check = [&](const QWidget *widget, const QString &text, QSize needed) {
        if (!widget->isVisible() || text.isEmpty() || widget->window() != &window)
            return;
        const QSize size = widget->size();
        bool clipped = size.width() < needed.width() || size.height() < needed.height();
        // The contents of an area that scrolls only vertically must not extend beyond its right edge.
        const QScrollArea *area = nullptr;
        for (QWidget *around = widget->parentWidget(); around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea *>(around);
        if (area)
            clipped |= widget->mapTo(area->widget(), QPoint()).x() + size.width() > area->viewport()->width();
        if (clipped)
            cut << u"%1: “%2” has %3 x %4 of %5 x %6"_s.arg(named(*widget), text)
                       .arg(size.width())
                       .arg(size.height())
                       .arg(needed.width())
                       .arg(needed.height());
    };
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        const QSize needed =
            label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->minimumSizeHint();
        check(label, label->text(), needed);
    }
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        check(button, button->text(), button->sizeHint());
    for (const QSpinBox *box : window.findChildren<QSpinBox *>())
        check(box, box->text(), box->minimumSizeHint());
    for (const QComboBox *box : window.findChildren<QComboBox *>())
        check(box, box->currentText(), {box->sizeHint().width(), box->minimumSizeHint().height()});
    return cut;
}

bool dropOn(QWidget &widget, const QMimeData &data)
{
    QWidget *target = widget.childAt(widget.rect().center());
    if (!target)
        target = &widget;
    while (target && !target->acceptDrops())
        target = target->parentWidget();
    if (!target)
        return false;
    const QPoint middle = target->mapFromGlobal(widget.mapToGlobal(widget.rect().center()));
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(target, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &drop);
    return drop.isAccepted();
}

std::span<const ui::PuzzleUi *const> puzzlesAndRooks()
{
    static const std::vector<const ui::PuzzleUi *> all = [] {
        std::vector<const ui::PuzzleUi *> list{&rooks::ui()};
        list.insert(list.end(), app::puzzles().begin(), app::puzzles().end());
        return list;
    }();
    return all;
}

void addPuzzlesAndLanguages()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<window::Language>("language");
    for (const ui::PuzzleUi *puzzle : app::puzzles()) {
        const QString id = QString::fromLatin1(puzzle->kind->id);
        if (isThorough())
            QTest::newRow(qPrintable(id)) << id << window::Language::English;
        QTest::newRow(qPrintable(id + QStringLiteral(" in French"))) << id << window::Language::French;
    }
}

void addWatchedAndUnwatched()
{
    QTest::addColumn<bool>("watched");
    QTest::newRow("watched") << true;
    QTest::newRow("unwatched") << false;
}

} // namespace tests
