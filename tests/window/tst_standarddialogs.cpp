// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSet>
#include <QTranslator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Records the texts that Qt's own widgets look up.
class Recorder : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QLatin1StringView asking(context);
        // The names of paper sizes, keys and fonts are the same in both languages, or do not occur in
        // dialogs.
        for (const char *other : {"QPageSize", "QShortcut", "QFontDatabase", "QKeySequence"}) {
            if (asking == QLatin1StringView(other))
                return {};
        }
        if (asking.startsWith(u'Q'))
            texts.insert(QString::fromLatin1(context) + u'/' + QString::fromUtf8(source));
        return {};
    }

    mutable QSet<QString> texts;
};

/// Shows all standard dialogs that the program uses.
void showDialogs()
{
    QMessageBox box;
    box.setStandardButtons(QMessageBox::StandardButtons(0x0fffff00)); // all buttons that exist
    box.setDetailedText(u"…"_s);
    box.show();
    for (const auto mode : {QFileDialog::AcceptOpen, QFileDialog::AcceptSave}) {
        QFileDialog dialog(nullptr, {}, QDir::tempPath());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setAcceptMode(mode);
        dialog.show();
    }
    QFileDialog folders(nullptr, {}, QDir::tempPath());
    folders.setOption(QFileDialog::DontUseNativeDialog);
    folders.setFileMode(QFileDialog::Directory);
    folders.show();
    QPrinter printer;
    QPrintDialog print(&printer);
    print.show();
    QLineEdit line;
    const std::unique_ptr<QMenu> lineMenu(line.createStandardContextMenu());
    QPlainTextEdit text;
    const std::unique_ptr<QMenu> textMenu(text.createStandardContextMenu());
}

} // namespace

/// Qt's own dialogs are in French even without Qt's catalogue, which is a separate package in Debian.
class StandardDialogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allWordsAreInOurCatalogue()
    {
        Recorder recorder;
        QCoreApplication::installTranslator(&recorder);
        showDialogs();
        QCoreApplication::removeTranslator(&recorder);
        QVERIFY(recorder.texts.contains(u"QPlatformTheme/Cancel"_s));
        QVERIFY(std::ranges::any_of(recorder.texts,
                                    [](const QString &text) { return text.startsWith(u"QFileDialog/"_s); }));
        QVERIFY2(recorder.texts.size() > 60, qPrintable(QString::number(recorder.texts.size())));
        QTranslator french;
        QVERIFY(french.load(u":/translations/dialogs_fr.qm"_s));
        QStringList missing;
        for (const QString &text : std::as_const(recorder.texts)) {
            const QByteArray context = text.section(u'/', 0, 0).toLatin1();
            if (french.translate(context.constData(), text.section(u"/"_s, 1).toUtf8().constData()).isEmpty())
                missing << text;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void standardDialogsAreFrench()
    {
        QTranslator french;
        QVERIFY(french.load(u":/translations/dialogs_fr.qm"_s));
        QCoreApplication::installTranslator(&french);
        QMessageBox box;
        box.setStandardButtons(QMessageBox::Cancel | QMessageBox::Close);
        QCOMPARE(box.button(QMessageBox::Cancel)->text(), u"Annuler"_s);
        QCOMPARE(box.button(QMessageBox::Close)->text(), u"Fermer"_s);
        QCoreApplication::removeTranslator(&french);
    }
};

TEST_SUITE(StandardDialogs)
#include "tst_standarddialogs.moc"
