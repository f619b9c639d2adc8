// SPDX-License-Identifier: MIT
#include "export/worksheetdialog.h"

#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/timeline/movenotation.h"
#include "window/widgets/names.h"
#include "window/widgets/seededit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>

#include <set>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

constexpr int linesToWriteOn = 3;
constexpr int readableLine = 60;         // the number of characters of a question that are visible at once
constexpr int usualCount = 4;            // number of boards
constexpr int usualAcross = 2;           // boards beside each other
constexpr qsizetype longestAnswer = 600; // characters
constexpr int dealtForOne = 4;           // boards that are dealt for each that is wanted
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
    const QString text =
        moves && game->puzzle->grid().rows > 1 ? session::shownMoves(whole) : QString::fromStdString(whole);
    return {text.size() <= longestAnswer
                ? QString(u'`' + text + u'`')
                : WorksheetDialog::tr("In %n move(s).", nullptr, int(core::countMoves(outcome.path))),
            true, whole};
}

} // namespace

WorksheetDialog::WorksheetDialog(const session::Session &session, const QString &rule, QWidget *parent)
    : QDialog(parent), m_session(session), m_title(new QLineEdit(this)), m_rule(new QLineEdit(rule, this)),
      m_content(new QComboBox(this)), m_task(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_count(new QSpinBox(this)), m_across(new QSpinBox(this)), m_sheet(new window::SeedEdit(this)),
      m_form(new QFormLayout(this))
{
    setWindowTitle(tr("Worksheet"));
    m_title->setText(window::puzzleName(session.kind()));
    m_title->setMaxLength(200);
    m_rule->setMaxLength(500);
    m_rule->setCursorPosition(0);
    m_rule->setMinimumWidth(fontMetrics().averageCharWidth() * readableLine); // shows a question as a whole
    m_task->setText(tr("Solve this board."));
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
    m_form->addRow(tr("Title:"), m_title);
    m_form->addRow(tr("Rule:"), m_rule);
    m_form->addRow(tr("Boards:"), m_content);
    m_form->addRow(tr("Include:"), m_list);
    m_form->addRow(tr("Question:"), m_task);
    m_form->addRow(tr("Number of boards:"), m_count);
    m_form->addRow(tr("Boards per row on paper:"), m_across);
    m_form->addRow(tr("Sheet number:"), m_sheet);
    m_form->addRow(buttons);
    refresh();
}

/// Offers what a page can be made of. A board in view that is no exercise can be seen in the list with the reason, but
/// not chosen.
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
                                                    : tr("Boards dealt at random");
        m_content->addItem(name, content);
    }
    if (!isSolved && !isLost)
        return;
    qobject_cast<QStandardItemModel *>(m_content->model())->item(0)->setEnabled(false);
    m_content->setCurrentIndex(m_content->count() > 1 ? 1 : 0);
    m_show->setEnabled(m_content->count() > 1);
}

std::vector<WorksheetDialog::Content> WorksheetDialog::possible() const
{
    std::vector<Content> all{View};
    if (!m_session.timeline().momentFrames().empty())
        all.push_back(Moments);
    if (!m_session.solutions().empty())
        all.push_back(Solutions);
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
    }
    m_form->setRowVisible(m_list, content == Moments || content == Solutions);
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

QString WorksheetDialog::title() const
{
    return m_title->text();
}

QString WorksheetDialog::page() const
{
    const QString heading = "# "_L1 + title() + "\n\n"_L1 + m_rule->text() + "\n\n"_L1;
    switch (Content(m_content->currentData().toInt())) {
    case Moments:
        return heading + moments();
    case Solutions:
        return heading + solutions();
    case Dealt:
        return heading + tr("Sheet %1", "the number of a worksheet").arg(m_sheet->seed()) + "\n\n"_L1 +
               dealt();
    case View:
        break;
    }
    return heading + pages::write(pages::ExerciseBlock{m_task->text(), m_session.line(), linesToWriteOn});
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
            text += pages::write(pages::ExerciseBlock{moment.name + ". "_L1 + m_task->text(),
                                                      lineOf(m_session.kind(), act.instance, position),
                                                      linesToWriteOn, moment.note}) +
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

QString WorksheetDialog::dealt() const
{
    const core::Kind &kind = m_session.kind();
    const core::Puzzle &puzzle = m_session.puzzle();
    const core::Deal *deal = kind.defaultDeal ? kind.deal(kind.defaultDeal) : &kind.deals.front();
    const long long fitting = deal->fitting ? deal->fitting(puzzle.grid()) : 0;
    const std::string board = kind.id + (':' + m_session.optionsFor(*deal));
    QString text;
    pages::ExerciseBlock exercise{m_task->text()};
    exercise.across = m_across->value();
    const std::uint64_t sheet = m_sheet->seed() * mostOnSheet;
    for (int i = 0; i < dealtForOne * m_count->value(); ++i) {
        const long long count =
            fitting > 0 ? std::min(fitting, deal->count.highest) : std::stoll(deal->count.initial);
        const std::string line = board + core::spell({deal, count, sheet + std::uint64_t(i)});
        exercise.board = QString::fromStdString(line);
        text += pages::write(exercise) + u'\n';
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
