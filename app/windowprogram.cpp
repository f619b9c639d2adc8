// SPDX-License-Identifier: MIT
#include "app/windowprogram.h"

#include "app/terminal.h"
#include "core/system.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <iostream>
#include <vector>

namespace app {

namespace {

QString windowProgram()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString &folder : QStringList{here, here + QStringLiteral("/" CASSETETE_LIBEXEC)}) {
        const QFileInfo program(folder + QStringLiteral("/cassetete-window"));
        if (program.isExecutable())
            return program.absoluteFilePath();
    }
    return {};
}

} // namespace

bool hasDisplay(int argc, char *argv[])
{
    const auto isSet = [](const char *variable) { return !qEnvironmentVariableIsEmpty(variable); };
    const auto isOption = [](QByteArrayView word) {
        return word == "-platform" || word == "--platform" || word == "-display" || word == "--display";
    };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("WAYLAND_SOCKET") ||
           isSet("QT_QPA_PLATFORM") || std::any_of(argv, argv + argc, isOption);
}

int execWindowProgram(int argc, char *argv[])
{
    std::vector<char *> words(argv, argv + argc);
    int none = 1; // Qt would take some of the arguments
    const QCoreApplication application(none, argv);
    const QString program = windowProgram();
    if (program.isEmpty()) {
        std::cerr << "cassetete: the program of the window, cassetete-window, is missing" << std::endl;
        return Misuse;
    }
    words.push_back(nullptr);
    core::os::replaceProcess(program.toLocal8Bit().constData(), words.data());
    std::cerr << "cassetete: " << program.toStdString() << " cannot be started" << std::endl;
    return Misuse;
}

} // namespace app
