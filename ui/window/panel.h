// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

namespace window {

/// A dock around one of the window's parts. In a group of tabs its title is on the tab, and is not repeated.
class Panel : public QDockWidget {
    Q_OBJECT

public:
    enum class Scrolling { No, Yes };

    /// The name is kept with the window's arrangement.
    Panel(const QString &name, QWidget *content, Scrolling scrolling, QWidget *parent);

    /// Never has a title, nor moves.
    void nail();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void titleSoon();
    void updateTitle();

    QWidget *m_noTitle;
    bool m_nailed = false;
};

} // namespace window
