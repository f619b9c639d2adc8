// SPDX-License-Identifier: MIT
#include "core/cleantext.h"

#include <algorithm>

namespace core {

namespace {

/// A range of code points, and the text that replaces each of them.
struct Replacement {
    char32_t first;
    char32_t last;
    std::string_view with;
};

constexpr Replacement replacements[] = {
    {0x000B, 0x000C, " "},   {0x00A0, 0x00A0, " "},   {0x00AB, 0x00AB, "\""},  {0x00AD, 0x00AD, ""},
    {0x00B7, 0x00B7, "."},   {0x00BB, 0x00BB, "\""},  {0x00D7, 0x00D7, "x"},   {0x2000, 0x200A, " "},
    {0x200B, 0x200F, ""},    {0x2010, 0x2015, "-"},   {0x2018, 0x2019, "'"},   {0x201C, 0x201E, "\""},
    {0x2022, 0x2022, "O"},   {0x2026, 0x2026, "..."}, {0x2028, 0x2029, "\n"},  {0x202A, 0x202E, ""},
    {0x202F, 0x202F, " "},   {0x205F, 0x205F, " "},   {0x2060, 0x2060, ""},    {0x2212, 0x2212, "-"},
    {0x2219, 0x2219, "."},   {0x22C5, 0x22C5, "."},   {0x2500, 0x2501, "-"},   {0x2502, 0x2503, "|"},
    {0x250C, 0x254B, "+"},   {0x2550, 0x2550, "-"},   {0x2551, 0x2551, "|"},   {0x2552, 0x256C, "+"},
    {0x2588, 0x2588, "#"},   {0x2591, 0x2591, "."},   {0x25A0, 0x25A0, "#"},   {0x25A1, 0x25A1, "."},
    {0x25CB, 0x25CB, "."},   {0x25CF, 0x25CF, "O"},   {0x25E6, 0x25E6, "."},   {0x25EF, 0x25EF, "."},
    {0x2655, 0x2655, "Q"},   {0x265B, 0x265B, "Q"},   {0x26AA, 0x26AA, "."},   {0x26AB, 0x26AB, "O"},
    {0x2B1B, 0x2B1B, "#"},   {0x2B1C, 0x2B1C, "."},   {0x2B24, 0x2B24, "O"},   {0x3000, 0x3000, " "},
    {0x20E3, 0x20E3, ""},    {0x2460, 0x2460, "1"},   {0x2461, 0x2461, "2"},   {0x2462, 0x2462, "3"},
    {0x2463, 0x2463, "4"},   {0x2464, 0x2464, "5"},   {0x2465, 0x2465, "6"},   {0x2466, 0x2466, "7"},
    {0x2467, 0x2467, "8"},   {0x2468, 0x2468, "9"},   {0x2469, 0x2469, "10"},  {0x246A, 0x246A, "11"},
    {0x246B, 0x246B, "12"},  {0x246C, 0x246C, "13"},  {0x246D, 0x246D, "14"},  {0x246E, 0x246E, "15"},
    {0x2190, 0x2193, " "},   {0x2592, 0x2593, "#"},   {0x25A2, 0x25A2, "."},   {0x25AA, 0x25AA, "#"},
    {0x25AB, 0x25AB, "."},   {0x25FB, 0x25FB, "."},   {0x25FC, 0x25FC, "#"},   {0x25FD, 0x25FD, "."},
    {0x25FE, 0x25FE, "#"},   {0xFE0E, 0xFE0F, ""},    {0xFEFF, 0xFEFF, ""},    {0x1F451, 0x1F451, "Q"},
    {0x1F478, 0x1F478, "Q"}, {0x1F534, 0x1F535, "O"}, {0x1F7E0, 0x1F7E4, "O"}, {0x1F7E5, 0x1F7EB, "#"},
};

/// A code point and its length in bytes; an invalid byte counts as a code point.
struct CodePoint {
    char32_t value;
    std::size_t size;
    bool valid;
};

CodePoint decode(std::string_view bytes)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const std::size_t size = byte(0) < 0x80       ? 1
                             : byte(0) >> 5 == 6  ? 2
                             : byte(0) >> 4 == 14 ? 3
                             : byte(0) >> 3 == 30 ? 4
                                                  : 0;
    if (size == 0 || size > bytes.size())
        return {byte(0), 1, false};
    char32_t value = size == 1 ? byte(0) : byte(0) & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if (byte(i) >> 6 != 2)
            return {byte(0), 1, false};
        value = value << 6 | (byte(i) & 0x3FU);
    }
    return {value, size, true};
}

void appendUtf8(std::string &text, char32_t value)
{
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (value < 0x80)
        return add(value);
    if (value < 0x800) {
        add(0xC0 | value >> 6);
    } else {
        if (value < 0x10000) {
            add(0xE0 | value >> 12);
        } else {
            add(0xF0 | value >> 18);
            add(0x80 | (value >> 12 & 0x3F));
        }
        add(0x80 | (value >> 6 & 0x3F));
    }
    add(0x80 | (value & 0x3F));
}

bool isBigEndian(std::string_view bytes)
{
    return bytes.starts_with("\xFE\xFF") || (!bytes.starts_with("\xFF\xFE") && bytes[0] == '\0');
}

/// Decodes the UTF-16 code point at `at`, appends it to `text` in UTF-8, and returns the offset after it.
std::size_t takeUtf16(std::string_view bytes, std::size_t at, bool bigEndian, std::string &text)
{
    const auto unit = [&](std::size_t i) {
        const auto high = static_cast<unsigned char>(bytes[bigEndian ? i : i + 1]);
        const auto low = static_cast<unsigned char>(bytes[bigEndian ? i + 1 : i]);
        return char32_t(high << 8U | low);
    };
    char32_t value = unit(at);
    at += 2;
    if (value >> 10 == 0x36 && at + 1 < bytes.size() && unit(at) >> 10 == 0x37) {
        value = 0x10000 + ((value & 0x3FF) << 10) + (unit(at) & 0x3FF);
        at += 2;
    } else if (value >> 11 == 0x1B) {
        value = 0xFFFD; // an unpaired surrogate
    }
    appendUtf8(text, value);
    return at;
}

/// Builds a CleanText, one code point at a time.
class Cleaner {
public:
    CleanText clean(std::string_view bytes)
    {
        if (isUtf16(bytes)) {
            const bool bigEndian = isBigEndian(bytes);
            std::string one;
            for (std::size_t at = 0; at + 1 < bytes.size();) {
                one.clear();
                const std::size_t next = takeUtf16(bytes, at, bigEndian, one);
                add(decode(one).value, one, at);
                at = next;
            }
        } else {
            for (std::size_t at = 0; at < bytes.size();) {
                const CodePoint point = decode(bytes.substr(at));
                if (point.valid)
                    add(point.value, bytes.substr(at, point.size), at);
                else
                    append(bytes.substr(at, 1), at);
                at += point.size;
            }
        }
        m_clean.origins.push_back(bytes.size());
        return std::move(m_clean);
    }

private:
    void add(char32_t value, std::string_view asWritten, std::size_t at)
    {
        const bool isSecondHalf = value == '\n' && m_wasReturn;
        m_wasReturn = value == '\r';
        if (isSecondHalf)
            return;
        const auto found = std::ranges::find_if(replacements, [value](const Replacement &each) {
            return value >= each.first && value <= each.last;
        });
        if (value == '\r')
            append("\n", at);
        else if (found != std::end(replacements))
            append(found->with, at);
        else if (value >= 0xFF01 && value <= 0xFF5E)
            append(std::string(1, char(value - 0xFF01 + '!')), at);
        else
            append(asWritten, at);
    }

    void append(std::string_view text, std::size_t at)
    {
        m_clean.text += text;
        m_clean.origins.resize(m_clean.text.size(), at);
    }

    CleanText m_clean;
    bool m_wasReturn = false;
};

} // namespace

bool isUtf16(std::string_view bytes)
{
    if (bytes.starts_with("\xFE\xFF") || bytes.starts_with("\xFF\xFE"))
        return true;
    if (bytes.size() < 4 || (bytes[0] == '\0') == (bytes[1] == '\0'))
        return false;
    const std::size_t zero = bytes[0] == '\0' ? 0 : 1;
    for (std::size_t i = 0; i + 1 < std::min<std::size_t>(bytes.size(), 16); i += 2) {
        if (bytes[i + zero] != '\0')
            return false;
    }
    return true;
}

std::string toUtf8(std::string_view bytes)
{
    if (!isUtf16(bytes))
        return std::string(bytes);
    std::string text;
    const bool bigEndian = isBigEndian(bytes);
    for (std::size_t at = 0; at + 1 < bytes.size();)
        at = takeUtf16(bytes, at, bigEndian, text);
    return text;
}

CleanText cleaned(std::string_view bytes)
{
    return Cleaner().clean(bytes);
}

} // namespace core
