// SPDX-License-Identifier: MIT
#include "app/inputfile.h"

#include "app/terminal.h"

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

} // namespace app
