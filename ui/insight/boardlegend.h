// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "insight/legend.h"

#include <QPointer>

namespace insight {

/// The line below the board with the meaning of the marks in its picture. It has no entries while the board shows only
/// a position.
class BoardLegend : public Legend {
    Q_OBJECT

public:
    explicit BoardLegend(QWidget *parent = nullptr);

    /// Follows the scene that is in view.
    void setScene(const board::BoardScene *scene);
    bool hasEntries() const { return !entries().empty(); }

protected:
    QList<Entry> entries() const override;
    void paintMark(QPainter &painter, const QRect &place, int mark) const override;

private:
    QPointer<const board::BoardScene> m_scene;
};

} // namespace insight
