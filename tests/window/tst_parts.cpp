// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "window/appearance.h"
#include "window/choicebox.h"
#include "window/optionsform.h"
#include "window/settings.h"
#include "window/throttle.h"
#include "window/timelineslider.h"

#include "session/player.h"

#include <QHelpEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr core::Choice shapes[] = {{"square", {"t", "Square"}}, {"cross", {"t", "Cross"}}};
constexpr core::Option options[] = {
    {"size", {"t", "Size"}, core::Option::Integer, "4", 2, 40},
    {"shape", {"t", "Shape"}, core::Option::OneOf, "square", 0, 0, shapes},
    {"closed", {"t", "Closed"}, core::Option::Switch, "off"},
    {"word", {"t", "Word"}, core::Option::Word, ""},
};

/// Lets see what it draws.
class OpenBox : public window::ChoiceBox {
public:
    QString drawn() const
    {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        return option.currentText;
    }
    QString tipSeen()
    {
        const QPoint middle = rect().center();
        QHelpEvent asked(QEvent::ToolTip, middle, mapToGlobal(middle));
        QToolTip::hideText();
        QCoreApplication::sendEvent(this, &asked);
        return QToolTip::text();
    }
};

const QString longName = u"Depth first & <as> in the course, from every square of the board"_s;

} // namespace

/// The window's parts, each for itself.
class PartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// As in the program, whose style measures controls in its own way.
    void initTestCase() { window::Appearance().dress(board::Style::make(board::Style::Light)); }

    void optionsComeBackAsTheyWere()
    {
        window::OptionsForm form;
        form.setOptions(options, core::Values(options));
        QCOMPARE(form.values(), core::Values(options));
        core::Values other;
        other.set("size", "17");
        other.set("shape", "cross");
        other.set("closed", "on");
        other.set("word", "any, “thing” & more");
        form.setValues(other);
        QCOMPARE(form.values(), other);
    }

    void enterIsTold()
    {
        window::OptionsForm form;
        form.setOptions(options, core::Values(options));
        QSignalSpy entered(&form, &window::OptionsForm::entered);
        QTest::keyClicks(form.findChild<QSpinBox *>(), u"7"_s);
        QTest::keyClick(form.findChild<QSpinBox *>(), Qt::Key_Return);
        QCOMPARE(entered.size(), 1);
        for (QLineEdit *line : form.findChildren<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly))
            QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(entered.size(), 2);
    }

    void optionsOutOfRangeAreBroughtInside()
    {
        window::OptionsForm form;
        core::Values wild;
        wild.set("size", "99999999999999999999");
        wild.set("shape", "sphere");
        wild.set("closed", "perhaps");
        form.setOptions(options, wild);
        const core::Values values = form.values();
        for (const core::Option &option : options)
            QVERIFY(core::check(option, values.text(option.id)).empty());
    }

    void aChoiceThatIsCutIsInTheTip()
    {
        OpenBox box;
        box.setToolTip(u"The way"_s);
        box.addItems({longName, u"Links"_s});
        box.resize(box.sizeHint());
        box.show();
        QCOMPARE(box.drawn(), longName);
        QCOMPARE(box.tipSeen(), u"The way"_s);

        box.resize(120, box.height());
        QVERIFY(box.drawn().startsWith("Depth first"_L1) && box.drawn().endsWith(u'…'));
        QVERIFY(box.fontMetrics().horizontalAdvance(box.drawn()) < 120);
        QVERIFY(box.tipSeen().contains(longName.toHtmlEscaped()));
        QVERIFY(box.tipSeen().contains(u"The way"_s));
        QCOMPARE(box.currentText(), longName);
    }

    /// As those of another language may be.
    void longerNamesMakeRoom()
    {
        OpenBox box;
        box.addItem(u"Links"_s);
        box.show();
        box.resize(box.minimumSizeHint());
        QCOMPARE(box.drawn(), u"Links"_s);
        box.setItemText(0, longName);
        box.resize(box.minimumSizeHint());
        QCOMPARE(box.drawn(), longName);
    }

    void settingsComeBack()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        {
            window::Settings settings(file);
            settings.setLanguage(window::Language::French);
            settings.setLook(window::Look::Contrast);
            settings.setSpeed(7);
            core::Values values(options);
            values.set("size", "9");
            settings.setValues(u"x/board"_s, values);
            for (int i = 0; i < 30; ++i)
                settings.addRecentFile(u"/tmp/%1"_s.arg(i));
        }
        const window::Settings settings(file);
        QCOMPARE(settings.language(), window::Language::French);
        QCOMPARE(settings.look(), window::Look::Contrast);
        QCOMPARE(settings.speed(), 7);
        QCOMPARE(settings.values(u"x/board"_s, options).integer("size"), 9);
        QCOMPARE(settings.recentFiles().size(), window::Settings::mostRecent);
        QCOMPARE(settings.recentFiles().front(), u"/tmp/29"_s);
    }

    void hostileSettingsCountAsAbsent()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("[General]\nlanguage=klingon\nlook=@Invalid()\nspeed=-99999999999\npuzzle=" +
                   QByteArray(100'000, 'x') + "\nrecent=" + QByteArray(50'000, ',') +
                   "\n[x]\nboard\\size=4000000000\nboard\\shape=\\0\nboard\\closed=@ByteArray(\\x1)\n"
                   "[window]\ngeometry=@Variant(\\0\\0\\0\\x7f)\n");
        file.close();
        const window::Settings settings(path);
        QCOMPARE(settings.language(), window::Language::System);
        QCOMPARE(settings.look(), window::Look::System);
        QCOMPARE(settings.speed(), session::Speed().mark());
        QCOMPARE(settings.puzzle(), QString());
        QVERIFY(settings.recentFiles().size() <= window::Settings::mostRecent);
        QCOMPARE(settings.values(u"x/board"_s, options), core::Values(options));
        QCOMPARE(settings.geometry(), QByteArray());
    }

    void theSliderCountsBeyondItsOwnRange()
    {
        constexpr qint64 last = 9'000'000'000;
        window::TimelineSlider slider;
        QSignalSpy wanted(&slider, &window::TimelineSlider::wanted);
        slider.setFrames(last / 2, last);
        QCOMPARE(wanted.size(), 0);
        slider.setValue(slider.maximum());
        QCOMPARE(wanted.takeFirst().front().toLongLong(), last);
        slider.setValue(0);
        QCOMPARE(wanted.takeFirst().front().toLongLong(), 0);
    }

    void aSmallTimelineHasAPlaceForEveryFrame()
    {
        window::TimelineSlider slider;
        QSignalSpy wanted(&slider, &window::TimelineSlider::wanted);
        slider.setFrames(0, 8'000'000);
        slider.setValue(4'000'001);
        QCOMPARE(wanted.takeFirst().front().toLongLong(), 4'000'001);
    }

    void manyNoticesBecomeFew()
    {
        window::Throttle throttle(10s);
        QSignalSpy due(&throttle, &window::Throttle::due);
        throttle.touch();
        QTRY_COMPARE(due.size(), 1);
        for (int i = 0; i < 1000; ++i)
            throttle.touch();
        QCoreApplication::processEvents();
        QCOMPARE(due.size(), 1);
    }
};

TEST_SUITE(PartsTest)
#include "tst_parts.moc"
