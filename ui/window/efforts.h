// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"

class QLabel;

namespace window {

/// How many arrangements there are to choose from, and what the methods really did of that, to be compared.
class Efforts : public SessionWidget {
    Q_OBJECT

public:
    explicit Efforts(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override {}

private:
    QString table() const;
    QString row(const session::MethodResult &effort) const;

    std::shared_ptr<const core::Puzzle> m_described;
    core::Explanation m_said; ///< of how many arrangements it has
    QLabel *m_extent;
    QLabel *m_table;
};

} // namespace window
