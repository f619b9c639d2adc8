// SPDX-License-Identifier: MIT
#include "window/puzzlepanel.h"

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

/// What ScrambleForm saves, as options: the id of the deal, and the count of each deal.
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
      m_new(new QPushButton(this)), m_presets(new ElidedComboBox(this)), m_edit(new QToolButton(this)),
      m_backToSolvable(new QToolButton(this)), m_scramble(new ScrambleForm(this)),
      m_toolsLayout(new QVBoxLayout)
{
    layOut();
    connect(m_verdict, &VerdictLabel::marksHovered, this, &PuzzlePanel::marksHovered);
    connect(m_new, &QPushButton::clicked, this, &PuzzlePanel::newBoard);
    connect(m_options, &OptionsForm::returnPressed, this, &PuzzlePanel::newBoard);
    connect(m_presets, &QComboBox::activated, this, &PuzzlePanel::openPreset);
    connect(m_scramble, &ScrambleForm::scrambleRequested, this, &PuzzlePanel::scramble);
    retranslate();
}

QLabel *PuzzlePanel::addTitle(QVBoxLayout &column)
{
    auto *title = new QLabel(this);
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
    m_shownPuzzle = puzzle;
    m_options->setValues(session()->kind().describe(*puzzle));
    m_presets->setCurrentIndex(-1);
}

void PuzzlePanel::newBoard()
{
    begin(session()->kind().compose(m_options->values()), {});
}

void PuzzlePanel::openPreset(int index)
{
    const core::Kind *kind = &session()->kind();
    const auto split = core::splitLine({&kind, 1}, kind->presets[std::size_t(index)].line);
    const auto &parts = std::get<core::LineParts>(split);
    begin(std::string(parts.options), std::string(parts.position));
}

void PuzzlePanel::begin(std::string options, std::string position)
{
    session::Session &session = *this->session();
    session.read(std::move(options), std::move(position), [this, &session](const core::Reading &reading) {
        if (const auto *fault = std::get_if<core::Fault>(&reading)) {
            Q_EMIT session.told(fault->why);
            return;
        }
        const auto &game = std::get<core::Game>(reading);
        session.begin(session::Act::New, game, session.timeline().instance().look);
        // So that `refresh` does not clear the ready-made board that was chosen.
        m_shownPuzzle = game.puzzle;
        m_options->setValues(session.kind().describe(*game.puzzle));
    });
}

void PuzzlePanel::scramble()
{
    if (session()->kind().deals.empty())
        return;
    session()->scramble(m_scramble->deal(), m_scramble->count(), m_scramble->seed().next());
    m_settings.setValues(settingsGroup(session()->kind()), m_scramble->values());
}

void PuzzlePanel::retranslate()
{
    m_boardTitle->setText(tr("Board"));
    m_scrambleTitle->setText(tr("Scramble"));
    m_new->setText(tr("New"));
    m_new->setToolTip(tr("Make a new board with these options"));
    m_presets->setAccessibleName(tr("Ready-made boards"));
    m_presets->setPlaceholderText(tr("Ready-made boards"));
    for (int i = 0; i < m_presets->count(); ++i)
        m_presets->setItemText(i, session::translated(session()->kind().presets[std::size_t(i)].name));
}

} // namespace window
