// SPDX-License-Identifier: MIT
#include "pages/webboard.h"

#include "board/svgimages.h"
#include "session/basics/jsontext.h"
#include "session/basics/translation.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

constexpr double unit = 100; // the side of a cell in the units of a drawing

/// Returns the content of the drawing that QSvgGenerator wrote.
QByteArray contentOf(const QByteArray &svg)
{
    const qsizetype end = svg.lastIndexOf("</svg>");
    qsizetype begin = svg.indexOf("<defs>");
    if (begin < 0)
        begin = svg.indexOf("<g ");
    return begin < 0 ? QByteArray() : svg.mid(begin, end - begin).trimmed();
}

/// Returns a number with no more digits than are visible.
QByteArray number(double value)
{
    QByteArray text = QByteArray::number(std::round(value * 100) / 100, 'f', 2);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? "0" : text;
}

QByteArray numbers(std::initializer_list<double> values)
{
    QByteArray text;
    for (const double value : values)
        text += (text.isEmpty() ? "" : " ") + number(value);
    return text;
}

/// Returns JSON without a character sequence that could end the page's script element.
QByteArray inScript(const QJsonObject &data)
{
    return session::jsonText(QJsonDocument(data)).replace("<", "\\u003c");
}

QRectF scaled(const QRectF &rect)
{
    return {rect.topLeft() * unit, rect.size() * unit};
}

/// Returns the scene, which shows its pieces again if it showed a step of a search in their place.
board::BoardScene &withPieces(board::BoardScene &scene, const session::Act &act)
{
    const session::Record start(act.record.start());
    if (scene.showsStep())
        scene.aboutToShow(*session::timelineOfFrame(act.instance, act.method, start, 0));
    return scene;
}

/// Returns whether an act of the game has steps that only a picture shows.
bool makesPictures(const session::Timeline &timeline, qint64 first, qint64 end)
{
    for (std::size_t act = timeline.actAt(first); act <= timeline.actAtEndOf(end); ++act) {
        if (timeline.acts()[act].record.counts().makeNoMoves())
            return true;
    }
    return false;
}

} // namespace

int Symbols::number(const QRectF &rect, const std::function<void(QPainter &)> &paint)
{
    QBuffer content;
    QSvgGenerator drawing;
    drawing.setOutputDevice(&content);
    drawing.setViewBox(scaled(rect));
    drawing.setSize(scaled(rect).size().toSize());
    drawing.setResolution(96);
    QPainter painter(&drawing);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(unit, unit);
    paint(painter);
    painter.end();
    const QByteArray svg = contentOf(board::withSmallImages(content.data()));
    if (!svg.contains("<path") && !svg.contains("<rect") && !svg.contains("<ellipse") &&
        !svg.contains("<circle") && !svg.contains("<poly") && !svg.contains("<text") &&
        !svg.contains("<image"))
        return -1;
    const auto known = m_numbers.constFind(svg);
    if (known != m_numbers.cend())
        return *known;
    const int own = int(m_symbols.size());
    m_numbers.insert(svg, own);
    // The names of gradients must be unique in the whole page.
    static const QRegularExpression names(u"\\b(gradient|clip|pattern|patternfill|texpattern_)(\\d+)\\b"_s);
    const QString renamed =
        QString::fromUtf8(svg).replace(names, u"s%1\\1\\2"_s.arg(own)).remove(" xml:space=\"preserve\""_L1);
    m_symbols.append("<g id=\"look" + QByteArray::number(own) + "\">" + renamed.toUtf8() + "</g>");
    return own;
}

int Symbols::ofPiece(const board::BoardScene &scene, int piece, const core::Place &place)
{
    const auto [known, isNew] =
        m_pieces.try_emplace({&scene, scene.lookOf(piece, place), place.turn, place.onBoard()}, -1);
    if (isNew)
        known->second =
            number({-1, -1, 2, 2}, [&](QPainter &painter) { scene.renderPiece(painter, piece, place); });
    return known->second;
}

int Symbols::ofWhole(const board::BoardScene &scene, const core::Position &solved)
{
    const auto [known, isNew] = m_wholes.try_emplace(&scene, -1);
    if (isNew)
        known->second =
            number(scene.sceneRect(), [&](QPainter &painter) { scene.renderOverPieces(painter, solved); });
    return known->second;
}

QByteArray Symbols::definitions() const
{
    return "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\"><defs>" +
           m_symbols.join('\n') + "</defs></svg>\n";
}

WebBoard::WebBoard(const board::BoardScene &scene, const core::Position &position, Symbols &symbols)
    : m_scene(scene), m_symbols(symbols),
      m_board(symbols.number(scene.sceneRect(), [&](QPainter &painter) { scene.renderBoard(painter); }))
{
    for (std::size_t piece = 0; piece < position.size(); ++piece)
        m_start << spotOf(int(piece), position[piece]);
}

WebBoard::WebBoard(board::BoardScene &scene, const core::Kind &kind, const session::Timeline &timeline,
                   qint64 frames, Symbols &symbols, Cut cut)
    : WebBoard(withPieces(scene, timeline.act()), timeline.positionAt(timeline.startOfGame()), symbols)
{
    const qint64 first = timeline.startOfGame();
    const qint64 end = timeline.endOfGame();
    const qint64 most = std::min(frames, makesPictures(timeline, first, end) ? mostPictures : mostFrames);
    m_cut = end - first > most;
    const bool jumps = m_cut && cut == Cut::Jumps;
    const qint64 last = m_cut ? first + most - (jumps ? 1 : 0) : end;
    core::Position before = timeline.positionAt(first);
    for (qint64 frame = first + 1; frame <= last; ++frame) {
        const core::Position after = timeline.positionAt(frame);
        addFrame(before, after, sentenceOf(session::Session::explanationAt(kind, timeline, frame)));
        const std::size_t act = timeline.actAtEndOf(frame);
        m_pictures << pictureOf(scene, timeline.acts()[act], frame - timeline.startOfAct(act));
        before = after;
    }
    const core::Position atEnd = timeline.positionAt(end);
    if (jumps)
        addFrame(
            before, atEnd,
            sentenceOf(
                tr("%1 steps are left out here. This is the end.").arg(session::formatNumber(end - last - 1)),
                {}));
    if (scene.joinsWhenSolved() && scene.puzzle().solved(atEnd))
        addWhole(atEnd);
}

void WebBoard::addFrame(const core::Position &before, const core::Position &after, int sentence)
{
    QList<int> changes{sentence};
    for (std::size_t piece = 0; piece < after.size(); ++piece) {
        if (after[piece] != before[piece])
            changes << int(piece) << spotOf(int(piece), after[piece]);
    }
    m_frames << changes;
}

/// Returns the symbol of what the scene shows at this frame in place of the pieces; -1 if it shows the pieces.
int WebBoard::pictureOf(board::BoardScene &scene, const session::Act &act, qint64 frame)
{
    if (act.type != session::Act::Search || !act.record.counts().makeNoMoves())
        return -1;
    const auto timeline = session::timelineOfFrame(act.instance, act.method, act.record, frame);
    scene.aboutToShow(*timeline);
    scene.show(timeline->position());
    const int picture =
        scene.showsStep()
            ? m_symbols.number(scene.sceneRect(), [&](QPainter &painter) { scene.renderOverBoard(painter); })
            : -1;
    if (picture >= 0 && m_legend.empty())
        takeLegend();
    withPieces(scene, act);
    return picture;
}

/// Draws the marks of the legend that the scene has now.
void WebBoard::takeLegend()
{
    const QRectF place(0, 0, 1, 1);
    for (const board::LegendEntry &entry : m_scene.legend()) {
        const int mark = m_symbols.number(
            place, [&](QPainter &painter) { m_scene.paintLegendMark(painter, place, entry.mark); });
        m_legend.emplaceBack(mark, entry.words);
    }
}

void WebBoard::addWhole(const core::Position &solved)
{
    m_whole = m_symbols.ofWhole(m_scene, solved);
    for (std::size_t piece = 0; piece < solved.size(); ++piece)
        m_home << spotOf(int(piece), solved[piece]);
}

void WebBoard::letPlay()
{
    const auto goal = m_scene.slidingGoal();
    if (!goal)
        return;
    for (const core::Place &place : *goal)
        m_goal << place.cell;
    if (m_scene.joinsWhenSolved() && m_whole < 0)
        addWhole(*goal);
}

int WebBoard::spotOf(int piece, const core::Place &place)
{
    const qint64 key = (qint64(piece) << 32) + (qint64(place.cell) + 1) * 256 + place.turn;
    if (const auto known = m_known.constFind(key); known != m_known.cend())
        return *known;
    const board::Pose pose = m_scene.restingAt(piece, place);
    const Spot spot{m_symbols.ofPiece(m_scene, piece, place), pose.at.x() * unit, pose.at.y() * unit,
                    pose.scale};
    int &number = m_numbers[spot]; // the number of the spot, from 1
    if (number == 0) {
        m_spots << spot;
        number = int(m_spots.size());
    }
    m_known.insert(key, number - 1);
    return number - 1;
}

int WebBoard::sentenceOf(const core::Explanation &explanation)
{
    return sentenceOf(session::translated(explanation), explanation.marks);
}

int WebBoard::sentenceOf(const QString &text, const std::vector<core::Mark> &cells)
{
    QList<int> marks;
    QString key = text;
    for (const core::Mark &mark : cells) {
        marks << mark.cell << int(mark.role);
        key += u'\n' + QString::number(mark.cell) + u'/' + QString::number(int(mark.role));
    }
    if (key.isEmpty())
        return -1;
    const auto known = m_sentenceNumbers.constFind(key);
    if (known != m_sentenceNumbers.cend())
        return *known;
    m_sentenceNumbers.insert(key, int(m_sentences.size()));
    m_sentences << text;
    m_marks << marks;
    return int(m_sentences.size()) - 1;
}

bool WebBoard::hasPictures() const
{
    return std::ranges::any_of(m_pictures, [](int picture) { return picture >= 0; });
}

QByteArray WebBoard::data() const
{
    const auto array = [](const auto &values) {
        QJsonArray all;
        for (const auto &value : values)
            all << value;
        return all;
    };
    const auto rounded = [](double value) { return std::round(value * 100) / 100; };
    QJsonArray spots;
    for (const Spot &spot : m_spots)
        spots << QJsonArray{spot.look, rounded(spot.x), rounded(spot.y), spot.scale};
    QJsonArray frames;
    for (const QList<int> &frame : m_frames)
        frames << array(frame);
    QJsonArray marks;
    for (const QList<int> &each : m_marks)
        marks << array(each);
    QJsonArray cells;
    for (int cell = 0; cell < m_scene.cellCount(); ++cell) {
        const QRectF rect = scaled(m_scene.cellRect(cell));
        cells << QJsonArray{rect.x(), rect.y(), rect.width(), rect.height()};
    }
    const QJsonObject words{{u"first"_s, tr("To the beginning")},
                            {u"back"_s, tr("One step back")},
                            {u"play"_s, tr("Play")},
                            {u"pause"_s, tr("Pause")},
                            {u"forward"_s, tr("One step on")},
                            {u"last"_s, tr("To the end")},
                            {u"step"_s, tr("Step")},
                            {u"start"_s, tr("This is the start. Press Play, or the right arrow key.")},
                            {u"count"_s, tr("step %1 of %2")},
                            {u"slide"_s, tr("Click a piece in line with the gap, or press an arrow key.")},
                            {u"orSlide"_s, tr("Or play yourself: click a piece in line with the gap.")},
                            {u"moves"_s, tr("Moves: %1")},
                            {u"solved"_s, tr("Solved! Moves: %1")}};
    return inScript({{u"places"_s, spots},
                     {u"start"_s, array(m_start)},
                     {u"frames"_s, frames},
                     {u"pictures"_s, hasPictures() ? array(m_pictures) : QJsonArray()},
                     {u"begin"_s, m_begin},
                     {u"home"_s, array(m_home)},
                     {u"goal"_s, array(m_goal)},
                     {u"columns"_s, m_scene.puzzle().grid().columns},
                     {u"says"_s, QJsonArray::fromStringList(m_sentences)},
                     {u"marks"_s, marks},
                     {u"cells"_s, cells},
                     {u"words"_s, words}});
}

QByteArray WebBoard::html(const QString &name) const
{
    const QRectF part = scaled(m_scene.sceneRect());
    const QByteArray label = name.toHtmlEscaped().toUtf8();
    QByteArray text = "<figure>";
    if (hasPlayer())
        text = "<figure class=\"playback\" tabindex=\"0\" aria-label=\"" + label + "\">";
    text += "<svg role=\"img\" aria-label=\"" + label + "\" viewBox=\"" +
            numbers({part.x(), part.y(), part.width(), part.height()}) + "\">\n<use href=\"#look" +
            QByteArray::number(m_board) + "\"/>";
    if (m_scene.joinsPieces())
        text += "<path class=\"path\"/>";
    for (qsizetype piece = 0; piece < m_start.size(); ++piece) {
        const Spot &spot = m_spots[m_start[piece]];
        QByteArray href = "visibility=\"hidden\"";
        if (spot.look >= 0)
            href = "href=\"#look" + QByteArray::number(spot.look) + '"';
        text += "<use data-piece=\"" + QByteArray::number(piece) + "\" " + href + " transform=\"translate(" +
                numbers({spot.x, spot.y}) + ") scale(" + number(spot.scale) + ")\"/>";
    }
    if (m_whole >= 0)
        text +=
            "<use class=\"whole\" visibility=\"hidden\" href=\"#look" + QByteArray::number(m_whole) + "\"/>";
    if (hasPictures())
        text += "<use class=\"step\" visibility=\"hidden\"/>";
    text += "<g class=\"marks\"></g></svg>\n";
    if (!m_legend.empty()) {
        text += "<p class=\"legend\">";
        for (const auto &[mark, words] : m_legend)
            text += "<span><svg viewBox=\"0 0 100 100\" aria-hidden=\"true\"><use href=\"#look" +
                    QByteArray::number(mark) + "\"/></svg> " + words.toHtmlEscaped().toUtf8() + "</span> ";
        text += "</p>\n";
    }
    if (hasPlayer())
        text += "<script type=\"application/json\">" + data() + "</script>\n";
    return text + "</figure>\n";
}

} // namespace pages
