// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QWidget>

class QCheckBox;

namespace ui {

/// What of a tour is shown: a matter of taste that no undo touches and that is kept between runs.
struct TourDisplay {
    bool numbers = true;
    bool line = true;
    bool targets = true; ///< the squares that the piece can go to
    bool ways = false;   ///< on each of them, how many lead on from there

    static TourDisplay load();
    void save() const;
    friend bool operator==(const TourDisplay &, const TourDisplay &) = default;
};

/// How the bishop's two senses are drawn.
class DiagonalLegend : public QWidget {
    Q_OBJECT

public:
    explicit DiagonalLegend(const Desk &desk, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QStringList names() const;
    void retranslate();

    const Desk m_desk;
};

class TourScene;

/// What the tours have in the Puzzle panel: what of the tour is shown, and for the bishop how the senses are
/// drawn.
class TourTools : public QWidget {
    Q_OBJECT

public:
    enum class Piece { Knight, Bishop };

    TourTools(const Desk &desk, Piece piece, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    TourScene *scene() const;
    void retranslate();
    void setDisplay();

    const Desk m_desk;
    QCheckBox *m_numbers;
    QCheckBox *m_line;
    QCheckBox *m_targets;
    QCheckBox *m_ways;
    DiagonalLegend *m_legend = nullptr;
};

} // namespace ui
