// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/notation.h"
#include "export/animationdialog.h"
#include "queens/queensscene.h"
#include "support/files.h"
#include "support/suite.h"
#include "taquin/taquintools.h"
#include "tours/tourscene.h"
#include "window/mainwindow.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/settings.h"

#include <QCheckBox>
#include <QStandardPaths>

#include <array>

using namespace Qt::StringLiterals;

namespace {

// Files with the settings of puzzles and dialogs, as written by version 1.1. They must never change, either.
constexpr std::array settingsOfSubjectsBefore{
    std::pair("queens", R"({"attackedSquares": true, "givesQueens": true})"),
    std::pair("tours", R"({"edit": 3, "editedNumber": 17, "line": false, "numbers": false, "targets": false,
        "ways": true})"),
    std::pair("taquin", R"({"numbersFromZero": true, "numbersOverPicture": true})"),
    std::pair("notation", R"({"queens/coordinates": "numbers"})"),
    std::pair("files", R"({"folder": "/"})"),
    std::pair("solitaire", R"({"sweep": false})"),
    std::pair("animation",
              R"({"glides": false, "movesPerSecond": 3, "repeats": false, "side": 360, "words": false})"),
};

} // namespace

/// Tests that new versions of the program read the settings of puzzles and dialogs, which are in files of their own.
class StoredSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void otherSettingsOfOldVersionsAreRead()
    {
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
        window::Settings().setLanguage(window::Language::English);
        const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation));
        QVERIFY(QDir().mkpath(folder.path()));
        for (const auto &[name, content] : settingsOfSubjectsBefore)
            tests::writeFile(folder.filePath(QLatin1StringView(name) + ".json"_L1), content);
        QVERIFY(ui::showsAttackedSquares());
        QVERIFY(ui::givesQueensByEditing());
        const ui::TourDisplay tour = ui::TourDisplay::load();
        QVERIFY(!tour.numbers && !tour.line && !tour.targets && tour.onwardCounts);
        QCOMPARE(ui::TourEditing::load().number, 17);
        QCOMPARE(ui::TourEditing::load().edit, tours::Edit::Number);
        QVERIFY(ui::TileNumbering::load().fromZero && ui::TileNumbering::load().overPicture);
        constexpr std::array notations{board::Notation::Letters, board::Notation::Numbers};
        QCOMPARE(board::notationOf("queens"_L1, notations), board::Notation::Numbers);
        QCOMPARE(board::notationOf("knight"_L1, notations), board::Notation::Letters);
        QCOMPARE(window::lastFolder(), u"/"_s);
        window::MainWindow window(app::puzzles());
        window.selectPuzzle(u"solitaire"_s);
        const QList<QCheckBox *> boxes = window.findChildren<QCheckBox *>();
        const auto sweep = std::ranges::find(boxes, u"Draw the last sweep"_s, &QCheckBox::text);
        QVERIFY(sweep != boxes.end() && !(*sweep)->isChecked());
        const ui::PuzzleUi &solitaire =
            **std::ranges::find(app::puzzles(), "solitaire"_L1,
                                [](const ui::PuzzleUi *one) { return QLatin1StringView(one->kind->id); });
        const exports::AnimationDialog animation(solitaire, window.currentSession(),
                                                 board::Style::make(board::Style::Light), nullptr);
        const exports::AnimationClip::Options options = animation.options();
        QCOMPARE(options.speed, 3.0);
        QCOMPARE(options.side, 360);
        QVERIFY(!options.glides && !options.captions);
    }
};

TEST_SUITE(StoredSettings)
#include "tst_storedsettings.moc"
