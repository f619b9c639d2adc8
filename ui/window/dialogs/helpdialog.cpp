// SPDX-License-Identifier: MIT
#include "window/dialogs/helpdialog.h"

#include "session/basics/translation.h"
#include "window/widgets/actions.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString plain(QString text)
{
    return text.remove(QLatin1Char('&')).remove(QChar(u'…')).toHtmlEscaped();
}

QString row(const QString &what, const QString &keys)
{
    return "<tr><td style='padding: 2px 24px 2px 0'>"_L1 + what + "</td><td style='padding: 2px 0'>"_L1 +
           keys.toHtmlEscaped() + "</td></tr>"_L1;
}

QString rowsOf(const QMenu &menu)
{
    QString rows;
    for (const QAction *action : menu.actions()) {
        if (action->menu()) {
            rows += rowsOf(*action->menu());
        } else if (!action->shortcuts().isEmpty()) {
            rows += row(plain(Actions::menuName(*action)),
                        QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                            .replace(u"; "_s, u",  "_s));
        }
    }
    return rows;
}

QString section(const QString &title, const QString &rows)
{
    return rows.isEmpty() ? QString() : "<h3>"_L1 + title + "</h3><table>"_L1 + rows + "</table>"_L1;
}

} // namespace

HelpDialog::HelpDialog(const QString &title, const QString &html, QWidget *parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    auto *page = new QTextBrowser(this);
    page->setFrameShape(QFrame::NoFrame);
    page->setOpenExternalLinks(true);
    page->document()->setDocumentMargin(14);
    page->setHtml(html);
    page->setAccessibleName(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(page);
    column->addWidget(buttons);
    resize(560, 520);
}

HelpDialog *HelpDialog::rules(const core::Kind &kind, QWidget *parent)
{
    const QString name = session::translated(kind.name);
    QString html = "<h2>"_L1 + name.toHtmlEscaped() + "</h2>"_L1;
    for (const QString &paragraph : session::translated(kind.rules).split(u"\n\n"_s))
        html += "<p style='line-height: 135%'>"_L1 + paragraph.toHtmlEscaped() + "</p>"_L1;
    html += section(tr("Marks on the board"), row(tr("Solid frame"), tr("The piece in question")) +
                                                  row(tr("Dashed frame"), tr("The cell it goes to")) +
                                                  row(tr("Arrows and dot"), tr("The path and its end")) +
                                                  row(tr("Tick"), tr("In place, must not move")) +
                                                  row(tr("Hatching"), tr("The area in question")) +
                                                  row(tr("Frame with a cross"), tr("What forbids the move")));
    html += section(tr("Verdicts"), row(u"✓"_s, tr("Solvable: the goal can be reached")) +
                                        row(u"✗"_s, tr("No longer solvable: the goal cannot be reached")) +
                                        row(u"★"_s, tr("Solved")) + row(u"?"_s, tr("Not known")));
    return new HelpDialog(tr("Rules: %1").arg(name), html, parent);
}

HelpDialog *HelpDialog::shortcuts(const QMenuBar &menus, QWidget *parent)
{
    QString html;
    for (const QAction *menu : menus.actions())
        html += section(plain(menu->text()), rowsOf(*menu->menu()));
    html += section(tr("On the board, in Play mode"),
                    row(tr("Move the pieces or the board’s cursor"), tr("Arrow keys")) +
                        row(tr("Move the cursor (where the arrows move pieces)"), tr("Shift+Arrow keys")) +
                        row(tr("Pick up, put down, slide"), tr("Enter, Space, Click")) +
                        row(tr("Turn the piece under the pointer"), tr("Wheel")));
    html += section(tr("On the board, in Watch mode"),
                    row(tr("One step back or forward"), tr("Left, Right, Wheel")) +
                        row(tr("To the beginning or the end"), tr("Home, End")) +
                        row(tr("Play or pause"), tr("Space")));
    html += section(tr("On the board, in any mode"), row(tr("One step back or forward"), tr("Shift+Wheel")) +
                                                         row(tr("Zoom"), tr("Ctrl+Wheel")));
    html += section(tr("On the search map"),
                    row(tr("To the move before or after it at the same level"), tr("Left, Right")) +
                        row(tr("To the move it follows, or the first one after it"), tr("Up, Down")) +
                        row(tr("Zoom"), tr("Wheel, + and −")) +
                        row(tr("Show the whole search"), tr("0, Double click")) +
                        row(tr("Go there"), tr("Click")));
    return new HelpDialog(tr("Shortcuts"), html, parent);
}

void HelpDialog::openFrom(const Actions &actions, std::function<const core::Kind &()> kind,
                          QMainWindow &window)
{
    actions.onTriggered(ActionId::Rules, &window, [&window, kind] { rules(kind(), &window)->show(); });
    actions.onTriggered(ActionId::ShowShortcuts, &window,
                        [&window] { shortcuts(*window.menuBar(), &window)->show(); });
    actions.onTriggered(ActionId::About, &window, [&window] { about(&window)->show(); });
    actions.onTriggered(ActionId::AboutQt, &window, [&window] { QMessageBox::aboutQt(&window); });
}

HelpDialog *HelpDialog::about(QWidget *parent)
{
    const QString html =
        u"<h2>Casse-tête</h2><p>"_s + tr("Version %1").arg(QCoreApplication::applicationVersion()) +
        "</p><p>"_L1 +
        tr("Classic puzzles to play by hand, or to watch as a method solves them step by step, forwards and "
           "backwards. The program says why each try fails.") +
        "</p><p>"_L1 +
        tr("Made with Qt %1. Free software under the MIT licence.").arg(QLatin1String(qVersion())) +
        "</p>"_L1;
    auto *dialog = new HelpDialog(tr("About Casse-tête"), html, parent);
    dialog->resize(440, 280);
    return dialog;
}

} // namespace window
