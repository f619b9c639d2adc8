// SPDX-License-Identifier: MIT
#include "app/console.h"

#include "session/words.h"

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

} // namespace app
