// SPDX-License-Identifier: MIT
#include "tilings/atlasmodel.h"

#include "tilings/atlascounts.h"

#include <QLocale>
#include <QPainter>

namespace ui {

AtlasModel::AtlasModel(const session::Session &session, QObject *parent)
    : QAbstractListModel(parent), m_session(session), m_pictures(400)
{
}

void AtlasModel::setScene(const TilingScene *scene, double ratio)
{
    m_scene = scene;
    m_ratio = ratio;
    m_pictures.clear();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void AtlasModel::filter(int kind, int cell)
{
    beginResetModel();
    m_kind = kind;
    m_cell = cell;
    m_rows.clear();
    m_looked = 0;
    m_pictures.clear();
    endResetModel();
    update();
}

void AtlasModel::update()
{
    std::vector<std::size_t> more;
    for (; m_looked < m_session.solutions().size(); ++m_looked) {
        if (passes(m_looked))
            more.push_back(m_looked);
    }
    if (more.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + int(more.size()) - 1);
    m_rows.insert(m_rows.end(), more.begin(), more.end());
    endInsertRows();
}

bool AtlasModel::passes(std::size_t solution) const
{
    return m_cell < 0 ||
           (m_scene &&
            AtlasCounts::covers(m_scene->rules(), m_session.solutions()[solution].position, m_kind, m_cell));
}

int AtlasModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant AtlasModel::data(const QModelIndex &index, int role) const
{
    const auto row = std::size_t(index.row());
    if (!index.isValid() || row >= m_rows.size() || m_rows[row] >= m_session.solutions().size() || !m_scene)
        return {};
    const std::size_t solution = m_rows[row];
    if (role == Qt::DecorationRole) {
        if (!m_pictures.contains(solution))
            m_pictures.insert(solution, new QPixmap(draw(solution)));
        return *m_pictures.object(solution);
    }
    const core::Position &position = m_session.solutions()[solution].position;
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return tr("Solution %1: %2")
            .arg(QLocale().toString(qulonglong(solution + 1)),
                 QString::fromStdString(m_session.kind().caption(m_session.puzzle(), position)));
    return {};
}

QPixmap AtlasModel::draw(std::size_t solution) const
{
    const core::Position &position = m_session.solutions()[solution].position;
    const QRectF whole = m_scene->pictureRect(position);
    const double width = std::min(3.2, whole.width() / whole.height()) * height;
    QPixmap picture(QSizeF(width * m_ratio, height * m_ratio).toSize());
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    m_scene->renderPosition(painter, QRectF(0, 0, width, height), position);
    return picture;
}

} // namespace ui
