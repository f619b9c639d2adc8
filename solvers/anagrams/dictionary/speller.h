// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/dictionary/dictionaryfiles.h"
#include "anagrams/dictionary/encoding.h"

#include <memory>
#include <mutex>

class Hunspell;

namespace anagrams {

/// A dictionary as Hunspell reads it. It is large and takes a twentieth of a second to load, so that all users share it
/// while there is one. Threads may use it at the same time.
class Speller {
public:
    /// Loads the dictionary, whose files must have been checked: Hunspell trusts them.
    static std::shared_ptr<Speller> load(const DictionaryFiles &files, const Encoding &encoding);
    ~Speller();

    bool accepts(const Word &word);

private:
    Speller(const DictionaryFiles &files, const Encoding &encoding);

    std::mutex m_guard;
    std::unique_ptr<Hunspell> m_hunspell;
    Encoding m_encoding;
};

} // namespace anagrams
