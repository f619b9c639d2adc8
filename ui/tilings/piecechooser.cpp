// SPDX-License-Identifier: MIT
#include "tilings/piecechooser.h"

#include "board/plaintext.h"
#include "tilings/piecelook.h"
#include "tilings/piecepainter.h"
#include "tilings/piecesketch.h"
#include "tilings/polyominosets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace ui {

using tilings::PieceSet;
using tilings::Polyomino;

namespace {

constexpr int chooserColumns = 2;
constexpr QSize pictureSize(34, 34);

/// A number of pieces that the wheel changes only after a click: it also scrolls the panel, and a piece that came to
/// nought by it would be gone.
class CountBox : public QSpinBox {
public:
    explicit CountBox(QWidget *parent) : QSpinBox(parent) { setFocusPolicy(Qt::StrongFocus); }

protected:
    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus())
            QSpinBox::wheelEvent(event);
        else
            event->ignore();
    }
};

/// Returns the turn in which a piece has the least height.
int flatTurn(const Polyomino &polyomino)
{
    const auto turns = polyomino.distinctTurns();
    return *std::ranges::min_element(turns, {},
                                     [&](int turn) { return spanOf(polyomino.shape(turn)).height(); });
}

/// Returns whether two sets have the same kinds after the ready-made ones, under the same names.
bool haveSameKinds(const PieceSet &one, const PieceSet &other)
{
    if (one.kinds() != other.kinds())
        return false;
    for (int kind = Polyomino::kinds; kind < one.kinds(); ++kind) {
        if (one.name(kind) != other.name(kind) || !(one.polyomino(kind) == other.polyomino(kind)))
            return false;
    }
    return true;
}

} // namespace

PieceChooser::PieceChooser(QWidget *parent)
    : QWidget(parent), m_set(new QComboBox), m_useSet(new QPushButton), m_addSet(new QPushButton),
      m_oneSided(new QCheckBox), m_sketchTitle(new board::PlainLabel), m_sketch(new PieceSketch),
      m_sketchState(new board::PlainLabel), m_addDrawn(new QPushButton), m_mirror(new QPushButton),
      m_clear(new QPushButton)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeSetControls());
    column->addWidget(makeSketchControls());
    makeRows();
    retranslate();
    showSketch();
}

QWidget *PieceChooser::makeSetControls()
{
    auto *controls = new QWidget(this);
    auto *grid = new QGridLayout(controls);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    for (const tilings::PolyominoSet &set : tilings::polyominoSets)
        m_set->addItem(QString(), set.size);
    m_set->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    grid->addWidget(m_set, 0, 0, 1, 2);
    grid->addWidget(m_useSet, 1, 0);
    grid->addWidget(m_addSet, 1, 1);
    grid->addWidget(m_oneSided, 2, 0, 1, 2);
    connect(m_useSet, &QPushButton::clicked, this, [this] { chooseSet(false); });
    connect(m_addSet, &QPushButton::clicked, this, [this] { chooseSet(true); });
    connect(m_oneSided, &QCheckBox::toggled, this, &PieceChooser::chooseOneSided);
    return controls;
}

void PieceChooser::reveal()
{
    for (QWidget *around = parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            return area->ensureWidgetVisible(m_sketch->parentWidget(), 0, 8);
    }
}

QWidget *PieceChooser::makeSketchControls()
{
    auto *controls = new QWidget(this);
    auto *grid = new QGridLayout(controls);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->setVerticalSpacing(4);
    m_sketchTitle->setBuddy(m_sketch);
    m_sketchState->setObjectName(QStringLiteral("faint"));
    m_sketchState->setWordWrap(true);
    grid->setHorizontalSpacing(8);
    grid->addWidget(m_sketchTitle, 0, 0, 1, 2);
    grid->addWidget(m_sketch, 1, 0, 4, 1);
    for (QPushButton *button : {m_addDrawn, m_mirror, m_clear})
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    grid->addWidget(m_addDrawn, 1, 1);
    grid->addWidget(m_mirror, 2, 1);
    grid->addWidget(m_clear, 3, 1);
    grid->addWidget(m_sketchState, 5, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(4, 1);
    connect(m_sketch, &PieceSketch::changed, this, &PieceChooser::showSketch);
    connect(m_addDrawn, &QPushButton::clicked, this, &PieceChooser::addDrawn);
    connect(m_mirror, &QPushButton::clicked, m_sketch, &PieceSketch::mirror);
    connect(m_clear, &QPushButton::clicked, m_sketch, &PieceSketch::clear);
    return controls;
}

void PieceChooser::makeRows()
{
    delete m_kinds;
    m_kinds = new QWidget(this);
    layout()->addWidget(m_kinds);
    m_rows.clear();
    auto *grid = new QGridLayout(m_kinds);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setHorizontalSpacing(4);
    // The ready-made kinds come first, in two columns, and the set's own below them.
    constexpr int readyMade = (Polyomino::kinds + chooserColumns - 1) / chooserColumns;
    const int own = (m_pieces.kinds() - Polyomino::kinds + chooserColumns - 1) / chooserColumns;
    for (int kind = 0; kind < m_pieces.kinds(); ++kind) {
        const Row row = makeRow(kind);
        m_rows.push_back(row);
        const bool isOwn = kind >= Polyomino::kinds;
        const int rows = isOwn ? own : readyMade;
        const int index = isOwn ? kind - Polyomino::kinds : kind;
        const int line = index % rows + (isOwn ? 0 : own);
        const int column = index / rows * 3;
        auto *choice = new QVBoxLayout; // the controls are stacked, since the panel is narrow
        choice->setSpacing(0);
        choice->addWidget(row.count);
        choice->addWidget(row.turnsOver);
        grid->addWidget(row.picture, line, column);
        grid->addLayout(choice, line, column + 1);
    }
    grid->setColumnMinimumWidth(2, 8);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(4, 1);
    nameRows();
    drawPictures();
}

PieceChooser::Row PieceChooser::makeRow(int kind)
{
    Row row{new board::PlainLabel(m_kinds), new CountBox(m_kinds), new QCheckBox(m_kinds)};
    row.picture->setBuddy(row.count);
    row.count->setRange(0, PieceSet::maxPieces);
    row.turnsOver->setVisible(m_pieces.polyomino(kind).isChiral());
    connect(row.count, &QSpinBox::valueChanged, this, [this] { choose(); });
    connect(row.turnsOver, &QCheckBox::toggled, this, [this] { choose(); });
    return row;
}

void PieceChooser::setPieces(const PieceSet &pieces)
{
    const bool areSame = haveSameKinds(m_pieces, pieces);
    m_pieces = pieces;
    if (!areSame)
        makeRows();
    for (int kind = 0; kind < pieces.kinds(); ++kind) {
        const Row &row = m_rows[kind];
        const QSignalBlocker blockCount(row.count);
        const QSignalBlocker blockTurnsOver(row.turnsOver);
        row.count->setValue(pieces.count(kind));
        row.turnsOver->setChecked(!pieces.isFixed(kind));
        row.turnsOver->setEnabled(pieces.count(kind) > 0);
    }
    const QSignalBlocker blockOneSided(m_oneSided);
    m_oneSided->setChecked(pieces.isOneSided());
}

void PieceChooser::setStyle(const board::Style &style)
{
    m_style = style;
    m_sketch->setStyle(style);
    drawPictures();
}

void PieceChooser::drawPictures()
{
    const double ratio = devicePixelRatioF();
    for (int kind = 0; kind < m_pieces.kinds(); ++kind) {
        const Polyomino &polyomino = m_pieces.polyomino(kind);
        const tilings::Shape &shape = polyomino.shape(flatTurn(polyomino));
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
        const QString letter = kind < Polyomino::kinds ? QString(QLatin1Char(Polyomino::letterOf(kind)))
                                                       : QString::fromStdString(m_pieces.name(kind));
        paintPolyomino(painter, lookOfKind(m_pieces, kind), shape, letter, m_style);
        m_rows[kind].picture->setPixmap(picture);
    }
}

void PieceChooser::choose()
{
    PieceSet pieces = m_pieces;
    for (int kind = 0; kind < m_pieces.kinds(); ++kind) {
        const Row &row = m_rows[kind];
        pieces.setCount(kind, row.count->value());
        pieces.setFixed(kind, pieces.polyomino(kind).isChiral() && !row.turnsOver->isChecked());
    }
    pieces.removeUnused();
    choose(pieces);
}

void PieceChooser::choose(const PieceSet &pieces)
{
    if (pieces.size() == 0 || pieces.size() > PieceSet::maxPieces) {
        setPieces(PieceSet(m_pieces));
        Q_EMIT refused(pieces.size() == 0
                           ? tr("At least one piece is needed.")
                           : tr("A board can have at most %1 pieces.").arg(PieceSet::maxPieces));
        return;
    }
    Q_EMIT chosen(pieces);
}

/// Uses the set whose name is chosen, alone or with the pieces that are there.
void PieceChooser::chooseSet(bool adds)
{
    PieceSet pieces = adds ? m_pieces : PieceSet();
    if (adds)
        pieces.forgetSources();
    if (!pieces.addSet(m_set->currentData().toInt()) ||
        (!adds && m_pieces.isOneSided() && !pieces.makeOneSided())) {
        Q_EMIT refused(
            tr("A board can have at most %1 kinds of pieces of its own.").arg(PieceSet::maxOwnKinds));
        return;
    }
    // With other pieces before them, those of the set have other names than alone.
    if (adds && m_pieces.hasOwnKinds())
        pieces.forgetSources();
    choose(pieces);
}

void PieceChooser::chooseOneSided(bool isOneSided)
{
    PieceSet pieces = m_pieces;
    if (!isOneSided) {
        pieces.makeTwoSided();
    } else if (!pieces.makeOneSided()) {
        const QSignalBlocker blocker(m_oneSided);
        m_oneSided->setChecked(false);
        Q_EMIT refused(
            tr("A board can have at most %1 kinds of pieces of its own.").arg(PieceSet::maxOwnKinds));
        return;
    }
    choose(pieces);
}

void PieceChooser::addDrawn()
{
    if (m_pieces.kinds() == tilings::maxKinds) {
        Q_EMIT refused(
            tr("A board can have at most %1 kinds of pieces of its own.").arg(PieceSet::maxOwnKinds));
        return;
    }
    PieceSet pieces = m_pieces;
    pieces.add(m_sketch->shape(), {}, 1);
    m_sketch->clear();
    choose(pieces);
}

/// Says whether the drawing is a piece, and enables what can be done with it.
void PieceChooser::showSketch()
{
    QString state = tr("%n cell(s)", nullptr, m_sketch->size());
    if (m_sketch->isEmpty())
        state = tr("Click cells, or drag across them.");
    else if (m_sketch->size() > Polyomino::maxSize)
        state = tr("A piece has at most %1 cells.").arg(Polyomino::maxSize);
    else if (!m_sketch->isPiece())
        state = tr("The cells must touch along their sides.");
    m_sketchState->setText(state);
    m_addDrawn->setEnabled(m_sketch->isPiece());
    m_mirror->setEnabled(!m_sketch->isEmpty());
    m_clear->setEnabled(!m_sketch->isEmpty());
}

QString PieceChooser::nameOf(int kind) const
{
    if (kind >= Polyomino::kinds)
        return tr("Piece %1").arg(QString::fromStdString(m_pieces.name(kind)));
    const QChar letter = QLatin1Char(Polyomino::letterOf(kind));
    if (kind == Polyomino::monomino)
        return tr("Monomino");
    return kind < Polyomino::pentominoes ? tr("Pentomino %1").arg(letter) : tr("Tetromino %1").arg(letter);
}

void PieceChooser::nameRows()
{
    for (int kind = 0; kind < m_pieces.kinds(); ++kind) {
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

void PieceChooser::retranslate()
{
    const QString names[] = {tr("Monomino"),           tr("Domino"),
                             tr("The 2 trominoes"),    tr("The 5 tetrominoes and a monomino"),
                             tr("The 12 pentominoes"), tr("The 35 hexominoes"),
                             tr("The 108 heptominoes")};
    for (int index = 0; index < m_set->count(); ++index)
        m_set->setItemText(index, names[index]);
    m_set->setAccessibleName(tr("Set of pieces"));
    m_set->setToolTip(tr("A set of pieces by its name"));
    m_useSet->setText(tr("Use Set"));
    m_useSet->setToolTip(tr("Replaces all pieces by those of the set"));
    m_addSet->setText(tr("Add Set"));
    m_addSet->setToolTip(tr("Adds the pieces of the set to those that are there"));
    m_oneSided->setText(tr("One-sided pieces"));
    m_oneSided->setToolTip(tr("No piece is turned over, and the mirror image of each is a piece of its own"));
    m_sketchTitle->setText(tr("Draw a piece:"));
    m_addDrawn->setText(tr("Add Piece"));
    m_addDrawn->setToolTip(tr("Puts the piece that is drawn beside the board"));
    m_mirror->setText(tr("Mirror"));
    m_mirror->setToolTip(tr("Turns the drawing over, left to right"));
    m_clear->setText(tr("Clear"));
    m_sketch->retranslate();
    showSketch();
    nameRows();
}

} // namespace ui
