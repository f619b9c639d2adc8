// SPDX-License-Identifier: MIT
#include "window/clipboard.h"

#include "core/positionline.h"
#include "window/boardpicture.h"
#include "window/pagereading.h"
#include "window/printout.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString localFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

Clipboard::Clipboard(SessionStore &sessions, GameFiles &files)
    : QObject(&files), m_sessions(sessions), m_files(files)
{
}

void Clipboard::copy()
{
    QGuiApplication::clipboard()->setText(m_sessions.session().line());
    Q_EMIT message(tr("The position was copied as a line of text."));
}

void Clipboard::copySolution()
{
    const session::Session &session = m_sessions.session();
    const auto way = Printout::solutionShown(session);
    if (!way)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(
        core::writeLineAndMoves(session.kind(), *way->instance.puzzle, way->from, way->steps)));
    Q_EMIT message(tr("The solution was copied as text: its board, and all its moves."));
}

/// Copies a picture: programs that accept drawings get a drawing, others get an image.
void Clipboard::copyPicture(const board::BoardScene &scene, const board::Style &style)
{
    auto *data = new QMimeData;
    data->setImageData(BoardPicture::image(scene, style));
    data->setData(u"image/svg+xml"_s, BoardPicture::svg(scene, style));
    QGuiApplication::clipboard()->setMimeData(data);
    Q_EMIT message(tr("The board was copied as a picture."));
}

void Clipboard::copyBlock()
{
    QGuiApplication::clipboard()->setText(pages::write(PageReading::blockOf(m_sessions.session())));
    Q_EMIT message(tr("What is in view was copied as a block for a page."));
}

void Clipboard::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        Q_EMIT message(tr("The clipboard contains no text."));
    else
        m_files.openLine(text);
}

void Clipboard::pastePicture()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || !giveToPuzzle(*data))
        Q_EMIT message(tr("The clipboard contains nothing this puzzle can use."));
}

bool Clipboard::giveToPuzzle(const QMimeData &data)
{
    const ui::PuzzleUi &puzzle = m_sessions.puzzle();
    if (!puzzle.accepts || !puzzle.take || !puzzle.accepts(data))
        return false;
    puzzle.take(m_files.toolContext(m_sessions.current()), data);
    return true;
}

bool Clipboard::accepts(const QMimeData &data) const
{
    const ui::PuzzleUi &puzzle = m_sessions.puzzle();
    return data.hasText() || !localFile(data).isEmpty() || (puzzle.accepts && puzzle.accepts(data));
}

void Clipboard::take(const QMimeData &data)
{
    if (const QString file = localFile(data); !file.isEmpty())
        m_files.openFile(file);
    else if (!giveToPuzzle(data))
        m_files.openLine(data.text());
}

} // namespace window
