// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace board {

/// A label that shows its text as it is. QLabel would interpret a text that looks like HTML, and open the files that
/// it names; but a text may come from a file or a program of someone else.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget *parent = nullptr);
    explicit PlainLabel(const QString &text, QWidget *parent = nullptr);
};

/// Returns a tool tip that shows this text as it is. Qt would interpret a tool tip that looks like HTML.
QString plainToolTip(const QString &text);

} // namespace board
