// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTemporaryDir>

#include <optional>

namespace app {

/// Turns the program's arguments into text. Qt can name only files whose names are UTF-8; any other file is
/// reached by a link with a name that resembles it, for as long as this object lives.
class FileNames {
public:
    /// Those behind the program's name.
    QStringList words(int argc, char *argv[]);
    /// An argument, or "@" and one.
    QString word(const QByteArray &argument);

private:
    QString linkTo(const QByteArray &file);

    std::optional<QTemporaryDir> m_links;
    int m_count = 0;
};

} // namespace app
