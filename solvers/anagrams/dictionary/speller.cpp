// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/speller.h"

#include <hunspell/hunspell.hxx>

#include <map>

namespace anagrams {

namespace {

std::mutex loadingGuard;
std::map<std::string, std::weak_ptr<Speller>> loaded; // by the path of the words

} // namespace

Speller::Speller(const DictionaryFiles &files, const Encoding &encoding)
    : m_hunspell(std::make_unique<Hunspell>(files.affixes.c_str(), files.words.c_str())), m_encoding(encoding)
{
}

Speller::~Speller() = default;

std::shared_ptr<Speller> Speller::load(const DictionaryFiles &files, const Encoding &encoding)
{
    const std::lock_guard lock(loadingGuard);
    std::weak_ptr<Speller> &known = loaded[files.words];
    std::shared_ptr<Speller> speller = known.lock();
    if (!speller) {
        speller.reset(new Speller(files, encoding));
        known = speller;
    }
    return speller;
}

bool Speller::accepts(const Word &word)
{
    const std::string text = m_encoding.encode(word);
    const std::lock_guard lock(m_guard);
    return m_hunspell->spell(text);
}

} // namespace anagrams
