// SPDX-License-Identifier: MIT
#include "window/solutions/solutionsmodel.h"

#include "board/qtversion.h"

#include "window/widgets/names.h"

#include <QLocale>
#include <QPainter>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t longestQueue = 200; // more than a list shows at once: older requests are out of view

} // namespace

Thumbnails::Thumbnails(QObject *parent) : QObject(parent)
{
    m_drawTimer.setInterval(0);
    connect(&m_drawTimer, &QTimer::timeout, this, &Thumbnails::drawNext);
}

void Thumbnails::begin(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
                       double ratio)
{
    m_puzzle = &puzzle;
    m_session = &session;
    m_style = style;
    m_ratio = ratio;
    m_scene.reset();
    m_pictures.clear();
    m_queue.clear();
}

void Thumbnails::setSide(int side)
{
    m_side = std::clamp(side, smallest, largest);
    m_pictures.clear();
    m_queue.clear();
}

const QPixmap *Thumbnails::picture(std::size_t solution)
{
    if (const QPixmap *cached = m_pictures.object(solution))
        return cached;
    if (std::ranges::find(m_queue, solution) == m_queue.end()) {
        m_queue.push_front(solution);
        m_queue.resize(std::min(m_queue.size(), longestQueue));
        m_drawTimer.start();
    }
    return nullptr;
}

void Thumbnails::drawNext()
{
    if (m_queue.empty() || m_queue.front() >= m_session->solutions().size()) {
        m_queue.clear();
        m_drawTimer.stop();
        return;
    }
    const std::size_t next = m_queue.front();
    m_queue.pop_front();
    m_pictures.insert(next, new QPixmap(draw(m_session->solutions()[next].position)));
    Q_EMIT drawn(int(next));
}

// Draws all thumbnails again once the picture on the pieces is loaded, since they were drawn without it.
void Thumbnails::redrawAll()
{
    const QList<std::size_t> drawnSolutions = m_pictures.keys();
    m_pictures.clear();
    for (const std::size_t solution : drawnSolutions)
        Q_EMIT drawn(int(solution));
}

QPixmap Thumbnails::draw(const core::Position &solution)
{
    if (!m_scene) {
        m_scene = m_puzzle->scene(m_session->solutions().instance(), m_style);
        connect(m_scene.get(), &board::BoardScene::completed, this, &Thumbnails::redrawAll);
    }
    QPixmap picture(QSize(m_side, m_side) * m_ratio);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    m_scene->renderPosition(painter, QRectF(0, 0, m_side, m_side), solution);
    return picture;
}

namespace {

constexpr int rowsAtOnce = 4000; // the number of rows added in one turn of the event loop
constexpr quintptr topLevel = 0; // internal id; that of a class member is the number of its class, from 1

/// Returns the picture that is shown until the real one is ready.
QPixmap emptyPicture(int side)
{
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    return picture;
}

} // namespace

SolutionsModel::SolutionsModel(QObject *parent) : QAbstractItemModel(parent)
{
    connect(&m_thumbnails, &Thumbnails::drawn, this, &SolutionsModel::pictureChanged);
}

void SolutionsModel::begin(const ui::PuzzleUi &puzzle, const session::Session &session,
                           const board::Style &style, double ratio)
{
    beginResetModel();
    m_puzzle = puzzle;
    m_session = &session;
    m_style = style;
    m_ratio = ratio;
    m_search = solutions().search();
    m_count = 0;
    m_members.clear();
    m_thumbnails.begin(m_puzzle, session, style, ratio);
    endResetModel();
}

bool SolutionsModel::hasPictures() const
{
    return !m_session || !m_session->kind().caption || m_session->puzzle().grid().rows > 1;
}

void SolutionsModel::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping)
        return;
    beginResetModel();
    m_grouping = grouping;
    m_count = 0;
    m_members.clear();
    endResetModel();
}

void SolutionsModel::setPictureSide(int side)
{
    if (side == pictureSide())
        return;
    Q_EMIT layoutAboutToBeChanged();
    m_thumbnails.setSide(side);
    Q_EMIT layoutChanged();
}

bool SolutionsModel::update()
{
    if (m_search != solutions().search())
        begin(m_puzzle, *m_session, m_style, m_ratio);
    return m_grouping == Grouping::None ? addSolutions() : addToSymmetryClasses();
}

bool SolutionsModel::addSolutions()
{
    const int available = int(solutions().size());
    const int end = std::min(available, m_count + rowsAtOnce);
    if (end > m_count) {
        beginInsertRows({}, m_count, end - 1);
        m_count = end;
        endInsertRows();
    }
    return end < available;
}

bool SolutionsModel::addToSymmetryClasses()
{
    const int available = int(symmetryClasses().sorted());
    const int end = std::min(available, m_count + rowsAtOnce);
    std::map<int, int> added; // the number of new members by class
    for (int solution = m_count; solution < end; ++solution)
        ++added[symmetryClasses().classOf(std::size_t(solution))];
    m_count = end;
    const int known = int(m_members.size());
    const auto firstNew = added.lower_bound(known);
    for (auto one = added.begin(); one != firstNew; ++one) {
        int &members = m_members[std::size_t(one->first)];
        beginInsertRows(index(one->first, 0), members, members + one->second - 1);
        members += one->second;
        endInsertRows();
        Q_EMIT dataChanged(index(one->first, 0), index(one->first, 0), {Qt::DisplayRole});
    }
    if (firstNew != added.end()) {
        beginInsertRows({}, known, added.rbegin()->first);
        for (auto one = firstNew; one != added.end(); ++one)
            m_members.push_back(one->second);
        endInsertRows();
    }
    return end < available;
}

QModelIndex SolutionsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, 0, parent.isValid() ? quintptr(parent.row()) + 1 : topLevel);
}

QModelIndex SolutionsModel::parent(const QModelIndex &child) const
{
    return child.internalId() == topLevel ? QModelIndex()
                                          : createIndex(int(child.internalId()) - 1, 0, topLevel);
}

int SolutionsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return m_grouping == Grouping::None ? m_count : int(m_members.size());
    return isSymmetryClass(parent) ? m_members[std::size_t(parent.row())] : 0;
}

int SolutionsModel::columnCount(const QModelIndex &) const
{
    return 1;
}

bool SolutionsModel::isSymmetryClass(const QModelIndex &index) const
{
    return m_grouping == Grouping::BySymmetryClass && index.isValid() && index.internalId() == topLevel;
}

std::optional<std::size_t> SolutionsModel::solution(const QModelIndex &index) const
{
    if (!index.isValid() || m_search != solutions().search())
        return {};
    if (m_grouping == Grouping::None)
        return std::size_t(index.row());
    if (isSymmetryClass(index))
        return std::size_t(symmetryClasses().members(std::size_t(index.row())).front());
    return std::size_t(
        symmetryClasses().members(std::size_t(index.internalId()) - 1)[std::size_t(index.row())]);
}

QModelIndex SolutionsModel::indexOf(std::size_t solution) const
{
    if (int(solution) >= m_count)
        return {};
    if (m_grouping == Grouping::None)
        return index(int(solution), 0);
    const int symmetryClass = symmetryClasses().classOf(solution);
    const std::vector<int> &members = symmetryClasses().members(std::size_t(symmetryClass));
    const auto member = std::ranges::lower_bound(members, int(solution));
    return index(int(member - members.begin()), 0, index(symmetryClass, 0));
}

void SolutionsModel::pictureChanged(int solution)
{
    if (m_search != solutions().search())
        return;
    const QModelIndex row = indexOf(std::size_t(solution));
    if (!row.isValid())
        return;
    Q_EMIT dataChanged(row, row, {Qt::DecorationRole});
    if (row.parent().isValid() && row.row() == 0)
        Q_EMIT dataChanged(row.parent(), row.parent(), {Qt::DecorationRole});
}

QString SolutionsModel::titleOfClass(int number, int members)
{
    return tr("Class %1").arg(QLocale().toString(number + 1)) + u'\n' +
           tr("%n solution(s)", nullptr, members);
}

QString SolutionsModel::title(const QModelIndex &index, QString (*name)(quint64)) const
{
    if (isSymmetryClass(index))
        return titleOfClass(index.row(), m_members[std::size_t(index.row())]);
    const std::size_t number = *solution(index);
    return name(number + 1) + (hasPictures() ? u"\n"_s : u".  "_s) +
           SolutionNames::about(m_session->kind(), *solutions().instance().puzzle, solutions()[number]);
}

QVariant SolutionsModel::data(const QModelIndex &index, int role) const
{
    const auto number = solution(index);
    if (!number)
        return {};
    // The number alone fits at every size of the pictures.
    if (role == Qt::DisplayRole)
        return title(index, [](quint64 place) { return QLocale().toString(place); });
    if (role == Qt::AccessibleTextRole)
        return title(index, SolutionNames::number);
    if (role == Qt::DecorationRole && hasPictures()) {
        const QPixmap *picture = m_thumbnails.picture(*number);
        return picture ? *picture : emptyPicture(pictureSide());
    }
    return {};
}

namespace {

const SolutionsModel &solutions(const QAbstractItemModel *source)
{
    return *static_cast<const SolutionsModel *>(source);
}

} // namespace

SolutionFilter::SolutionFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    connect(this, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &changed) {
        const QModelIndex symmetryClass = changed.parent();
        if (m_test && symmetryClass.isValid() && changed.row() == 0)
            Q_EMIT dataChanged(symmetryClass, symmetryClass, {Qt::DecorationRole});
    });
}

void SolutionFilter::setTest(Test test)
{
#if QT_HAS_FILTER_CHANGE
    beginFilterChange();
    m_test = std::move(test);
    endFilterChange(Direction::Rows);
#else
    m_test = std::move(test);
    invalidateFilter();
#endif
}

void SolutionFilter::setRank(Rank rank)
{
    m_rank = std::move(rank);
    // `invalidate` is not called: after it, a screen reader that asks for an earlier row crashes the program (Qt
    // 6.4.2).
    sort(-1);
    if (m_rank)
        sort(0);
}

bool SolutionFilter::lessThan(const QModelIndex &one, const QModelIndex &other) const
{
    const auto ofOne = solutions(sourceModel()).solution(one);
    const auto ofOther = solutions(sourceModel()).solution(other);
    if (!m_rank || !ofOne || !ofOther)
        return one.row() < other.row();
    return std::pair(m_rank(*ofOne), *ofOne) < std::pair(m_rank(*ofOther), *ofOther);
}

std::optional<std::size_t> SolutionFilter::solution(const QModelIndex &index) const
{
    const QModelIndex first = rowCount(index) > 0 ? this->index(0, 0, index) : index;
    return solutions(sourceModel()).solution(mapToSource(first));
}

QModelIndex SolutionFilter::indexOf(std::size_t solution) const
{
    return mapFromSource(solutions(sourceModel()).indexOf(solution));
}

QVariant SolutionFilter::data(const QModelIndex &index, int role) const
{
    const bool ofMember = m_test && role == Qt::DecorationRole && rowCount(index) > 0;
    if (m_test && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) && rowCount(index) > 0)
        return SolutionsModel::titleOfClass(mapToSource(index).row(), rowCount(index));
    return QSortFilterProxyModel::data(ofMember ? this->index(0, 0, index) : index, role);
}

// A symmetry class is accepted if a member is, since the filtering is recursive.
bool SolutionFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!m_test)
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto solution = solutions(sourceModel()).solution(index);
    return solution && !solutions(sourceModel()).isSymmetryClass(index) && m_test(*solution);
}

} // namespace window
