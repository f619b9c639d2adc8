// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/speller.h"

#include "core/system.h"

#include <hunspell/hunspell.h>
#include <map>

namespace anagrams {

namespace {

/// The functions of Hunspell's library.
struct Library {
    Library() : handle(core::os::loadLibrary(HUNSPELL_LIBRARY))
    {
        find("Hunspell_create", create);
        find("Hunspell_destroy", destroy);
        find("Hunspell_spell", spell);
    }

    bool isWhole() const { return create && destroy && spell; }

    void *handle;
    decltype(&Hunspell_create) create = nullptr;
    decltype(&Hunspell_destroy) destroy = nullptr;
    decltype(&Hunspell_spell) spell = nullptr;

private:
    template <typename Function>
    void find(const char *name, Function &function) const
    {
        function = reinterpret_cast<Function>(core::os::functionOf(handle, name));
    }
};

const Library &library()
{
    static const Library loadedOnce;
    return loadedOnce;
}

std::mutex loadingGuard;
std::map<std::string, std::weak_ptr<Speller>> loaded; // indexed by the path of the words

} // namespace

Speller::Speller(const DictionaryFiles &files, const Encoding &encoding)
    : m_hunspell(library().create(files.affixes.c_str(), files.words.c_str())), m_encoding(encoding)
{
}

Speller::~Speller()
{
    library().destroy(m_hunspell);
}

std::shared_ptr<Speller> Speller::load(const DictionaryFiles &files, const Encoding &encoding)
{
    const std::lock_guard lock(loadingGuard);
    std::weak_ptr<Speller> &known = loaded[files.words];
    std::shared_ptr<Speller> speller = known.lock();
    if (!speller && library().isWhole()) {
        speller.reset(new Speller(files, encoding));
        known = speller;
    }
    return speller;
}

bool Speller::accepts(const Word &word)
{
    const std::string text = m_encoding.encode(word);
    const std::lock_guard lock(m_guard);
    return library().spell(m_hunspell, text.c_str()) != 0;
}

} // namespace anagrams
