// SPDX-License-Identifier: MIT
#include "window/games/clipboard.h"

#include "core/notation.h"
#include "core/positionline.h"
#include "core/writtenboard.h"
#include "export/boardpicture.h"
#include "export/printout.h"
#include "pages/boardsearch.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "session/basics/visibletext.h"
#include "session/files/localfiles.h"
#include "window/widgets/plainmessagebox.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestAddress = 120; // the number of characters shown
constexpr std::size_t longestLine = 60;

/// Returns whether a text is a position line.
bool isBoard(core::Kinds kinds, const QString &text)
{
    return std::holds_alternative<core::LineParts>(
        core::splitLine(kinds, session::composed(text.trimmed().toStdString())));
}

bool hasUsualOptions(const core::Solver &solver, const session::SearchSpec &spec)
{
    const core::Values usual(solver.options);
    return std::ranges::all_of(spec.options.all(),
                               [&](const auto &value) { return usual.text(value.first) == value.second; });
}

/// Returns the view as a block for a page. A page cannot describe a moment of a search whose method has unusual
/// options; such a block shows the position instead.
pages::BoardBlock blockOf(const session::Session &session)
{
    const session::Timeline &timeline = session.timeline();
    const session::Act &act = timeline.act();
    const core::Solver *solver = session.kind().solver(act.method.toStdString());
    pages::BoardBlock block{session.line()};
    if (solver && act.spec && hasUsualOptions(*solver, *act.spec) && act.spec->seed == 1 &&
        timeline.pastOf(timeline.actIndex()).empty()) {
        block.line =
            QString::fromStdString(core::writeLine(session.kind(), *act.instance.puzzle, act.record.start()));
        block.method = act.method;
        block.goal = act.spec->goal;
        block.at = timeline.frameInAct();
    }
    block.caption = session::translated(session.explanation());
    return block;
}

} // namespace

Clipboard::Clipboard(const Actions &actions, SessionStore &sessions, GameFiles &files,
                     const board::BoardView &view)
    : QObject(&files), m_actions(actions), m_sessions(sessions), m_files(files), m_view(view)
{
    files.window()->setAcceptDrops(true);
    files.window()->installEventFilter(this);
    actions.onTriggered(ActionId::Copy, this, [this] { copy(); });
    actions.onTriggered(ActionId::CopySolution, this, [this] { copySolution(); });
    actions.onTriggered(ActionId::CopyPicture, this, [this] { copyPicture(); });
    actions.onTriggered(ActionId::CopyBlock, this, [this] { copyBlock(); });
    actions.onTriggered(ActionId::Paste, this, [this] { paste(); });
    actions.onTriggered(ActionId::PastePicture, this, [this] { pastePicture(); });
}

void Clipboard::refresh()
{
    const session::Session &session = m_sessions.session();
    const session::Act &act = session.timeline().act();
    const bool playsSolution = act.type == session::Act::Solve && !act.record.solutionFrames().empty();
    m_actions[ActionId::CopySolution]->setEnabled(playsSolution || session.search().solutionInView() > 0);
    m_actions[ActionId::PastePicture]->setVisible(m_sessions.puzzle().accepts != nullptr);
}

void Clipboard::copy()
{
    QGuiApplication::clipboard()->setText(m_sessions.session().line());
    Q_EMIT message(tr("The position was copied as a line of text."));
}

void Clipboard::copySolution()
{
    const session::Session &session = m_sessions.session();
    const auto way = exports::Printout::solutionShown(session);
    if (!way)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(
        core::writeLineAndMoves(session.kind(), *way->instance.puzzle, way->from, way->steps)));
    Q_EMIT message(tr("The solution was copied as text: its board, and all its moves."));
}

/// Copies a picture: programs that accept drawings get a drawing, others get an image.
void Clipboard::copyPicture()
{
    const board::BoardScene &scene = *m_view.board();
    auto *data = new QMimeData;
    data->setImageData(exports::BoardPicture::image(scene, m_style));
    data->setData(u"image/svg+xml"_s, exports::BoardPicture::svg(
                                          scene, m_style, session::puzzleName(m_sessions.session().kind())));
    QGuiApplication::clipboard()->setMimeData(data);
    Q_EMIT message(tr("The board was copied as a picture."));
}

void Clipboard::offerForms(QMenu &menu)
{
    const core::Kind &kind = m_sessions.session().kind();
    const auto offer = [&](QString name, std::function<QString()> text) {
        name.replace(0, 1, name.first(1).toUpper());
        menu.addAction(name.replace(u'&', "&&"_L1), this, [this, text = std::move(text)] {
            QGuiApplication::clipboard()->setText(text());
            Q_EMIT message(tr("The board was copied as text."));
        });
    };
    menu.clear();
    offer(tr("a position line"), [this] { return m_sessions.session().line(); });
    for (const core::Notation &notation :
         kind.notations ? kind.notations() : std::span<const core::Notation>()) {
        if (notation.write)
            offer(session::translated(notation.name), [this, &kind, &notation] {
                const session::Timeline &timeline = m_sessions.session().timeline();
                return QString::fromStdString(core::writeBoard(m_sessions.kinds(), kind, notation,
                                                               *timeline.instance().puzzle,
                                                               timeline.position())
                                                  .text);
            });
    }
    offer(tr("a drawing as SVG text"), [this] {
        return QString::fromUtf8(exports::BoardPicture::svg(
            *m_view.board(), m_style, session::puzzleName(m_sessions.session().kind())));
    });
}

void Clipboard::copyBlock()
{
    QGuiApplication::clipboard()->setText(pages::write(blockOf(m_sessions.session())));
    Q_EMIT message(tr("The view was copied as a block for a page."));
}

/// Opens the contents of the clipboard: a file, a picture or other data that a puzzle can use, or a board as text.
/// A message reports what was opened, or that there is nothing to open.
void Clipboard::paste()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || (!accepts(*data) && data->text().trimmed().isEmpty()))
        Q_EMIT message(tr("The clipboard contains nothing that can be opened."));
    else
        take(*data);
}

void Clipboard::pastePicture()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || !giveToPuzzle(*data))
        Q_EMIT message(tr("The clipboard contains nothing this puzzle can use."));
}

/// Gives data to the puzzle in view or, if it cannot use them, to the first that can, which then comes into view.
bool Clipboard::giveToPuzzle(const QMimeData &data)
{
    std::vector<std::size_t> indices{m_sessions.current()};
    for (std::size_t index = 0; index < m_sessions.puzzles().size(); ++index)
        indices.push_back(index);
    for (const std::size_t index : indices) {
        const ui::PuzzleUi &puzzle = *m_sessions.puzzles()[index];
        if (!puzzle.accepts || !puzzle.take || !puzzle.accepts(data))
            continue;
        m_sessions.setCurrent(index);
        puzzle.take(m_files.toolContext(index), data);
        return true;
    }
    return false;
}

/// Takes what is dropped on the window.
bool Clipboard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const bool falls = event->type() == QEvent::Drop;
    if (falls || accepts(*drop->mimeData()))
        drop->acceptProposedAction();
    if (falls)
        take(*drop->mimeData());
    return true;
}

bool Clipboard::accepts(const QMimeData &data) const
{
    return data.hasText() || data.hasUrls() ||
           std::ranges::any_of(m_sessions.puzzles(), [&](const ui::PuzzleUi *puzzle) {
               return puzzle->accepts && puzzle->accepts(data);
           });
}

void Clipboard::take(const QMimeData &data)
{
    // A program that offers a picture often also offers a text about it, which is opened only if it is a board.
    if (const QStringList files = session::localFiles(data); !files.isEmpty())
        openFiles(files);
    else if (isBoard(m_sessions.kinds(), data.text()))
        m_files.openLine(data.text(), [this] {
            const std::string line = m_sessions.session().line().toStdString();
            Q_EMIT message(
                tr("The board %1 was opened.")
                    .arg(session::visibleText(QString::fromStdString(core::shortened(line, longestLine)))));
        });
    else if (giveToPuzzle(data))
        return;
    else if (const QString address = session::webAddress(data); !address.isEmpty())
        Q_EMIT message(tr("%1 is an address on the web, and this program loads nothing from there. Save the "
                          "picture or the game in your browser, and drop its file.")
                           .arg(session::visibleText(address.left(longestAddress))));
    else
        m_files.openLine(data.text());
}

/// Opens the first of several files and reports which one it was. Each of them can bring another board into view
/// and ask questions, so the others are not opened.
void Clipboard::openFiles(const QStringList &files)
{
    m_files.openFile(files.front());
    if (files.size() < 2)
        return;
    const QString name = QFileInfo(files.front()).fileName();
    auto *box =
        new PlainMessageBox(QMessageBox::Information, tr("One File at a Time"),
                            tr("“%1” was opened. The %n other file(s) were not: drop them one at a time.",
                               nullptr, int(files.size()) - 1)
                                .arg(session::visibleText(name)),
                            QMessageBox::Ok, m_files.window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace window
