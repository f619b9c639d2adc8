// SPDX-License-Identifier: MIT
#include "support/stillness.h"
#include "support/suite.h"
#include "window/timelineslider.h"
#include "window/widgets/appearance.h"
#include "window/widgets/elidedwidgets.h"
#include "window/widgets/icons.h"
#include "window/widgets/optionsform.h"
#include "window/widgets/settings.h"
#include "window/widgets/signalthrottle.h"
#include "window/widgets/verticalscrollarea.h"
#include "windowactions.h"

#include "session/timeline/player.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolTip>
#include <QVBoxLayout>

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

/// Gives access to the text that is drawn, and to the tool tip that is shown.
class TestComboBox : public window::ElidedComboBox {
public:
    QString drawnText() const
    {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        return option.currentText;
    }
    QString shownToolTip()
    {
        const QPoint middle = rect().center();
        QHelpEvent event(QEvent::ToolTip, middle, mapToGlobal(middle));
        QToolTip::hideText();
        QCoreApplication::sendEvent(this, &event);
        return QToolTip::text();
    }
};

const QString longName = u"Depth first & <as> in the course, from every square of the board"_s;

} // namespace

/// Tests widgets and other parts of the window in isolation.
class WidgetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Applies the program's appearance, since the size of controls depends on the style.
    void initTestCase() { window::Appearance().apply(board::Style::make(board::Style::Light)); }

    /// A window that is too small for its icons requests empty pixmaps; Qt would warn of painting on them.
    void iconsOfNoSizeAreEmpty()
    {
        QTest::failOnWarning(QRegularExpression(u"QPainter"_s));
        const QIcon icon = window::icon(window::Icon::Play);
        QVERIFY(icon.pixmap(QSize(0, 0)).isNull());
        QVERIFY(icon.pixmap(QSize(16, 0)).isNull());
        QVERIFY(!icon.pixmap(QSize(16, 16)).isNull());
    }

    void optionsKeepTheirValues()
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

    void returnIsSignalled()
    {
        window::OptionsForm form;
        form.setOptions(options, core::Values(options));
        QSignalSpy returnPressed(&form, &window::OptionsForm::returnPressed);
        QTest::keyClicks(form.findChild<QSpinBox *>(), u"7"_s);
        QTest::keyClick(form.findChild<QSpinBox *>(), Qt::Key_Return);
        QCOMPARE(returnPressed.size(), 1);
        for (QLineEdit *line : form.findChildren<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly))
            QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(returnPressed.size(), 2);
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

    void anElidedTextIsInTheToolTip()
    {
        TestComboBox box;
        box.setToolTip(u"The way"_s);
        box.addItems({longName, u"Links"_s});
        box.resize(box.sizeHint());
        box.show();
        QCOMPARE(box.drawnText(), longName);
        QCOMPARE(box.shownToolTip(), u"The way"_s);

        box.resize(120, box.height());
        QVERIFY(box.drawnText().startsWith("Depth first"_L1) && box.drawnText().endsWith(u'…'));
        QVERIFY(box.fontMetrics().horizontalAdvance(box.drawnText()) < 120);
        QVERIFY(box.shownToolTip().contains(longName.toHtmlEscaped()));
        QVERIFY(box.shownToolTip().contains(u"The way"_s));
        QCOMPARE(box.currentText(), longName);
    }

    /// Entries that become longer, as after a change of the language, need a wider box.
    void longerEntriesNeedMoreWidth()
    {
        TestComboBox box;
        box.addItem(u"Links"_s);
        box.show();
        box.resize(box.minimumSizeHint());
        QCOMPARE(box.drawnText(), u"Links"_s);
        box.setItemText(0, longName);
        box.resize(box.minimumSizeHint());
        QCOMPARE(box.drawnText(), longName);
    }

    void settingsAreRestored()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings"_s);
        {
            window::Settings settings(file);
            settings.setLanguage(window::Language::French);
            settings.setColourScheme(window::ColourScheme::Contrast);
            settings.setSpeed(7);
            core::Values values(options);
            values.set("size", "9");
            settings.setValues(u"x/board"_s, values);
            for (int i = 0; i < 30; ++i)
                settings.addRecentFile(u"/tmp/%1"_s.arg(i));
        }
        const window::Settings settings(file);
        QCOMPARE(settings.language(), window::Language::French);
        QCOMPARE(settings.colourScheme(), window::ColourScheme::Contrast);
        QCOMPARE(settings.speed(), 7);
        QCOMPARE(settings.values(u"x/board"_s, options).integer("size"), 9);
        QCOMPARE(settings.recentFiles().size(), window::Settings::mostRecentFiles);
        QCOMPARE(settings.recentFiles().front(), u"/tmp/29"_s);
    }

    void invalidSettingsCountAsAbsent_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("content");
        QByteArray json =
            "{'language': 'klingon', 'look': null, 'speed': -99999999999, 'recent': [1, [2], {'3': 4}],"
            "'x/board/size': 4000000000, 'x/board/closed': ['yes'],"
            "'window/geometry': {'base64': '?'}, 'puzzle': '" +
            QByteArray(100'000, 'x') + "'}";
        QTest::newRow("JSON") << u".json"_s << json.replace('\'', '"');
        QTest::newRow("not JSON") << u".json"_s << "{language: fr, "_ba;
        QTest::newRow("deep JSON") << u".json"_s << QByteArray(100'000, '[');
        QTest::newRow("of version 1.0")
            << u".ini"_s
            << "[General]\nlanguage=klingon\nlook=@Invalid()\nspeed=-99999999999\npuzzle=" +
                   QByteArray(100'000, 'x') + "\nrecent=" + QByteArray(50'000, ',') +
                   "\n[x]\nboard\\size=4000000000\nboard\\shape=\\0\nboard\\closed=@ByteArray(\\x1)\n"
                   "[window]\ngeometry=@Variant(\\0\\0\\0\\x7f)\n";
    }
    void invalidSettingsCountAsAbsent()
    {
        QFETCH(QString, suffix);
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings"_s);
        tests::writeFile(path + suffix, content);
        const window::Settings settings(path);
        QCOMPARE(settings.language(), window::Language::System);
        QCOMPARE(settings.colourScheme(), window::ColourScheme::System);
        QCOMPARE(settings.speed(), session::Speed().mark());
        QCOMPARE(settings.puzzle(), QString());
        QVERIFY(settings.recentFiles().size() <= window::Settings::mostRecentFiles);
        QCOMPARE(settings.values(u"x/board"_s, options), core::Values(options));
        QCOMPARE(settings.geometry(), QByteArray());
    }

    /// Settings are imported from the .ini files of version 1.0.
    void settingsOfVersionOneAreImported()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings"_s);
        {
            QSettings before(path + u".ini"_s, QSettings::IniFormat);
            before.setValue(u"language"_s, u"fr"_s);
            before.setValue(u"speed"_s, 7);
            before.setValue(u"recent"_s, QStringList{u"/a, b"_s, u"/é"_s});
            before.setValue(u"window/geometry"_s, QByteArray("\x00\xff\x01", 3));
        }
        for (int start = 0; start < 2; ++start) {
            const window::Settings settings(path);
            QCOMPARE(settings.language(), window::Language::French);
            QCOMPARE(settings.speed(), 7);
            QCOMPARE(settings.recentFiles(), QStringList({u"/a, b"_s, u"/é"_s}));
            QCOMPARE(settings.geometry(), QByteArray("\x00\xff\x01", 3));
        }
    }

    /// Values of binary variants are not imported, however they are escaped: Qt would allocate as many
    /// strings as the file declares.
    void hugeValuesOfVersionOneAreIgnored_data()
    {
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("plain") << "@Variant("_ba;
        QTest::newRow("escaped") << "\\x40Vari\\141nt("_ba;
        QTest::newRow("quoted") << "@\"Vari\"ant("_ba;
        QTest::newRow("continued") << "@Vari\\\nant("_ba;
    }
    void hugeValuesOfVersionOneAreIgnored()
    {
        QFETCH(QByteArray, start);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings"_s);
        tests::writeFile(path + u".ini"_s,
                         "[General]\nspeed=7\nrecent=" + start + "\\0\\0\\0\\v\\0\\0\\0\\2)\n");
        const window::Settings settings(path);
        QCOMPARE(settings.speed(), session::Speed().mark());
    }

    void theTimelineMayHaveMoreFramesThanIntegers()
    {
        constexpr qint64 last = 9'000'000'000;
        window::TimelineSlider slider;
        QSignalSpy seekRequested(&slider, &window::TimelineSlider::seekRequested);
        slider.setFrames(last / 2, last);
        QCOMPARE(seekRequested.size(), 0);
        slider.setValue(slider.maximum());
        QCOMPARE(seekRequested.takeFirst().front().toLongLong(), last);
        slider.setValue(0);
        QCOMPARE(seekRequested.takeFirst().front().toLongLong(), 0);
    }

    /// Verdicts are drawn in their colours, and lost parts are also thicker.
    void theSliderShowsTheVerdicts()
    {
        for (const board::Style::Look look :
             {board::Style::Light, board::Style::Dark, board::Style::Contrast}) {
            const board::Style style = board::Style::make(look);
            window::TimelineSlider slider;
            slider.resize(420, 30);
            slider.setColours(style);
            slider.setFrames(4, 4);
            slider.setJudged({{1, 2, core::Judgement::Solvable},
                              {2, 3, core::Judgement::Unsolvable},
                              {3, 4, core::Judgement::Unknown}});
            const QImage image = slider.grab().toImage();
            // Returns the number of pixels with this colour in the column at this frame.
            const auto height = [&](double frame, const QColor &colour) {
                int found = 0;
                for (int y = 0; y < image.height(); ++y)
                    found += image.pixelColor(int(9 + frame / 4 * 402), y) == colour;
                return found;
            };
            QVERIFY(height(1.5, style.placed) >= 3);
            QVERIFY(height(2.5, style.culprit) >= height(1.5, style.placed) + 3);
            QVERIFY(height(3.5, style.faint) >= 3);
            QCOMPARE(height(0.5, style.placed) + height(0.5, style.culprit), 0);
        }
    }

    void everyFrameOfASmallTimelineCanBeReached()
    {
        window::TimelineSlider slider;
        QSignalSpy seekRequested(&slider, &window::TimelineSlider::seekRequested);
        slider.setFrames(0, 16'000'000);
        slider.setValue(8'000'001);
        QCOMPARE(seekRequested.takeFirst().front().toLongLong(), 8'000'001);
    }

    /// Marks divide a game into its stages, and the forgotten part is hatched. What is not of the game is not shown.
    void theTimelineShowsStagesAndWhatIsForgotten()
    {
        window::TimelineSlider slider;
        slider.resize(400, 30);
        slider.setFrames(100, 100);
        const auto changed = [&slider](const QImage &before) {
            const QImage now = slider.grab().toImage();
            int first = now.width();
            int last = -1;
            for (int x = 0; x < now.width(); ++x) {
                for (int y = 0; y < now.height(); ++y) {
                    if (now.pixel(x, y) != before.pixel(x, y)) {
                        first = std::min(first, x);
                        last = std::max(last, x);
                    }
                }
            }
            return std::pair(first, last);
        };
        const QImage plain = slider.grab().toImage();
        slider.setForgotten({{0, 50}});
        const auto [left, right] = changed(plain);
        QVERIFY(left < 30 && right > 150 && right <= 200);
        slider.setForgotten({});
        slider.setMarks({{50}, {}, {}});
        const auto [from, to] = changed(plain);
        QVERIFY(from >= 197 && to <= 203 && to - from <= 3);
        slider.setMarks({{25}, {}, {}});
        slider.setForgotten({{0, 50}});
        slider.setFrames(100, 100, 50);
        QCOMPARE(changed(plain), std::pair(400, -1));
    }

    /// The handle of a new board is at the start, however many games were played before, and an unfinished
    /// search leaves room behind it.
    void theTimelineRestartsWithABoard()
    {
        window::TimelineSlider slider;
        slider.resize(420, 30);
        board::Style style = board::Style::make(board::Style::Light);
        slider.setColours(style);
        const auto handle = [&slider](qint64 frame, qint64 last) {
            slider.setFrames(frame, last);
            QImage image = slider.grab().toImage();
            const QColor colour = slider.palette().color(QPalette::Highlight);
            int right = 0;
            for (int x = 0; x < image.width(); ++x)
                right = image.pixelColor(x, image.height() / 2 - 4) == colour ? x : right;
            return right;
        };
        slider.setFrames(50, 50);
        slider.setRun(50, 50);
        QVERIFY(handle(50, 50) < 60);
        slider.setRun(50, 60);
        QVERIFY(handle(60, 60) > 400);
        slider.setRun(50, 60, true);
        QVERIFY(handle(60, 60) < 400);
        // A click beyond the last frame goes to the last frame.
        QSignalSpy seekRequested(&slider, &window::TimelineSlider::seekRequested);
        QTest::mouseClick(&slider, Qt::LeftButton, {}, {415, 15});
        QCOMPARE(seekRequested.takeFirst().front().toLongLong(), 60);
    }

    void manyNotificationsAreThrottled()
    {
        window::SignalThrottle throttle(10s);
        QSignalSpy triggered(&throttle, &window::SignalThrottle::triggered);
        throttle.notify();
        QTRY_COMPARE(triggered.size(), 1);
        for (int i = 0; i < 1000; ++i)
            throttle.notify();
        QCoreApplication::processEvents();
        QCOMPARE(triggered.size(), 1);
    }

    /// A part that appears in a column has its full height, even if the wrapped text of the column is hidden.
    void aColumnGrowsThoughItsWrappedTextIsHidden()
    {
        auto *column = new QWidget;
        auto *layout = new QVBoxLayout(column);
        auto *text = new QLabel(u"some words that are wrapped"_s, column);
        text->setWordWrap(true);
        auto *part = new QWidget(column);
        part->setMinimumHeight(300);
        layout->addWidget(text);
        layout->addWidget(part);
        part->hide();
        window::VerticalScrollArea area(column, nullptr);
        area.resize(100, 100);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        text->hide();
        part->show();
        tests::deliverPosted();
        QVERIFY(column->height() >= 300);
        QVERIFY(part->height() >= 300);
    }

    /// A child beyond the last one is null: a screen reader may have counted the children before some were
    /// hidden.
    void accessibleChildrenBeyondTheLastAreNull()
    {
        auto *column = new QWidget;
        column->setFixedHeight(1000);
        window::VerticalScrollArea area(column, nullptr);
        area.resize(100, 100);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&area);
        const int counted = interface->childCount();
        QVERIFY(counted > 0);
        for (int child = 0; child < counted; ++child)
            QVERIFY(interface->child(child));
        column->setFixedHeight(10);
        tests::deliverPosted();
        for (int child = interface->childCount(); child < 100; ++child)
            QVERIFY(!interface->child(child));
        QVERIFY(!interface->child(-1));
    }
};

TEST_SUITE(WidgetsTest)
#include "tst_widgets.moc"
