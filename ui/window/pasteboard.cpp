// SPDX-License-Identifier: MIT
#include "window/pasteboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

namespace window {

namespace {

QString localFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

Pasteboard::Pasteboard(Shelf &shelf, Files &files) : QObject(&files), m_shelf(shelf), m_files(files) {}

void Pasteboard::copy()
{
    QGuiApplication::clipboard()->setText(m_shelf.session().line());
    Q_EMIT said(tr("The position is in the clipboard, as a line of text."));
}

void Pasteboard::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        Q_EMIT said(tr("There is no text in the clipboard."));
    else
        m_files.openLine(text);
}

void Pasteboard::pastePicture()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || !takeByPuzzle(*data))
        Q_EMIT said(tr("There is nothing in the clipboard that this puzzle can use."));
}

bool Pasteboard::takeByPuzzle(const QMimeData &data)
{
    const ui::PuzzleUi &puzzle = m_shelf.puzzle();
    if (!puzzle.accepts || !puzzle.take || !puzzle.accepts(data))
        return false;
    puzzle.take(m_files.desk(m_shelf.current()), data);
    return true;
}

bool Pasteboard::accepts(const QMimeData &data) const
{
    const ui::PuzzleUi &puzzle = m_shelf.puzzle();
    return data.hasText() || !localFile(data).isEmpty() || (puzzle.accepts && puzzle.accepts(data));
}

void Pasteboard::take(const QMimeData &data)
{
    if (const QString file = localFile(data); !file.isEmpty())
        m_files.openFile(file);
    else if (!takeByPuzzle(data))
        m_files.openLine(data.text());
}

} // namespace window
