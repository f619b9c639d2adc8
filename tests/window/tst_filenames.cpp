// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/widgets/filedialogs.h"
#include "windowactions.h"

#include <QApplication>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QTimer>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// The folder and the file name that a dialog proposed.
struct Proposal {
    QString folder;
    QString name;
};

/// Triggers an action that asks for a file, and chooses the proposed name in this folder; cancels if the
/// folder is empty.
Proposal proposalOf(MainWindow &window, ActionId id, const QString &folder = {})
{
    Proposal proposal;
    QTimer::singleShot(0, &window, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        const QFileInfo proposed(dialog->selectedFiles().constFirst());
        proposal = {dialog->directory().absolutePath(), proposed.fileName()};
        if (folder.isEmpty())
            return dialog->reject();
        dialog->selectFile(folder + u'/' + proposal.name);
        static_cast<QDialog *>(dialog)->accept();
    });
    trigger(window, id);
    return proposal;
}

} // namespace

/// Tests the file names and folders that dialogs propose.
class FileNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void nameThePuzzleAndTheContent()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:4x4"_s);
        QCOMPARE(proposalOf(window, ActionId::SaveAs).name, u"sliding tiles 4x4.cassetete"_s);
        QCOMPARE(proposalOf(window, ActionId::ExportPicture).name, u"sliding tiles 4x4 board.png"_s);
        QCOMPARE(proposalOf(window, ActionId::ExportMoves).name, u"sliding tiles 4x4 moves.txt"_s);
        window.setLanguage(window::Language::French);
        tests::openLine(window, u"anagrams:abcd"_s);
        QCOMPARE(proposalOf(window, ActionId::ExportPicture).name, u"anagrammes plateau.png"_s);
        tests::openLine(window, u"queens:8"_s);
        QCOMPARE(window::suggestedFileName(window.currentSession(), u"arbre de recherche"_s),
                 u"reines 8 arbre de recherche"_s);
    }

    void dialogsBeginInTheLastFolder()
    {
        const QTemporaryDir folder;
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            QVERIFY(proposalOf(window, ActionId::ExportPicture, folder.path()).folder != folder.path());
            QCOMPARE(proposalOf(window, ActionId::ExportMoves).folder, folder.path());
            QCOMPARE(proposalOf(window, ActionId::SaveAs).folder, folder.path());
        }
        QCOMPARE(window::lastFolder(), folder.path()); // the next start proposes it, too
        QVERIFY(QDir(folder.path()).removeRecursively());
        QVERIFY(window::lastFolder() != folder.path());
        QVERIFY(QFileInfo(window::lastFolder()).isDir()); // here there is no folder for documents
    }
};

TEST_SUITE(FileNamesTest)
#include "tst_filenames.moc"
