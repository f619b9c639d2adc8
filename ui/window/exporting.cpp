// SPDX-License-Identifier: MIT
#include "window/exporting.h"

#include <QDir>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>

namespace window {

Exporting::Exporting(QWidget &window)
    : QObject(&window), m_window(window), m_task([this](const SolutionFiles::Report &report) { end(report); })
{
    m_look.setInterval(50);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (m_progress)
            m_progress->setValue(std::min(m_done.load(), m_progress->maximum() - 1));
    });
}

Exporting::~Exporting() = default;

void Exporting::toText(const session::Session &session, const QString &path)
{
    m_files = std::make_shared<const SolutionFiles>(session);
    start(&SolutionFiles::writeText, path);
}

void Exporting::toFolder(const session::Session &session, const QString &folder)
{
    auto files = std::make_shared<const SolutionFiles>(session);
    if (const int clashes = files->clashes(folder); clashes > 0 && !mayReplace(clashes))
        return;
    m_files = std::move(files);
    start(&SolutionFiles::writeFiles, folder);
}

bool Exporting::mayReplace(int clashes)
{
    QMessageBox box(QMessageBox::Question, tr("Each Solution to Its Own File"),
                    tr("%n of these files are in the folder already. Replace them?", nullptr, clashes),
                    QMessageBox::Cancel, &m_window);
    const QPushButton *replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == replace;
}

void Exporting::start(Write write, const QString &where)
{
    m_where = where;
    m_done = 0;
    delete m_progress;
    m_progress =
        new QProgressDialog(tr("Writing the solutions…"), tr("Stop"), 0, m_files->count(), &m_window);
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(400);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    // Ended by the user, it comes to its end by itself and then says how far it went.
    connect(m_progress, &QProgressDialog::canceled, this, [this] { m_task.finishEarly(); });
    m_look.start();
    m_task.start([this, files = m_files, write, where](core::Control &control) {
        return ((*files).*write)(where, control, m_done);
    });
}

void Exporting::end(const SolutionFiles::Report &report)
{
    m_look.stop();
    delete m_progress;
    const QString where = QDir::toNativeSeparators(m_where);
    if (report.fault.isEmpty())
        Q_EMIT said(tr("%n solution(s) written to %1.", nullptr, report.written).arg(where));
    else
        Q_EMIT said(
            tr("%n solution(s) written to %1; then this could not be written: %2", nullptr, report.written)
                .arg(where, report.fault));
}

} // namespace window
