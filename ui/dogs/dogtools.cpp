// SPDX-License-Identifier: MIT
#include "dogs/dogtools.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "core/random.h"
#include "dogs/explanations.h"
#include "dogs/facepalette.h"
#include "session/basics/translation.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>

namespace ui {

namespace {

QSpinBox *spinBox(int lowest, int highest)
{
    auto *box = new QSpinBox;
    box->setRange(lowest, highest);
    return box;
}

dogs::Card randomCard(core::Random &random, int colours, bool plain)
{
    dogs::Card card;
    for (dogs::Half &half : card.faces) {
        const int colour = 1 + int(random.below(std::uint64_t(colours)));
        half = plain ? dogs::plainEdge(colour) : dogs::Half(random.below(2) == 0 ? colour : -colour);
    }
    return card;
}

core::Random seededRandom()
{
    return core::Random(QRandomGenerator::global()->generate64());
}

} // namespace

DogTools::DogTools(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_scatter(new QPushButton), m_editor(new QWidget),
      m_chosen(new board::PlainLabel), m_palette(new FacePalette),
      m_colours(spinBox(dogs::fewestColours, dogs::mostColours)),
      m_columns(spinBox(dogs::Dogs::shortest, dogs::Dogs::longest)),
      m_rows(spinBox(dogs::Dogs::shortest, dogs::Dogs::longest)), m_coloursName(new board::PlainLabel),
      m_sizeName(new board::PlainLabel), m_draw(new QPushButton), m_fixed(new QCheckBox),
      m_equal(new QCheckBox), m_frameName(new board::PlainLabel), m_frame(new QComboBox)
{
    createLayout();
    board::keepTranslated(*this, [this] { retranslate(); });
    connectSignals();
    attachToScene();
}

void DogTools::createLayout()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scatter);
    column->addWidget(m_editor);
    m_chosen->setWordWrap(true);
    m_coloursName->setBuddy(m_colours);
    m_sizeName->setBuddy(m_columns);
    auto *editor = new QVBoxLayout(m_editor);
    editor->setContentsMargins(0, 6, 0, 0);
    editor->addWidget(m_chosen);
    editor->addWidget(m_palette);
    editor->addWidget(m_fixed);
    editor->addWidget(m_equal);
    m_frameName->setBuddy(m_frame);
    auto *border = new QHBoxLayout;
    border->addWidget(m_frameName);
    border->addWidget(m_frame, 1);
    editor->addLayout(border);
    for (int kind = 0; kind <= dogs::mostKinds; ++kind)
        m_frame->addItem(QString(), kind);
    auto *numbers = new QHBoxLayout;
    numbers->addWidget(m_coloursName);
    numbers->addWidget(m_colours);
    numbers->addStretch();
    numbers->addWidget(m_sizeName);
    numbers->addWidget(m_columns);
    numbers->addWidget(new board::PlainLabel(QStringLiteral("×")));
    numbers->addWidget(m_rows);
    editor->addLayout(numbers);
    editor->addWidget(m_draw);
}

void DogTools::connectSignals()
{
    const session::Timeline &timeline = m_context.session->timeline();
    // This signal makes the window replace the scene, too; the new scene exists at the next event.
    connect(&timeline, &session::Timeline::opened, this,
            [this] { QTimer::singleShot(0, this, &DogTools::attachToScene); });
    connect(m_palette, &FacePalette::picked, this, &DogTools::replaceChosen);
    connect(m_colours, &QSpinBox::valueChanged, this, &DogTools::setColours);
    connect(m_columns, &QSpinBox::valueChanged, this, &DogTools::setSize);
    connect(m_rows, &QSpinBox::valueChanged, this, &DogTools::setSize);
    // Toggled, and not clicked: screen readers toggle a box without clicking it.
    connect(m_fixed, &QCheckBox::toggled, this, [this](bool fixed) {
        if (DogsScene *board = scene())
            board->fixChosen(fixed);
    });
    connect(m_equal, &QCheckBox::clicked, this, &DogTools::setEqual);
    connect(m_frame, &QComboBox::activated, this, &DogTools::setFrame);
    connect(m_draw, &QPushButton::clicked, this, &DogTools::randomiseFaces);
    connect(m_scatter, &QPushButton::clicked, this, &DogTools::scatter);
}

void DogTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        QTimer::singleShot(0, this, &DogTools::attachToScene);
    QWidget::changeEvent(event);
}

void DogTools::retranslate()
{
    m_scatter->setText(tr("Scramble"));
    m_scatter->setToolTip(tr("Lay all cards on the table at random, turned at random"));
    m_coloursName->setText(tr("Colours"));
    m_sizeName->setText(tr("Size"));
    m_colours->setAccessibleName(tr("Colours"));
    m_colours->setToolTip(tr("If a colour is removed, its dogs take the remaining colours"));
    m_columns->setAccessibleName(tr("Columns"));
    m_rows->setAccessibleName(tr("Rows"));
    m_fixed->setText(tr("Fixed where it lies"));
    m_fixed->setToolTip(tr("The chosen card, on the board, is given: it cannot be moved (F)"));
    m_equal->setText(tr("Equal edges"));
    m_equal->setToolTip(tr("Plain edges instead of dogs: two that meet must be of the same kind"));
    m_frameName->setText(tr("Border"));
    m_frame->setAccessibleName(tr("Border"));
    m_frame->setToolTip(tr("What all edges at the border of the board must be"));
    m_frame->setItemText(0, tr("anything"));
    for (int kind = 1; kind <= dogs::mostKinds; ++kind)
        m_frame->setItemText(kind, session::translated(dogs::kindNames[kind - 1]));
    m_palette->retranslate();
    showChosen();
}

/// Connects to the scene that is shown, which every edit replaces.
void DogTools::attachToScene()
{
    DogsScene *board = scene();
    if (!board)
        return;
    m_palette->setStyle(board->style());
    connect(board, &board::BoardScene::editingChanged, this, &DogTools::showEditor, Qt::UniqueConnection);
    disconnect(board, &DogsScene::chosen, this, nullptr);
    if (m_card < board->offBoardCount() && m_card != board->chosenCard())
        board->choose(m_card, m_side);
    connect(board, &DogsScene::chosen, this, [this](int card, dogs::Side side) {
        m_card = card;
        m_side = side;
        showChosen();
    });
    showEditor();
}

void DogTools::showEditor()
{
    const DogsScene *board = scene();
    m_editor->setVisible(board && board->isEditing());
    m_scatter->setVisible(!board || !board->isEditing());
    const QSignalBlocker blockColours(m_colours);
    const QSignalBlocker blockColumns(m_columns);
    const QSignalBlocker blockRows(m_rows);
    const bool plain = dogs().hasPlainEdges();
    m_colours->setMaximum(plain ? dogs::mostKinds : dogs::mostColours);
    m_colours->setValue(std::max(m_colours->value(), dogs().colours()));
    m_draw->setText(plain ? tr("Random edges") : tr("Random halves"));
    if (plain)
        m_draw->setToolTip(tr("Give every card random edges of these kinds; a solution is very rare"));
    else
        m_draw->setToolTip(tr("Give every card random halves in these colours; a solution is very rare"));
    m_equal->setChecked(plain);
    m_frame->setVisible(plain);
    m_frameName->setVisible(plain);
    m_frame->setCurrentIndex(dogs::colourOf(dogs().frame()));
    m_columns->setValue(dogs().grid().columns);
    m_rows->setValue(dogs().grid().rows);
    m_palette->setColours(m_colours->value(), plain);
    showChosen();
}

void DogTools::showChosen()
{
    const bool chosen = m_card != DogsScene::none && m_card < int(dogs().cards().size());
    m_palette->setEnabled(chosen);
    const bool plain = dogs().hasPlainEdges();
    const bool onBoard = chosen && m_context.session->timeline().position()[m_card].onBoard();
    m_fixed->setEnabled(onBoard);
    {
        const QSignalBlocker blocker(m_fixed);
        m_fixed->setChecked(onBoard && dogs().isFixed(m_card));
    }
    std::optional<dogs::Half> half;
    if (chosen)
        half = dogs().cards()[std::size_t(m_card)].faces[m_side];
    m_palette->setChosen(half);
    if (half) {
        m_chosen->setText((plain ? tr("Card %1 shows %2 here. Choose another edge:")
                                 : tr("Card %1 shows %2 here. Choose another half:"))
                              .arg(QString::number(m_card + 1), session::translated(dogs::aHalf(*half))));
    } else {
        m_chosen->setText(plain ? tr("Click an edge of any card, then choose another:")
                                : tr("Click half a dog on any card, then choose another:"));
    }
}

void DogTools::edit(core::Grid grid, std::vector<dogs::Card> cards, dogs::Conditions conditions,
                    const core::Position &position)
{
    const QString look = m_context.session->timeline().instance().look;
    m_context.session->begin(
        session::Act::Edit,
        {std::make_shared<const dogs::Dogs>(grid, std::move(cards), std::move(conditions)), position}, look);
}

void DogTools::replaceChosen(dogs::Half half)
{
    if (DogsScene *board = scene())
        board->replaceChosen(half);
    showChosen(); // the half that was already there stays marked
}

void DogTools::setColours(int colours)
{
    const bool plain = dogs().hasPlainEdges();
    m_palette->setColours(colours, plain);
    std::vector<dogs::Card> cards = dogs().cards();
    for (dogs::Card &card : cards) {
        for (dogs::Half &half : card.faces) {
            const int colour = (dogs::colourOf(half) - 1) % colours + 1;
            half = plain ? dogs::plainEdge(colour) : dogs::Half(half > 0 ? colour : -colour);
        }
    }
    if (cards != dogs().cards())
        edit(dogs().grid(), std::move(cards), dogs().conditions(), m_context.session->timeline().position());
}

/// Gives the cards plain edges in the colours of their dogs, or at random heads and bodies in the colours of their
/// edges.
void DogTools::setEqual(bool equal)
{
    if (equal == dogs().hasPlainEdges())
        return;
    core::Random random = seededRandom();
    std::vector<dogs::Card> cards = dogs().cards();
    for (dogs::Card &card : cards) {
        for (dogs::Half &half : card.faces) {
            const int colour = dogs::colourOf(half);
            const int dog = (colour - 1) % dogs::mostColours + 1;
            half = equal ? dogs::plainEdge(colour) : dogs::Half(random.below(2) == 0 ? dog : -dog);
        }
    }
    edit(dogs().grid(), std::move(cards), {0, dogs().start()}, m_context.session->timeline().position());
}

void DogTools::setFrame()
{
    const int kind = m_frame->currentData().toInt();
    dogs::Conditions conditions = dogs().conditions();
    conditions.frame = kind == 0 ? dogs::Half(0) : dogs::plainEdge(kind);
    if (conditions.frame != dogs().frame())
        edit(dogs().grid(), dogs().cards(), std::move(conditions), m_context.session->timeline().position());
}

/// Changes the size of the board: keeps as many cards as there are cells, and adds random ones if some are missing.
/// No card stays fixed.
void DogTools::setSize()
{
    const core::Grid grid{m_columns->value(), m_rows->value()};
    core::Random random = seededRandom();
    std::vector<dogs::Card> cards = dogs().cards();
    while (int(cards.size()) < grid.size())
        cards.push_back(randomCard(random, m_colours->value(), dogs().hasPlainEdges()));
    cards.resize(std::size_t(grid.size()));
    edit(grid, std::move(cards), {dogs().frame(), {}}, core::Position(std::size_t(grid.size())));
}

void DogTools::randomiseFaces()
{
    core::Random random = seededRandom();
    std::vector<dogs::Card> cards(dogs().cards().size());
    for (dogs::Card &card : cards)
        card = randomCard(random, m_colours->value(), dogs().hasPlainEdges());
    edit(dogs().grid(), std::move(cards), dogs().conditions(), m_context.session->timeline().position());
}

void DogTools::scatter()
{
    core::Random random = seededRandom();
    const session::Instance instance = m_context.session->timeline().instance();
    core::Position position = dogs().start();
    const dogs::Board board = dogs().board(position);
    std::vector<int> cells;
    for (int cell = 0; cell < int(position.size()); ++cell) {
        if (board.card(cell) == dogs::Board::none)
            cells.push_back(cell);
    }
    for (std::size_t left = cells.size(); left > 1; --left)
        std::swap(cells[left - 1], cells[random.below(left)]);
    auto cell = cells.begin();
    for (core::Place &place : position) {
        if (!place.onBoard())
            place = {std::int16_t(*cell++), std::int8_t(random.below(4))};
    }
    m_context.session->begin(session::Act::Edit, {instance.puzzle, position}, instance.look);
}

} // namespace ui
