// SPDX-License-Identifier: MIT
#include "app/input.h"

#include "app/terminal.h"
#include "core/kind.h"
#include "core/positionline.h"
#include "core/system.h"
#include "session/composition.h"

namespace app {

InputFile::InputFile(const std::string &name)
    : m_descriptor(core::os::openForReading(name.c_str(), [] { return Signals::interrupted().load(); }))
{
}

InputFile::~InputFile()
{
    if (isOpen())
        core::os::close(m_descriptor);
}

namespace {

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
    if (any && ++m_line.number == 1)
        m_line.text = std::string(core::withoutMark(m_line.text));
    if (m_line.text.size() <= core::longestLine)
        m_line.text = session::composed(std::move(m_line.text));
    return any;
}

} // namespace app
