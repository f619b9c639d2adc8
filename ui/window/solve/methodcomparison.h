// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

class QTableWidget;

namespace window {

class Excerpt;

/// The number of arrangements that the puzzle has, and the part of them that each method has really searched: a table
/// with a line for the latest run of each method, which can be copied as text.
class MethodComparison : public SessionWidget {
    Q_OBJECT

public:
    explicit MethodComparison(QWidget *parent = nullptr);

    void refresh() override;
    /// Returns the sentence about the number of arrangements, which stands elsewhere: it is there before any run.
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
