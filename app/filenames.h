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
    /// Returns the arguments behind the program's name.
    QStringList words(int argc, char *argv[]);
    /// Returns the text of an argument, which may begin with "@".
    QString word(const QByteArray &argument);

    /// Returns why no file can be written that a word or a part of it names: the argument was not UTF-8, and Qt would
    /// write a file with a similar name. Empty if one can.
    static core::Explanation whyNotWritable(const QString &word);

private:
    QString linkTo(const QByteArray &file);

    std::optional<QTemporaryDir> m_links;
    int m_count = 0;
};

} // namespace app
