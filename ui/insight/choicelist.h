// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>
#include <QSet>

class QPushButton;
class QTableWidget;

namespace insight {

/// A list of check boxes, as high as its lines, so that only the panel around it scrolls. A click on a name toggles
/// its box. A choice that is not possible stays in the list, disabled, with the reason below its name.
class ChoiceList : public QListWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent);

    /// Adds a choice that is not ticked. `what` is stored in the role `Qt::UserRole`. With a reason, the choice is
    /// disabled.
    void add(const QString &name, const QVariant &what, const QString &about = {},
             const QString &reason = {});
    /// Sets the remark below the name, and whether the choice is enabled.
    void setRemark(int row, const QString &remark, bool isEnabled = true);
    bool isTicked(int row) const; ///< whether the choice is ticked and enabled
    int ticked() const;           ///< the number of choices that are ticked and enabled
    QString key(int row) const;   ///< the value of a choice as text
    /// Returns the keys of the ticked choices, together with those of `others` that are disabled or not listed.
    QSet<QString> tickedKeys(const QSet<QString> &others) const;
    /// Ticks the enabled choices with these keys, and no others.
    void tick(const QSet<QString> &keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString name(int row) const;

    bool m_boxAnswered = false; ///< whether a choice has changed since the mouse was pressed on a name
};

/// Returns a page whose buttons stay in view, while the part below them scrolls.
QWidget *belowButtons(std::initializer_list<QPushButton *> buttons, QWidget *page);

/// Makes a table as high as its cells, so that the panel around it scrolls. If the table is wider than the panel, its type
/// becomes a little smaller; if that is not enough, only the table scrolls sideways.
void fitToCells(QTableWidget &table);

} // namespace insight
