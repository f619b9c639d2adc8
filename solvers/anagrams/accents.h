// SPDX-License-Identifier: MIT
#pragma once

namespace anagrams {

/// The one code point for a Latin, Greek or Cyrillic letter and the combining accent behind it; 0 when
/// Unicode has none.
char32_t withAccent(char32_t letter, char32_t accent);

} // namespace anagrams
