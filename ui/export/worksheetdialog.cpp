// SPDX-License-Identifier: MIT
#include "export/worksheetdialog.h"

#include "board/plaintext.h"
#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/timeline/movenotation.h"
#include "window/widgets/names.h"
#include "window/widgets/seededit.h"
#include "window/widgets/squarewords.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <set>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

constexpr int linesToWriteOn = 3;
constexpr int readableLine = 60;  // the number of characters of a question that are visible at once
constexpr int lettersOfName = 26; // ellipses that stand for a line to write on
constexpr int lettersOfDate = 12;
constexpr int usualCount = 4;              // number of boards
constexpr int linesOfList = 7;             // visible at once
constexpr int usualAcross = 2;             // boards beside each other
constexpr std::size_t longestAnswer = 600; // characters
constexpr int dealtForOne = 4;             // boards that are dealt for each that is wanted
constexpr std::size_t mostWritten = 3;     // solutions of one board that are all written as its answer
constexpr std::size_t mostCounted = 100;   // solutions of one board that are counted
// The seeds that belong to one sheet: no board of a sheet is on the next.
constexpr std::uint64_t mostOnSheet = dealtForOne * WorksheetDialog::mostBoards;

QString lineOf(const core::Kind &kind, const session::Instance &instance, const core::Position &position)
{
    return QString::fromStdString(core::writeLine(kind, *instance.puzzle, position));
}

/// The answer to an exercise: a solution as its moves, or their number if they are many; empty if none was found in a
/// second.
struct Answer {
    QString text = {};
    bool isToSolve = true; ///< false if the board is solved already, or has no solution
    std::string key = {};  ///< the whole solution, by which answers are compared
};

/// Returns a solution as its board names squares, in the notation that is chosen for the puzzle.
QString written(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &solution)
{
    const core::Name caption = kind.caption ? kind.caption(puzzle, solution) : core::Name();
    if (caption.size() == 1 && std::holds_alternative<core::Squares>(caption[0]))
        return session::translated(caption);
    return window::SquareWords(kind.id, puzzle.grid()).shown(QString::fromStdString(puzzle.write(solution)));
}

/// Collects the first solutions of a board.
class FewSolutions : public core::BudgetContext {
public:
    FewSolutions(core::SearchContext &parent, const core::Kind &kind, const core::Puzzle &puzzle)
        : core::BudgetContext(parent, {.time = std::chrono::seconds(1)}), m_kind(kind), m_puzzle(puzzle),
          m_classifier(kind.symmetryClassifier ? kind.symmetryClassifier(puzzle) : nullptr)
    {
    }

    bool found(const core::Position &position, std::span<const core::Step>) override
    {
        m_all.insert(written(m_kind, m_puzzle, position));
        if (m_classifier)
            m_classes.insert(m_classifier->classOf(position));
        return m_all.size() <= mostCounted;
    }
    const std::set<QString> &all() const { return m_all; }
    /// Returns whether all are one solution, turned or mirrored.
    bool areImages() const { return m_classes.size() == 1; }

private:
    const core::Kind &m_kind;
    const core::Puzzle &m_puzzle;
    const std::unique_ptr<core::SymmetryClassifier> m_classifier;
    std::set<core::ClassDigest> m_classes;
    std::set<QString> m_all;
};

QString asCode(const QString &text)
{
    return u'`' + text + u'`';
}

/// Returns the answer to an exercise that asks where the pieces lie: this solution, and the others if they are few, else
/// how many there are.
QString placesOf(const core::Kind &kind, const core::Game &game, const QString &first)
{
    const core::Solver &solver = kind.preferred(*game.puzzle, game.position, core::Goal::All);
    if (!solver.reaches(core::Goal::All) || !solver.whyUnsuitable(*game.puzzle, game.position).empty())
        return asCode(first);
    core::ReadingContext reading;
    FewSolutions few(reading, kind, *game.puzzle);
    const core::Outcome outcome =
        solver.solve(*game.puzzle, {core::Goal::All, game.position, {}, core::Values(solver.options)}, few);
    const bool isWhole = outcome.verdict == core::Outcome::Solved && few.all().size() <= mostCounted;
    const auto count = int(std::min(few.all().size(), mostCounted));
    if (count < 2)
        return asCode(first);
    if (!isWhole)
        return WorksheetDialog::tr("%1, one of more than %n solution(s)", "an answer", count - 1)
            .arg(asCode(first));
    if (few.all().size() > mostWritten && few.areImages())
        return WorksheetDialog::tr("%1, and the same turned or mirrored", "an answer").arg(asCode(first));
    if (few.all().size() > mostWritten)
        return WorksheetDialog::tr("%1, one of %n solution(s)", "an answer", count).arg(asCode(first));
    QStringList others;
    for (const QString &other : few.all()) {
        if (other != first)
            others << asCode(other);
    }
    const QString last = others.takeLast();
    return WorksheetDialog::tr("%1 or %2", "answers")
        .arg((QStringList(asCode(first)) + others).join(", "_L1), last);
}

Answer answerTo(core::Kinds kinds, const QString &line)
{
    using namespace std::chrono_literals;
    core::ReadingContext reading;
    core::BudgetContext control(reading, {.time = 1s});
    const core::LineReading read = core::readLine(kinds, line.toStdString());
    const auto *game = std::get_if<core::Game>(&read.reading);
    if (!game)
        return {};
    if (game->puzzle->solved(game->position))
        return {.isToSolve = false};
    const core::Solver &solver = read.kind->preferred(*game->puzzle, game->position, core::Goal::First);
    const core::Outcome outcome = solver.solve(
        *game->puzzle, {core::Goal::First, game->position, {}, core::Values(solver.options)}, control);
    if (outcome.verdict == core::Outcome::Impossible)
        return {.isToSolve = false};
    if (outcome.path.empty())
        return {};
    const core::Position end = core::after(game->position, outcome.path);
    // If pieces move on the board, their moves are the answer; if they are laid, their places are.
    const bool moves =
        std::ranges::all_of(outcome.path, [](const core::Step &step) { return step.from.onBoard(); });
    const std::string whole =
        moves ? game->puzzle->spell(game->position, outcome.path) : game->puzzle->write(end);
    const bool showsMoves = moves && game->puzzle->grid().rows > 1;
    if (whole.size() > longestAnswer)
        return {WorksheetDialog::tr("In %n move(s).", nullptr, int(core::countMoves(outcome.path))), true,
                whole};
    return {showsMoves ? asCode(session::shownMoves(whole))
                       : placesOf(*read.kind, *game, written(*read.kind, *game->puzzle, end)),
            true, whole};
}

} // namespace

WorksheetDialog::WorksheetDialog(const session::Session &session, const QString &rule, const QString &key,
                                 QWidget *parent)
    : QDialog(parent), m_session(session), m_key(key), m_title(new QLineEdit(this)),
      m_rule(new QLineEdit(rule, this)), m_content(new QComboBox(this)), m_task(new QLineEdit(this)),
      m_list(new QListWidget(this)), m_count(new QSpinBox(this)), m_across(new QSpinBox(this)),
      m_sheet(new window::SeedEdit(this)), m_form(new QFormLayout)
{
    setWindowTitle(tr("Worksheet"));
    m_title->setText(session::puzzleName(session.kind()));
    m_title->setMaxLength(200);
    m_rule->setMaxLength(500);
    m_rule->setCursorPosition(0);
    m_rule->setMinimumWidth(fontMetrics().averageCharWidth() * readableLine); // shows a question as a whole
    m_task->setMaxLength(500);
    m_content->setObjectName(u"content"_s);
    m_count->setObjectName(u"count"_s);
    m_across->setObjectName(u"across"_s);
    m_sheet->setObjectName(u"sheet"_s);
    m_count->setRange(1, mostBoards);
    m_count->setValue(usualCount);
    m_across->setRange(1, pages::Page::mostAcross);
    m_across->setValue(usualAcross);
    m_sheet->randomize();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_show = buttons->addButton(tr("Show the Page"), QDialogButtonBox::AcceptRole);
    m_show->setObjectName(u"show"_s);
    offerContents();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_content, &QComboBox::currentIndexChanged, this, &WorksheetDialog::refresh);
    m_list->setAccessibleName(tr("Which of them"));
    m_list->setMaximumHeight(linesOfList * fontMetrics().lineSpacing());
    m_form->addRow(tr("Title:"), m_title);
    m_form->addRow(tr("Rule:"), m_rule);
    m_form->addRow(tr("Boards:"), m_content);
    m_form->addRow(tr("Include:"), m_list);
    m_form->addRow(tr("Question:"), m_task);
    m_form->addRow(tr("Number of boards:"), m_count);
    m_form->addRow(tr("Boards per row on paper:"), m_across);
    m_form->addRow(tr("Sheet number:"), m_sheet);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_form);
    column->addStretch();
    column->addWidget(buttons);
    connect(m_count, &QSpinBox::valueChanged, this, &WorksheetDialog::nameTask);
    reserveHeight();
    chooseUsual();
    refresh();
}

/// Gives the dialog the height of its longest form, so that its buttons stay in place.
void WorksheetDialog::reserveHeight()
{
    QSize size;
    for (int choice = 0; choice < m_content->count(); ++choice) {
        m_content->setCurrentIndex(choice);
        layout()->activate();
        size = size.expandedTo(sizeHint());
    }
    resize(size);
}

/// Chooses what most people want: boards dealt at random or, where none are dealt, the board in view if it is an
/// exercise, else ready-made ones.
void WorksheetDialog::chooseUsual()
{
    const int view = m_content->findData(View);
    const bool isExercise = qobject_cast<QStandardItemModel *>(m_content->model())->item(view)->isEnabled();
    for (const Content content : {Dealt, isExercise ? View : ReadyMade, ReadyMade}) {
        if (const int choice = m_content->findData(content); choice >= 0)
            return m_content->setCurrentIndex(choice);
    }
    m_content->setCurrentIndex(view);
    m_show->setEnabled(isExercise);
}

/// Asks the usual question, for as many boards as there will be, unless the user has asked another.
void WorksheetDialog::nameTask()
{
    if (m_task->isModified())
        return;
    m_task->setText(dealtBoards() > 1 ? tr("Solve these boards.") : tr("Solve this board."));
}

/// Offers what a page can be made of. A board in view that is no exercise can be seen in the list with the reason, but
/// not chosen: others are offered instead.
void WorksheetDialog::offerContents()
{
    using core::Judgement;
    const core::Position &inView = m_session.timeline().position();
    const bool isSolved = m_session.puzzle().solved(inView);
    const bool isLost = m_session.isJudged() && m_session.judgement().verdict == Judgement::Unsolvable;
    for (const Content content : possible()) {
        const QString name = content == View        ? isSolved ? tr("The board in view (it is solved)")
                                                      : isLost ? tr("The board in view (it cannot be solved)")
                                                               : tr("The board in view")
                                    : content == Moments ? tr("The named moments")
                             : content == Solutions ? tr("The solutions that were found")
                             : content == ReadyMade ? tr("Ready-made boards")
                                                    : tr("Boards dealt at random");
        m_content->addItem(name, content);
    }
    qobject_cast<QStandardItemModel *>(m_content->model())->item(0)->setEnabled(!isSolved && !isLost);
}

std::vector<WorksheetDialog::Content> WorksheetDialog::possible() const
{
    std::vector<Content> all{View};
    if (!m_session.timeline().momentFrames().empty())
        all.push_back(Moments);
    if (!m_session.solutions().empty())
        all.push_back(Solutions);
    if (!m_session.kind().presets.empty())
        all.push_back(ReadyMade);
    if (m_session.kind().defaultDeal || !m_session.kind().deals.empty())
        all.push_back(Dealt);
    return all;
}

void WorksheetDialog::refresh()
{
    const int content = m_content->currentData().toInt();
    m_list->clear();
    if (content == Moments) {
        for (const session::Act &act : m_session.timeline().acts()) {
            for (const session::Moment &moment : act.moments)
                addChoice(moment.name, m_list->count() < mostBoards);
        }
    } else if (content == Solutions) {
        const auto count = std::min(m_session.solutions().list().size(), std::size_t(mostListed));
        for (std::size_t i = 0; i < count; ++i)
            addChoice(window::SolutionNames::number(quint64(i) + 1), i < usualCount);
    } else if (content == ReadyMade) {
        for (const core::Preset &preset : m_session.kind().presets)
            addChoice(session::translated(preset.name), m_list->count() < usualCount);
    }
    nameTask();
    m_form->setRowVisible(m_list, content == Moments || content == Solutions || content == ReadyMade);
    m_form->setRowVisible(m_count, content == Dealt);
    m_form->setRowVisible(m_across, content == Dealt);
    m_form->setRowVisible(m_sheet, content == Dealt);
    m_form->setRowVisible(m_task, content != Solutions);
}

void WorksheetDialog::addChoice(const QString &name, bool isChosen)
{
    auto *item = new QListWidgetItem(name, m_list);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
}

bool WorksheetDialog::isChosen(int choice) const
{
    const QListWidgetItem *item = m_list->item(choice);
    return item && item->checkState() == Qt::Checked;
}

void WorksheetDialog::sayThatPictureIsLeftOut()
{
    auto *note =
        new board::PlainLabel(tr("The page draws the boards with numbers, without the picture."), this);
    note->setObjectName(u"faint"_s);
    note->setWordWrap(true);
    m_form->addRow(note);
    reserveHeight();
    chooseUsual();
}

void WorksheetDialog::setSheet(std::uint64_t number)
{
    m_sheet->setSeed(number);
}

std::uint64_t WorksheetDialog::sheet() const
{
    return m_sheet->seed();
}

QString WorksheetDialog::title() const
{
    return m_title->text();
}

QString WorksheetDialog::page() const
{
    const QString heading = "# "_L1 + title() + "\n\n"_L1 +
                            tr("Name: %1 Date: %2", "lines on paper to write on")
                                .arg(QString(lettersOfName, u'…'), QString(lettersOfDate, u'…')) +
                            "\n\n"_L1 + m_rule->text() + "\n\n"_L1;
    switch (Content(m_content->currentData().toInt())) {
    case Moments:
        return heading + moments();
    case Solutions:
        return heading + solutions();
    case ReadyMade:
        return heading + readyMade();
    case Dealt:
        return heading + tr("Sheet %1", "the number of a worksheet").arg(m_sheet->seed()) + "\n\n"_L1 +
               dealt();
    case View:
        break;
    }
    return heading + pages::write(exercise({}, m_session.line()));
}

/// Returns the exercise that asks the question about a board, after these words.
pages::ExerciseBlock WorksheetDialog::exercise(const QString &before, const QString &board,
                                               const QString &answer) const
{
    const QString task = before.isEmpty() ? m_task->text() : before + ". "_L1 + m_task->text();
    // An answer of the author's own is written in the author's own way.
    return {task, board, linesToWriteOn, answer, 1, answer.isEmpty() ? m_key : QString()};
}

/// Returns exercises from the chosen moments. The note of a moment is the answer to its question.
QString WorksheetDialog::moments() const
{
    const session::Timeline &timeline = m_session.timeline();
    QString text;
    int number = 0;
    for (std::size_t i = 0; i < timeline.acts().size(); ++i) {
        const session::Act &act = timeline.acts()[i];
        for (const session::Moment &moment : act.moments) {
            if (!isChosen(number++))
                continue;
            const core::Position position = timeline.positionAt(timeline.startOfAct(i) + moment.frame);
            text += pages::write(exercise(moment.name, lineOf(m_session.kind(), act.instance, position),
                                          moment.note)) +
                    u'\n';
        }
    }
    return text;
}

QString WorksheetDialog::solutions() const
{
    const session::Solutions &found = m_session.solutions();
    QString text;
    const int count = std::min(m_list->count(), int(found.list().size()));
    for (int choice = 0, taken = 0; choice < count && taken < mostBoards; ++choice) {
        if (!isChosen(choice))
            continue;
        ++taken;
        const auto i = std::size_t(choice);
        pages::BoardBlock block{lineOf(m_session.kind(), found.instance(), found.list()[i]->position)};
        block.caption = window::SolutionNames::number(quint64(i) + 1);
        text += pages::write(block) + u'\n';
    }
    return text;
}

QString WorksheetDialog::readyMade() const
{
    QString text;
    int number = 0;
    for (const core::Preset &preset : m_session.kind().presets) {
        if (isChosen(number++))
            text += pages::write(exercise(session::translated(preset.name), QString::fromUtf8(preset.line))) +
                    u'\n';
    }
    return text;
}

QString WorksheetDialog::dealt() const
{
    const core::Kind &kind = m_session.kind();
    const core::Puzzle &puzzle = m_session.puzzle();
    const core::Deal *deal = kind.defaultDeal ? kind.deal(kind.defaultDeal) : &kind.deals.front();
    const long long fitting = deal->fitting ? deal->fitting(puzzle.grid()) : 0;
    const std::string board = kind.id + (':' + m_session.optionsFor(*deal));
    QString text;
    pages::ExerciseBlock asked = exercise({}, {});
    asked.lines = 0;
    asked.across = m_across->value();
    const std::uint64_t sheet = m_sheet->seed() * mostOnSheet;
    for (int i = 0; i < dealtForOne * m_count->value(); ++i) {
        const long long count =
            fitting > 0 ? std::min(fitting, deal->count.highest) : std::stoll(deal->count.initial);
        const std::string line = board + core::spell({deal, count, sheet + std::uint64_t(i)});
        asked.board = QString::fromStdString(line);
        text += pages::write(asked) + u'\n';
    }
    return text;
}

int WorksheetDialog::dealtBoards() const
{
    return m_content->currentData().toInt() == Dealt ? m_count->value() : 0;
}

WorksheetDialog::Worksheet WorksheetDialog::withAnswers(core::Kinds kinds, const QString &page,
                                                        int dealtBoards)
{
    Worksheet made;
    std::set<std::string> keys;
    for (pages::Block &block : pages::Page::read(page).blocks) {
        if (const auto *words = std::get_if<pages::TextBlock>(&block)) {
            made.text += words->markdown;
        } else if (const auto *board = std::get_if<pages::BoardBlock>(&block)) {
            made.text += pages::write(*board) + u'\n';
        } else {
            auto &exercise = std::get<pages::ExerciseBlock>(block);
            if (dealtBoards > 0 && int(keys.size()) == dealtBoards)
                continue;
            if (exercise.answer.isEmpty()) {
                const Answer answer = answerTo(kinds, exercise.board);
                if (dealtBoards > 0 && (answer.key.empty() || !keys.insert(answer.key).second))
                    continue;
                if (!answer.isToSolve) {
                    ++made.leftOut;
                    continue;
                }
                exercise.answer = answer.text;
            }
            ++made.exercises;
            made.text += pages::write(exercise) + u'\n';
        }
    }
    return made;
}

} // namespace exports
