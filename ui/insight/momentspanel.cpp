// SPDX-License-Identifier: MIT
#include "insight/momentspanel.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

/// Returns the number of a frame as the transport bar shows it: that of a step within its search, or that of a move within
/// its game.
qint64 numberOf(const session::Timeline &timeline, std::size_t act, qint64 frame)
{
    if (timeline.acts()[act].type == session::Act::Search)
        return frame - timeline.startOfAct(act);
    qint64 number = frame;
    for (const qint64 start : timeline.gameStarts()) {
        if (start <= frame)
            number = frame - start;
    }
    return number;
}

} // namespace

MomentsPanel::MomentsPanel(const window::Actions &actions, QWidget *parent)
    : window::SessionWidget(parent), m_list(new QListWidget(this)), m_edit(new QPushButton(this)),
      m_remove(new QPushButton(this)), m_none(new board::PlainLabel(this))
{
    m_none->setObjectName(u"faint"_s);
    m_none->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setSpacing(2);
    auto *name = new QToolButton(this);
    name->setDefaultAction(actions[window::ActionId::NameMoment]);
    name->setToolButtonStyle(Qt::ToolButtonTextOnly);
    name->setFocusPolicy(Qt::TabFocus);
    name->setObjectName(u"push"_s);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_edit);
    row->addWidget(m_remove);
    name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(4); // leaves the first sentence its lines in a low window
    column->addWidget(m_none);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    column->addWidget(name);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { goTo(m_list->row(item)); });
    connect(m_list, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { goTo(m_list->row(item)); });
    connect(m_edit, &QPushButton::clicked, this, [this] {
        goTo(chosenRow());
        askForName(*session(), window());
    });
    connect(m_remove, &QPushButton::clicked, this, &MomentsPanel::remove);
    m_list->installEventFilter(this);
    retranslate();
}

std::vector<MomentsPanel::Shown> MomentsPanel::moments() const
{
    const session::Timeline &timeline = session()->timeline();
    std::vector<Shown> all;
    for (std::size_t act = 0; act < timeline.acts().size(); ++act) {
        const qint64 frames = timeline.acts()[act].record.counts().frames;
        for (const session::Moment &moment : timeline.acts()[act].moments) {
            const qint64 frame = std::min(moment.frame, frames);
            all.push_back({act, timeline.startOfAct(act) + frame, moment.frame - frame, moment});
        }
    }
    return all;
}

void MomentsPanel::refresh()
{
    if (m_shown != moments()) {
        m_shown = moments();
        m_list->clear();
        for (const Shown &shown : m_shown) {
            const session::Timeline &timeline = session()->timeline();
            const qint64 number = numberOf(timeline, shown.act, shown.frame) + shown.missing;
            const bool isStep = timeline.acts()[shown.act].type == session::Act::Search;
            QString text = (isStep ? tr("%1 (step %2)", "name of a moment, where it is")
                                   : tr("%1 (move %2)", "name of a moment, where it is"))
                               .arg(shown.moment.name, session::formatNumber(number));
            if (!shown.moment.note.isEmpty())
                text += u'\n' + shown.moment.note;
            m_list->addItem(text);
        }
    }
    const qint64 here = session()->timeline().frame();
    const auto current = std::ranges::find(m_shown, here, &Shown::frame);
    if (current != m_shown.end())
        m_list->setCurrentRow(int(current - m_shown.begin()));
    m_none->setVisible(m_shown.empty());
    for (QPushButton *button : {m_edit, m_remove})
        button->setEnabled(!m_shown.empty());
}

void MomentsPanel::goTo(int row)
{
    if (row < 0 || row >= std::ssize(m_shown))
        return;
    session()->player().pause();
    session()->timeline().seek(m_shown[std::size_t(row)].frame);
}

/// Returns the row that the buttons act on: the current one or, without one, the last.
int MomentsPanel::chosenRow() const
{
    return m_list->currentRow() < 0 ? m_list->count() - 1 : m_list->currentRow();
}

void MomentsPanel::remove()
{
    const int row = chosenRow();
    if (row >= 0)
        session()->removeMoment(m_shown[std::size_t(row)].frame);
}

void MomentsPanel::askForName(session::Session &session, QWidget *parent)
{
    session.player().pause();
    const session::Moment *there = session.timeline().moment();
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(there ? tr("Edit This Moment") : tr("Name This Moment"));
    const session::Timeline &timeline = session.timeline();
    const QString number = session::formatNumber(numberOf(timeline, timeline.actIndex(), timeline.frame()));
    const QString usual =
        timeline.act().type == session::Act::Search ? tr("Step %1").arg(number) : tr("Move %1").arg(number);
    auto *name = new QLineEdit(there ? there->name : usual, dialog);
    name->setMaxLength(int(session::Moment::longestName));
    name->selectAll();
    auto *note = new QPlainTextEdit(
        there ? there->note : session::translated(session.explanation()).left(session::Moment::longestNote),
        dialog);
    note->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    auto *form = new QFormLayout(dialog);
    form->addRow(tr("&Name:"), name);
    form->addRow(tr("N&ote:"), note);
    form->addRow(buttons);
    const auto check = [name, buttons] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!name->text().trimmed().isEmpty());
    };
    connect(name, &QLineEdit::textChanged, dialog, check);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, &session, [&session, name, note] {
        session.setMoment(name->text().trimmed(), note->toPlainText().trimmed());
    });
    dialog->resize(420, 260);
    dialog->open();
}

bool MomentsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        remove();
        return true;
    }
    return window::SessionWidget::eventFilter(watched, event);
}

void MomentsPanel::retranslate()
{
    m_none->setText(tr("Name a moment to come back to it, in front of a class for example."));
    m_list->setAccessibleName(tr("Moments"));
    m_edit->setText(tr("Edit…"));
    m_remove->setText(tr("Delete"));
    m_shown.clear();
    m_list->clear();
}

} // namespace insight
