// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/encoding.h"

#include <algorithm>
#include <iconv.h>

namespace anagrams {

namespace {

/// A conversion by the C library, which knows the encodings of the world.
class Converter {
public:
    explicit Converter(const std::string &from) : m_converter(iconv_open("UTF-32LE", from.c_str())) {}
    Converter(const Converter &) = delete;
    Converter &operator=(const Converter &) = delete;
    ~Converter()
    {
        if (isOpen())
            iconv_close(m_converter);
    }

    bool isOpen() const { return m_converter != invalid(); }

    /// Returns the character that this byte is by itself; 0 if it is none.
    char32_t convert(char byte)
    {
        iconv(m_converter, nullptr, nullptr, nullptr, nullptr);
        std::array<char, 8> out{};
        char *in = &byte;
        char *to = out.data();
        std::size_t left = 1;
        std::size_t room = out.size();
        if (iconv(m_converter, &in, &left, &to, &room) != 0 || left > 0 || room != 4)
            return 0;
        char32_t point = 0;
        for (std::size_t at = 4; at-- > 0;)
            point = point << 8 | static_cast<unsigned char>(out[at]);
        return point;
    }

private:
    static iconv_t invalid()
    {
        return reinterpret_cast<iconv_t>(-1);
    } // as the manual of iconv_open defines it

    iconv_t m_converter;
};

/// Returns the name by which the C library knows an encoding.
std::string systemName(std::string_view name)
{
    constexpr std::string_view maker = "microsoft-"; // Hunspell's name is microsoft-cp1251
    if (name.starts_with(maker))
        name.remove_prefix(maker.size());
    std::string upper;
    for (const char character : name)
        upper += character >= 'a' && character <= 'z' ? char(character - 'a' + 'A') : character;
    return upper;
}

} // namespace

std::optional<Encoding> Encoding::named(std::string_view name)
{
    Encoding encoding;
    const std::string known = systemName(name);
    encoding.m_utf8 = known == "UTF-8" || known == "UTF8";
    if (encoding.m_utf8)
        return encoding;
    Converter converter(known);
    if (!converter.isOpen())
        return std::nullopt;
    for (std::size_t byte = 0; byte < encoding.m_points.size(); ++byte)
        encoding.m_points[byte] = converter.convert(char(byte));
    const bool hasAscii = encoding.m_points['a'] == U'a' && encoding.m_points['0'] == U'0';
    return hasAscii ? std::optional(encoding) : std::nullopt;
}

Encoding Encoding::latin1()
{
    Encoding encoding;
    for (std::size_t byte = 1; byte < encoding.m_points.size(); ++byte)
        encoding.m_points[byte] = char32_t(byte);
    return encoding;
}

bool Encoding::decode(std::string_view text, Word &word) const
{
    word.clear();
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text.front());
        if (m_utf8 && byte >= 0x80) {
            const std::optional<char32_t> point = takePoint(text);
            if (!point)
                return false;
            word += *point;
        } else {
            const char32_t point = m_utf8 ? byte : m_points[byte];
            if (point == 0)
                return false;
            word += point;
            text.remove_prefix(1);
        }
    }
    return true;
}

std::string Encoding::encode(const Word &word) const
{
    if (m_utf8)
        return utf8(word);
    std::string text;
    for (const char32_t point : word)
        text += char(std::ranges::find(m_points, point) - m_points.begin());
    return text;
}

} // namespace anagrams
