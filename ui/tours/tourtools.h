// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "tours/tourlooks.h"

#include <QWidget>

class QCheckBox;

namespace ui {

class SenseLegend;
class TourScene;

/// What the tours have in the Puzzle panel: what of the tour is shown, and for the bishop how the senses are
/// drawn.
class TourTools : public QWidget {
    Q_OBJECT

public:
    enum class Piece { Knight, Bishop };

    TourTools(const ToolContext &context, Piece piece, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    TourScene *scene() const;
    void retranslate();
    void setLooks();

    const ToolContext m_context;
    QCheckBox *m_numbers;
    QCheckBox *m_line;
    QCheckBox *m_targets;
    QCheckBox *m_ways;
    SenseLegend *m_legend = nullptr;
};

} // namespace ui
