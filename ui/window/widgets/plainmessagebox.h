// SPDX-License-Identifier: MIT
#pragma once

#include <QMessageBox>

namespace window {

/// A message box that shows its texts as they are, like board::PlainLabel.
class PlainMessageBox : public QMessageBox {
public:
    PlainMessageBox(Icon icon, const QString &title, const QString &text, StandardButtons buttons,
                    QWidget *parent);

    /// Hides the function of QMessageBox, whose label always reads what looks like HTML as HTML.
    void setInformativeText(const QString &text);
};

} // namespace window
