// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"

class QLabel;

namespace window {

/// How many arrangements the puzzle has, and how much of that each method has really searched, as a table.
class MethodComparison : public SessionWidget {
    Q_OBJECT

public:
    explicit MethodComparison(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override {}

private:
    QString table() const;
    QString row(const session::MethodResult &effort) const;

    std::shared_ptr<const core::Puzzle> m_described;
    core::Explanation m_extent; ///< the number of arrangements of that puzzle
    QLabel *m_extentLabel;
    QLabel *m_table;
};

} // namespace window
