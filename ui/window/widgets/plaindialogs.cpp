// SPDX-License-Identifier: MIT
#include "window/widgets/plaindialogs.h"

#include "board/plaintext.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFileDialog>
#include <QHelpEvent>
#include <QMessageBox>
#include <QToolTip>

namespace window {

namespace {

/// Returns whether this is a label in a dialog, other than the box About Qt, whose text is HTML. Unlike that box, those
/// in which Qt asks about a file belong to a dialog, and our own set the format of their labels themselves.
bool mayShowName(const QLabel &label)
{
    const auto *box = qobject_cast<const QMessageBox *>(label.window());
    return box ? qobject_cast<const QDialog *>(box->parentWidget())
               : qobject_cast<const QDialog *>(label.window());
}

/// Makes the labels in Qt's dialogs show plain text when they are polished, which is before they are first laid out.
class PlainTextFilter : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish) {
            auto *label = qobject_cast<QLabel *>(watched);
            if (label && mayShowName(*label))
                label->setTextFormat(Qt::PlainText);
        } else if (event->type() == QEvent::ToolTip) {
            auto *view = qobject_cast<QAbstractItemView *>(watched->parent());
            if (view && watched == view->viewport() && qobject_cast<QFileDialog *>(view->window())) {
                showToolTip(*view, static_cast<const QHelpEvent &>(*event));
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    static void showToolTip(QAbstractItemView &view, const QHelpEvent &help)
    {
        const QString text = view.indexAt(help.pos()).data(Qt::ToolTipRole).toString();
        QToolTip::showText(help.globalPos(), board::plainToolTip(text), view.viewport());
    }
};

} // namespace

void showNamesPlainly(QObject &owner)
{
    qApp->installEventFilter(new PlainTextFilter(&owner));
}

} // namespace window
