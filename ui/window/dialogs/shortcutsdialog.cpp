// SPDX-License-Identifier: MIT
#include "window/dialogs/shortcutsdialog.h"

#include "board/plaintext.h"
#include "window/widgets/settings.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int idRole = Qt::UserRole;

ActionId idOf(const QTreeWidgetItem &row)
{
    return ActionId(row.data(0, idRole).toInt());
}

} // namespace

ShortcutsDialog::ShortcutsDialog(Actions &actions, Settings &settings, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_settings(settings), m_filter(new QLineEdit(this)),
      m_list(new QTreeWidget(this)), m_keys(new QKeySequenceEdit(this)),
      m_take(new QPushButton(tr("&Assign"), this)), m_none(new QPushButton(tr("&Remove"), this)),
      m_reset(new QPushButton(tr("Restore &Default"), this)),
      m_resetAll(new QPushButton(tr("Restore All De&faults"), this)), m_note(new board::PlainLabel(this))
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    m_filter->setPlaceholderText(tr("Search actions and shortcuts"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    m_list->setHeaderLabels({tr("Action"), tr("Shortcuts")});
    m_list->setAccessibleName(tr("Actions and their shortcuts"));
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_keys->setAccessibleName(tr("New shortcut"));
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(2 * m_note->fontMetrics().lineSpacing());
    auto *label = new board::PlainLabel(tr("New &shortcut:"), this);
    label->setBuddy(m_keys);
    auto *row = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{label, m_keys, m_take, m_none, m_reset})
        row->addWidget(part);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_resetAll, QDialogButtonBox::ResetRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    column->addWidget(m_note);
    column->addWidget(buttons);
    for (QPushButton *button : {m_take, m_none, m_reset, m_resetAll})
        button->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showChosen);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence &keys) {
        const auto other = owner(keys);
        m_take->setEnabled(chosen() && !keys.isEmpty());
        m_note->setText(other ? tr("“%1” uses this shortcut. If you assign it here, it is removed there.")
                                    .arg(m_actions.plainName(*other))
                              : QString());
    });
    connect(m_take, &QPushButton::clicked, this, &ShortcutsDialog::take);
    connect(m_none, &QPushButton::clicked, this, [this] {
        if (const auto id = chosen())
            change(*id, QStringList());
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { reset(false); });
    connect(m_resetAll, &QPushButton::clicked, this, [this] { reset(true); });
    fill();
    resize(680, 560);
}

void ShortcutsDialog::fill()
{
    for (const ActionId id : Actions::all()) {
        auto *row = new QTreeWidgetItem(m_list);
        row->setData(0, idRole, int(id));
        showRow(*row);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void ShortcutsDialog::showRow(QTreeWidgetItem &row) const
{
    const ActionId id = idOf(row);
    row.setText(0, m_actions.plainName(id));
    row.setText(1, QKeySequence::listToString(m_actions[id]->shortcuts(), QKeySequence::NativeText));
    QFont font = m_list->font();
    font.setBold(m_actions[id]->shortcuts() != Actions::standardKeys(id));
    row.setFont(1, font);
}

void ShortcutsDialog::filter()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem &row = *m_list->topLevelItem(i);
        row.setHidden(!row.text(0).contains(m_filter->text(), Qt::CaseInsensitive) &&
                      !row.text(1).contains(m_filter->text(), Qt::CaseInsensitive));
    }
}

void ShortcutsDialog::showChosen()
{
    m_keys->clear();
    m_take->setEnabled(false);
    const auto id = chosen();
    m_none->setEnabled(id && !m_actions[*id]->shortcuts().isEmpty());
    m_reset->setEnabled(id && m_actions[*id]->shortcuts() != Actions::standardKeys(*id));
    m_note->clear();
}

std::optional<ActionId> ShortcutsDialog::chosen() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    return row ? std::optional(idOf(*row)) : std::nullopt;
}

std::optional<ActionId> ShortcutsDialog::owner(const QKeySequence &keys) const
{
    for (const ActionId id : Actions::all()) {
        for (const QKeySequence &each : m_actions[id]->shortcuts()) {
            const bool meets =
                each.matches(keys) != QKeySequence::NoMatch || keys.matches(each) != QKeySequence::NoMatch;
            if (!keys.isEmpty() && id != chosen() && meets)
                return id;
        }
    }
    return {};
}

/// Gives the keys to the chosen action and takes them from all others, since a shortcut of two actions triggers
/// neither.
void ShortcutsDialog::take()
{
    const QKeySequence keys = m_keys->keySequence();
    const auto id = chosen();
    if (!id || keys.isEmpty())
        return;
    while (const auto other = owner(keys)) {
        QList<QKeySequence> left = m_actions[*other]->shortcuts();
        left.removeIf([&](const QKeySequence &each) {
            return each.matches(keys) != QKeySequence::NoMatch || keys.matches(each) != QKeySequence::NoMatch;
        });
        QStringList words;
        for (const QKeySequence &each : left)
            words << each.toString();
        change(*other, words);
    }
    change(*id, QStringList(keys.toString()));
}

void ShortcutsDialog::reset(bool all)
{
    for (const ActionId id : Actions::all()) {
        if (all || id == chosen())
            change(id, {});
    }
}

void ShortcutsDialog::change(ActionId id, const std::optional<QStringList> &keys)
{
    m_settings.setKeys(Actions::key(id), keys);
    m_actions.setKeys(id, keys);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (idOf(*m_list->topLevelItem(i)) == id)
            showRow(*m_list->topLevelItem(i));
    }
    showChosen();
}

} // namespace window
