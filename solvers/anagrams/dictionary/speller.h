// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/dictionary/dictionaryfiles.h"
#include "anagrams/dictionary/encoding.h"

#include <memory>
#include <mutex>

struct Hunhandle; // a type of Hunspell's interface for C

namespace anagrams {

/// A dictionary as Hunspell reads it. It is large and takes a twentieth of a second to load, so that all users share it
/// while there is one. Threads may use it at the same time. Hunspell's library is loaded with the first dictionary, so
/// that the program starts without it.
class Speller {
public:
    /// Loads the dictionary, whose files must have been checked: Hunspell trusts them. Returns null if the library
    /// cannot be loaded.
    static std::shared_ptr<Speller> load(const DictionaryFiles &files, const Encoding &encoding);
    Speller(const Speller &) = delete;
    Speller &operator=(const Speller &) = delete;
    ~Speller();

    bool accepts(const Word &word);

private:
    Speller(const DictionaryFiles &files, const Encoding &encoding);

    std::mutex m_guard;
    Hunhandle *m_hunspell;
    Encoding m_encoding;
};

} // namespace anagrams
