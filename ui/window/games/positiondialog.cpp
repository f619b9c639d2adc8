// SPDX-License-Identifier: MIT
#include "window/games/positiondialog.h"

#include "board/plaintext.h"
#include "core/importboard.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "session/basics/visibletext.h"
#include "window/games/importnotice.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace window {

using namespace Qt::StringLiterals;

namespace {

/// Returns the position in the typed text of the character that has this index in the text's canonical composition.
int positionAsTyped(const QString &typed, qsizetype index)
{
    qsizetype within = 0; // a length whose composition is no longer than the index
    qsizetype beyond = typed.size() + 1;
    while (beyond - within > 1) {
        const qsizetype middle = std::midpoint(within, beyond);
        const bool fits = typed.first(middle).normalized(QString::NormalizationForm_C).size() <= index;
        (fits ? within : beyond) = middle;
    }
    return int(within);
}

/// An editor that rejects a text too long to be a position, since its layout would take seconds.
class LineEditor : public QPlainTextEdit {
public:
    LineEditor(const QString &line, std::function<void()> refused, QWidget *parent)
        : QPlainTextEdit(line, parent), m_refused(std::move(refused))
    {
    }

protected:
    void insertFromMimeData(const QMimeData *source) override
    {
        if (source->text().size() + document()->characterCount() > longestText)
            m_refused();
        else
            QPlainTextEdit::insertFromMimeData(source);
    }

private:
    static constexpr qsizetype longestText = 1 << 16; // characters; the largest board takes 49 000

    const std::function<void()> m_refused;
};

} // namespace

PositionDialog::PositionDialog(core::Kinds kinds, const QString &line, QWidget *parent)
    : QDialog(parent), m_kinds(kinds.begin(), kinds.end()), m_fault(new board::PlainLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    m_text = new LineEditor(
        line, [this] { refuse(); }, this);
    setWindowTitle(tr("New from Position"));
    auto *about = new board::PlainLabel(
        tr("Every position is one line of text: the puzzle, its options and, if you like, the "
           "place of each piece. Enter one here, or a board as people write it: rows of numbers, Q and dots, "
           "pegs and holes. Moves in a second line are played."),
        this);
    about->setWordWrap(true);
    m_text->setAccessibleName(tr("Position"));
    m_text->setTabChangesFocus(true);
    m_text->selectAll();
    m_fault->setWordWrap(true);
    m_fault->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_fault->setAlignment(Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(m_text, 1);
    column->addWidget(m_fault);
    column->addWidget(m_buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PositionDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_text->setFocus(); // the user opens this dialog to type at once
    resize(560, 260);
    check();
}

QString PositionDialog::line() const
{
    return m_text->toPlainText();
}

/// Reports that a text is too long to be inserted. The line that is still there is not what the user wanted to open.
void PositionDialog::refuse()
{
    m_reader.giveUp();
    m_text->setExtraSelections({});
    m_fault->setText(session::asSentence(session::translated(core::tooLong().why)));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
}

void PositionDialog::check()
{
    // A text from elsewhere must not look like another one.
    if (const QString visible = session::withVisibleControls(line()); visible != line()) {
        QTextCursor whole(m_text->document());
        whole.select(QTextCursor::Document);
        whole.insertText(visible); // calls this function again
        return;
    }
    m_text->setExtraSelections({});
    m_fault->clear();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_reader.read(
        [this, kinds = m_kinds, text = session::composed(line().toStdString())]() -> std::function<void()> {
            core::LineReading reading = core::readLineAndMoves(kinds, text);
            if (std::holds_alternative<core::Game>(reading.reading))
                return [this] { showTaken({}); };
            auto boards = core::importBoards(kinds, text);
            return [this, text, boards = std::move(boards)] { show(text, boards); };
        },
        [this](const core::Explanation &why) {
            m_fault->setText(session::translated(session::failure(why)));
        });
}

void PositionDialog::showTaken(const QString &notice)
{
    m_fault->setText(notice);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
}

/// Shows the notation in which a text other than a position line is read, or its fault.
void PositionDialog::show(const std::string &text, const std::vector<core::ImportedBoard> &boards)
{
    const auto readable = [](const core::ImportedBoard &board) { return !board.readings.empty(); };
    const auto first = std::ranges::find_if(boards, readable);
    if (first != boards.end()) {
        if (boards.size() > 1)
            return showTaken(tr("There are several boards; you will be asked which one."));
        const bool isOne = first->readings.size() == 1 && first->others.empty();
        return showTaken(isOne ? ImportNotice::takenFor(first->readings.front())
                               : tr("This can be read as several boards; you will be asked which one."));
    }
    const core::Fault fault = boards.empty() ? core::Fault{0, core::notABoard()} : boards.front().fault;
    m_fault->setText(ImportNotice::fault(text, fault));
    markFault(fault);
}

void PositionDialog::markFault(const core::Fault &fault)
{
    const std::string typed = line().toStdString();
    const std::string read = session::composed(typed);
    const qsizetype index = QString::fromStdString(read.substr(0, fault.at)).size();
    QTextEdit::ExtraSelection selection;
    selection.cursor = m_text->textCursor();
    // A text with too many accents to be composed was read as it is, so its index needs no conversion.
    selection.cursor.setPosition(read == typed ? int(index) : positionAsTyped(line(), index));
    selection.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
    if (!selection.cursor.hasSelection())
        selection.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    if (!selection.cursor.hasSelection())
        selection.cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
    selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    selection.format.setUnderlineColor(palette().color(QPalette::BrightText));
    selection.format.setForeground(palette().color(QPalette::BrightText));
    m_text->setExtraSelections({selection});
}

} // namespace window
