// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "window/mainwindow.h"

#include <functional>

class QFileDialog;

namespace soak {

/// A user who does random things in the window: presses, drags, wheel, keys, menus, other sizes. The events
/// arrive through Qt's window system queue, so that popups, modal dialogs and mouse grabs treat them like a
/// person's; nothing here waits. Event n of a seed is the same, whatever happened before it. No event reaches
/// a dialog for files or printers, which could leave the folder: `answer` answers these dialogs.
class RandomUser : public QObject {
    Q_OBJECT

public:
    /// Files are saved to and opened from this folder; the constructor puts some there to open.
    RandomUser(window::MainWindow &window, const QString &folder, std::uint64_t seed);

    /// Does anything: event number n, on whatever window is in front.
    void act(std::uint64_t number);
    /// Does something with the mouse, the wheel or the keys on the board.
    void play(std::uint64_t number);
    /// Releases whatever is held.
    void letGo();
    /// Drags the mouse over the widget, or presses and releases there if no button is held down.
    void drag(QWidget &widget, QPoint at);
    /// Sends a key with its shortcut, as a keyboard does.
    void type(int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {});
    /// Chooses this file in the folder.
    static void answer(QFileDialog &dialog, const QString &path);

    QString file(const QString &name) const { return m_folder + u'/' + name; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void prepareFiles();
    bool answerDialog(core::Random &chance);
    void press(core::Random &chance);
    void hold(core::Random &chance);
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
    int m_inDialog = 0;  ///< events since this modal dialog appeared
    int m_timestamp = 1; ///< the window system's time in milliseconds
};

} // namespace soak
