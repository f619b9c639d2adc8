// SPDX-License-Identifier: MIT
#include "app/filenames.h"

#include "core/positionline.h"
#include "core/system.h"

#include <QDir>
#include <QFile>
#include <QHash>

namespace app {

namespace {

/// Returns the arguments that were not UTF-8, by the text that stands for each and only resembles it.
QHash<QString, QString> &similarWords()
{
    static QHash<QString, QString> words;
    return words;
}

} // namespace

QStringList FileNames::words(int argc, char *argv[])
{
    QStringList all;
    for (int i = 1; i < argc; ++i)
        all << word(argv[i]);
    return all;
}

QString FileNames::word(const QByteArray &argument)
{
    QString text = QString::fromLocal8Bit(argument);
    if (text.toLocal8Bit() == argument)
        return text;
    const bool afterAt = argument.startsWith('@');
    const QString link = linkTo(afterAt ? argument.mid(1) : argument);
    if (!link.isEmpty())
        text = afterAt ? u'@' + link : link;
    similarWords().insert(text, QString::fromLocal8Bit(argument));
    return text;
}

core::Explanation FileNames::whyNotWritable(const QString &word)
{
    const auto argument = similarWords().constFind(word);
    if (argument == similarWords().constEnd())
        return {};
    const QString name = argument->startsWith(u'-') ? argument->section(u'=', 1) : *argument;
    return {PUZZLE_TEXT("commandline", "no file with the name “%1” can be written: the name is not in UTF-8"),
            {core::quoted(name.toStdString())}};
}

/// Returns the name of a link to the file; empty if there is no such file or the link cannot be made.
QString FileNames::linkTo(const QByteArray &file)
{
    if (!core::os::exists(file.constData()))
        return {};
    if (!m_links)
        m_links.emplace();
    // Each link has its own folder, since two file names can resemble the same text.
    const QString folder = m_links->filePath(QString::number(++m_count));
    if (!m_links->isValid() || !QDir().mkdir(folder))
        return {};
    const QByteArray target =
        file.startsWith('/') ? file : QFile::encodeName(QDir::currentPath()) + '/' + file;
    const QString link = folder + u'/' + QString::fromLocal8Bit(file.mid(file.lastIndexOf('/') + 1));
    return core::os::link(target.constData(), QFile::encodeName(link).constData()) ? link : QString();
}

} // namespace app
