// SPDX-License-Identifier: MIT
#include "window/windowtitle.h"

#include "session/basics/translation.h"
#include "session/basics/visibletext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QWidget>

namespace window {

using namespace Qt::StringLiterals;

namespace {

struct WindowTitle {
    Q_DECLARE_TR_FUNCTIONS(window::WindowTitle)
};

} // namespace

void showTitle(QWidget &window, const SessionStore &sessions, bool isAtHome)
{
    const QString path = isAtHome ? QString() : sessions.knownFile(sessions.current()).path();
    QString title =
        isAtHome ? u"Casse-tête"_s
                 : WindowTitle::tr("Casse-tête — %1").arg(session::puzzleName(*sessions.puzzle().kind));
    if (!sessions.keeps())
        title = WindowTitle::tr("%1 (games not saved)", "title of the window").arg(title);
    if (!path.isEmpty()) {
        QString file = session::visibleText(QFileInfo(path).fileName());
        file.replace("[*]"_L1, "[*][*]"_L1); // Qt takes a doubled mark as one that is meant
        title = WindowTitle::tr("%1[*] — %2", "name of a file, title of the window").arg(file, title);
    }
    window.setWindowTitle(title);
    window.setWindowFilePath(path);
    window.setWindowModified(!path.isEmpty() && sessions.differsFromKnownFile(sessions.current()));
}

} // namespace window
