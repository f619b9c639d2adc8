// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/folding.h"

#include <algorithm>
#include <iterator>

namespace anagrams {

namespace {

/// Upper-case letters at every `step`th code point, and the distance to their lower-case letters, from Unicode's
/// character database.
struct CaseRange {
    char32_t first;
    char32_t last;
    char32_t step;
    int distance;
};

constexpr CaseRange upperCase[] = {
    {U'A', U'Z', 1, 32},       {0x00C0, 0x00D6, 1, 32},    {0x00D8, 0x00DE, 1, 32},
    {0x0100, 0x012E, 2, 1},    {0x0132, 0x0136, 2, 1},     {0x0139, 0x0147, 2, 1},
    {0x014A, 0x0176, 2, 1},    {0x0178, 0x0178, 1, -121},  {0x0179, 0x017D, 2, 1},
    {0x0181, 0x0181, 1, 210},  {0x0182, 0x0184, 2, 1},     {0x0186, 0x0186, 1, 206},
    {0x0187, 0x0187, 1, 1},    {0x0189, 0x018A, 1, 205},   {0x018B, 0x018B, 1, 1},
    {0x018E, 0x018E, 1, 79},   {0x018F, 0x018F, 1, 202},   {0x0190, 0x0190, 1, 203},
    {0x0191, 0x0191, 1, 1},    {0x0193, 0x0193, 1, 205},   {0x0194, 0x0194, 1, 207},
    {0x0196, 0x0196, 1, 211},  {0x0197, 0x0197, 1, 209},   {0x0198, 0x0198, 1, 1},
    {0x019C, 0x019C, 1, 211},  {0x019D, 0x019D, 1, 213},   {0x019F, 0x019F, 1, 214},
    {0x01A0, 0x01A4, 2, 1},    {0x01A6, 0x01A6, 1, 218},   {0x01A7, 0x01A7, 1, 1},
    {0x01A9, 0x01A9, 1, 218},  {0x01AC, 0x01AC, 1, 1},     {0x01AE, 0x01AE, 1, 218},
    {0x01AF, 0x01AF, 1, 1},    {0x01B1, 0x01B2, 1, 217},   {0x01B3, 0x01B5, 2, 1},
    {0x01B7, 0x01B7, 1, 219},  {0x01B8, 0x01B8, 1, 1},     {0x01BC, 0x01BC, 1, 1},
    {0x01C4, 0x01C4, 1, 2},    {0x01C5, 0x01C5, 1, 1},     {0x01C7, 0x01C7, 1, 2},
    {0x01C8, 0x01C8, 1, 1},    {0x01CA, 0x01CA, 1, 2},     {0x01CB, 0x01DB, 2, 1},
    {0x01DE, 0x01EE, 2, 1},    {0x01F1, 0x01F1, 1, 2},     {0x01F2, 0x01F4, 2, 1},
    {0x01F6, 0x01F6, 1, -97},  {0x01F7, 0x01F7, 1, -56},   {0x01F8, 0x021E, 2, 1},
    {0x0220, 0x0220, 1, -130}, {0x0222, 0x0232, 2, 1},     {0x023A, 0x023A, 1, 10795},
    {0x023B, 0x023B, 1, 1},    {0x023D, 0x023D, 1, -163},  {0x023E, 0x023E, 1, 10792},
    {0x0241, 0x0241, 1, 1},    {0x0243, 0x0243, 1, -195},  {0x0244, 0x0244, 1, 69},
    {0x0245, 0x0245, 1, 71},   {0x0246, 0x024E, 2, 1},     {0x0386, 0x0386, 1, 38},
    {0x0388, 0x038A, 1, 37},   {0x038C, 0x038C, 1, 64},    {0x038E, 0x038F, 1, 63},
    {0x0391, 0x03A1, 1, 32},   {0x03A3, 0x03AB, 1, 32},    {0x0400, 0x040F, 1, 80},
    {0x0410, 0x042F, 1, 32},   {0x0460, 0x0480, 2, 1},     {0x048A, 0x04BE, 2, 1},
    {0x04C0, 0x04C0, 1, 15},   {0x04C1, 0x04CD, 2, 1},     {0x04D0, 0x052E, 2, 1},
    {0x1E00, 0x1E94, 2, 1},    {0x1E9E, 0x1E9E, 1, -7615}, {0x1EA0, 0x1EFE, 2, 1},
};

/// A letter, and its forms with accents.
struct Accented {
    char32_t letter;
    std::u32string_view forms;
};

constexpr Accented accented[] = {
    {U'a', U"àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"},
    {U'b', U"ḃḅḇ"},
    {U'c', U"çćĉċčḉ"},
    {U'd', U"ďđḋḍḏḑḓ"},
    {U'e', U"èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"},
    {U'f', U"ḟ"},
    {U'g', U"ĝğġģǧǵḡ"},
    {U'h', U"ĥħȟḣḥḧḩḫẖ"},
    {U'i', U"ìíîïĩīĭįıǐȉȋḭḯỉị"},
    {U'j', U"ĵǰ"},
    {U'k', U"ķǩḱḳḵ"},
    {U'l', U"ĺļľŀłḷḹḻḽ"},
    {U'm', U"ḿṁṃ"},
    {U'n', U"ñńņňǹṅṇṉṋ"},
    {U'o', U"òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"},
    {U'p', U"ṕṗ"},
    {U'r', U"ŕŗřȑȓṙṛṝṟ"},
    {U's', U"śŝşšșṡṣṥṧṩ"},
    {U't', U"ţťŧțṫṭṯṱẗ"},
    {U'u', U"ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"},
    {U'v', U"ṽṿ"},
    {U'w', U"ŵẁẃẅẇẉẘ"},
    {U'x', U"ẋẍ"},
    {U'y', U"ýÿŷȳẏẙỳỵỷỹ"},
    {U'z', U"źżžẑẓẕ"},
    {U'æ', U"ǣǽ"},
    {U'ʒ', U"ǯ"},
    {U'α', U"ά"},
    {U'ε', U"έ"},
    {U'η', U"ή"},
    {U'ι', U"ΐίϊ"},
    {U'ο', U"ό"},
    {U'σ', U"ς"},
    {U'υ', U"ΰϋύ"},
    {U'ω', U"ώ"},
    {U'а', U"ӑӓ"},
    {U'е', U"ѐёӗ"},
    {U'ж', U"ӂӝ"},
    {U'з', U"ӟ"},
    {U'и', U"ѝӣӥ"},
    {U'о', U"ӧ"},
    {U'у', U"ӯӱӳ"},
    {U'ч', U"ӵ"},
    {U'ы', U"ӹ"},
    {U'э', U"ӭ"},
    {U'ѵ', U"ѷ"},
    {U'ә', U"ӛ"},
    {U'ө', U"ӫ"},
};

const CaseRange *caseRange(char32_t letter)
{
    const auto *range = std::ranges::lower_bound(upperCase, letter, {}, &CaseRange::last);
    const bool isIn =
        range != std::end(upperCase) && letter >= range->first && (letter - range->first) % range->step == 0;
    return isIn ? range : nullptr;
}

} // namespace

char32_t lowerCase(char32_t letter)
{
    const CaseRange *range = caseRange(letter);
    return range ? char32_t(int(letter) + range->distance) : letter;
}

bool isUpperCase(char32_t letter)
{
    return caseRange(letter) != nullptr;
}

char32_t withoutAccents(char32_t letter)
{
    if (letter < 0x80)
        return letter;
    const auto *found = std::ranges::find_if(
        accented, [letter](const Accented &one) { return one.forms.find(letter) != one.forms.npos; });
    return found == std::end(accented) ? letter : found->letter;
}

Word splitLigature(char32_t letter)
{
    switch (letter) {
    case U'æ':
        return U"ae";
    case U'œ':
        return U"oe";
    case U'ĳ':
        return U"ij";
    case U'ß':
        return U"ss";
    default:
        return {};
    }
}

bool isVowel(char32_t letter)
{
    return std::u32string_view(U"aeiouyæœ").find(withoutAccents(letter)) != std::u32string_view::npos;
}

} // namespace anagrams
