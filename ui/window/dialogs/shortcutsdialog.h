// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace window {

class Settings;

/// Lets the player choose the keys of all actions. A choice takes effect at once and is stored in the settings.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(Actions &actions, Settings &settings, QWidget *parent = nullptr);

private:
    void fill();
    void showRow(QTreeWidgetItem &row) const;
    void filter();
    void showChosen();
    void take();
    void reset(bool all);
    void change(ActionId id, const std::optional<QStringList> &keys);
    std::optional<ActionId> chosen() const;
    /// Returns another action whose key sequence equals this one, starts with it, or is its beginning.
    std::optional<ActionId> owner(const QKeySequence &keys) const;

    Actions &m_actions;
    Settings &m_settings;
    QLineEdit *m_filter;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_keys;
    QPushButton *m_take;
    QPushButton *m_none;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
    QLabel *m_note;
};

} // namespace window
