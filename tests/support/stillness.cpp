// SPDX-License-Identifier: MIT
#include "support/stillness.h"

#include "session/basics/workers.h"
#include "window/mainwindow.h"

#include <QCoreApplication>
#include <QDir>
#include <QTest>

#include <algorithm>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tests {

namespace {

/// Returns whether the process or thread with this folder in /proc is waiting or has ended.
bool waitsIn(const QString &folder)
{
    QFile file(folder + "/stat"_L1);
    if (!file.open(QFile::ReadOnly))
        return true;
    const QByteArray text = file.readAll();
    const qsizetype name = text.lastIndexOf(')'); // the name may contain any character
    const QByteArray state = text.mid(name + 2, 1);
    return state == "S" || state == "Z" || state == "X" || state.isEmpty();
}

} // namespace

bool otherThreadsWait()
{
    const QString tasks = u"/proc/self/task"_s;
    const QString own = QString::number(gettid());
    const QStringList threads = QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return std::ranges::all_of(threads,
                               [&](const QString &one) { return one == own || waitsIn(tasks + u'/' + one); });
}

bool processWaits(qint64 process)
{
    return waitsIn("/proc/"_L1 + QString::number(process));
}

void deliverPosted()
{
    constexpr int answers = 3; // each event may post another
    for (int i = 0; i < answers; ++i) {
        bool delivered = false;
        // This event is posted, and therefore delivered, last.
        QMetaObject::invokeMethod(
            qApp, [&delivered] { delivered = true; }, Qt::QueuedConnection);
        while (!delivered)
            QCoreApplication::processEvents();
    }
}

void finishBackgroundWork()
{
    session::Workers::shared().waitForDone();
    deliverPosted();
}

void openLine(window::MainWindow &window, const QString &line)
{
    window.openLine(line);
    QTRY_VERIFY(!window.currentSession().isReading());
}

} // namespace tests
