// SPDX-License-Identifier: MIT
#include "window/solutionfilter.h"

#include "window/solutionsmodel.h"

namespace window {

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
        const QModelIndex home = changed.parent();
        if (m_test && home.isValid() && changed.row() == 0)
            Q_EMIT dataChanged(home, home, {Qt::DecorationRole});
    });
}

void SolutionFilter::setTest(Test test)
{
    m_test = std::move(test);
    invalidateFilter();
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
    return QSortFilterProxyModel::data(ofMember ? this->index(0, 0, index) : index, role);
}

// A class passes by its members.
bool SolutionFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!m_test)
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto solution = solutions(sourceModel()).solution(index);
    return solution && !solutions(sourceModel()).isClass(index) && m_test(*solution);
}

} // namespace window
