// SPDX-License-Identifier: MIT
#include "session/files/regularfile.h"

#include "core/system.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSetAside = 1000; // files of the same name

} // namespace

bool openRegular(QFile &file, QFile::OpenMode more)
{
    const int descriptor = core::os::openRegular(QFile::encodeName(file.fileName()).constData());
    return descriptor >= 0 && file.open(descriptor, QFile::ReadOnly | more, QFile::AutoCloseHandle);
}

bool isForeign(const QString &path)
{
    const QFileInfo info(path);
    return !info.isFile() && (info.exists() || info.isSymLink());
}

QString setAside(const QString &path)
{
    for (int number = 1; number <= mostSetAside; ++number) {
        QString aside = path + ".broken-"_L1 + QString::number(number);
        const QFileInfo taken(aside);
        if (!taken.exists() && !taken.isSymLink() && QDir().rename(path, aside))
            return aside;
    }
    return {};
}

FileReports &FileReports::all()
{
    static FileReports reports;
    return reports;
}

void FileReports::add(std::function<QString()> sentence)
{
    {
        const std::lock_guard lock(m_mutex);
        m_sentences.push_back(std::move(sentence));
    }
    Q_EMIT added();
}

QStringList FileReports::take()
{
    std::vector<std::function<QString()>> sentences;
    {
        const std::lock_guard lock(m_mutex);
        sentences.swap(m_sentences);
    }
    QStringList texts;
    for (const std::function<QString()> &sentence : sentences)
        texts << sentence();
    return texts;
}

} // namespace session
