// SPDX-License-Identifier: MIT
// Fuzzes the settings file, which can be edited by anyone.
#include "attack.h"

#include "session/timeline/player.h"
#include "window/widgets/settings.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

using window::Settings;

struct Content {
    explicit Content(const Settings &settings)
        : language(settings.language()), scheme(settings.colourScheme()), speed(settings.speed()),
          puzzle(settings.puzzle()), recent(settings.recentFiles()), geometry(settings.geometry())
    {
        for (const core::Kind *kind : fuzz::kinds()) {
            const QString id = QString::fromLatin1(kind->id);
            methods << settings.method(id);
            values.push_back(settings.values(id + "/board"_L1, kind->options));
        }
    }

    void writeTo(Settings &settings) const
    {
        settings.setLanguage(language);
        settings.setColourScheme(scheme);
        settings.setSpeed(speed);
        settings.setPuzzle(puzzle);
        for (auto file = recent.rbegin(); file != recent.rend(); ++file)
            settings.addRecentFile(*file);
        settings.setWindow(geometry);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const QString id = QString::fromLatin1(fuzz::kinds()[i]->id);
            settings.setMethod(id, methods[qsizetype(i)]);
            settings.setValues(id + "/board"_L1, values[i]);
        }
    }

    friend bool operator==(const Content &, const Content &) = default;

    window::Language language;
    window::ColourScheme scheme;
    int speed;
    QString puzzle;
    QStringList recent;
    QByteArray geometry;
    QStringList methods;
    std::vector<core::Values> values;
};

/// Returns a file name without suffix that was never used before, since Qt caches settings by file name.
QString newFile()
{
    static const QTemporaryDir folder;
    static int number = 0;
    return folder.filePath(QString::number(++number));
}

} // namespace

void attack(const QByteArray &bytes)
{
    const QString path = newFile();
    // Input that is not JSON is read as a settings file of version 1.0.
    QFile file(path + (bytes.trimmed().startsWith('{') ? ".json"_L1 : ".ini"_L1));
    fuzz::require(file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size(), "the input is written");
    file.close();
    const Content content{Settings(path)};
    fuzz::require(content.speed >= 0 && content.speed <= session::Speed::off, "the speed is a mark");
    file.remove();
    QFile::remove(path + ".json"_L1);

    const QString copy = newFile();
    {
        Settings settings(copy);
        content.writeTo(settings);
    }
    fuzz::require(Content{Settings(copy)} == content, "what is written is read as the same");
    QFile::remove(copy + ".json"_L1);
}
