// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"

#include <QTextDocument>

#include <set>

class QPagedPaintDevice;

namespace pages {

/// What a link of a page leads to.
struct Target {
    enum Kind { Line, OtherPage, Web, Open, Play, Run, Answer };

    Kind kind;
    QString text = {}; ///< the position line, the page's file name, the address
    int number = 0;    ///< of the board or the exercise, from 0

    friend bool operator==(const Target &, const Target &) = default;
};

/// How a page is shown, and what of it was asked for.
struct PageLook {
    board::Style style = board::Style::make(board::Style::Light);
    QFont font = {};
    std::set<int> answers = {};          ///< of these exercises
    std::map<int, QString> results = {}; ///< of boards whose search was run
    int playing = -1;                    ///< the board that is played in its place
    /// For paper or the web: nothing can be asked for, and the answers stand at the end.
    bool isFinal = false;

    static PageLook onPaper();
};

/// A page as rich text. Boards stand in it as characters that its object draws. Nothing is loaded, wherever
/// a page's images and links point: of images there are only the words.
class PageDocument : public QTextDocument {
    Q_OBJECT

public:
    static constexpr int boardObject = QTextFormat::UserObject + 1;
    static constexpr int linesObject = QTextFormat::UserObject + 2;
    static constexpr int numberProperty = QTextFormat::UserProperty + 1; ///< of the board, or of lines
    /// Of blocks: what they are.
    static constexpr int roleProperty = QTextFormat::UserProperty + 2;
    enum Role { Text, BoardRole, Caption, Links, Exercise };

    PageDocument(const Page &page, const Boards &boards, PageLook look, QObject *parent = nullptr);

    static bool isCode(const QTextBlockFormat &format)
    {
        return format.hasProperty(QTextFormat::BlockCodeFence) ||
               format.hasProperty(QTextFormat::BlockCodeLanguage);
    }

    const Boards &boards() const { return m_boards; }
    const PageLook &look() const { return m_look; }
    /// Of a link in this document; none where it leads nowhere.
    std::optional<Target> target(const QString &href) const;
    const std::vector<Target> &targets() const { return m_targets; }
    /// A board is ready to be drawn, or shows something else.
    void redraw(int board);
    /// Has this board framed; -1: none.
    void setPlaying(int board);
    /// On as many pages as it needs; returns their number, or 0 where the device cannot be painted on.
    int print(QPagedPaintDevice &device);

protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }

private:
    QString markdown(const Page &page) const;
    QString boardText(int board) const;
    void replaceImages();
    void nameTargets();
    void placeObjects();
    void frame(const std::vector<QTextCursor> &parts);
    void setFormats();
    void setCodeFont();

    const Boards &m_boards;
    PageLook m_look;
    std::vector<Target> m_targets;
};

} // namespace pages
