// SPDX-License-Identifier: MIT
#include "tilings/piecechooser.h"

#include "board/plaintext.h"
#include "tilings/piecepainter.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using tilings::Polyomino;

namespace {

constexpr int chooserColumns = 2;
constexpr int chooserRows = (Polyomino::kinds + chooserColumns - 1) / chooserColumns;
constexpr QSize pictureSize(34, 34);

/// Returns the turn in which a piece has the least height.
int flatTurn(int kind)
{
    const auto turns = Polyomino::of(kind).distinctTurns();
    return *std::ranges::min_element(
        turns, {}, [kind](int turn) { return spanOf(Polyomino::of(kind).shape(turn)).height(); });
}

} // namespace

PieceChooser::PieceChooser(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setHorizontalSpacing(4);
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const Row row = m_rows[kind] = makeRow(kind);
        const int column = kind / chooserRows * 3;
        auto *choice = new QVBoxLayout; // the controls are stacked, since the panel is narrow
        choice->setSpacing(0);
        choice->addWidget(row.count);
        choice->addWidget(row.turnsOver);
        grid->addWidget(row.picture, kind % chooserRows, column);
        grid->addLayout(choice, kind % chooserRows, column + 1);
    }
    grid->setColumnMinimumWidth(2, 8);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(4, 1);
    retranslate();
}

PieceChooser::Row PieceChooser::makeRow(int kind)
{
    Row row{new board::PlainLabel(this), new QSpinBox(this), new QCheckBox(this)};
    row.picture->setBuddy(row.count);
    row.count->setRange(0, tilings::PieceSet::maxPieces);
    row.turnsOver->setVisible(Polyomino::of(kind).isChiral());
    connect(row.count, &QSpinBox::valueChanged, this, &PieceChooser::choose);
    connect(row.turnsOver, &QCheckBox::toggled, this, &PieceChooser::choose);
    return row;
}

void PieceChooser::setPieces(const tilings::PieceSet &pieces)
{
    m_pieces = pieces;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const Row &row = m_rows[kind];
        const QSignalBlocker blockCount(row.count);
        const QSignalBlocker blockTurnsOver(row.turnsOver);
        row.count->setValue(pieces.count(kind));
        row.turnsOver->setChecked(!pieces.isFixed(kind));
        row.turnsOver->setEnabled(pieces.count(kind) > 0);
    }
}

void PieceChooser::setStyle(const board::Style &style)
{
    m_style = style;
    drawPictures();
}

void PieceChooser::drawPictures()
{
    const double ratio = devicePixelRatioF();
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const tilings::Shape &shape = Polyomino::of(kind).shape(flatTurn(kind));
        QPixmap picture(pictureSize * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(pictureSize.width() / 2.0, pictureSize.height() / 2.0);
        const QSize span = spanOf(shape);
        const double scale = std::min(
            {10.0, (pictureSize.width() - 2.0) / span.width(), (pictureSize.height() - 2.0) / span.height()});
        painter.scale(scale, scale);
        paintPolyomino(painter, kind, shape, QString(QLatin1Char(Polyomino::of(kind).letter())), m_style);
        m_rows[kind].picture->setPixmap(picture);
    }
}

void PieceChooser::choose()
{
    tilings::PieceSet pieces;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const Row &row = m_rows[kind];
        pieces.setCount(kind, row.count->value());
        pieces.setFixed(kind, Polyomino::of(kind).isChiral() && !row.turnsOver->isChecked());
    }
    if (pieces.size() == 0 || pieces.size() > tilings::PieceSet::maxPieces)
        setPieces(m_pieces);
    else
        Q_EMIT chosen(pieces);
}

QString PieceChooser::nameOf(int kind) const
{
    const QChar letter = QLatin1Char(Polyomino::of(kind).letter());
    if (kind == Polyomino::monomino)
        return tr("Monomino");
    return kind < Polyomino::pentominoes ? tr("Pentomino %1").arg(letter) : tr("Tetromino %1").arg(letter);
}

void PieceChooser::retranslate()
{
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const Row &row = m_rows[kind];
        const QString name = nameOf(kind);
        row.picture->setToolTip(board::plainToolTip(name));
        row.count->setAccessibleName(name);
        row.count->setToolTip(tr("Number of copies"));
        row.turnsOver->setText(tr("flips"));
        row.turnsOver->setToolTip(tr("May be turned over"));
        row.turnsOver->setAccessibleName(tr("%1 may be turned over").arg(name));
    }
}

} // namespace ui
