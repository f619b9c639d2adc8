// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/suite.h"
#include "windowactions.h"

#include <QLibraryInfo>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QResource>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTranslator>

using namespace Qt::StringLiterals;
using window::ActionId;
using window::Language;
using window::MainWindow;
using window::SettingNames;

namespace {

bool run(const QString &program, const QStringList &arguments)
{
    for (const auto folder : {QLibraryInfo::BinariesPath, QLibraryInfo::LibraryExecutablesPath}) {
        if (const QString path = QLibraryInfo::path(folder) + u'/' + program; QFile::exists(path))
            return QProcess::execute(path, arguments) == 0;
    }
    return false;
}

/// A translation whose words are a third longer than the English ones, with marks above and below the
/// letters.
class LongWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        QString text = QString::fromUtf8(source);
        const qsizetype more = text.size() / 3;
        return text.replace(u'e', u'ê').replace(u'a', u'å').replace(u'c', u'ç') + QString(more, u'ẹ');
    }
};

/// Returns what is visible in the window, and where.
QString places(const MainWindow &window)
{
    QStringList all;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        if (widget->isVisible() && widget->window() == &window)
            all << tests::named(*widget) + u' ' + QDebug::toString(place);
    }
    all.sort();
    return all.join(u'\n');
}

} // namespace

/// Tests languages that are added after the program was built.
class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Every catalogue is listed by name in the menu and in the settings, and can be chosen.
    void everyCatalogueIsALanguage()
    {
        const QTemporaryDir folder;
        const QString ts = folder.filePath(u"cassetete_eo.ts"_s);
        tests::writeFile(ts, R"(<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="eo"><context>
<name>window::Actions</name><message><source>&amp;New</source><translation>&amp;Nova</translation></message>
</context></TS>)");
        const QString qrc = folder.filePath(u"more.qrc"_s);
        tests::writeFile(
            qrc, "<RCC><qresource prefix='/translations'><file>cassetete_eo.qm</file></qresource></RCC>");
        const QString rcc = folder.filePath(u"more.rcc"_s);
        if (!run(u"lrelease"_s, {u"-silent"_s, ts}) || !run(u"rcc"_s, {u"-binary"_s, qrc, u"-o"_s, rcc}))
            QSKIP("lrelease and rcc are not installed");
        QVERIFY(QResource::registerResource(rcc));
        QCOMPARE(SettingNames::languageCodes(), (QStringList{u"system"_s, u"en"_s, u"fr"_s, u"eo"_s}));
        QCOMPARE(SettingNames::languages().last(), u"Esperanto"_s);
        {
            MainWindow window(app::puzzles());
            window.setLanguage(Language(3));
            QCOMPARE(tests::textOf(window, ActionId::New), u"Nova"_s);
        }
        {
            MainWindow window(app::puzzles());
            QCOMPARE(tests::textOf(window, ActionId::New), u"Nova"_s);
            window.setLanguage(Language::English);
        }
        QVERIFY(QResource::unregisterResource(rcc));
    }

    /// No two entries of a menu have the same mnemonic, whose key would only move between them.
    void mnemonicsOfAMenuDiffer()
    {
        MainWindow window(app::puzzles());
        QStringList twice;
        for (const Language language : {Language::English, Language(2)}) {
            window.setLanguage(language);
            QList<QList<QAction *>> menus{window.menuBar()->actions()};
            for (const QMenu *menu : window.menuBar()->findChildren<QMenu *>())
                menus << menu->actions();
            for (const QList<QAction *> &entries : menus) {
                QMap<QString, QString> letters;
                for (const QAction *entry : entries) {
                    const QString letter = QKeySequence::mnemonic(entry->text()).toString();
                    if (!letter.isEmpty() && letters.contains(letter))
                        twice << letters[letter] + u" / "_s + entry->text();
                    letters[letter] = entry->text();
                }
            }
        }
        window.setLanguage(Language::English);
        QCOMPARE(twice.join(u'\n'), QString());
    }

    /// With long words, no part of the window is cut off or overlaps another: each control is as wide as it
    /// needs to be.
    void longWordsFit()
    {
        LongWords words;
        QCoreApplication::installTranslator(&words);
        MainWindow window(app::puzzles());
        tests::show(window);
        QCoreApplication::installTranslator(&words); // the translator installed last is searched first
        tests::layOut(window);
        QVERIFY(tests::textOf(window, ActionId::New).contains(u'ẹ'));
        window.resize(1280, 860);
        tests::layOut(window);
        const auto narrow = [&] {
            QStringList all;
            for (const QWidget *widget : window.findChildren<QWidget *>()) {
                const bool isControl = widget->inherits("QAbstractButton") || widget->inherits("QComboBox") ||
                                       widget->inherits("QAbstractSpinBox");
                if (isControl && widget->isVisible() && widget->width() < widget->minimumSizeHint().width())
                    all << u"%1 “%2”: %3 of %4"_s
                               .arg(QString::fromLatin1(widget->metaObject()->className()),
                                    widget->accessibleName())
                               .arg(widget->width())
                               .arg(widget->minimumSizeHint().width());
            }
            return all.join(u'\n');
        };
        QTRY_COMPARE(narrow(), QString());
        QCoreApplication::removeTranslator(&words);
    }

    void aChangeLaysOutAsAStart_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : {QSize(800, 600), QSize(910, 512), QSize(1280, 800)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    /// A window whose language and type have changed is laid out as one that starts with them.
    void aChangeLaysOutAsAStart()
    {
        QFETCH(QSize, size);
        const auto placesInModes = [](MainWindow &window) {
            QStringList all;
            for (const ActionId mode : {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode}) {
                tests::trigger(window, mode);
                tests::layOut(window);
                all << places(window);
            }
            return all;
        };
        QStringList changed;
        {
            MainWindow window(app::puzzles());
            window.setLanguage(Language(2));
            window.resize(size);
            window.selectPuzzle(u"knight"_s);
            tests::show(window);
            placesInModes(window);
            window.setLanguage(Language::English);
            window.followDesktop({.textScale = 1.5});
            placesInModes(window);
            window.followDesktop({.textScale = 1});
            window.setLanguage(Language(2));
            changed = placesInModes(window);
        }
        MainWindow window(app::puzzles());
        window.resize(size);
        window.selectPuzzle(u"knight"_s);
        tests::show(window);
        const QStringList started = placesInModes(window);
        window.setLanguage(Language::English);
        for (qsizetype mode = 0; mode < started.size(); ++mode)
            QCOMPARE(changed[mode].split(u'\n'), started[mode].split(u'\n'));
    }

    /// In a right-to-left layout, board and panels change sides, and no parts overlap.
    void rightToLeftPartsDoNotOverlap()
    {
        MainWindow window(app::puzzles());
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        tests::show(window);
        tests::layOut(window);
        const QList<QWidget *> parts =
            window.view().parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        const auto overlapping = [&] {
            QStringList all;
            for (const QWidget *one : parts) {
                for (const QWidget *other : parts) {
                    if (one != other && one->isVisible() && other->isVisible() &&
                        one->geometry().intersects(other->geometry()))
                        all << QString::fromLatin1(one->metaObject()->className());
                }
            }
            return all.join(u'\n');
        };
        QTRY_COMPARE(overlapping(), QString());
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }
};

TEST_SUITE(LanguagesTest)
#include "tst_languages.moc"
