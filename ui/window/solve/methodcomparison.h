// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

class QLabel;
class QTableWidget;

namespace window {

/// The number of arrangements that the puzzle has, and the part of them that each method has really searched:
/// a line for the latest run of each method. The table can be copied as text.
class MethodComparison : public SessionWidget {
    Q_OBJECT

public:
    explicit MethodComparison(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void fitHeight();
    void copy() const;

    std::shared_ptr<const core::Puzzle> m_described;
    core::Explanation m_searchSpace; ///< the number of arrangements of `m_described`
    QLabel *m_searchSpaceLabel;
    QTableWidget *m_table;
};

} // namespace window
