// SPDX-License-Identifier: MIT
#include "core/language.h"

#include <cstdlib>
#include <mutex>

namespace core {

namespace {

std::mutex guard;
std::string chosen;

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

/// Returns the language of the environment, as the GNU C library determines that of its messages.
std::string languageOfEnvironment()
{
    std::string name = variable("LC_ALL");
    for (const char *other : {"LC_MESSAGES", "LANG"}) {
        if (name.empty())
            name = variable(other);
    }
    name = name.substr(0, name.find_first_of(".@"));
    if (name.empty() || name == "C" || name == "POSIX")
        return "en";
    const std::string list = variable("LANGUAGE");
    return list.empty() ? name : list.substr(0, list.find(':'));
}

} // namespace

std::string readersLanguage()
{
    const std::lock_guard lock(guard);
    return chosen.empty() ? languageOfEnvironment() : chosen;
}

void setReadersLanguage(std::string language)
{
    const std::lock_guard lock(guard);
    chosen = std::move(language);
}

} // namespace core
