// SPDX-License-Identifier: MIT
#include "window/exportactions.h"

#include "board/boardview.h"
#include "core/positionline.h"
#include "export/animationdialog.h"
#include "export/boardpicture.h"
#include "export/solutionexport.h"
#include "export/webexport.h"
#include "export/worksheetdialog.h"
#include "insight/studyviews.h"
#include "pages/webpage.h"
#include "session/basics/translation.h"
#include "session/search/presets.h"
#include "window/boardpresenter.h"
#include "window/gamearea.h"
#include "window/pagereading.h"
#include "window/panels.h"
#include "window/widgets/filedialogs.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace window {

using namespace Qt::StringLiterals;

ExportActions::ExportActions(const Actions &actions, SessionStore &sessions, GameFiles &files,
                             const GameArea &area, PageReading &pages, QWidget &window)
    : QObject(&window), m_actions(actions), m_sessions(sessions), m_files(files), m_area(area),
      m_pages(pages), m_window(window), m_solutionExport(new exports::SolutionExport(window))
{
    using Target = exports::PrintDialog::Target;
    connect(m_solutionExport, &exports::SolutionExport::message, this, &ExportActions::message);
    m_actions.onTriggered(ActionId::Print, this, [this] { print(Target::Paper); });
    m_actions.onTriggered(ActionId::PrintPdf, this, [this] { print(Target::Pdf); });
    m_actions.onTriggered(ActionId::PrintCutout, this, [this] { print(Target::Cutout); });
    m_actions.onTriggered(ActionId::Worksheet, this, [this] { makeWorksheet(); });
    m_actions.onTriggered(ActionId::ExportPicture, this, [this] { exportPicture(); });
    m_actions.onTriggered(ActionId::ExportAnimation, this, [this] { exportAnimation(); });
    m_actions.onTriggered(ActionId::ExportWeb, this, [this] { exportWeb(); });
    m_actions.onTriggered(ActionId::ExportMoves, this, [this] { exportMoves(); });
    m_actions.onTriggered(ActionId::ExportTree, this, [this] { exportTree(); });
    m_actions.onTriggered(ActionId::ExportSolutions, this, [this] { exportSolutions(); });
    m_actions.onTriggered(ActionId::ExportSolutionFiles, this, [this] { exportSolutionFiles(); });
}

void ExportActions::refresh()
{
    for (const ActionId id : {ActionId::ExportSolutions, ActionId::ExportSolutionFiles})
        m_actions[id]->setEnabled(!m_sessions.session().solutions().empty());
    m_actions[ActionId::ExportTree]->setEnabled(m_area.study().tree().tree() != nullptr);
}

void ExportActions::print(exports::PrintDialog::Target target)
{
    auto *dialog = new exports::PrintDialog(m_sessions.puzzle(), m_sessions.session(), target, &m_window,
                                            m_area.panels().solutionOrder());
    connect(dialog, &exports::PrintDialog::message, this, &ExportActions::message);
    dialog->open();
}

void ExportActions::makeWorksheet()
{
    // The page draws the board without the picture that it may show in the window.
    const session::Session &session = m_sessions.session();
    const session::Timeline &timeline = session.timeline();
    const core::Preset *preset = session::presetOf(session.kind(), session.puzzle(), timeline.position());
    const session::Instance onPage{timeline.instance().puzzle,
                                   preset ? QString::fromLatin1(preset->look) : QString()};
    auto *dialog =
        new exports::WorksheetDialog(session, m_sessions.puzzle().scene(onPage, m_style)->aim(),
                                     session::translated(m_sessions.puzzle().answerKey), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!preset && !timeline.instance().look.isEmpty())
        dialog->sayThatPictureIsLeftOut();
    // A user who goes back from the page to change its layout wants the same boards.
    if (m_sheet > 0)
        dialog->setSheet(m_sheet);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_sheet = dialog->sheet();
        m_pages.openWorksheet(dialog->title(), dialog->page(), dialog->dealtBoards());
    });
    dialog->open();
}

void ExportActions::exportAnimation()
{
    m_sessions.session().player().pause();
    auto *dialog =
        new exports::AnimationDialog(m_sessions.puzzle(), m_sessions.session(), m_style, &m_window);
    connect(dialog, &exports::AnimationDialog::message, this, &ExportActions::message);
    dialog->open();
}

/// Asks for the file to write, whose suggested name contains `what`. Returns an empty path if the user cancels.
QString ExportActions::askForPath(const QString &title, const QString &what, const QString &suffix,
                                  const QString &filter)
{
    return askForSavePath(&m_window, title, suggestedFileName(m_sessions.session(), what), suffix, filter);
}

void ExportActions::exportPicture()
{
    const QString path = askForPath(tr("Picture of the Board"), tr("board", "in the name of a file"),
                                    u".png"_s, tr("Pictures (*.png)") + ";;"_L1 + tr("Drawings (*.svg)"));
    if (path.isEmpty())
        return;
    // Uses the scene in view, since a new one would first have to load its picture.
    const board::BoardScene *scene = m_area.view().board();
    const bool isDrawing = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
    m_files.write(path, isDrawing ? exports::BoardPicture::svg(
                                        *scene, m_style, session::puzzleName(m_sessions.session().kind()))
                                  : exports::BoardPicture::png(*scene, m_style));
}

void ExportActions::exportTree()
{
    const insight::TreeView &tree = m_area.study().tree();
    const QString path = askForPath(tr("Search Tree"), tr("search tree", "in the name of a file"), u".svg"_s,
                                    tr("Drawings (*.svg)") + ";;"_L1 + tr("PDF files (*.pdf)"));
    const QSizeF size = tree.treeSize();
    if (path.isEmpty() || size.isEmpty())
        return;
    const board::Style style = board::Style::make(board::Style::Paper);
    QBuffer content;
    if (!path.endsWith(".pdf"_L1, Qt::CaseInsensitive)) {
        QSvgGenerator drawing;
        drawing.setOutputDevice(&content);
        drawing.setViewBox(QRectF(QPointF(), size));
        drawing.setSize(size.toSize());
        drawing.setTitle(tr("Search Tree"));
        QPainter painter(&drawing);
        tree.paintTree(painter, style);
    } else {
        content.open(QBuffer::WriteOnly);
        QPdfWriter writer(&content);
        // Makes the page as large as the tree; a pixel of the window is 1/96 inch.
        writer.setPageMargins({});
        writer.setPageSize(QPageSize(size * 72 / 96, QPageSize::Point, {}, QPageSize::ExactMatch));
        writer.setResolution(96);
        QPainter painter(&writer);
        tree.paintTree(painter, style);
    }
    m_files.write(path, content.data());
}

void ExportActions::exportMoves()
{
    const QString path = askForPath(tr("Moves as Text"), tr("moves", "in the name of a file"), u".txt"_s,
                                    tr("Text files (*.txt)"));
    if (path.isEmpty())
        return;
    session::Session &session = m_sessions.session();
    const core::Puzzle &puzzle = session.puzzle();
    const core::Path past = session.timeline().past();
    const core::Position from = core::after(session.timeline().position(), core::reversed(past));
    const std::string line = core::writeLine(session.kind(), puzzle, from);
    const std::string moves = puzzle.spell(from, past);
    m_files.write(path, QByteArray::fromStdString(line + '\n' + moves + '\n'));
}

void ExportActions::exportWeb()
{
    const QString path = askForPath(tr("Web Page"), {}, u".html"_s, tr("Web pages (*.html)"));
    if (path.isEmpty())
        return;
    const session::Session &session = m_sessions.session();
    auto *page = new exports::GameWebExport(
        m_sessions.puzzle().scene(session.timeline().instance(), board::Style::make(board::Style::Light)),
        session, m_window);
    page->setParent(this);
    connect(page, &exports::GameWebExport::made, this,
            [this, path](const QByteArray &content) { m_files.write(path, content); });
    connect(page, &exports::GameWebExport::ended, page, &QObject::deleteLater);
    page->start();
}

void ExportActions::exportSolutions()
{
    const QString path = askForPath(tr("All Solutions as Text"), tr("solutions", "in the name of a file"),
                                    u".txt"_s, tr("Text files (*.txt)"));
    if (!path.isEmpty())
        m_solutionExport->toText(m_sessions.session(), path);
}

void ExportActions::exportSolutionFiles()
{
    const QString folder = askForFolder(&m_window, tr("Folder for the Solutions"));
    if (!folder.isEmpty())
        m_solutionExport->toFolder(m_sessions.session(), folder);
}

} // namespace window
