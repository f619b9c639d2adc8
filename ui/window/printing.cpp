// SPDX-License-Identifier: MIT
#include "window/printing.h"

#include "session/words.h"
#include "window/printout.h"

#include <QFileDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QStandardPaths>

namespace window {

using namespace Qt::StringLiterals;

void Printing::preview(const ui::PuzzleUi &puzzle, const session::Session &session, QWidget &window)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(session::words(puzzle.kind->name));
    QPrintPreviewDialog dialog(&printer, &window);
    dialog.setWindowTitle(tr("Print"));
    dialog.resize(900, 700);
    const Printout printout(puzzle, session);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&](QPrinter *wanted) { printout.print(*wanted); });
    dialog.exec();
}

void Printing::toPdf(const ui::PuzzleUi &puzzle, const session::Session &session, QWidget &window)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = session::words(puzzle.kind->name).toLower() + ".pdf"_L1;
    const QString path = QFileDialog::getSaveFileName(&window, tr("Print to PDF"), folder + u'/' + name,
                                                      tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    Printout(puzzle, session).print(printer);
}

} // namespace window
