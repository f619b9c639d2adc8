// SPDX-License-Identifier: MIT
#include "insight/programview.h"

#include "board/plaintext.h"
#include "insight/programtext.h"
#include "insight/pseudocode.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "window/widgets/optionsform.h"
#include "window/widgets/programbutton.h"
#include "window/widgets/verticalscrollarea.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr int linesForSteps = 17; // a lower view shows the program alone, without the steps in words

} // namespace

ProgramView::ProgramView(QWidget *parent)
    : QWidget(parent), m_language(QLatin1StringView(programLanguages().front().id)),
      m_languages(new QComboBox(this)), m_copy(new QToolButton(this)), m_text(new ProgramText(this)),
      m_steps(new Pseudocode(this)), m_own(new QWidget(this)), m_command(new window::OptionsForm(m_own)),
      m_aboutCommand(new board::PlainLabel(m_own)), m_format(new QWidget(m_own))
{
    setObjectName(u"programView"_s);
    for (const ProgramLanguage &language : programLanguages())
        m_languages->addItem(QString::fromLatin1(language.name), QString::fromLatin1(language.id));
    connect(m_languages, &QComboBox::activated, this, [this](int index) {
        setLanguage(m_languages->itemData(index).toString());
        Q_EMIT languageChosen(m_language);
    });
    m_copy->setObjectName(u"push"_s);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_program.text() + u'\n'); });
    const core::Option &command = session::ownProgramMethod().options.front();
    m_command->setBeside([this](const core::Option &) { return new window::ProgramButton(*m_command); });
    m_command->setOptions({&command, 1}, {});
    connect(m_command, &window::OptionsForm::edited, this,
            [this, &command] { Q_EMIT commandEdited(m_command->values().text(command.id)); });
    layOut();
    retranslate();
    showMethod(nullptr);
}

void ProgramView::layOut()
{
    m_controls = new QHBoxLayout;
    m_controls->addWidget(m_languages);
    m_controls->addStretch();
    m_controls->addWidget(m_copy);
    auto *steps = new QWidget;
    auto *inside = new QVBoxLayout(steps);
    inside->setContentsMargins(8, 4, 8, 8);
    inside->addWidget(m_steps);
    inside->addStretch();
    m_stepsArea = new window::VerticalScrollArea(steps, this);
    m_stepsArea->setObjectName(u"steps"_s);
    m_stepsArea->setMinimumHeight(44); // the area may be small, since it scrolls to the marked step
    connect(m_steps, &Pseudocode::currentChanged, m_stepsArea,
            [this](QWidget *line) { m_stepsArea->ensureWidgetVisible(line, 0, 8); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_controls);
    column->addWidget(m_text, 3);
    column->addWidget(m_stepsArea, 1);
    m_ownArea = new window::VerticalScrollArea(m_own, this);
    column->addWidget(m_ownArea, 1);
    m_aboutCommand->setObjectName(u"faint"_s);
    m_aboutCommand->setWordWrap(true);
    auto *own = new QVBoxLayout(m_own);
    own->setContentsMargins(10, 8, 10, 8);
    own->setSpacing(8);
    own->addWidget(m_command);
    own->addWidget(m_aboutCommand);
    own->addWidget(m_format);
    own->addStretch();
    auto *signs = new QGridLayout(m_format);
    signs->setContentsMargins(0, 0, 0, 0);
    signs->setHorizontalSpacing(12);
    signs->setColumnStretch(1, 1);
    for (int row = 0; row < int(m_signs.size()); ++row) {
        for (QLabel *&label : m_signs[std::size_t(row)])
            label = new board::PlainLabel(m_format);
        m_signs[std::size_t(row)].back()->setWordWrap(true);
        signs->addWidget(m_signs[std::size_t(row)].front(), row, 0, Qt::AlignTop);
        signs->addWidget(m_signs[std::size_t(row)].back(), row, 1);
    }
}

void ProgramView::setSession(session::Session *session)
{
    m_session = session;
    m_method = nullptr;
    m_setIn = 0;
    refresh();
}

void ProgramView::setStyle(const board::Style &style)
{
    m_text->setStyle(style);
}

void ProgramView::setMethod(const core::Solver *method)
{
    m_method = method;
    m_setIn = m_session && method ? m_session->timeline().act().serial : 0;
    refresh();
}

void ProgramView::setLanguage(const QString &id)
{
    m_language = QLatin1StringView(programLanguage(id).id);
    m_languages->setCurrentIndex(m_languages->findData(m_language));
    showMethod(m_shown);
    refresh();
}

const core::Solver *ProgramView::methodInView() const
{
    if (!m_session)
        return nullptr;
    const session::Act &act = m_session->timeline().act();
    if (act.serial == m_setIn)
        return m_method;
    const core::Solver *method = session::methodOf(m_session->kind(), act.method.toStdString());
    return method ? method : m_method;
}

/// Returns the method's latest event at the cursor; null if it is not known.
const core::Event *ProgramView::eventInView() const
{
    const session::Timeline &timeline = m_session->timeline();
    const core::Event *last = timeline.lastEvent();
    const bool isOurs = m_shown && timeline.act().method == QLatin1StringView(m_shown->id);
    return isOurs && !timeline.act().abridged ? last : nullptr;
}

void ProgramView::refresh()
{
    if (!m_session)
        return;
    if (const core::Solver *method = methodInView(); method != m_shown || nameOf(method) != m_name)
        showMethod(method);
    mark(eventInView());
    showCommand();
}

/// Shows the command of the player's own program, which can be entered in the panel, too.
void ProgramView::showCommand()
{
    m_ownArea->setVisible(m_shown == &session::ownProgramMethod());
    const core::Option &option = session::ownProgramMethod().options.front();
    const std::string command = m_session->search().methods().program();
    if (m_command->values().text(option.id) == command || m_own->isAncestorOf(window()->focusWidget()))
        return;
    core::Values values;
    values.set(option.id, command);
    m_command->setValues(values);
}

void ProgramView::goToCommand()
{
    refresh();
    m_command->takeFocus();
}

/// Returns the name of the method's program on the board in view; empty without a method.
QString ProgramView::nameOf(const core::Solver *method) const
{
    return method && m_session ? programName(*method, m_session->puzzle()) : QString();
}

void ProgramView::showMethod(const core::Solver *method)
{
    m_shown = method;
    const ProgramLanguage &language = programLanguage(m_language);
    m_name = nameOf(method);
    m_program = m_name.isEmpty() ? Program() : Program(m_session->kind().id, m_name, language);
    m_text->setProgram(m_program, language);
    m_steps->setLines(method ? method->pseudocode : std::span<const core::Text>());
    for (QWidget *part : std::initializer_list<QWidget *>{m_languages, m_copy, m_text})
        part->setVisible(!m_program.isEmpty());
    showSteps();
}

/// Shows the steps in words below the program, if there is room for both, and else leaves it what room there is.
void ProgramView::showSteps()
{
    const bool hasRoom = m_program.isEmpty() || height() >= linesForSteps * fontMetrics().lineSpacing();
    m_stepsArea->setVisible(m_shown && !m_shown->pseudocode.empty() && hasRoom);
    const int margin = hasRoom ? 6 : 2; // above and below the controls
    m_controls->setContentsMargins(8, margin, 8, margin);
}

void ProgramView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showSteps();
}

void ProgramView::mark(const core::Event *event)
{
    const int step = event ? event->line : 0;
    const std::vector<int> lines = event ? m_program.linesOf(step, event->step.piece) : std::vector<int>();
    m_text->setMarked(lines);
    m_text->setAccessibleDescription(
        lines.empty() ? QString()
                      : tr("Line %1 runs: %2")
                            .arg(QString::number(lines.front() + 1),
                                 m_program.lines()[std::size_t(lines.front())].text.trimmed()));
    m_steps->setCurrent(step);
}

void ProgramView::retranslate()
{
    m_languages->setAccessibleName(tr("Programming language"));
    m_languages->setToolTip(tr("The language the program is written in"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the whole program, to run it elsewhere"));
    m_text->setAccessibleName(tr("The method as a program"));
    m_aboutCommand->setText(session::translated({session::ownProgramMethod().options.front().about}));
    // The lines of a trace.
    const std::array<std::array<QString, 2>, 6> format{{
        {tr("+ MOVE", "a line of a program's trace"), tr("a move is made")},
        {u"-"_s, tr("the latest move is taken back")},
        {tr("? MOVE", "a line of a program's trace"), tr("a move is refused")},
        {u"="_s, tr("the board is solved")},
        {u"."_s, tr("everything was tried")},
        {tr("# WORDS", "a line of a program's trace"), tr("a sentence to show")},
    }};
    for (std::size_t row = 0; row < format.size(); ++row) {
        for (std::size_t column = 0; column < format[row].size(); ++column)
            m_signs[row][column]->setText(format[row][column]);
    }
}

void ProgramView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showMethod(m_shown); // updates the words of the program
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace insight
