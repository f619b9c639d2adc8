// SPDX-License-Identifier: MIT
#include "window/solutionsmodel.h"

#include <QLocale>

namespace window {

SolutionsModel::SolutionsModel(QObject *parent) : QAbstractListModel(parent)
{
    connect(&m_pictures, &Thumbnails::drawn, this, [this](int solution) {
        if (solution < m_count)
            Q_EMIT dataChanged(index(solution), index(solution), {Qt::DecorationRole});
    });
}

void SolutionsModel::begin(const ui::PuzzleUi &puzzle, const session::Session &session,
                           const board::Style &style, double ratio)
{
    beginResetModel();
    m_puzzle = puzzle;
    m_session = &session;
    m_style = style;
    m_ratio = ratio;
    m_count = int(session.solutions().size());
    m_pictures.begin(m_puzzle, session, style, ratio);
    endResetModel();
}

void SolutionsModel::update()
{
    const int count = int(m_session->solutions().size());
    if (count < m_count)
        return begin(m_puzzle, *m_session, m_style, m_ratio);
    if (count == m_count)
        return;
    beginInsertRows({}, m_count, count - 1);
    m_count = count;
    endInsertRows();
}

int SolutionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QString SolutionsModel::title(std::size_t solution) const
{
    const auto moves = int(core::countMoves(m_session->solutions()[solution].found.path));
    return tr("Solution %1").arg(QLocale().toString(qulonglong(solution + 1))) + u'\n' +
           tr("%n move(s)", nullptr, moves);
}

QVariant SolutionsModel::data(const QModelIndex &index, int role) const
{
    const auto row = std::size_t(index.row());
    // Between a new search's beginning and `update` the list may be shorter than its rows.
    if (!index.isValid() || row >= m_session->solutions().size())
        return {};
    if (role == Qt::DisplayRole)
        return title(row);
    if (role == Qt::DecorationRole) {
        const QPixmap *picture = m_pictures.picture(row);
        return picture ? QVariant(*picture) : QVariant();
    }
    return {};
}

} // namespace window
