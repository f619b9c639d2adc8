// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "window/mainwindow.h"

#include <functional>

class QFileDialog;

namespace soak {

/// A user who does random things in the window: presses, drags, wheel turns, keys, menus, size changes. The
/// events arrive through Qt's window system queue, so that popups, modal dialogs and mouse grabs treat them
/// like real input; nothing here waits. Event n of a seed is the same, whatever happened before it. File and
/// printer dialogs, which could leave the folder, receive no events: `answer` answers them.
class RandomUser : public QObject {
    Q_OBJECT

public:
    /// Files are saved to and opened from `folder`, in which the constructor puts some to open.
    RandomUser(window::MainWindow &window, const QString &folder, std::uint64_t seed);

    /// Sends event number n of any kind to the window that is in front.
    void act(std::uint64_t number);
    /// Sends a mouse, wheel or key event to the board.
    void play(std::uint64_t number);
    /// Releases the buttons that are held down.
    void letGo();
    /// Drags the mouse over the widget, or presses and releases it there if no button is held down.
    void drag(QWidget &widget, QPoint at);
    /// Sends a key with its shortcut event, as a keyboard does.
    void type(int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {});
    /// Chooses this path in a file dialog.
    static void answer(QFileDialog &dialog, const QString &path);

    QString file(const QString &name) const { return m_folder + u'/' + name; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void prepareFiles();
    bool answerDialog(core::Random &chance);
    void press(core::Random &chance);
    void moveHeldMouse(core::Random &chance);
    void mouse(QEvent::Type type, QWidget &widget, QPoint at, Qt::MouseButton button,
               Qt::KeyboardModifiers modifiers = {});
    void post(const std::function<void()> &event);
    void wheel(core::Random &chance);
    void key(core::Random &chance);
    void boardKey(core::Random &chance);
    void shortcut(core::Random &chance);
    void trigger(core::Random &chance);
    void rare(core::Random &chance);
    void fillClipboard(core::Random &chance);
    QWidget *front() const;
    QPoint somewhereOnBoard(core::Random &chance) const;
    int cellOfMove(core::Random &chance) const;
    QPoint somewhere(core::Random &chance, const QWidget &widget) const;

    window::MainWindow &m_window;
    QString m_folder;
    std::uint64_t m_seed;
    Qt::MouseButton m_held = Qt::NoButton;
    int m_inDialog = 0;  ///< events since the current modal dialog appeared
    int m_timestamp = 1; ///< the window system's time in milliseconds
};

} // namespace soak
