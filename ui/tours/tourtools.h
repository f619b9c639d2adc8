// SPDX-License-Identifier: MIT
#pragma once

#include "board/notation.h"
#include "puzzleui.h"
#include "tours/tourscene.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace ui {

/// A legend that shows how the bishop's two senses are drawn.
class DiagonalLegend : public QWidget {
    Q_OBJECT

public:
    explicit DiagonalLegend(const ToolContext &context, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList names() const;
    void retranslate();

    const ToolContext m_context;
};

/// The tours' own part of the Puzzle panel: the choice of what a click does in edit mode and of what is shown of
/// the tour, and for the bishop the legend of the senses.
class TourTools : public QWidget {
    Q_OBJECT

public:
    enum class Piece { Knight, Bishop };

    TourTools(const ToolContext &context, Piece piece, QWidget *parent = nullptr);

    /// Returns the notations of a piece. The course's knight numbers squares by column and row, its bishop by
    /// row and column.
    static std::span<const board::Notation> notations(Piece piece);

private:
    TourScene *scene() const { return qobject_cast<TourScene *>(m_context.scene()); }
    void retranslate();
    void setDisplay();
    void setEditing();
    void showEditing();
    void updateNumber();

    const ToolContext m_context;
    QLabel *m_editLabel;
    QComboBox *m_edit;
    QSpinBox *m_editNumber;
    QCheckBox *m_numbers;
    QCheckBox *m_line;
    QCheckBox *m_targets;
    QCheckBox *m_onwardCounts;
    DiagonalLegend *m_legend = nullptr;
};

} // namespace ui
