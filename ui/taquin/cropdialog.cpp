// SPDX-License-Identifier: MIT
#include "taquin/cropdialog.h"

#include "board/plaintext.h"
#include "taquin/cropview.h"
#include "taquin/picture.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <vector>

namespace ui {

namespace {

constexpr int previewSide = 512; // enough to compare pieces

/// Returns whether two pieces of a cut look alike: averaged to a few pixels each, they differ by less than one sees. The
/// last piece gives way to the gap, and is not compared.
bool hasPiecesAlike(const QImage &picture, const QRect &part, const QSize &cut)
{
    constexpr int side = 4;      // the pixels of a piece
    constexpr int leastSeen = 4; // of 255
    const QImage small = picture.copy(part)
                             .scaled(cut * side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    constexpr std::size_t bytesOfPiece = side * side * 4;
    using Piece = std::array<uchar, bytesOfPiece>;
    std::vector<Piece> pieces(std::size_t(cut.width()) * std::size_t(cut.height()) - 1);
    for (std::size_t number = 0; number < pieces.size(); ++number) {
        const int column = int(number) % cut.width();
        const int row = int(number) / cut.width();
        for (int y = 0; y < side; ++y)
            std::copy_n(small.constScanLine(row * side + y) + column * side * 4, side * 4,
                        pieces[number].begin() + y * side * 4);
    }
    const auto areAlike = [](const Piece &one, const Piece &other) {
        return std::ranges::equal(one, other,
                                  [](int left, int right) { return std::abs(left - right) < leastSeen; });
    };
    for (auto one = pieces.begin(); one != pieces.end(); ++one) {
        if (std::any_of(one + 1, pieces.end(), [&](const Piece &other) { return areAlike(*one, other); }))
            return true;
    }
    return false;
}

} // namespace

CropDialog::CropDialog(const QImage &picture, const QSize &cut, QWidget *parent)
    : QDialog(parent), m_picture(::taquin::downscaled(picture, previewSide)), m_fullWidth(picture.width()),
      m_warning(new board::PlainLabel), m_view(new CropView(picture, cut)),
      m_columns(makeCount(cut.width(), tr("Columns"))), m_rows(makeCount(cut.height(), tr("Rows"))),
      m_size(new QSlider(Qt::Horizontal)), m_remarks(new QStackedLayout)
{
    setWindowTitle(tr("Cut the picture"));
    m_warning->setWordWrap(true);
    m_warning->hide();
    m_view->setAccessibleName(tr("Part of the picture to cut"));
    auto *hint = new board::PlainLabel(
        tr("Drag the frame or its corners. The arrow keys move it (with Shift, by one pixel); + and − resize "
           "it."));
    hint->setWordWrap(true);
    m_view->setAccessibleDescription(hint->text());
    auto *alike = new board::PlainLabel(
        tr("Some pieces look alike: “Numbers on the picture” in the Board panel tells them apart."));
    alike->setWordWrap(true);
    m_remarks->addWidget(hint);
    m_remarks->addWidget(alike);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_warning);
    layout->addWidget(m_view, 1);
    layout->addLayout(m_remarks);
    layout->addWidget(makeChoices());
    layout->addWidget(makeButtons());
    connect(m_view, &CropView::changed, this, &CropDialog::showSize);
    showSize();
    m_default->setDefault(true);
    m_view->setFocus();
}

QSize CropDialog::fittingCut(const QSize &picture, int pieces)
{
    // The weights of too many and too few pieces against wrong proportions: few pieces are too easy.
    constexpr double tooMany = 0.3;
    constexpr double tooFew = 0.7;
    const double ratio = double(picture.width()) / picture.height();
    QSize best;
    double least = std::numeric_limits<double>::infinity();
    for (int columns = fewest; columns <= most; ++columns) {
        for (int rows = fewest; rows <= most; ++rows) {
            const double more = std::log(double(columns) * rows / pieces);
            const double off =
                std::abs(std::log(columns / (rows * ratio))) + std::max(tooMany * more, -tooFew * more);
            if (off < least) {
                least = off;
                best = {columns, rows};
            }
        }
    }
    return best;
}

void CropDialog::setWarning(const QString &warning)
{
    m_warning->setText(warning);
    m_warning->setVisible(!warning.isEmpty());
}

QRect CropDialog::crop() const
{
    return m_view->frame().rect();
}

QSize CropDialog::cut() const
{
    return {m_columns->value(), m_rows->value()};
}

QWidget *CropDialog::makeChoices()
{
    auto *choices = new QWidget;
    auto *layout = new QHBoxLayout(choices);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [layout](const QString &name, QWidget *widget) {
        auto *label = new board::PlainLabel(name);
        label->setBuddy(widget);
        layout->addWidget(label);
        layout->addWidget(widget);
    };
    add(tr("&Columns"), m_columns);
    add(tr("&Rows"), m_rows);
    layout->addSpacing(12);
    add(tr("&Size"), m_size);
    m_size->setRange(1, 100);
    m_size->setAccessibleName(tr("Size, as a percentage of the largest possible part"));
    connect(m_size, &QSlider::valueChanged, this,
            [this](int percent) { m_view->setFrameSize(percent / 100.0); });
    return choices;
}

QWidget *CropDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *scramble = buttons->addButton(tr("Cut and scra&mble"), QDialogButtonBox::AcceptRole);
    QPushButton *cut = buttons->addButton(tr("C&ut"), QDialogButtonBox::AcceptRole);
    m_default = scramble;
    connect(scramble, &QPushButton::clicked, this, [this] { finish(true); });
    connect(cut, &QPushButton::clicked, this, [this] { finish(false); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QSpinBox *CropDialog::makeCount(int value, const QString &name)
{
    auto *count = new QSpinBox;
    count->setRange(fewest, most);
    count->setValue(value);
    count->setAccessibleName(name);
    connect(count, &QSpinBox::valueChanged, this, [this] {
        m_view->setCut(cut());
        showSize();
    });
    return count;
}

void CropDialog::finish(bool scramble)
{
    m_scramble = scramble;
    accept();
}

void CropDialog::showSize()
{
    const QSignalBlocker blocker(m_size);
    m_size->setValue(std::clamp(qRound(m_view->frame().size() * 100), 1, 100));
    const QRect part = crop();
    const double scale = double(m_picture.width()) / m_fullWidth;
    const QRectF shown(part.x() * scale, part.y() * scale, part.width() * scale, part.height() * scale);
    m_remarks->setCurrentIndex(hasPiecesAlike(m_picture, shown.toRect(), cut()) ? 1 : 0);
}

} // namespace ui
