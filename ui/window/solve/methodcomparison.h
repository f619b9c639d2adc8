// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

class QTableWidget;

namespace window {

class Excerpt;

/// The number of arrangements of the puzzle, and a table of what each method has searched of them, with a line for
/// its latest run, which can be copied as text.
class MethodComparison : public SessionWidget {
    Q_OBJECT

public:
    explicit MethodComparison(QWidget *parent = nullptr);

    void refresh() override;
    /// Returns the label with the number of arrangements. It is laid out separately, since it is visible before any
    /// run.
    QWidget &searchSpace() const;

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString workOf(const session::MethodResult &result) const;
    QString foundBy(const session::MethodResult &result) const;
    void fill();
    void fitHeight();
    void copy() const;

    std::shared_ptr<const core::Puzzle> m_described;
    core::Explanation m_searchSpace; ///< the number of arrangements of `m_described`
    Excerpt *m_searchSpaceText;
    QTableWidget *m_table;
};

} // namespace window
