// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QImage>

class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace ui {

class CropView;

/// Lets the player choose the part of a picture that is cut, into how many pieces, and whether they are
/// scrambled at once.
class CropDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr int fewest = 2; ///< columns and rows
    static constexpr int most = 40;

    /// The cut into about so many square pieces that loses the least of a picture of this size.
    static QSize fittingCut(const QSize &picture, int pieces);

    /// `cut` is the proposed number of columns and rows.
    CropDialog(const QImage &picture, const QSize &cut, QWidget *parent = nullptr);

    /// A sentence shown above the picture; none when it is empty.
    void setWarning(const QString &warning);

    QRect crop() const; ///< in pixels of the picture
    QSize cut() const;
    bool scramble() const { return m_scramble; }

private:
    QWidget *makeChoices();
    QWidget *makeButtons();
    QSpinBox *makeCount(int value, const QString &name);
    void finish(bool scramble);
    void showSize();

    QLabel *m_warning;
    CropView *m_view;
    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QSlider *m_size;
    QPushButton *m_default = nullptr;
    bool m_scramble = false;
};

} // namespace ui
