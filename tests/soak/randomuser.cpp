// SPDX-License-Identifier: MIT
#include "soak/randomuser.h"

#include "board/boardview.h"

#include <QAbstractPrintDialog>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QMenu>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <array>

namespace soak {

using namespace Qt::StringLiterals;
using window::ActionId;

namespace {

struct Key {
    Qt::Key key;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

// Keys that change the board, or the held piece, during a drag.
constexpr std::array interruptions{Key{Qt::Key_Z, Qt::ControlModifier},
                                   Key{Qt::Key_Y, Qt::ControlModifier},
                                   Key{Qt::Key_H},
                                   Key{Qt::Key_Escape},
                                   Key{Qt::Key_R, Qt::ControlModifier},
                                   Key{Qt::Key_N, Qt::ControlModifier},
                                   Key{Qt::Key_F5},
                                   Key{Qt::Key_F2},
                                   Key{Qt::Key_Home, Qt::ControlModifier},
                                   Key{Qt::Key_Left, Qt::ControlModifier},
                                   Key{Qt::Key_Return, Qt::ControlModifier},
                                   Key{Qt::Key_Tab}};

// Keys that the board, a menu or a field handles itself.
constexpr std::array plainKeys{
    Qt::Key_Left,    Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
    Qt::Key_Down,    Qt::Key_Space,  Qt::Key_Return, Qt::Key_Return, Qt::Key_Home, Qt::Key_End,   Qt::Key_Tab,
    Qt::Key_Backtab, Qt::Key_Escape, Qt::Key_Menu,   Qt::Key_Delete, Qt::Key_1,    Qt::Key_2,     Qt::Key_9,
    Qt::Key_A,       Qt::Key_B,      Qt::Key_C,      Qt::Key_F,      Qt::Key_H,    Qt::Key_M,     Qt::Key_N,
    Qt::Key_P,       Qt::Key_R,      Qt::Key_X};

bool isFilesOrPrinters(const QWidget &widget)
{
    return qobject_cast<const QFileDialog *>(&widget) || qobject_cast<const QAbstractPrintDialog *>(&widget);
}

bool isInput(QEvent::Type type)
{
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::Shortcut:
    case QEvent::ShortcutOverride:
    case QEvent::Drop:
        return true;
    default:
        return false;
    }
}

/// Returns whether the widget, its popup or its message belongs to a file or printer dialog.
bool belongsToFilesOrPrinters(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (isFilesOrPrinters(*widget))
            return true;
    }
    return false;
}

void writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (file.open(QFile::WriteOnly))
        file.write(content);
}

QImage painting(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixelColor(x, y, QColor::fromHsv((x * 7 + y * 3) % 360, 160, 255 - y % 128));
    }
    return image;
}

} // namespace

RandomUser::RandomUser(window::MainWindow &window, const QString &folder, std::uint64_t seed)
    : QObject(&window), m_window(window), m_folder(folder), m_seed(seed)
{
    prepareFiles();
    qApp->installEventFilter(this);
}

void RandomUser::prepareFiles()
{
    QDir().mkpath(file(u"solutions"_s));
    painting({320, 240}).save(file(u"picture.png"_s));
    writeFile(file(u"board.txt"_s), "taquin:4x4:1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\n");
    writeFile(file(u"rubbish.txt"_s), QByteArray(1000, '\xff'));
    writeFile(file(u"broken.cassetete"_s), "cassetete 1\ntaquin:3x3:1 2 3 4 5 6 7 0 8\nmoves: 9 9 9\n");
}

bool RandomUser::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    const auto *message = widget ? qobject_cast<const QDialog *>(widget->window()) : nullptr;
    const bool question = message && !isFilesOrPrinters(*message); // e.g. whether to replace a file
    return widget && isInput(event->type()) && !question && belongsToFilesOrPrinters(widget);
}

QWidget *RandomUser::front() const
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget *modal = QApplication::activeModalWidget())
        return modal;
    return &m_window;
}

void RandomUser::act(std::uint64_t number)
{
    core::Random chance(m_seed * 1'000'003 + number);
    m_timestamp += 100;
    if (!m_window.isVisible())
        m_window.show();
    if (answerDialog(chance))
        return;
    if (m_held != Qt::NoButton)
        return moveHeldMouse(chance);
    const std::uint64_t what = chance.below(100);
    if (what < 42)
        press(chance);
    else if (what < 50)
        mouse(QEvent::MouseMove, *m_window.view().viewport(), somewhereOnBoard(chance), Qt::NoButton);
    else if (what < 58)
        wheel(chance);
    else if (what < 76)
        key(chance);
    else if (what < 90)
        shortcut(chance);
    else if (what < 94)
        trigger(chance);
    else
        rare(chance);
}

void RandomUser::play(std::uint64_t number)
{
    core::Random chance(m_seed * 1'000'003 + number);
    m_timestamp += 100;
    if (m_held != Qt::NoButton) {
        QWidget &board = *m_window.view().viewport();
        if (chance.below(3) == 0)
            mouse(QEvent::MouseButtonRelease, board, somewhereOnBoard(chance), m_held);
        else
            mouse(QEvent::MouseMove, board, somewhereOnBoard(chance), Qt::NoButton);
    } else if (const std::uint64_t what = chance.below(10); what < 6) {
        mouse(QEvent::MouseButtonPress, *m_window.view().viewport(), somewhereOnBoard(chance),
              Qt::LeftButton);
    } else if (what < 7) {
        wheel(chance);
    } else {
        boardKey(chance);
    }
}

void RandomUser::letGo()
{
    if (m_held != Qt::NoButton)
        mouse(QEvent::MouseButtonRelease, m_window, {}, m_held);
}

void RandomUser::drag(QWidget &widget, QPoint at)
{
    m_timestamp += 100;
    if (m_held == Qt::NoButton)
        mouse(QEvent::MouseButtonPress, widget, at, Qt::LeftButton);
    else
        mouse(QEvent::MouseMove, widget, at, Qt::NoButton);
}

/// Returns whether a dialog was closed or answered instead of sending an event.
bool RandomUser::answerDialog(core::Random &chance)
{
    QWidget *modal = QApplication::activeModalWidget();
    if (!modal) {
        m_inDialog = 0;
        const QWidgetList all = QApplication::topLevelWidgets();
        for (QWidget *one : all) { // non-modal dialogs: rules, shortcuts
            if (one != &m_window && one->isVisible() && one->windowType() == Qt::Dialog &&
                chance.below(12) == 0)
                return QMetaObject::invokeMethod(one, &QWidget::close, Qt::QueuedConnection);
        }
        return false;
    }
    ++m_inDialog;
    auto *dialog = qobject_cast<QDialog *>(modal);
    if (auto *files = qobject_cast<QFileDialog *>(modal); files && chance.below(2) == 0) {
        const QStringList known = QDir(m_folder).entryList(QDir::Files);
        const bool directory = files->fileMode() == QFileDialog::Directory;
        const bool saves = files->acceptMode() == QFileDialog::AcceptSave;
        answer(*files, file(directory         ? u"solutions"_s
                            : saves           ? u"saved%1"_s.arg(chance.below(3))
                            : known.isEmpty() ? u"missing"_s
                                              : known[qsizetype(chance.below(std::uint64_t(known.size())))]));
        return true;
    }
    constexpr int longest = 60; // the maximum number of events in one dialog
    if (isFilesOrPrinters(*modal) || chance.below(14) == 0 || m_inDialog > longest)
        return dialog ? QMetaObject::invokeMethod(dialog, &QDialog::reject, Qt::QueuedConnection)
                      : QMetaObject::invokeMethod(modal, &QWidget::close, Qt::QueuedConnection);
    return false;
}

void RandomUser::answer(QFileDialog &dialog, const QString &path)
{
    const QFileInfo info(path);
    dialog.setDirectory(info.path());
    dialog.selectFile(info.fileName());
    // The dialog's questions are further dialogs, with their own event loops.
    QMetaObject::invokeMethod(&dialog, &QDialog::accept, Qt::QueuedConnection);
}

void RandomUser::mouse(QEvent::Type type, QWidget &widget, QPoint at, Qt::MouseButton button,
                       Qt::KeyboardModifiers modifiers)
{
    QWidget &window = *widget.window();
    if (!window.windowHandle())
        return;
    if (type == QEvent::MouseButtonPress)
        m_held = button;
    else if (type == QEvent::MouseButtonRelease)
        m_held = Qt::NoButton;
    const QPoint local = widget.mapTo(&window, at);
    post([to = QPointer(window.windowHandle()), local, global = window.mapToGlobal(local), held = m_held,
          button, type, modifiers, timestamp = m_timestamp] {
        if (to)
            qt_handleMouseEvent(to, local, global, held, button, type, modifiers, timestamp);
    });
}

/// Queues the event, since one that opens a menu or a dialog returns only after that is closed.
void RandomUser::post(const std::function<void()> &event)
{
    QMetaObject::invokeMethod(this, event, Qt::QueuedConnection);
}

void RandomUser::press(core::Random &chance)
{
    QWidget *target = front();
    QPoint at = somewhere(chance, *target);
    if (target == &m_window && chance.below(10) < 7) {
        target = m_window.view().viewport();
        at = somewhereOnBoard(chance);
    }
    const std::uint64_t which = chance.below(30);
    const Qt::MouseButton button = which < 26   ? Qt::LeftButton
                                   : which < 29 ? Qt::RightButton
                                                : Qt::MiddleButton;
    const Qt::KeyboardModifiers modifiers = chance.below(20) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
    if (chance.below(8) == 0) { // the first half of a double click
        mouse(QEvent::MouseButtonPress, *target, at, button, modifiers);
        mouse(QEvent::MouseButtonRelease, *target, at, button, modifiers);
        m_timestamp += 10;
    } else {
        m_timestamp += 1000;
    }
    mouse(QEvent::MouseButtonPress, *target, at, button, modifiers);
    if (chance.below(3) != 0) { // otherwise, the button stays pressed
        m_timestamp += 10;
        mouse(QEvent::MouseButtonRelease, *target, at, button, modifiers);
    }
}

void RandomUser::moveHeldMouse(core::Random &chance)
{
    QWidget *target = front();
    QPoint at = somewhere(chance, *target);
    if (target == &m_window && chance.below(10) < 8) {
        target = m_window.view().viewport();
        at = somewhereOnBoard(chance);
    }
    const std::uint64_t what = chance.below(100);
    if (what < 40) {
        mouse(QEvent::MouseMove, *target, at, Qt::NoButton);
    } else if (what < 60) {
        mouse(QEvent::MouseButtonRelease, *target, at, m_held);
    } else if (what < 90) {
        const Key &key = interruptions[chance.below(interruptions.size())];
        type(key.key, key.modifiers);
    } else if (what < 93) {
        wheel(chance);
    } else if (what < 97) {
        shortcut(chance);
    } else {
        rare(chance);
    }
}

void RandomUser::wheel(core::Random &chance)
{
    QWidget *target = front();
    QPoint at = somewhere(chance, *target);
    if (target == &m_window && chance.below(4) != 0) {
        target = m_window.view().viewport();
        at = somewhereOnBoard(chance);
    } else if (QWidget *child = target->childAt(at)) {
        at = child->mapFrom(target, at);
        target = child;
    }
    const int notches = (chance.below(2) == 0 ? 120 : -120) * int(1 + chance.below(3));
    constexpr std::array modifiers{Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier};
    QCoreApplication::postEvent(target, new QWheelEvent(at, target->mapToGlobal(at), {}, {0, notches}, m_held,
                                                        modifiers[chance.below(modifiers.size())],
                                                        Qt::NoScrollPhase, false));
}

void RandomUser::type(int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        post([this, key, modifiers, text, type] {
            QWindow *focused = QGuiApplication::focusWindow();
            if (QWindow *to = focused ? focused : m_window.windowHandle())
                qt_handleKeyEvent(to, type, key, modifiers, text);
        });
    }
}

void RandomUser::boardKey(core::Random &chance)
{
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Return};
    type(keys[chance.below(keys.size())]);
}

void RandomUser::key(core::Random &chance)
{
    const Qt::Key key = plainKeys[chance.below(plainKeys.size())];
    const Qt::KeyboardModifiers modifiers = chance.below(12) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
    const bool prints = key >= Qt::Key_Space && key <= Qt::Key_Z;
    type(key, modifiers, prints ? QString(QChar(int(key))).toLower() : QString());
}

void RandomUser::shortcut(core::Random &chance)
{
    const QAction *action = m_window.actions()[ActionId(chance.below(window::Actions::count))];
    const QList<QKeySequence> keys = action->shortcuts();
    if (keys.isEmpty())
        return;
    const QKeyCombination key = keys[qsizetype(chance.below(std::uint64_t(keys.size())))][0];
    type(key.key(), key.keyboardModifiers());
}

/// Triggers an action as from a menu, if the window can be reached.
void RandomUser::trigger(core::Random &chance)
{
    QAction *action = m_window.actions()[ActionId(chance.below(window::Actions::count))];
    if (front() == &m_window)
        QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

/// Does something rare: changes the size, the focus, the board or the clipboard.
void RandomUser::rare(core::Random &chance)
{
    const std::uint64_t what = chance.below(10);
    const QSize size(900 + int(chance.below(500)), 600 + int(chance.below(400)));
    if (what < 3) {
        m_window.resize(size);
    } else if (what < 5) {
        m_window.view().setFocus();
    } else if (what < 6) {
        const QList<QWidget *> all = front()->findChildren<QWidget *>();
        QWidget *one = all.isEmpty() ? nullptr : all[qsizetype(chance.below(std::uint64_t(all.size())))];
        if (one && one->isVisible() && one->focusPolicy() != Qt::NoFocus)
            one->setFocus(Qt::OtherFocusReason);
    } else if (what < 7) {
        m_window.setWindowState(chance.below(2) == 0 ? Qt::WindowMinimized : Qt::WindowNoState);
    } else if (what < 9) {
        fillClipboard(chance);
    } else if (!belongsToFilesOrPrinters(QApplication::activeModalWidget())) {
        const QStringList known = QDir(m_folder).entryList(QDir::Files);
        const QString name = known[qsizetype(chance.below(std::uint64_t(known.size())))];
        if (front() == &m_window)
            QMetaObject::invokeMethod(
                &m_window, [this, name] { m_window.openFile(file(name)); }, Qt::QueuedConnection);
    }
}

void RandomUser::fillClipboard(core::Random &chance)
{
    QString line = m_window.currentSession().line();
    if (chance.below(4) == 0)
        line[qsizetype(chance.below(std::uint64_t(line.size())))] = u'9';
    if (chance.below(4) == 0)
        QGuiApplication::clipboard()->setImage(painting({64, 48}));
    else
        QGuiApplication::clipboard()->setText(line);
    type(Qt::Key_V, Qt::ControlModifier | (chance.below(2) == 0 ? Qt::ShiftModifier : Qt::AltModifier));
}

QPoint RandomUser::somewhereOnBoard(core::Random &chance) const
{
    const board::BoardView &view = m_window.view();
    const board::BoardScene *board = view.board();
    const std::uint64_t cells = board ? std::uint64_t(board->cellCount()) : 0;
    if (cells == 0 || chance.below(8) == 0)
        return somewhere(chance, *view.viewport());
    const QPointF jitter(double(chance.below(9)) - 4, double(chance.below(9)) - 4);
    const int last = std::max(0, cellOfMove(chance));
    const int any = int(chance.below(cells));
    const QPointF cell = board->cellRect(chance.below(2) == 0 ? any : last).center();
    const QRect inside = view.viewport()->rect();
    const QPoint at = (view.mapFromScene(cell) + jitter).toPoint();
    return {qBound(0, at.x(), inside.right()), qBound(0, at.y(), inside.bottom())};
}

/// Returns a cell where the last move or a possible one begins or ends; purely random cells would hardly make
/// any move.
int RandomUser::cellOfMove(core::Random &chance) const
{
    const session::Timeline &timeline = m_window.currentSession().timeline();
    core::Step step = timeline.lastEvent() ? timeline.lastEvent()->step : core::Step();
    const std::vector<core::Path> moves = timeline.instance().puzzle->moves(timeline.position());
    if (const std::uint64_t which = chance.below(moves.size() + 1);
        which < moves.size() && chance.below(2) == 0)
        step = moves[which].front();
    const core::Place &place = chance.below(2) == 0 ? step.from : step.to;
    return place.onBoard() ? place.cell : -1;
}

QPoint RandomUser::somewhere(core::Random &chance, const QWidget &widget) const
{
    return {int(chance.below(std::uint64_t(qMax(1, widget.width())))),
            int(chance.below(std::uint64_t(qMax(1, widget.height()))))};
}

} // namespace soak
