// SPDX-License-Identifier: MIT
#include "window/puzzlepanel.h"

#include "board/plaintext.h"
#include "core/positionline.h"
#include "session/translation.h"
#include "window/elidedwidgets.h"
#include "window/icons.h"
#include "window/optionsform.h"
#include "window/scrambleform.h"
#include "window/seededit.h"
#include "window/verdictlabel.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString settingsGroup(const core::Kind &kind)
{
    return QString::fromLatin1(kind.id) + "/deal"_L1;
}

/// Returns the values that ScrambleForm saves, as options: the id of the deal, and the count of each deal.
std::vector<core::Option> scrambleOptions(const core::Kind &kind)
{
    std::vector<core::Option> options{{"deal", {}, core::Option::Word}};
    for (const core::Deal &deal : kind.deals) {
        options.push_back(deal.count);
        options.back().id = deal.id;
    }
    return options;
}

} // namespace

PuzzlePanel::PuzzlePanel(const Actions &actions, Settings &settings, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_settings(settings),
      m_verdict(new VerdictLabel(VerdictLabel::Detail::Reason, this)), m_options(new OptionsForm(this)),
      m_waiting(new board::PlainLabel(this)), m_new(new QPushButton(this)),
      m_presets(new ElidedComboBox(this)), m_edit(new QToolButton(this)),
      m_backToSolvable(new QToolButton(this)), m_scramble(new ScrambleForm(this)),
      m_toolsLayout(new QVBoxLayout)
{
    layOut();
    connect(m_verdict, &VerdictLabel::marksHovered, this, &PuzzlePanel::marksHovered);
    connect(m_new, &QPushButton::clicked, this, &PuzzlePanel::newBoard);
    connect(m_options, &OptionsForm::edited, this, &PuzzlePanel::showWaiting);
    connect(m_options, &OptionsForm::returnPressed, this, &PuzzlePanel::newBoard);
    connect(m_presets, &QComboBox::activated, this, &PuzzlePanel::openPreset);
    connect(m_scramble, &ScrambleForm::scrambleRequested, this, &PuzzlePanel::scramble);
    retranslate();
}

QLabel *PuzzlePanel::addTitle(QVBoxLayout &column)
{
    auto *title = new board::PlainLabel(this);
    title->setObjectName(u"title"_s);
    column.addSpacing(8);
    column.addWidget(title);
    return title;
}

void PuzzlePanel::layOut()
{
    m_new->setIcon(icon(Icon::New));
    m_edit->setDefaultAction(m_actions[ActionId::EditBoard]);
    m_edit->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_edit->setObjectName(u"toggle"_s);
    m_backToSolvable->setDefaultAction(m_actions[ActionId::BackToSolvable]);
    m_backToSolvable->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_backToSolvable->setObjectName(u"push"_s);
    for (QToolButton *button : {m_edit, m_backToSolvable}) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_presets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 14);
    column->setSpacing(8);
    column->addWidget(m_verdict);
    column->addWidget(m_backToSolvable);
    m_boardTitle = addTitle(*column);
    column->addWidget(m_presets);
    column->addWidget(m_options);
    m_waiting->setObjectName(u"faint"_s);
    m_waiting->setWordWrap(true);
    m_waiting->hide();
    column->addWidget(m_waiting);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_new);
    buttons->addWidget(m_edit);
    column->addLayout(buttons);
    column->addLayout(m_toolsLayout);
    m_scrambleTitle = addTitle(*column);
    column->addWidget(m_scramble);
    column->addStretch();
}

void PuzzlePanel::setPuzzle(const ui::PuzzleUi &puzzle, const ui::ToolContext &context)
{
    m_puzzle = &puzzle;
    m_tools.reset(puzzle.tools ? puzzle.tools(context) : nullptr);
    if (m_tools)
        m_toolsLayout->addWidget(m_tools.get());
}

void PuzzlePanel::sessionChanged()
{
    const core::Kind &kind = session()->kind();
    m_shownPuzzle.reset();
    m_options->setOptions(kind.options, kind.describe(session()->puzzle()));
    fillPresets();
    m_scramble->setVisible(!kind.deals.empty());
    m_scrambleTitle->setVisible(!kind.deals.empty());
    nameScramble();
    if (!kind.deals.empty()) {
        m_scramble->setDeals(kind.deals);
        m_scramble->setValues(m_settings.values(settingsGroup(kind), scrambleOptions(kind)));
    }
}

void PuzzlePanel::fillPresets()
{
    m_presets->clear();
    for (const core::Preset &preset : session()->kind().presets)
        m_presets->addItem(session::translated(preset.name));
    m_presets->setCurrentIndex(-1);
}

void PuzzlePanel::refresh()
{
    m_verdict->setJudgement(session()->isJudged() ? std::optional(session()->judgement()) : std::nullopt);
    m_backToSolvable->setVisible(m_actions[ActionId::BackToSolvable]->isEnabled());
    m_edit->setVisible(m_actions[ActionId::EditBoard]->isVisible());
    const auto &puzzle = session()->timeline().instance().puzzle;
    if (puzzle == m_shownPuzzle)
        return;
    showOptions(puzzle);
    m_presets->setCurrentIndex(-1);
}

/// Makes a new board. If the puzzle's start is its goal, the board is dealt with a count that fits its size.
void PuzzlePanel::newBoard()
{
    const core::Kind &kind = session()->kind();
    std::string options = kind.compose(m_options->values());
    if (kind.defaultDeal) {
        const core::Reading reading = kind.parse(options, {});
        const core::Deal *deal = kind.deal(kind.defaultDeal);
        if (const auto *game = std::get_if<core::Game>(&reading))
            options += core::spell({deal, deal->fitting(game->puzzle->grid()), m_scramble->seed().next()});
    }
    begin(std::move(options), {}, session()->timeline().instance().look, Repeat::UntilUnsolved);
}

void PuzzlePanel::nextBoard()
{
    const std::string options = session()->puzzle().options();
    if (session()->kind().defaultDeal)
        return newBoard();
    if (const std::size_t seed = options.find(",seed="); seed != options.npos)
        return begin(options.substr(0, seed) + ",seed=" + std::to_string(m_scramble->seed().next()), {},
                     session()->timeline().instance().look, Repeat::Never);
    const auto &presets = session()->kind().presets;
    const auto here =
        std::ranges::find_if(presets, [&](const core::Preset &preset) { return isInPlay(preset); });
    openPreset(here == presets.end() ? 0 : int(here - presets.begin() + 1) % int(presets.size()));
}

/// Returns whether this game began with a ready-made board. A board that is dealt at random is not compared:
/// dealing could take long.
bool PuzzlePanel::isInPlay(const core::Preset &preset) const
{
    const core::Kind *kind = &session()->kind();
    const session::Timeline &timeline = session()->timeline();
    const auto parts = std::get<core::LineParts>(core::splitLine({&kind, 1}, preset.line));
    if (parts.options.find("deal=") != parts.options.npos)
        return false;
    const core::Reading reading = kind->parse(parts.options, parts.position);
    const auto &game = std::get<core::Game>(reading);
    const core::Position start = timeline.positionAt(timeline.startOfGame());
    return core::writeLine(*kind, *game.puzzle, game.position) ==
           core::writeLine(*kind, session()->puzzle(), start);
}

void PuzzlePanel::openPreset(int index)
{
    const core::Kind *kind = &session()->kind();
    const core::Preset &preset = kind->presets[std::size_t(index)];
    const auto split = core::splitLine({&kind, 1}, preset.line);
    const auto &parts = std::get<core::LineParts>(split);
    // A ready-made board has the look that belongs to it, and not the picture that happens to be on.
    begin(std::string(parts.options), std::string(parts.position), QString::fromLatin1(preset.look),
          Repeat::Never);
}

void PuzzlePanel::begin(std::string options, std::string position, const QString &look, Repeat repeat)
{
    session::Session &session = *this->session();
    session.read(std::move(options), std::move(position), [=, this, &session](const core::Reading &reading) {
        if (const auto *fault = std::get_if<core::Fault>(&reading)) {
            Q_EMIT session.told(fault->why);
            return;
        }
        const auto &game = std::get<core::Game>(reading);
        // A small board can be in order again at random.
        if (repeat == Repeat::UntilUnsolved && game.puzzle->dealing() && game.puzzle->solved(game.position))
            return newBoard();
        session.begin(session::Act::New, game, look);
        showOptions(game.puzzle); // keeps `refresh` from clearing the ready-made board that was chosen
    });
}

void PuzzlePanel::showOptions(const std::shared_ptr<const core::Puzzle> &puzzle)
{
    m_shownPuzzle = puzzle;
    m_options->setValues(session()->kind().describe(*puzzle));
    showWaiting();
    m_scramble->fit(puzzle->grid());
}

void PuzzlePanel::scramble()
{
    if (session()->kind().deals.empty())
        return;
    session()->scramble(m_scramble->deal(), m_scramble->count(), m_scramble->seed().next());
    m_settings.setValues(settingsGroup(session()->kind()), m_scramble->values());
}

/// Names the scrambling: dealing cards and setting queens are called otherwise.
void PuzzlePanel::nameScramble()
{
    const bool scrambles =
        !session() || session()->kind().deals.empty() || !session()->kind().deals.front().verb;
    m_scrambleTitle->setText(scrambles ? tr("Scramble")
                                       : session::translated(session()->kind().deals.front().verb));
}

/// Shows whether the options differ from those of the board in view and wait for New.
void PuzzlePanel::showWaiting()
{
    const core::Kind &kind = session()->kind();
    m_waiting->setVisible(kind.compose(m_options->values()) != kind.compose(kind.describe(*m_shownPuzzle)));
}

void PuzzlePanel::retranslate()
{
    m_boardTitle->setText(tr("Board"));
    nameScramble();
    m_new->setText(tr("New"));
    m_waiting->setText(tr("The options take effect with New."));
    m_new->setToolTip(tr("Make a new board with these options"));
    m_presets->setAccessibleName(tr("Ready-made boards"));
    m_presets->setPlaceholderText(tr("Ready-made boards"));
    for (int i = 0; i < m_presets->count(); ++i)
        m_presets->setItemText(i, session::translated(session()->kind().presets[std::size_t(i)].name));
}

} // namespace window
