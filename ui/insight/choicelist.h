// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>
#include <QSet>

class QPushButton;
class QTableWidget;

namespace insight {

/// A list to tick, as high as its lines, so that only the panel around it scrolls. A click on a name does what a
/// click on its box does. What cannot be chosen stays in the list, disabled, with the reason below its name.
class ChoiceList : public QListWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent);

    /// Adds a choice that is not ticked. `what` is kept in the role `Qt::UserRole`. With a reason it is disabled.
    void add(const QString &name, const QVariant &what, const QString &about = {},
             const QString &reason = {});
    /// Sets what stands below the name, and whether the choice is enabled.
    void setRemark(int row, const QString &remark, bool isEnabled = true);
    bool isTicked(int row) const; ///< whether it is ticked and enabled
    int ticked() const;           ///< the number of those that are ticked
    QString key(int row) const;   ///< `what` as a text
    /// Returns the keys of what is ticked, together with those among `others` that are disabled or not listed.
    QSet<QString> tickedKeys(const QSet<QString> &others) const;
    /// Ticks what has one of these keys and is enabled, and nothing else.
    void tick(const QSet<QString> &keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString name(int row) const;

    bool m_boxAnswered = false; ///< whether a choice has changed since the mouse was pressed on a name
};

/// Returns a page of which only the part below these buttons scrolls.
QWidget *belowButtons(std::initializer_list<QPushButton *> buttons, QWidget *page);

/// Makes a table as high as its cells, so that the panel around it scrolls. One that is wider than the panel scrolls sideways by
/// itself, and leaves the rest of the panel where it is.
void fitToCells(QTableWidget &table);

} // namespace insight
