// SPDX-License-Identifier: MIT
#pragma once

namespace ui {

class TaquinScene;

/// How tiles are numbered: a matter of taste that no undo touches and that is kept between runs.
struct Faces {
    bool fromZero = false; ///< as the course counts; else from 1
    bool overPicture = false;

    static Faces load();
    void save() const;
    void dress(TaquinScene &scene) const;
};

} // namespace ui
