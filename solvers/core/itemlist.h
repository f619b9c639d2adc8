// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace core {

/// An item of a list in the value of an option.
struct ListItem {
    std::string_view text;
    std::size_t at = 0; ///< the offset in the list
};

/// The characters that separate the items of a list in the value of an option. The program writes a plus sign; people
/// also write the others.
inline constexpr std::string_view itemSeparators = "+,; ";

/// Returns the number of bytes of the separator at the beginning of a text: a sign with blanks around it, or only
/// blanks.
inline std::size_t separatorLength(std::string_view text)
{
    const auto blanksAt = [text](std::size_t at) {
        const std::size_t end = text.find_first_not_of(' ', at);
        return end == text.npos ? text.size() : end;
    };
    const std::size_t sign = blanksAt(0);
    return sign < text.size() && itemSeparators.find(text[sign]) != text.npos ? blanksAt(sign + 1) : sign;
}

/// Splits a list at its separators; a list that ends with a plus sign has an empty item there.
inline std::vector<ListItem> listItems(std::string_view list)
{
    std::vector<ListItem> items;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t found = list.find_first_of(itemSeparators, begin);
        const std::size_t end = found == list.npos ? list.size() : found;
        items.push_back({list.substr(begin, end - begin), begin});
        if (end == list.size())
            break;
        begin = end + separatorLength(list.substr(end));
    }
    return items;
}

} // namespace core
