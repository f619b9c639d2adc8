// SPDX-License-Identifier: MIT
#pragma once

#include "core/othernames.h"

namespace tours {

/// Other names in position lines of both pieces, most of them French.
inline constexpr core::OtherName namesInLines[] = {
    {core::OtherName::Option, "ferme", "closed"},         {core::OtherName::Option, "fermee", "closed"},
    {core::OtherName::Option, "parcoursferme", "closed"}, {core::OtherName::Option, "fermees", "without"},
    {core::OtherName::Option, "casesfermees", "without"}, {core::OtherName::Option, "sans", "without"},
    {core::OtherName::Option, "depart", "start"},         {core::OtherName::Option, "debut", "start"},
    {core::OtherName::Option, "arrivee", "end"},          {core::OtherName::Option, "fin", "end"},
    {core::OtherName::Option, "donnes", "given"},         {core::OtherName::Option, "donnees", "given"},
    {core::OtherName::Option, "numeros", "given"},        {core::OtherName::Value, "nombres", "numbers"},
    {core::OtherName::Value, "numeros", "numbers"},
};

} // namespace tours
