// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"

class QLabel;
class QTableWidget;

namespace window {

/// How many arrangements the puzzle has, and how much of that each method has really searched: a line for the
/// latest run of each. The table is copied as text.
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
    core::Explanation m_extent; ///< the number of arrangements of that puzzle
    QLabel *m_extentLabel;
    QTableWidget *m_table;
};

} // namespace window
