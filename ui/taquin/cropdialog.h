// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QImage>

class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QStackedLayout;

namespace ui {

class CropView;

/// Lets the player choose the part of a picture that is cut and the number of pieces, and whether to scramble them at
/// once.
class CropDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr int fewest = 2; ///< the fewest columns and rows
    static constexpr int most = 40;

    /// Returns the cut into about this many square pieces that loses the least of a picture of this size.
    static QSize fittingCut(const QSize &picture, int pieces);

    /// `cut` is the proposed number of columns and rows.
    CropDialog(const QImage &picture, const QSize &cut, QWidget *parent = nullptr);

    /// Shows a warning above the picture; an empty one is hidden.
    void setWarning(const QString &warning);

    QRect crop() const; ///< the cropped part in pixels of the picture
    QSize cut() const;
    bool scramble() const { return m_scramble; }

private:
    QWidget *makeChoices();
    QWidget *makeButtons();
    QSpinBox *makeCount(int value, const QString &name);
    void finish(bool scramble);
    void showSize();

    QImage m_picture; ///< downscaled
    int m_fullWidth;  ///< the width of the picture before that
    QLabel *m_warning;
    CropView *m_view;
    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QSlider *m_size;
    QStackedLayout *m_remarks; ///< how to choose the part, or that some of its pieces look alike
    QPushButton *m_default = nullptr;
    bool m_scramble = false;
};

} // namespace ui
