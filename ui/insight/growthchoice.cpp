// SPDX-License-Identifier: MIT
#include "insight/growthchoice.h"

#include "board/plaintext.h"
#include "insight/choicelist.h"
#include "session/basics/translation.h"
#include "session/search/growthtable.h"
#include "session/search/race.h"
#include "session/search/work.h"
#include "window/widgets/elidedwidgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr double usualLimit = 5; // seconds
constexpr int largestOffered = 200;
constexpr int fewerSizes = 4; // the number of sizes offered before and after the one in view

/// The boards whose sizes the panel offers for a growth.
struct SizesOffered {
    QString line;  ///< the position line of the boards, with %1 for a range if the sizes are numbers
    int first = 0; ///< the first size of the range; 0 if the sizes are not numbers
    int last = 0;
};

/// Returns the smallest size of a board, which is the first option of a puzzle whose sizes are numbers.
int smallestSize(const core::Kind &kind)
{
    const core::Option &size = kind.options.front();
    return size.type == core::Option::Integer ? int(size.lowest) : 1;
}

int largestSize(const core::Kind &kind)
{
    const core::Option &size = kind.options.front();
    return size.type == core::Option::Integer ? int(std::min<long long>(size.highest, largestOffered))
                                              : largestOffered;
}

/// Returns the sizes around that of the board in view; that board alone if its sides differ or it has no size. A board
/// that starts in order is dealt.
SizesOffered sizesAround(const session::Session &session)
{
    const core::Kind &kind = session.kind();
    const core::Puzzle &puzzle = session.puzzle();
    QString options = QString::fromStdString(puzzle.options());
    SizesOffered offered;
    static const QRegularExpression size(u"^(\\d+)(x\\1)?(?![\\dx])"_s);
    if (const auto found = size.match(options); found.hasMatch()) {
        const int here = found.captured(1).toInt();
        const bool isDealt = kind.defaultDeal && puzzle.solved(puzzle.start());
        offered.first = std::max({2, smallestSize(kind), here - fewerSizes});
        offered.last = isDealt ? here : std::min(largestSize(kind), here + fewerSizes);
        options.replace(0, found.capturedLength(), found.captured(2).isEmpty() ? u"%1"_s : u"%1x%1"_s);
        if (isDealt)
            options += u",deal="_s + QString::fromUtf8(kind.defaultDeal) + u",seed=1"_s;
    } else if (puzzle.grid().rows == 1) {
        options = u"ab..i"_s; // a row of letters
    }
    offered.line = QString::fromUtf8(kind.id) + u':' + options;
    return offered;
}

} // namespace

GrowthChoice::GrowthChoice(QWidget *parent)
    : window::SessionWidget(parent), m_finding(
                                         [this](const std::vector<session::GrowthRun> &unable) {
                                             m_unable = unable;
                                             remark();
                                         },
                                         [](const core::Explanation &) {})
{
    layOut();
    connectParts();
    retranslate();
}

GrowthChoice::~GrowthChoice() = default;

void GrowthChoice::layOut()
{
    m_boardsLabel = new board::PlainLabel(this);
    m_boardsLabel->setWordWrap(true);
    m_boards = new QLineEdit(this);
    m_methodsLabel = new board::PlainLabel(this);
    m_fromLabel = new board::PlainLabel(this);
    m_from = new QSpinBox(this);
    m_toLabel = new board::PlainLabel(this);
    m_to = new QSpinBox(this);
    for (QSpinBox *size : {m_from, m_to})
        size->setKeyboardTracking(false); // the first digit of a size is not yet a size
    m_fromLabel->setBuddy(m_from);
    m_toLabel->setBuddy(m_to);
    m_others = new QCheckBox(this);
    m_methods = new ChoiceList(this);
    m_goal = new window::ElidedComboBox(this);
    m_limitLabel = new board::PlainLabel(this);
    m_limitLabel->setWordWrap(true);
    m_limit = new QDoubleSpinBox(this);
    m_limit->setRange(0.1, 3600);
    m_limit->setValue(usualLimit);
    m_limit->setDecimals(1);
    m_start = new QPushButton(this);
    m_start->setAutoDefault(false);
    m_boardsLabel->setBuddy(m_boards);
    m_methodsLabel->setBuddy(m_methods);
    m_limitLabel->setBuddy(m_limit);
    auto *limit = new QHBoxLayout;
    limit->addWidget(m_limitLabel, 1);
    limit->addWidget(m_limit);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    auto *sizes = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{m_fromLabel, m_from, m_toLabel, m_to})
        sizes->addWidget(part);
    sizes->addStretch();
    column->addLayout(sizes);
    column->addWidget(m_others);
    column->addWidget(m_boardsLabel);
    column->addWidget(m_boards);
    column->addWidget(m_methodsLabel);
    column->addWidget(m_methods);
    column->addLayout(limit);
    column->addWidget(m_goal);
    column->addLayout(row);
    column->addStretch();
}

void GrowthChoice::connectParts()
{
    connect(m_goal, &QComboBox::currentIndexChanged, this, &GrowthChoice::fillMethods);
    connect(m_start, &QPushButton::clicked, this, &GrowthChoice::startWanted);
    connect(m_boards, &QLineEdit::returnPressed, this, &GrowthChoice::startWanted);
    connect(m_boards, &QLineEdit::textChanged, this, &GrowthChoice::findUnable);
    connect(m_from, &QSpinBox::valueChanged, this, [this](int from) {
        m_to->setValue(std::max(from, m_to->value()));
        takeSizes();
    });
    connect(m_to, &QSpinBox::valueChanged, this, [this](int to) {
        m_from->setValue(std::min(to, m_from->value()));
        takeSizes();
    });
    connect(m_others, &QCheckBox::toggled, this, [this](bool others) {
        showSizes();
        if (!others)
            takeSizes();
    });
    connect(m_methods, &QListWidget::itemChanged, this, [this] {
        QSet<QString> &kept = m_ticked[QString::fromUtf8(session()->kind().id)];
        kept = m_methods->tickedKeys(kept);
        countTicked();
    });
}

void GrowthChoice::takeFocus()
{
    (m_from->isVisible() ? static_cast<QWidget *>(m_from) : m_boards)->setFocus();
}

void GrowthChoice::sessionChanged()
{
    if (!session())
        return;
    m_methods->clear();
    offerSizes();
    // For some puzzles, no method counts solutions.
    const auto reaches = [this](const core::Solver &solver) { return solver.reaches(goal()); };
    for (const int index : {0, 1, 2}) {
        m_goal->setCurrentIndex(index);
        if (std::ranges::any_of(session()->kind().solvers, reaches))
            break;
    }
    fillMethods();
}

/// Offers the sizes around the board in view, as numbers if they are numbers.
void GrowthChoice::offerSizes()
{
    const SizesOffered offered = sizesAround(*session());
    m_pattern = offered.first > 0 ? offered.line : QString();
    {
        const QSignalBlocker quiet(m_from);
        const QSignalBlocker quietToo(m_to);
        const QSignalBlocker quietThree(m_others);
        for (QSpinBox *size : {m_from, m_to})
            size->setRange(smallestSize(session()->kind()), largestSize(session()->kind()));
        m_from->setValue(offered.first);
        m_to->setValue(offered.last);
        m_others->setChecked(false);
    }
    showSizes();
    if (m_pattern.isEmpty())
        m_boards->setText(offered.line);
    else
        takeSizes();
}

void GrowthChoice::showSizes()
{
    const bool areNumbers = !m_pattern.isEmpty();
    const bool areOthers = !areNumbers || m_others->isChecked();
    m_others->setVisible(areNumbers);
    for (QWidget *part : std::initializer_list<QWidget *>{m_fromLabel, m_from, m_toLabel, m_to})
        part->setVisible(areNumbers && !areOthers);
    m_boardsLabel->setVisible(areOthers);
    m_boards->setVisible(areOthers);
}

/// Enters the position line of the boards of these sizes.
void GrowthChoice::takeSizes()
{
    QString line = m_pattern;
    m_boards->setText(line.replace("%1"_L1, u"%1..%2"_s.arg(m_from->value()).arg(m_to->value())));
}

core::Goal GrowthChoice::goal() const
{
    return m_goal->currentIndex() == 0   ? core::Goal::Count
           : m_goal->currentIndex() == 1 ? core::Goal::All
                                         : core::Goal::First;
}

/// Lists all methods. Those that cannot do what is asked are disabled, with the reason.
void GrowthChoice::fillMethods()
{
    if (!session())
        return;
    const QSignalBlocker quiet(m_methods);
    m_methods->clear();
    const auto solvers = session()->kind().solvers;
    const auto known = m_ticked.find(QString::fromUtf8(session()->kind().id));
    const bool isFirst = known == m_ticked.end();
    QSet<QString> ticked = isFirst ? QSet<QString>() : *known;
    for (std::size_t i = 0; i < solvers.size(); ++i) {
        m_methods->add(session::translated(solvers[i].name), int(i), session::translated(solvers[i].about));
        const bool fits = !solvers[i].unsuitable ||
                          solvers[i].unsuitable(session()->puzzle(), session()->puzzle().start(), {}).empty();
        if (isFirst && fits)
            ticked.insert(m_methods->key(int(i)));
    }
    m_ticked.insert(QString::fromUtf8(session()->kind().id), ticked);
    remark();
}

/// Returns the plan for these methods.
session::GrowthPlan GrowthChoice::planOf(const std::vector<const core::Solver *> &methods) const
{
    session::GrowthPlan plan;
    const core::Kind *kind = &session()->kind();
    plan.boards = session::prepared({&kind, 1}, session::boardsOfSizes(m_boards->text()));
    plan.methods = methods;
    plan.goal = goal();
    plan.seconds = m_limit->value();
    return plan;
}

/// Finds out in the background which methods cannot begin on which of the boards.
void GrowthChoice::findUnable()
{
    m_unable.clear();
    m_asked = {};
    if (!session())
        return;
    std::vector<const core::Solver *> all;
    for (const core::Solver &solver : session()->kind().solvers)
        all.push_back(&solver);
    m_asked = planOf(all);
    remark();
    m_finding.start([kinds = std::vector{&session()->kind()}, plan = m_asked](core::SearchContext &context) {
        return session::unableRuns(kinds, plan, context);
    });
}

/// Writes below each method what it counts, and the boards on which it can begin if it cannot on all.
void GrowthChoice::remark()
{
    const QSignalBlocker quiet(m_methods);
    for (int row = 0; row < m_methods->count(); ++row) {
        const core::Solver &solver = session()->kind().solvers[std::size_t(row)];
        const std::size_t unable = unableOf(std::size_t(row)).size();
        const bool can = solver.reaches(goal()) && (unable == 0 || unable < m_asked.boards.size());
        m_methods->setRemark(row, remarkOn(std::size_t(row)), can);
    }
    m_methods->tick(m_ticked.value(QString::fromUtf8(session()->kind().id)));
    countTicked();
}

std::vector<session::GrowthRun> GrowthChoice::unableOf(std::size_t solver) const
{
    std::vector<session::GrowthRun> all;
    std::ranges::copy_if(m_unable, std::back_inserter(all),
                         [solver](const session::GrowthRun &run) { return run.method == solver; });
    return all;
}

QString GrowthChoice::remarkOn(std::size_t number) const
{
    const core::Solver &solver = session()->kind().solvers[number];
    if (const core::Explanation why = session::whyGoalIsNotReached(solver, goal()); !why.empty())
        return session::translated(why);
    const QString unit = tr("It counts: %1.").arg(session::unitOfWork(solver));
    const std::vector<session::GrowthRun> unable = unableOf(number);
    if (unable.empty())
        return unit;
    if (unable.size() >= m_asked.boards.size())
        return session::translated(unable.front().why);
    QStringList can;
    QStringList cannot;
    for (std::size_t board = 0; board < m_asked.boards.size(); ++board) {
        const bool isUnable = std::ranges::find(unable, board, &session::GrowthRun::board) != unable.end();
        (isUnable ? cannot : can) << m_asked.boards[board].size;
    }
    return unit + u' ' +
           (can.size() <= cannot.size() ? tr("Only for size %1.").arg(can.join(", "_L1))
                                        : tr("Not for size %1.").arg(cannot.join(", "_L1)));
}

void GrowthChoice::countTicked()
{
    m_start->setEnabled(m_methods->ticked() > 0);
}

session::GrowthPlan GrowthChoice::plan() const
{
    std::vector<const core::Solver *> methods;
    std::vector<session::GrowthRun> unable;
    for (int row = 0; row < m_methods->count(); ++row) {
        if (!m_methods->isTicked(row))
            continue;
        for (session::GrowthRun run : unableOf(std::size_t(row))) {
            run.method = methods.size();
            unable.push_back(std::move(run));
        }
        methods.push_back(&session()->kind().solvers[std::size_t(row)]);
    }
    session::GrowthPlan plan = planOf(methods);
    plan.unable = std::move(unable);
    return plan;
}

void GrowthChoice::retranslate()
{
    m_boardsLabel->setText(tr("Boards of growing size, such as queens:4..10 or anagrams:ab..i:"));
    m_boards->setAccessibleName(m_boardsLabel->text());
    m_fromLabel->setText(tr("Size from"));
    m_toLabel->setText(tr("to", "size from 4 to 12"));
    m_others->setText(tr("Other boards"));
    m_methodsLabel->setText(tr("Methods"));
    m_methods->setAccessibleName(m_methodsLabel->text());
    m_limitLabel->setText(tr("Stop a method after"));
    m_limit->setSuffix(tr(" s", "seconds"));
    const int goal = m_goal->currentIndex();
    const QSignalBlocker quiet(m_goal);
    m_goal->clear();
    m_goal->addItems({tr("Count the solutions"), tr("Find all solutions"), tr("Find the first solution")});
    m_goal->setCurrentIndex(std::max(0, goal));
    m_goal->setAccessibleName(tr("Goal"));
    m_start->setText(tr("Measure"));
    fillMethods();
}

} // namespace insight
