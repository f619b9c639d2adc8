// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <vector>

namespace taquin {

/// A picture that comes with the program: a vector drawing, sharp at any size.
struct Sample {
    const char *id;
    QString name; ///< in the language of the application
};

std::vector<Sample> samples();

bool isSample(const QString &id);

inline constexpr QSize sampleSize{2048, 1536}; ///< the size in a game, with the samples' proportions

/// Returns the sample as a picture of this size, cropped if the proportions differ; null for an unknown id.
QImage sample(const QString &id, const QSize &size);

} // namespace taquin
