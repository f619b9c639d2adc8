// SPDX-License-Identifier: MIT
#include "app/input.h"

#include "app/terminal.h"
#include "core/kind.h"
#include "core/positionline.h"
#include "session/composition.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace app {

namespace {

/// Which can be opened, but not read.
bool isFolder(int descriptor)
{
    struct stat about = {};
    return fstat(descriptor, &about) == 0 && S_ISDIR(about.st_mode);
}

} // namespace

InputFile::InputFile(const std::string &name)
{
    int opened = -1;
    do
        opened = ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    while (opened < 0 && errno == EINTR && !Signals::interrupted());
    if (opened >= 0 && isFolder(opened))
        ::close(opened);
    else
        m_descriptor = opened;
}

InputFile::~InputFile()
{
    if (isOpen())
        ::close(m_descriptor);
}

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool saysNothing(const std::string &line)
{
    const auto first = line.find_first_not_of(" \t\r\v\f");
    return first == line.npos ? line.size() <= core::longestLine : line[first] == '#';
}

} // namespace

std::optional<Line> LineReader::next()
{
    while (readLine()) {
        if (!saysNothing(m_line.text))
            return m_line;
    }
    return std::nullopt;
}

bool LineReader::readLine()
{
    m_line.text.clear();
    char byte = 0;
    bool any = false;
    while (m_text.get(byte)) {
        any = true;
        if (byte == '\n')
            break;
        if (m_line.text.size() <= core::longestLine)
            m_line.text += byte;
    }
    if (any && ++m_line.number == 1 && m_line.text.starts_with(byteOrderMark))
        m_line.text.erase(0, byteOrderMark.size());
    if (m_line.text.size() <= core::longestLine)
        m_line.text = session::composed(std::move(m_line.text));
    return any;
}

} // namespace app
