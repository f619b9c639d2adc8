// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "window/mainwindow.h"

#include <functional>

class QFileDialog;

namespace soak {

/// A person who does things by chance at the window: presses, drags, wheel, keys, menus, other sizes. What is
/// done comes in through Qt's queue of the window system, so that popups, modal dialogs and mouse grabs treat
/// it as a person's; nothing here waits. Event n of a seed is the same, whatever happened before it. No event
/// reaches a dialog for files or printers, which could leave the folder: those are answered by `answer`.
class RandomUser : public QObject {
    Q_OBJECT

public:
    /// In this folder files are saved and opened; some to open are put there.
    RandomUser(window::MainWindow &window, const QString &folder, std::uint64_t seed);

    /// Anything: event number n, on whatever window is in front.
    void act(std::uint64_t number);
    /// Something with the mouse, the wheel or the keys on the board.
    void play(std::uint64_t number);
    /// Lets go of what is held.
    void letGo();
    /// Drags the mouse over the widget, or presses and releases there when it is not held down.
    void drag(QWidget &widget, QPoint at);
    /// A key with its shortcut, as it comes from a keyboard.
    void type(int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {});
    /// Chooses this file, which is in the folder.
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
    int m_inDialog = 0;  ///< events since this modal dialog came
    int m_timestamp = 1; ///< of the window system, in milliseconds
};

} // namespace soak
