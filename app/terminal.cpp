// SPDX-License-Identifier: MIT
#include "app/terminal.h"

#include "core/system.h"
#include "session/basics/translation.h"

#include <cerrno>
#include <cstring>
#include <ios>

namespace app {

namespace {

int flushError = 0; ///< the errno of the last flush that failed
std::atomic<bool> interruptFlag = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler writes it");

} // namespace

Signals::Signals()
{
    interruptFlag = false;
    core::os::onInterrupt([](int) { interruptFlag = true; });
}

Signals::~Signals()
{
    core::os::endInterrupts();
}

const std::atomic<bool> &Signals::interrupted()
{
    return interruptFlag;
}

void flush(std::ostream &output)
{
    if (output && !output.flush())
        flushError = errno;
}

DescriptorBuffer::int_type DescriptorBuffer::underflow()
{
    if (!m_bytes)
        m_bytes = std::make_unique_for_overwrite<char[]>(size);
    flush(m_output);
    std::ptrdiff_t read = -1;
    do
        read = interruptFlag ? 0 : core::os::read(m_descriptor, m_bytes.get(), size);
    while (read < 0 && errno == EINTR);
    if (read < 0)
        throw std::ios_base::failure("read");
    setg(m_bytes.get(), m_bytes.get(), m_bytes.get() + read);
    return read == 0 ? traits_type::eof() : traits_type::to_int_type(*gptr());
}

std::streamsize DescriptorBuffer::showmanyc()
{
    return core::os::isReadable(m_descriptor) ? 1 : 0;
}

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

std::string beginning(const std::string &text, std::size_t bytes)
{
    std::size_t end = std::min(text.size(), bytes);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

core::Explanation unreadable(const std::string &name, const QString &why)
{
    return {PUZZLE_TEXT("commandline", "the file “%1” cannot be read: %2"),
            {beginning(name, longestName), why.toStdString()}};
}

core::Explanation unreadable(const std::string &name)
{
    return unreadable(name, QString::fromLocal8Bit(std::strerror(errno)));
}

void printError(const Console &console, const core::Explanation &why)
{
    flush(console.out); // the answers before the fault come before it where both are on one terminal
    console.err << "cassetete: " << printable(session::afterColon(session::translated(why))) << std::endl;
}

Status writing(const Console &console)
{
    flush(console.out);
    if (flushError != 0)
        errno = flushError;
    if (console.out || (errno == EPIPE && !console.interrupted))
        return AllSolved;
    const int error = errno;
    session::needLanguage(); // the error is reported in the user's language
    if (console.interrupted) {
        printError(console, {PUZZLE_TEXT("commandline", "the answer is incomplete: it was interrupted")});
        return SomeStopped;
    }
    printError(console,
               {PUZZLE_TEXT("commandline", "the answer cannot be written: %1"), {std::strerror(error)}});
    return SomeStopped;
}

} // namespace app
