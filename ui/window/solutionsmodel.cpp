// SPDX-License-Identifier: MIT
#include "window/solutionsmodel.h"

#include "window/solutionwords.h"

#include <QLocale>

namespace window {

namespace {

constexpr int batch = 4000; // rows added in one turn of the event loop
constexpr quintptr top = 0; // of an index; those within a class have the class's number, from 1

const QPixmap &nothing()
{
    static const QPixmap empty = [] {
        QPixmap picture(Thumbnails::side, Thumbnails::side);
        picture.fill(Qt::transparent);
        return picture;
    }();
    return empty;
}

} // namespace

SolutionsModel::SolutionsModel(QObject *parent) : QAbstractItemModel(parent)
{
    connect(&m_pictures, &Thumbnails::drawn, this, &SolutionsModel::redraw);
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
    m_pictures.begin(m_puzzle, session, style, ratio);
    endResetModel();
}

void SolutionsModel::setArrangement(Arrangement arrangement)
{
    if (arrangement == m_arrangement)
        return;
    beginResetModel();
    m_arrangement = arrangement;
    m_count = 0;
    m_members.clear();
    endResetModel();
}

bool SolutionsModel::update()
{
    if (m_search != solutions().search())
        begin(m_puzzle, *m_session, m_style, m_ratio);
    return m_arrangement == Arrangement::All ? addSolutions() : addToClasses();
}

bool SolutionsModel::addSolutions()
{
    const int there = int(solutions().size());
    const int end = std::min(there, m_count + batch);
    if (end > m_count) {
        beginInsertRows({}, m_count, end - 1);
        m_count = end;
        endInsertRows();
    }
    return end < there;
}

bool SolutionsModel::addToClasses()
{
    const int there = int(symmetryClasses().sorted());
    const int end = std::min(there, m_count + batch);
    std::map<int, int> more; // by class
    for (int solution = m_count; solution < end; ++solution)
        ++more[symmetryClasses().classOf(std::size_t(solution))];
    m_count = end;
    const int known = int(m_members.size());
    const auto fresh = more.lower_bound(known);
    for (auto one = more.begin(); one != fresh; ++one) {
        int &members = m_members[std::size_t(one->first)];
        beginInsertRows(index(one->first, 0), members, members + one->second - 1);
        members += one->second;
        endInsertRows();
        Q_EMIT dataChanged(index(one->first, 0), index(one->first, 0), {Qt::DisplayRole});
    }
    if (fresh != more.end()) {
        beginInsertRows({}, known, more.rbegin()->first);
        for (auto one = fresh; one != more.end(); ++one)
            m_members.push_back(one->second);
        endInsertRows();
    }
    return end < there;
}

QModelIndex SolutionsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, 0, parent.isValid() ? quintptr(parent.row()) + 1 : top);
}

QModelIndex SolutionsModel::parent(const QModelIndex &child) const
{
    return child.internalId() == top ? QModelIndex() : createIndex(int(child.internalId()) - 1, 0, top);
}

int SolutionsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return m_arrangement == Arrangement::All ? m_count : int(m_members.size());
    return isClass(parent) ? m_members[std::size_t(parent.row())] : 0;
}

int SolutionsModel::columnCount(const QModelIndex &) const
{
    return 1;
}

bool SolutionsModel::isClass(const QModelIndex &index) const
{
    return m_arrangement == Arrangement::ByClass && index.isValid() && index.internalId() == top;
}

std::optional<std::size_t> SolutionsModel::solution(const QModelIndex &index) const
{
    if (!index.isValid() || m_search != solutions().search())
        return {};
    if (m_arrangement == Arrangement::All)
        return std::size_t(index.row());
    if (isClass(index))
        return std::size_t(symmetryClasses().members(std::size_t(index.row())).front());
    return std::size_t(
        symmetryClasses().members(std::size_t(index.internalId()) - 1)[std::size_t(index.row())]);
}

QModelIndex SolutionsModel::indexOf(std::size_t solution) const
{
    if (int(solution) >= m_count)
        return {};
    if (m_arrangement == Arrangement::All)
        return index(int(solution), 0);
    const int home = symmetryClasses().classOf(solution);
    const std::vector<int> &members = symmetryClasses().members(std::size_t(home));
    const auto place = std::ranges::lower_bound(members, int(solution));
    return index(int(place - members.begin()), 0, index(home, 0));
}

void SolutionsModel::redraw(int solution)
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

QString SolutionsModel::title(const QModelIndex &index) const
{
    if (isClass(index))
        return tr("Class %1").arg(QLocale().toString(index.row() + 1)) + u'\n' +
               tr("%n solution(s)", nullptr, m_members[std::size_t(index.row())]);
    const std::size_t place = *solution(index);
    return SolutionWords::number(place + 1) + u'\n' +
           SolutionWords::about(m_session->kind(), *solutions().instance().puzzle, solutions()[place]);
}

QVariant SolutionsModel::data(const QModelIndex &index, int role) const
{
    const auto place = solution(index);
    if (!place)
        return {};
    if (role == Qt::DisplayRole)
        return title(index);
    if (role == Qt::DecorationRole) {
        const QPixmap *picture = m_pictures.picture(*place);
        return picture ? *picture : nothing();
    }
    return {};
}

} // namespace window
