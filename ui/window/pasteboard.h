// SPDX-License-Identifier: MIT
#pragma once

#include "window/files.h"

class QMimeData;

namespace window {

/// What comes and goes by clipboard or by dropping: positions as text, and whatever the puzzle shown can
/// take.
class Pasteboard : public QObject {
    Q_OBJECT

public:
    Pasteboard(Shelf &shelf, Files &files);

    void copy();
    void paste();
    void pastePicture();
    bool accepts(const QMimeData &data) const;
    void take(const QMimeData &data);

Q_SIGNALS:
    void said(const QString &sentence);

private:
    bool takeByPuzzle(const QMimeData &data);

    Shelf &m_shelf;
    Files &m_files;
};

} // namespace window
