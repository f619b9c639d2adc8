// SPDX-License-Identifier: MIT
#include "window/explainpanel.h"

#include "session/translation.h"
#include "window/names.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestLog = 200;

} // namespace

ExplainPanel::ExplainPanel(QWidget *parent)
    : SessionWidget(parent), m_act(new QLabel(this)), m_sentence(new QLabel(this)),
      m_log(new QPlainTextEdit(this))
{
    m_act->setObjectName(u"title"_s);
    m_act->setWordWrap(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_log->setReadOnly(true);
    m_log->setFrameShape(QFrame::NoFrame);
    m_log->setObjectName(u"log"_s);
    m_log->setMaximumBlockCount(longestLog);
    m_log->setMinimumHeight(1); // the sentence needs the room more
    m_log->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 10);
    column->addWidget(m_act);
    column->addWidget(m_sentence);
    column->addWidget(m_log, 1);
    column->addStretch();
    retranslate();
}

void ExplainPanel::sessionChanged()
{
    m_frame = -1;
    m_sentence->clear();
    m_log->clear();
    m_log->hide();
}

QString ExplainPanel::actTitle() const
{
    const session::Act &act = session()->timeline().act();
    const core::Solver *solver = session()->kind().solver(act.method.toStdString());
    const QString name = ActNames::name(act.type);
    const QString what =
        solver ? tr("%1: %2", "act: method").arg(name, session::translated(solver->name)) : name;
    const qint64 moves = act.record.counts().frames;
    if (act.type == session::Act::Hand || moves == 0)
        return what;
    return tr("%1, move %2 of %3", "act")
        .arg(what, QLocale().toString(session()->timeline().frameInAct()), QLocale().toString(moves));
}

void ExplainPanel::tell(const QString &sentence)
{
    if (sentence == m_sentence->text())
        return;
    if (!m_sentence->text().isEmpty()) {
        m_log->appendPlainText(m_sentence->text());
        m_log->show();
    }
    m_sentence->setText(sentence);
    m_frame = session()->timeline().frame();
}

// While it plays, sentences come and go too fast for a log to be read.
void ExplainPanel::refresh()
{
    m_act->setText(actTitle());
    const qint64 frame = session()->timeline().frame();
    const QString sentence = session::translated(session()->explanation());
    if (session()->player().isPlaying())
        m_sentence->setText(sentence);
    else if (!sentence.isEmpty() || frame != m_frame)
        tell(sentence);
    m_frame = frame;
}

void ExplainPanel::retranslate()
{
    m_log->setAccessibleName(tr("What was said before"));
}

} // namespace window
