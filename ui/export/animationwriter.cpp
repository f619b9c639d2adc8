// SPDX-License-Identifier: MIT
#include "export/animationwriter.h"

#include "export/gifwriter.h"
#include "export/webpwriter.h"

namespace exports {

using namespace Qt::StringLiterals;

std::unique_ptr<AnimationWriter> AnimationWriter::make(const QString &suffix, QIODevice &device,
                                                       const QSize &size, bool repeats)
{
    if (suffix.compare("gif"_L1, Qt::CaseInsensitive) == 0)
        return std::make_unique<GifWriter>(device, size, repeats);
    if (suffix.compare("webp"_L1, Qt::CaseInsensitive) == 0)
        return std::make_unique<WebpWriter>(device, size, repeats);
    return nullptr;
}

} // namespace exports
