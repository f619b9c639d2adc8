// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

#include <optional>

class QToolButton;

namespace window {

class Actions;
class MethodBox;
class SolveButtons;

/// The method that solves: its name, to be chosen from a list, a link to the page that explains it, and the
/// buttons that run it. Watch has it in its panel, and Study above its views.
class MethodRow : public SessionWidget {
    Q_OBJECT

public:
    explicit MethodRow(const Actions &actions, QWidget *parent = nullptr);

    MethodBox &methods() { return *m_methods; }
    /// Shows the method chosen, and which others can begin.
    void consult();
    void refresh() override;
    /// Sets the page of the book that is being read. The link leads back to it if it shows this puzzle.
    void setPageRead(const QString &file);

Q_SIGNALS:
    void chosen(const core::Solver &method);
    void pageWanted(const QString &file); ///< the link to this page of the book was followed

protected:
    void sessionChanged() override;
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    void refreshLink();

    /// What a page is looked for: the board's options and the method.
    using Subject = std::pair<std::string, const core::Solver *>;

    MethodBox *m_methods;
    QToolButton *m_link;
    SolveButtons *m_buttons;
    std::optional<Subject> m_subject;
    QString m_page;
    QString m_read; ///< the page of the book that is being read
};

} // namespace window
