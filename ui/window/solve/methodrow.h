// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

#include <optional>

class QToolButton;

namespace window {

class Actions;
class MethodBox;
class SolveButtons;

/// The row of the chosen method: its name in a list of methods, a link to the page that explains it, and the
/// buttons that run it. In Watch it is in the panel, in Study above the views.
class MethodRow : public SessionWidget {
    Q_OBJECT

public:
    explicit MethodRow(const Actions &actions, QWidget *parent = nullptr);

    MethodBox &methods() { return *m_methods; }
    /// Finds out which methods can begin, and shows the chosen one.
    void consult();
    void refresh() override;
    /// Sets the page of the book that is being read. The link returns to it if it shows this puzzle.
    void setPageRead(const QString &file);

Q_SIGNALS:
    void chosen(const core::Solver &method);
    void pageWanted(const QString &file); ///< emitted when the user follows the link to this page of the book

protected:
    void sessionChanged() override;
    void retranslate() override { m_subject.reset(); }
    void showEvent(QShowEvent *event) override;

private:
    void refreshLink();

    /// The board's options and the method for which a page is searched.
    using Subject = std::pair<std::string, const core::Solver *>;

    MethodBox *m_methods;
    QToolButton *m_link;
    SolveButtons *m_buttons;
    std::optional<Subject> m_subject;
    QString m_page;
    QString m_read; ///< the page of the book that is being read
};

} // namespace window
