// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QStringList>
#include <QTemporaryDir>

#include <optional>

namespace app {

/// Turns the program's arguments into text. Qt can open only files whose names are UTF-8; any other file is reached by
/// a link with a name that resembles it, as long as this object exists.
class FileNames {
public:
    /// Returns the arguments after the program's name as text.
    QStringList words(int argc, char *argv[]);
    /// Returns the text of an argument, which may begin with "@".
    QString word(const QByteArray &argument);

    /// Returns why the file that a word, or a part of it, names cannot be written: the argument was not UTF-8, and Qt
    /// would write a file with a similar name. Empty if it can.
    static core::Explanation whyNotWritable(const QString &word);

private:
    QString linkTo(const QByteArray &file);

    std::optional<QTemporaryDir> m_links;
    int m_count = 0;
};

} // namespace app
