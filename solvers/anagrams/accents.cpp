// SPDX-License-Identifier: MIT
#include "anagrams/accents.h"

#include <algorithm>
#include <string_view>

namespace anagrams {

namespace {

/// The letters that can bear an accent, and what they are with it, in the same order.
struct Accented {
    char32_t accent;
    std::u32string_view without;
    std::u32string_view with;
};

// From the canonical decompositions of the Unicode Character Database, version 14.
constexpr Accented accented[] = {
    {0x0300, U"AEIOUaeiouÜüNnЕИеиĒēŌōWwÂâĂăÊêÔôƠơƯưYy", U"ÀÈÌÒÙàèìòùǛǜǸǹЀЍѐѝḔḕṐṑẀẁẦầẰằỀềỒồỜờỪừỲỳ"},
    {0x0301,
     U"AEIOUYaeiouyCcLlNnRrSsZzÜüGgÅåÆæØøΑΕΗΙΟΥΩϊαεηιϋουωГКгкÇçĒēÏïKkMmÕõŌōPpŨũWwÂâĂăÊê"
     U"ÔôƠơƯư",
     U"ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǗǘǴǵǺǻǼǽǾǿΆΈΉΊΌΎΏΐάέήίΰόύώЃЌѓќḈḉḖḗḮḯḰḱḾḿṌṍṒṓṔṕṸṹẂẃẤấẮắẾế"
     U"ỐốỚớỨứ"},
    {0x0302, U"AEIOUaeiouCcGgHhJjSsWwYyZzẠạẸẹỌọ", U"ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑẬậỆệỘộ"},
    {0x0303, U"ANOanoIiUuVvÂâĂăEeÊêÔôƠơƯưYy", U"ÃÑÕãñõĨĩŨũṼṽẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ"},
    {0x0304, U"AaEeIiOoUuÜüÄäȦȧÆæǪǫÖöÕõȮȯYyИиУуGgḶḷṚṛ", U"ĀāĒēĪīŌōŪūǕǖǞǟǠǡǢǣǬǭȪȫȬȭȰȱȲȳӢӣӮӯḠḡḸḹṜṝ"},
    {0x0306, U"AaEeGgIiOoUuУИиуЖжАаЕеȨȩẠạ", U"ĂăĔĕĞğĬĭŎŏŬŭЎЙйўӁӂӐӑӖӗḜḝẶặ"},
    {0x0307, U"CcEeGgIZzAaOoBbDdFfHhMmNnPpRrSsŚśŠšṢṣTtWwXxYyſ",
     U"ĊċĖėĠġİŻżȦȧȮȯḂḃḊḋḞḟḢḣṀṁṄṅṖṗṘṙṠṡṤṥṦṧṨṩṪṫẆẇẊẋẎẏẛ"},
    {0x0308, U"AEIOUaeiouyYΙΥιυЕІеіАаӘәЖжЗзИиОоӨөЭэУуЧчЫыHhÕõŪūWwXxt",
     U"ÄËÏÖÜäëïöüÿŸΪΫϊϋЁЇёїӒӓӚӛӜӝӞӟӤӥӦӧӪӫӬӭӰӱӴӵӸӹḦḧṎṏṺṻẄẅẌẍẗ"},
    {0x0309, U"AaÂâĂăEeÊêIiOoÔôƠơUuƯưYy", U"ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ"},
    {0x030A, U"AaUuwy", U"ÅåŮůẘẙ"},
    {0x030B, U"OoUuУу", U"ŐőŰűӲӳ"},
    {0x030C, U"CcDdEeLlNnRrSsTtZzAaIiOoUuÜüGgKkƷʒjHh", U"ČčĎďĚěĽľŇňŘřŠšŤťŽžǍǎǏǐǑǒǓǔǙǚǦǧǨǩǮǯǰȞȟ"},
    {0x030F, U"AaEeIiOoRrUuѴѵ", U"ȀȁȄȅȈȉȌȍȐȑȔȕѶѷ"},
    {0x0311, U"AaEeIiOoRrUu", U"ȂȃȆȇȊȋȎȏȒȓȖȗ"},
    {0x031B, U"OoUu", U"ƠơƯư"},
    {0x0323, U"BbDdHhKkLlMmNnRrSsTtVvWwZzAaEeIiOoƠơUuƯưYy", U"ḄḅḌḍḤḥḲḳḶḷṂṃṆṇṚṛṢṣṬṭṾṿẈẉẒẓẠạẸẹỊịỌọỢợỤụỰựỴỵ"},
    {0x0324, U"Uu", U"Ṳṳ"},
    {0x0325, U"Aa", U"Ḁḁ"},
    {0x0326, U"SsTt", U"ȘșȚț"},
    {0x0327, U"CcGgKkLlNnRrSsTtEeDdHh", U"ÇçĢģĶķĻļŅņŖŗŞşŢţȨȩḐḑḨḩ"},
    {0x0328, U"AaEeIiUuOo", U"ĄąĘęĮįŲųǪǫ"},
    {0x032D, U"DdEeLlNnTtUu", U"ḒḓḘḙḼḽṊṋṰṱṶṷ"},
    {0x032E, U"Hh", U"Ḫḫ"},
    {0x0330, U"EeIiUu", U"ḚḛḬḭṴṵ"},
    {0x0331, U"BbDdKkLlNnRrTtZzh", U"ḆḇḎḏḴḵḺḻṈṉṞṟṮṯẔẕẖ"},
};

} // namespace

char32_t withAccent(char32_t letter, char32_t accent)
{
    const auto row = std::ranges::find(accented, accent, &Accented::accent);
    if (row == std::end(accented))
        return 0;
    const std::size_t at = row->without.find(letter);
    return at == row->without.npos ? 0 : row->with[at];
}

} // namespace anagrams
