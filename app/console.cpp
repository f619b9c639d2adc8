// SPDX-License-Identifier: MIT
#include "app/console.h"

#include "session/words.h"

#include <cerrno>
#include <cstring>

namespace app {

std::string printable(const QString &text)
{
    QString shown = text;
    for (QChar &character : shown) {
        const bool breaks = character.category() == QChar::Separator_Line ||
                            character.category() == QChar::Separator_Paragraph || character.isSpace();
        if (breaks)
            character = u' ';
        else if (character.category() == QChar::Other_Control || character.category() == QChar::Other_Format)
            character = QChar::ReplacementCharacter;
    }
    return shown.toStdString();
}

void complain(const Console &console, const core::Explanation &why)
{
    console.err << "cassetete: " << printable(session::words(why)) << std::endl;
}

Status writing(const Console &console)
{
    if (console.out || errno == EPIPE)
        return AllSolved;
    complain(console,
             {PUZZLE_TEXT("commandline", "the answer cannot be written: %1"), {std::strerror(errno)}});
    return SomeStopped;
}

} // namespace app
