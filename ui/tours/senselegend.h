// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QWidget>

namespace ui {

/// How the bishop's two senses are drawn.
class SenseLegend : public QWidget {
    Q_OBJECT

public:
    explicit SenseLegend(const ToolContext &context, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QStringList names() const;
    void retranslate();

    const ToolContext m_context;
};

} // namespace ui
