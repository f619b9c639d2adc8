// SPDX-License-Identifier: MIT
#include "tours/tourtools.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "board/style.h"
#include "session/basics/translation.h"
#include "tours/bishop/bishop.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int sample = 34; // the side of a sample square in pixels
constexpr int gap = 10;

} // namespace

DiagonalLegend::DiagonalLegend(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    board::keepTranslated(*this, [this] { retranslate(); });
}

QStringList DiagonalLegend::names() const
{
    return {session::translated(tours::senseName(tours::Falling)),
            session::translated(tours::senseName(tours::Rising))};
}

QSize DiagonalLegend::sizeHint() const
{
    int width = 0;
    for (const QString &name : names())
        width = std::max(width, fontMetrics().horizontalAdvance(name));
    return {sample + gap + width, 2 * (sample + gap / 2)};
}

void DiagonalLegend::paintEvent(QPaintEvent *)
{
    const board::BoardScene *scene = m_context.scene();
    const board::Style style = scene ? scene->style() : board::Style::make(board::Style::Light);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QStringList texts = names();
    for (int i = 0; i < 2; ++i) {
        const tours::Sense sense = i == 0 ? tours::Falling : tours::Rising;
        const double top = i * (sample + gap / 2.0);
        painter.save();
        painter.translate(0, top);
        painter.scale(sample, sample);
        painter.fillRect(QRectF(0, 0, 1, 1), style.piece);
        painter.setClipRect(QRectF(0, 0, 1, 1));
        paintUsedSense(painter, {0.5, 0.5}, sense, style);
        const bool falls = sense == tours::Falling;
        paintDiagonal(painter, {0, falls ? 0.0 : 1.0}, {1, falls ? 1.0 : 0.0}, sense, style);
        painter.restore();
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(sample + gap, top, width() - sample - gap, sample),
                         Qt::AlignLeft | Qt::AlignVCenter, texts[i]);
    }
}

void DiagonalLegend::retranslate()
{
    setAccessibleName(names().join(u", "));
    updateGeometry();
    update();
}

std::span<const board::Notation> TourTools::notations(Piece piece)
{
    using board::Notation;
    static constexpr std::array knight{Notation::Letters, Notation::ColumnRow, Notation::Numbers};
    static constexpr std::array bishop{Notation::Letters, Notation::TwoDigits, Notation::Numbers};
    return piece == Piece::Knight ? knight : bishop;
}

TourTools::TourTools(const ToolContext &context, Piece piece, QWidget *parent)
    : QWidget(parent), m_context(context), m_editLabel(new board::PlainLabel), m_edit(new QComboBox),
      m_editNumber(new QSpinBox), m_numbers(new QCheckBox), m_line(new QCheckBox), m_targets(new QCheckBox),
      m_onwardCounts(new QCheckBox)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    const TourEditing editing = TourEditing::load();
    for (int edit = 0; edit <= int(tours::Edit::Number); ++edit)
        m_edit->addItem({});
    m_edit->setCurrentIndex(int(editing.edit));
    m_edit->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_editNumber->setRange(1, 2 * tours::Tour::longest * tours::Tour::longest);
    m_editNumber->setValue(editing.number);
    m_editLabel->setBuddy(m_edit);
    auto *row = new QHBoxLayout;
    row->addWidget(m_edit, 1);
    row->addWidget(m_editNumber);
    column->addWidget(m_editLabel);
    column->addLayout(row);
    connect(m_edit, &QComboBox::currentIndexChanged, this, &TourTools::setEditing);
    connect(m_editNumber, &QSpinBox::valueChanged, this, &TourTools::setEditing);
    connect(&m_context.session->timeline(), &session::Timeline::opened, this, &TourTools::updateNumber);
    const TourDisplay display = TourDisplay::load();
    m_numbers->setChecked(display.numbers);
    m_line->setChecked(display.line);
    m_targets->setChecked(display.targets);
    m_onwardCounts->setChecked(display.onwardCounts);
    m_onwardCounts->setEnabled(display.targets);
    for (QCheckBox *box : {m_numbers, m_line, m_targets, m_onwardCounts}) {
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &TourTools::setDisplay);
    }
    connect(m_targets, &QCheckBox::toggled, m_onwardCounts, &QWidget::setEnabled);
    auto *notation = new board::NotationBox(
        piece == Piece::Knight ? QLatin1StringView("knight") : QLatin1StringView("bishop"), notations(piece));
    column->addWidget(notation);
    connect(notation, &board::NotationBox::chosen, this, [this](board::Notation chosen) {
        if (TourScene *board = scene())
            board->setNotation(chosen);
    });
    if (piece == Piece::Bishop) {
        m_legend = new DiagonalLegend(context);
        column->addWidget(m_legend);
    }
    board::keepTranslated(*this, [this] { retranslate(); });
}

void TourTools::retranslate()
{
    m_editLabel->setText(tr("While editing, a click"));
    m_edit->setAccessibleName(m_editLabel->text());
    m_edit->setItemText(int(tours::Edit::Start), tr("chooses the start"));
    m_edit->setItemText(int(tours::Edit::Closed), tr("closes or opens the square"));
    m_edit->setItemText(int(tours::Edit::End), tr("chooses the end"));
    m_edit->setItemText(int(tours::Edit::Number), tr("gives the number"));
    m_editNumber->setAccessibleName(tr("Number given"));
    showEditing();
    m_numbers->setText(tr("Numbers"));
    m_line->setText(tr("Line"));
    m_targets->setText(tr("Reachable squares"));
    m_onwardCounts->setText(tr("Onward moves"));
    m_onwardCounts->setToolTip(
        tr("Show on each reachable square how many squares can be reached from there"));
}

void TourTools::setEditing()
{
    const TourEditing editing{tours::Edit(m_edit->currentIndex()), m_editNumber->value()};
    editing.save();
    showEditing();
    TourScene *board = scene();
    if (!board || board->editing() == editing)
        return;
    board->setEditing(editing);
    if (board->isEditing())
        m_context.showMessage(board->editingHint());
}

/// Shows the number that comes after one that was given on the board.
void TourTools::updateNumber()
{
    m_editNumber->setValue(TourEditing::load().number);
}

void TourTools::showEditing()
{
    m_editNumber->setVisible(m_edit->currentIndex() == int(tours::Edit::Number));
}

void TourTools::setDisplay()
{
    const TourDisplay display{m_numbers->isChecked(), m_line->isChecked(), m_targets->isChecked(),
                              m_onwardCounts->isChecked()};
    display.save();
    if (TourScene *board = scene())
        board->setDisplay(display);
}

} // namespace ui
