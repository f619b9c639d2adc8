// SPDX-License-Identifier: MIT
#include "window/puzzlepanel.h"

#include "board/plaintext.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "window/scrambleform.h"
#include "window/widgets/elidedwidgets.h"
#include "window/widgets/lossquestion.h"
#include "window/widgets/optionsform.h"
#include "window/widgets/seededit.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

const QString boardGroup = u"window/board"_s;
constexpr core::Option unfoldedOption[] = {{"more", {}, core::Option::Switch, "off"}};

QString settingsGroup(const core::Kind &kind)
{
    return QString::fromLatin1(kind.id) + "/deal"_L1;
}

/// Returns options for the values that ScrambleForm saves: the id of the deal, and the count of each deal.
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
    : SessionWidget(parent), m_actions(actions), m_settings(settings), m_options(new OptionsForm(this)),
      m_waiting(new board::PlainLabel(this)), m_presets(new ElidedComboBox(this)),
      m_more(new QToolButton(this)), m_folded(new QWidget(this)), m_edit(new QToolButton(m_folded)),
      m_scrambleTitle(new board::PlainLabel(m_folded)), m_scramble(new ScrambleForm(m_folded)),
      m_toolsLayout(new QVBoxLayout), m_modelLayout(new QVBoxLayout)
{
    layOut();
    connect(m_options, &OptionsForm::edited, this, [this](const core::Option &option) {
        m_edited = &option;
        chooseUse(option);
        if (!option.namesSquares) // the board may have another size, in which squares have other names
            nameSquares();
        showWaiting();
        if (option.type == core::Option::OneOf || option.type == core::Option::Switch)
            changeBoardInView([] {});
    });
    connect(m_options, &OptionsForm::returnPressed, this, [this](const core::Option &option) {
        const bool isChanged = session()->kind().compose(values()) != optionsInView();
        if (option.type == core::Option::Integer)
            newBoard();
        else if (isChanged)
            changeBoardInView([this] { newBoard(); });
    });
    connect(m_presets, &QComboBox::activated, this, [this](int index) {
        if (mayLoseBoard())
            makePreset(index);
    });
    connect(m_presets, &ElidedComboBox::listClosed, this, [this] {
        if (m_presets->hasFocus())
            Q_EMIT listClosed();
    });
    connect(m_scramble, &ScrambleForm::scrambleRequested, this, &PuzzlePanel::scramble);
    connect(m_more, &QToolButton::toggled, this, [this](bool on) {
        core::Values unfolded;
        unfolded.set("more", on ? "on" : "off");
        m_settings.setValues(boardGroup, unfolded);
        unfold(on);
    });
    unfold(isUnfolded());
    connect(m_actions[ActionId::EditBoard], &QAction::toggled, this, &PuzzlePanel::showEditor);
    m_actions.onTriggered(ActionId::New, this, [this] { newBoard(); });
    m_actions.onTriggered(ActionId::Scramble, this, [this] { scramble(); });
    m_actions.onTriggered(ActionId::NextBoard, this, [this] { nextBoard(); });
    retranslate();
}

void PuzzlePanel::layOut()
{
    m_presets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_waiting->setObjectName(u"faint"_s);
    m_waiting->setWordWrap(true);
    QSizePolicy staying = m_waiting->sizePolicy();
    staying.setRetainSizeWhenHidden(true);
    m_waiting->setSizePolicy(staying);
    m_waiting->hide();
    m_more->setObjectName(u"more"_s);
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_edit->setDefaultAction(m_actions[ActionId::EditBoard]);
    m_edit->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_edit->setObjectName(u"toggle"_s);
    m_edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_edit->setFocusPolicy(Qt::StrongFocus);
    m_scrambleTitle->setObjectName(u"title"_s);
    auto *folded = new QVBoxLayout(m_folded);
    folded->setContentsMargins(0, 0, 0, 0);
    folded->setSpacing(8);
    folded->addWidget(m_edit);
    folded->addLayout(m_toolsLayout);
    folded->addSpacing(8);
    folded->addWidget(m_scrambleTitle);
    folded->addWidget(m_scramble);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 14);
    column->setSpacing(8);
    column->addWidget(m_presets);
    column->addWidget(m_options);
    column->addWidget(m_waiting);
    column->addWidget(m_more);
    column->addWidget(m_folded);
    column->addLayout(m_modelLayout); // below all, so that a picture that comes or goes moves no control
    column->addStretch();
}

void PuzzlePanel::unfold(bool on)
{
    const QSignalBlocker quiet(m_more);
    m_more->setChecked(on);
    m_more->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    m_folded->setVisible(on);
}

/// Returns whether the player has unfolded what is below the options.
bool PuzzlePanel::isUnfolded() const
{
    return m_settings.values(boardGroup, unfoldedOption).on("more");
}

/// Shows the tools while the board is edited, in the place of what makes another board, and then what was there before.
void PuzzlePanel::showEditor(bool editing)
{
    if (!m_tools || !session())
        return;
    QAction *panel = m_actions[ActionId::ShowPanel];
    if (editing) {
        m_opened = !panel->isChecked();
        panel->setChecked(true);
    } else if (std::exchange(m_opened, false)) {
        panel->setChecked(false);
    }
    unfold(editing || isUnfolded());
    showParts();
    showWaiting();
}

/// Shows what the puzzle has, but of what makes another board nothing while this one is edited by its tools.
void PuzzlePanel::showParts()
{
    const bool deals = !session()->kind().deals.empty();
    const bool edits = m_tools && m_actions[ActionId::EditBoard]->isChecked();
    for (QWidget *part : std::initializer_list<QWidget *>{m_presets, m_options})
        part->setVisible(!edits);
    m_more->setVisible(!edits && (deals || m_tools || m_actions[ActionId::EditBoard]->isVisible()));
    for (QWidget *part : std::initializer_list<QWidget *>{m_scramble, m_scrambleTitle})
        part->setVisible(!edits && deals);
}

void PuzzlePanel::setPuzzle(const ui::PuzzleUi &puzzle, const ui::ToolContext &context)
{
    m_puzzle = &puzzle;
    m_tools.reset(puzzle.tools ? puzzle.tools(context) : nullptr);
    if (m_tools)
        m_toolsLayout->addWidget(m_tools.get());
    m_model.reset(puzzle.model ? puzzle.model(context) : nullptr);
    if (m_model)
        m_modelLayout->addWidget(m_model.get());
}

void PuzzlePanel::sessionChanged()
{
    const core::Kind &kind = session()->kind();
    m_shownPuzzle.reset();
    m_options->setSquareWords({});
    m_options->setOptions(kind.options, kind.describe(session()->puzzle()));
    nameSquares();
    m_presets->clear();
    for (const core::Preset &preset : session()->kind().presets)
        m_presets->addItem(session::translated(preset.name));
    m_presets->setCurrentIndex(-1);
    nameScramble();
    if (!kind.deals.empty()) {
        m_scramble->setDeals(kind.deals);
        m_scramble->setValues(m_settings.values(settingsGroup(kind), scrambleOptions(kind)));
    }
}

void PuzzlePanel::refresh()
{
    m_edit->setVisible(m_actions[ActionId::EditBoard]->isVisible());
    showParts(); // whether the board can be edited is only known once it is in view
    if (!m_options->squareWords().isCurrent())
        nameSquares();
    const auto &puzzle = session()->timeline().instance().puzzle;
    if (puzzle == m_shownPuzzle)
        return;
    showOptions(puzzle);
    m_presets->setCurrentIndex(-1);
}

/// Returns whether the solutions found may be dropped for another board.
bool PuzzlePanel::mayLoseBoard()
{
    return LossQuestion::mayLose(*session(), LossQuestion::Next::Make, window());
}

/// Returns the options of the board in view, without those of its deal.
std::string PuzzlePanel::optionsInView() const
{
    const core::Kind &kind = session()->kind();
    return kind.compose(kind.describe(session()->puzzle()));
}

/// Returns the cells of the board that the options describe; those of the board in view if they describe none.
core::Grid PuzzlePanel::gridOfOptions() const
{
    const core::Kind &kind = session()->kind();
    core::Values bare = values();
    for (const core::Option &option : kind.options) {
        if (option.namesSquares)
            bare.set(option.id, {});
    }
    const core::Reading reading = kind.parse(kind.compose(bare), {});
    const auto *game = std::get_if<core::Game>(&reading);
    return game ? game->puzzle->grid() : session()->puzzle().grid();
}

/// Names the squares among the options in the notation that the user has chosen.
void PuzzlePanel::nameSquares()
{
    const core::Kind &kind = session()->kind();
    if (std::ranges::any_of(kind.options, &core::Option::namesSquares))
        m_options->setSquareWords(SquareWords(kind.id, gridOfOptions()));
}

/// Lets a text that was typed take effect: if it means nothing with what is chosen elsewhere in the form, chooses what
/// gives it a meaning, such as "Your own" for the numbers of a goal.
void PuzzlePanel::chooseUse(const core::Option &option)
{
    const core::Kind &kind = session()->kind();
    const core::Values with = values();
    if (option.type != core::Option::Word || with.text(option.id).empty())
        return;
    const auto matters = [&](const char *other, const char *choice) {
        core::Values one = with;
        if (other)
            one.set(other, choice);
        core::Values none = one;
        none.set(option.id, {});
        return kind.compose(one) != kind.compose(none);
    };
    if (matters(nullptr, nullptr))
        return;
    for (const core::Option &other : kind.options) {
        for (const core::Choice &choice : other.choices) {
            if (other.type == core::Option::OneOf && matters(other.id, choice.id))
                return m_options->setValue(other.id, choice.id);
        }
    }
}

/// Gives the board in view the options of the form, if that makes sense, else calls `instead`. Says what is wrong with
/// options that no board can have.
void PuzzlePanel::changeBoardInView(const std::function<void()> &instead)
{
    session::Session &session = *this->session();
    if (session.kind().compose(values()) == optionsInView())
        return;
    const core::Reading changed = changedBoard();
    if (const auto *fault = std::get_if<core::Fault>(&changed))
        return fault->why.empty() ? instead() : report(session, fault->why);
    if (!mayLoseBoard())
        return showOptions(m_shownPuzzle);
    const auto &game = std::get<core::Game>(changed);
    session.begin(session::Act::Edit, game, session.timeline().instance().look);
    showOptions(game.puzzle);
}

/// Says what is wrong with the options, and marks the field that was edited last. In the options, squares are named by
/// letters; the sentence names them as the fields do.
void PuzzlePanel::report(session::Session &session, const core::Explanation &fault) const
{
    const QString sentence = m_options->squareWords().shown(session::translated(fault));
    if (m_edited)
        m_options->markFault(*m_edited, sentence);
    session.report({core::Text{"window::PuzzlePanel", "%1"}, {sentence.toStdString()}, fault.marks});
}

/// Returns the board in view with the options of the form, in which its pieces lie as they do, if that makes sense: the
/// cells stay the same, the position is one of the new board and breaks no rule of it, and the options do not say how a
/// game begins, unless it begins at its goal, as the taquin does. Otherwise returns a fault, with the reason if the
/// options are wrong for any board.
core::Reading PuzzlePanel::changedBoard() const
{
    const core::Kind &kind = session()->kind();
    const core::Puzzle &inView = session()->puzzle();
    const core::Position &position = session()->timeline().position();
    const std::string options = kind.compose(values());
    core::Reading empty = kind.parse(options, {});
    if (std::holds_alternative<core::Fault>(empty))
        return empty;
    const core::Game &start = std::get<core::Game>(empty);
    const bool beginsAlike = start.puzzle->solved(start.position) ||
                             start.puzzle->write(start.position) == inView.write(inView.start());
    core::Reading kept = kind.parse(options, inView.write(position));
    const auto *game = std::get_if<core::Game>(&kept);
    const auto isSound = [&](const core::Puzzle &puzzle, const core::Position &here) {
        return !kind.remark || kind.remark(puzzle, here).empty();
    };
    // With other options, the puzzle may have other pieces, so that the position is another one, too.
    const bool stays = game && beginsAlike && start.puzzle->grid() == inView.grid() &&
                       (isSound(*game->puzzle, game->position) || !isSound(inView, position));
    return stays ? kept : core::Fault();
}

/// Makes a new board. If the puzzle's start is its goal, the board is scrambled with a count that fits its size.
void PuzzlePanel::newBoard()
{
    if (mayLoseBoard())
        makeBoard();
}

/// Returns the options that the form shows. If the board in view was dealt, and the form has not changed what the deal
/// chose, such as the numbers of a magazine tour, they are dealt again.
std::string PuzzlePanel::optionsOfNewBoard()
{
    const core::Kind &kind = session()->kind();
    core::Values wanted = values();
    if (kind.defaultDeal) {
        std::string options = kind.compose(wanted);
        const core::Reading reading = kind.parse(options, {});
        const core::Deal *deal = kind.deal(kind.defaultDeal);
        if (const auto *game = std::get_if<core::Game>(&reading))
            options += core::spell({deal, deal->fitting(game->puzzle->grid()), m_scramble->seed().next()});
        return options;
    }
    const std::string options = session()->puzzle().options();
    const auto list = core::OptionList::read(std::string_view(options).substr(0, options.find(':')));
    const auto *read = std::get_if<core::OptionList>(&list);
    const auto dealt = read ? read->deal(kind.deals) : std::variant<core::DealOrder, core::Fault>();
    const auto *order = std::get_if<core::DealOrder>(&dealt);
    if (!order || !order->deal || order->deal->chooses.empty())
        return kind.compose(wanted);
    const core::Values usual(kind.options);
    const core::Values shown = kind.describe(session()->puzzle());
    for (const char *chosen : order->deal->chooses) {
        if (wanted.text(chosen) != shown.text(chosen))
            return kind.compose(wanted);
        wanted.set(chosen, usual.text(chosen));
    }
    return kind.compose(wanted) + core::spell({order->deal, order->count, m_scramble->seed().next()});
}

/// Returns the values of the form, with what it does not show of the board in view, such as cards of the player's own.
core::Values PuzzlePanel::values() const
{
    core::Values values = session()->kind().describe(session()->puzzle());
    const core::Values shown = m_options->values();
    for (const auto &[id, text] : shown.all())
        values.set(id, text);
    return values;
}

/// Returns the look of the next board: the present picture, unless it belongs to a ready-made board.
QString PuzzlePanel::lookOfNewBoards() const
{
    const QString &look = session()->timeline().instance().look;
    const bool isOwn = std::ranges::any_of(session()->kind().presets, [&](const core::Preset &preset) {
        return look == QLatin1StringView(preset.look) && isInPlay(preset);
    });
    return isOwn ? QString() : look;
}

void PuzzlePanel::nextBoard()
{
    const std::string options = session()->puzzle().options();
    if (!mayLoseBoard())
        return;
    if (session()->kind().defaultDeal)
        return makeBoard();
    if (const std::size_t seed = options.find(",seed="); seed != options.npos)
        return begin(options.substr(0, seed) + ",seed=" + std::to_string(m_scramble->seed().next()), {},
                     session()->timeline().instance().look, Repeat::Never);
    const auto &presets = session()->kind().presets;
    const auto here =
        std::ranges::find_if(presets, [&](const core::Preset &preset) { return isInPlay(preset); });
    makePreset(here == presets.end() ? 0 : int(here - presets.begin() + 1) % int(presets.size()));
}

/// Returns whether this game began with a ready-made board. Boards dealt at random are not compared, since dealing
/// could take long.
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

void PuzzlePanel::makePreset(int index)
{
    const core::Kind *kind = &session()->kind();
    const core::Preset &preset = kind->presets[std::size_t(index)];
    const auto split = core::splitLine({&kind, 1}, preset.line);
    const auto &parts = std::get<core::LineParts>(split);
    // A ready-made board has its own look instead of the current picture.
    begin(std::string(parts.options), std::string(parts.position), QString::fromLatin1(preset.look),
          Repeat::Never);
}

void PuzzlePanel::begin(std::string options, std::string position, const QString &look, Repeat repeat)
{
    session::Session &session = *this->session();
    session.read(std::move(options), std::move(position), [=, this, &session](const core::Reading &reading) {
        if (const auto *fault = std::get_if<core::Fault>(&reading))
            return report(session, fault->why);
        const auto &game = std::get<core::Game>(reading);
        // A random scramble can leave a small board solved.
        if (repeat == Repeat::UntilUnsolved && game.puzzle->dealing() && game.puzzle->solved(game.position))
            return makeBoard();
        m_actions[ActionId::EditBoard]->setChecked(false);
        session.begin(session::Act::New, game, look);
        showOptions(game.puzzle); // keeps `refresh` from clearing the chosen ready-made board
    });
}

void PuzzlePanel::showOptions(const std::shared_ptr<const core::Puzzle> &puzzle)
{
    m_shownPuzzle = puzzle;
    m_edited = nullptr;
    const auto waiting = m_waitingOptions.find(QString::fromLatin1(session()->kind().id));
    const bool isChosen = waiting != m_waitingOptions.end() && waiting->second.first.lock() == puzzle;
    m_options->setSquareWords({});
    m_options->setValues(isChosen ? waiting->second.second : session()->kind().describe(*puzzle));
    nameSquares();
    showWaiting();
    m_scramble->fit(puzzle->grid());
    showSeed(puzzle->options());
}

/// Shows the seed by which the board in view was dealt, so that the form does not contradict it.
void PuzzlePanel::showSeed(const std::string &options)
{
    constexpr std::string_view before = ",seed=";
    const std::size_t at = options.find(before);
    if (at == options.npos)
        return;
    const std::size_t begin = at + before.size();
    if (const auto seed = core::seedNumber(options.substr(begin, options.find(',', begin) - begin)))
        m_scramble->seed().setSeed(*seed);
}

void PuzzlePanel::scramble()
{
    if (session()->kind().deals.empty() || !mayLoseBoard())
        return;
    m_actions[ActionId::EditBoard]->setChecked(false);
    session()->scramble(m_scramble->deal(), m_scramble->count(), m_scramble->seed().next());
    m_settings.setValues(settingsGroup(session()->kind()), m_scramble->values());
}

void PuzzlePanel::takeFocus()
{
    m_options->takeFocus();
}

/// Names the group after the puzzle's verb for scrambling, such as dealing cards or setting queens.
void PuzzlePanel::nameScramble()
{
    const bool scrambles =
        !session() || session()->kind().deals.empty() || !session()->kind().deals.front().verb;
    m_scrambleTitle->setText(scrambles ? tr("Scramble")
                                       : session::translated(session()->kind().deals.front().verb));
}

/// Shows a note if the options differ from those of the board in view, so that they take effect only with New. They wait
/// for it while another puzzle is in view, too.
void PuzzlePanel::showWaiting()
{
    const core::Kind &kind = session()->kind();
    const bool waits = kind.compose(values()) != optionsInView();
    m_waiting->setVisible(waits && !m_options->isHidden());
    nameWaiting();
    const QString puzzle = QString::fromLatin1(kind.id);
    if (waits)
        m_waitingOptions.insert_or_assign(puzzle, std::pair(m_shownPuzzle, m_options->values()));
    else
        m_waitingOptions.erase(puzzle);
}

/// Says what makes the options take effect: Enter in a field, if the board in view can have them, or New.
void PuzzlePanel::nameWaiting()
{
    const bool waits = session() && !m_waiting->isHidden();
    m_waiting->setText(waits && std::holds_alternative<core::Game>(changedBoard())
                           ? tr("Enter changes this board, New makes another.")
                           : tr("New makes a board with these options."));
}

void PuzzlePanel::retranslate()
{
    nameScramble();
    nameWaiting();
    m_more->setText(tr("More"));
    m_presets->setAccessibleName(tr("Choose a board…"));
    m_presets->setPlaceholderText(tr("Choose a board…"));
    for (int i = 0; i < m_presets->count(); ++i)
        m_presets->setItemText(i, session::translated(session()->kind().presets[std::size_t(i)].name));
}

} // namespace window
