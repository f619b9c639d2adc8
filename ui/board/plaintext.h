// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace board {

/// A label that shows its text as it is. QLabel by itself reads a text that looks like HTML as HTML, and opens
/// the files that such a text names; but a text may hold the words of a file or of a program by somebody else.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget *parent = nullptr);
    explicit PlainLabel(const QString &text, QWidget *parent = nullptr);
};

/// Returns a tool tip that shows this text as it is. Qt reads every tool tip that looks like HTML as HTML.
QString plainToolTip(const QString &text);

} // namespace board
