// SPDX-License-Identifier: MIT
#pragma once

#include <QMessageBox>

namespace window {

/// A message box that shows its texts as plain text, like board::PlainLabel.
class PlainMessageBox : public QMessageBox {
public:
    PlainMessageBox(Icon icon, const QString &title, const QString &text, StandardButtons buttons,
                    QWidget *parent);

    /// Hides the function of QMessageBox, whose label always interprets HTML.
    void setInformativeText(const QString &text);
};

} // namespace window
