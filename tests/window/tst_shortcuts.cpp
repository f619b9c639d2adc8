// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/dialogs/shortcutsdialog.h"
#include "windowactions.h"

#include <QClipboard>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSvgRenderer>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using window::ActionId;
using window::Actions;
using window::MainWindow;
using window::ShortcutsDialog;

/// Tests that the player can choose the keys of actions.
class ShortcutsTest : public QObject {
    Q_OBJECT

    static ShortcutsDialog &open(MainWindow &window)
    {
        tests::trigger(window, ActionId::EditShortcuts);
        return *window.findChild<ShortcutsDialog *>();
    }
    static void choose(MainWindow &window, ShortcutsDialog &dialog, ActionId id)
    {
        auto *list = dialog.findChild<QTreeWidget *>();
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            if (list->topLevelItem(i)->text(0) == window.actions().plainName(id))
                list->setCurrentItem(list->topLevelItem(i));
        }
    }
    static QPushButton &button(const ShortcutsDialog &dialog, const QString &text)
    {
        for (QPushButton *each : dialog.findChildren<QPushButton *>()) {
            if (each->text().remove(u'&') == text)
                return *each;
        }
        qFatal("there is no such button");
    }
    static void give(MainWindow &window, ShortcutsDialog &dialog, ActionId id, const QString &keys)
    {
        choose(window, dialog, id);
        dialog.findChild<QKeySequenceEdit *>()->setKeySequence(QKeySequence(keys));
        button(dialog, u"Assign"_s).click();
    }

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Enter presses the button with the focus, as Space does, but in a dialog it presses the default button.
    void enterPressesTheButtonWithTheFocus()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const auto buttons = window.findChildren<QToolButton *>();
        const auto watch = std::ranges::find_if(buttons, [&](const QToolButton *button) {
            return button->defaultAction() == window.actions()[ActionId::WatchMode];
        });
        QVERIFY(watch != buttons.end());
        (*watch)->setFocus();
        QTest::keyClick(*watch, Qt::Key_Return);
        QVERIFY(window.actions()[ActionId::WatchMode]->isChecked());
        QDialog dialog(&window);
        QToolButton beside(&dialog);
        QPushButton usual(&dialog);
        usual.setDefault(true);
        connect(&usual, &QPushButton::clicked, &dialog, &QDialog::accept);
        const QSignalSpy clicks(&beside, &QToolButton::clicked);
        dialog.show();
        beside.setFocus();
        QTest::keyClick(&beside, Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(clicks.isEmpty());
    }

    /// The names of actions in the settings must never change.
    void namesInTheSettingsNeverChange()
    {
        const std::array names{
            std::pair(ActionId::New, "New"),
            std::pair(ActionId::Scramble, "Scramble"),
            std::pair(ActionId::Restart, "Restart"),
            std::pair(ActionId::NextBoard, "NextBoard"),
            std::pair(ActionId::FromLine, "NewfromID"),
            std::pair(ActionId::BestResults, "BestResults"),
            std::pair(ActionId::Open, "Open"),
            std::pair(ActionId::Save, "Save"),
            std::pair(ActionId::SaveAs, "SaveAs"),
            std::pair(ActionId::ExportPicture, "PictureoftheBoard"),
            std::pair(ActionId::ExportAnimation, "Animation"),
            std::pair(ActionId::ExportWeb, "WebPage"),
            std::pair(ActionId::ExportMoves, "MovesasText"),
            std::pair(ActionId::ExportTree, "SearchTree"),
            std::pair(ActionId::ExportSolutions, "AllSolutionsasText"),
            std::pair(ActionId::ExportSolutionFiles, "EachSolutioninItsOwnFile"),
            std::pair(ActionId::Print, "Print"),
            std::pair(ActionId::PrintPdf, "PrinttoPDF"),
            std::pair(ActionId::PrintCutout, "PrinttoCutOut"),
            std::pair(ActionId::Worksheet, "Worksheet"),
            std::pair(ActionId::Quit, "Quit"),
            std::pair(ActionId::Undo, "Undo"),
            std::pair(ActionId::Redo, "Redo"),
            std::pair(ActionId::Copy, "CopyPosition"),
            std::pair(ActionId::CopyBlock, "CopyasPageBlock"),
            std::pair(ActionId::CopySolution, "CopySolution"),
            std::pair(ActionId::CopyPicture, "CopytheBoardasaPicture"),
            std::pair(ActionId::Paste, "PastePosition"),
            std::pair(ActionId::PastePicture, "PastePicture"),
            std::pair(ActionId::EditBoard, "EdittheBoard"),
            std::pair(ActionId::Hint, "Hint"),
            std::pair(ActionId::ShowMe, "ShowMe"),
            std::pair(ActionId::ChoosePicture, "Photo"),
            std::pair(ActionId::Solve, "Solve"),
            std::pair(ActionId::ShowShortest, "ShowtheShortestSolution"),
            std::pair(ActionId::NextSolution, "FindNextSolution"),
            std::pair(ActionId::AllSolutions, "FindAllSolutions"),
            std::pair(ActionId::Count, "CountSolutions"),
            std::pair(ActionId::ToPreviousSolution, "GotoPreviousSolution"),
            std::pair(ActionId::ToNextSolution, "GotoNextSolution"),
            std::pair(ActionId::ToPreviousDeepest, "GotoPreviousDepthRecord"),
            std::pair(ActionId::ToNextDeepest, "GotoNextDepthRecord"),
            std::pair(ActionId::ToPreviousStop, "RunBacktoaStop"),
            std::pair(ActionId::ToNextStop, "RunOntoaStop"),
            std::pair(ActionId::NameMoment, "NameThisMoment"),
            std::pair(ActionId::ToPreviousMoment, "GotoPreviousMoment"),
            std::pair(ActionId::ToNextMoment, "GotoNextMoment"),
            std::pair(ActionId::BackToSolvable, "BacktotheLastSolvablePosition"),
            std::pair(ActionId::Pause, "Pause"),
            std::pair(ActionId::Stop, "Stop"),
            std::pair(ActionId::Home, "Home"),
            std::pair(ActionId::PlayMode, "PlaybyHand"),
            std::pair(ActionId::WatchMode, "Watch"),
            std::pair(ActionId::StudyMode, "Study"),
            std::pair(ActionId::First, "First"),
            std::pair(ActionId::Back, "Back"),
            std::pair(ActionId::Play, "Play"),
            std::pair(ActionId::Forward, "Forward"),
            std::pair(ActionId::Last, "Last"),
            std::pair(ActionId::ZoomIn, "ZoomIn"),
            std::pair(ActionId::ZoomOut, "ZoomOut"),
            std::pair(ActionId::Fit, "WholeBoard"),
            std::pair(ActionId::ShowGoal, "WholePicture"),
            std::pair(ActionId::ShowPanel, "Panel"),
            std::pair(ActionId::ShowMap, "SearchMap"),
            std::pair(ActionId::FullScreen, "FullScreen"),
            std::pair(ActionId::Slower, "Slower"),
            std::pair(ActionId::Faster, "Faster"),
            std::pair(ActionId::KeepTimes, "KeepTimesandBestResults"),
            std::pair(ActionId::EditShortcuts, "KeyboardShortcuts"),
            std::pair(ActionId::Preferences, "Preferences"),
            std::pair(ActionId::Manual, "Manual"),
            std::pair(ActionId::Contents, "LessonsandMuseum"),
            std::pair(ActionId::Rules, "Rules"),
            std::pair(ActionId::TaquinForm, "TaquinForm"),
            std::pair(ActionId::DogsForm, "DogsForm"),
            std::pair(ActionId::SolitaireForm, "SolitaireForm"),
            std::pair(ActionId::QueensForm, "QueensForm"),
            std::pair(ActionId::KnightForm, "KnightForm"),
            std::pair(ActionId::BishopForm, "BishopForm"),
            std::pair(ActionId::VinrichForm, "VinrichForm"),
            std::pair(ActionId::AnagramsForm, "AnagramsForm"),
            std::pair(ActionId::ShowShortcuts, "Shortcuts"),
            std::pair(ActionId::About, "AboutCassetête"),
            std::pair(ActionId::AboutQt, "AboutQt"),
        };
        QCOMPARE(names.size(), Actions::count);
        for (const auto &[id, name] : names)
            QCOMPARE(Actions::key(id), QString::fromLatin1(name));
    }

    void newKeysWorkAndAreSaved()
    {
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            give(window, open(window), ActionId::FullScreen, u"Ctrl+T"_s);
            QCOMPARE(window.actions()[ActionId::FullScreen]->shortcuts(), QList{QKeySequence(u"Ctrl+T"_s)});
            QVERIFY(window.actions()[ActionId::FullScreen]->toolTip().contains("Ctrl+T"_L1));
        }
        MainWindow window(app::puzzles());
        QCOMPARE(window.actions()[ActionId::FullScreen]->shortcuts(), QList{QKeySequence(u"Ctrl+T"_s)});
    }

    void takingAKeyFromAnotherActionIsReported()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        ShortcutsDialog &dialog = open(window);
        choose(window, dialog, ActionId::FullScreen);
        dialog.findChild<QKeySequenceEdit *>()->setKeySequence(QKeySequence(u"Ctrl+Y"_s));
        const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels,
                                    [](const QLabel *label) { return label->text().contains(u"“Redo”"_s); }));
        button(dialog, u"Assign"_s).click();
        QCOMPARE(window.actions()[ActionId::FullScreen]->shortcut(), QKeySequence(u"Ctrl+Y"_s));
        QCOMPARE(window.actions()[ActionId::Redo]->shortcuts(), QList{QKeySequence(u"Ctrl+Shift+Z"_s)});
    }

    void standardKeysAreRestored()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        ShortcutsDialog &dialog = open(window);
        give(window, dialog, ActionId::FullScreen, u"Ctrl+Y"_s);
        choose(window, dialog, ActionId::Hint);
        button(dialog, u"Remove"_s).click();
        QVERIFY(window.actions()[ActionId::Hint]->shortcuts().isEmpty());
        button(dialog, u"Restore Default"_s).click();
        QCOMPARE(window.actions()[ActionId::Hint]->shortcut(), QKeySequence(Qt::Key_H));
        button(dialog, u"Restore All Defaults"_s).click();
        for (const ActionId id : window::Actions::all())
            QCOMPARE(window.actions()[id]->shortcuts(), window::Actions::standardKeys(id));
    }

    void noTwoActionsHaveOneNameInTheSettings()
    {
        QSet<QString> names;
        for (const ActionId id : window::Actions::all())
            names.insert(window::Actions::key(id));
        QCOMPARE(names.size(), qsizetype(window::Actions::all().size()));
    }

    void theBoardIsCopiedAsPictureAndDrawing()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        tests::trigger(window, ActionId::CopyPicture);
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        const QImage picture = data->imageData().value<QImage>();
        QVERIFY(picture.width() >= 1000);
        QSvgRenderer drawing(data->data(u"image/svg+xml"_s));
        QVERIFY(drawing.isValid());
        QImage drawn(picture.size(), QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        drawing.render(&painter);
        painter.end();
        // The board is the same, except for small differences at edges and in gradients.
        const QImage one = picture.scaled(24, 24, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        const QImage other = drawn.scaled(24, 24, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        double difference = 0;
        for (int y = 0; y < 24; ++y) {
            for (int x = 0; x < 24; ++x)
                difference +=
                    std::abs(one.pixelColor(x, y).lightnessF() - other.pixelColor(x, y).lightnessF()) /
                    (24 * 24);
        }
        QVERIFY2(difference < 0.05, qPrintable(QString::number(difference)));
    }
};

TEST_SUITE(ShortcutsTest)
#include "tst_shortcuts.moc"
