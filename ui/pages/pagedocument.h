// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"

#include <QTextDocument>
#include <QTextFormat>

#include <map>
#include <set>

class QPagedPaintDevice;
class QTextTable;

namespace pages {

/// The target of a link in a page.
struct Target {
    enum Kind { Line, OtherPage, Web, Form, Open, Play, Run, Answer, Hand, Board };

    Kind kind;
    QString text = {}; ///< the position line, file name, address, or id of the course's form
    int number = 0;    ///< the number of the board or the exercise, from 0

    friend bool operator==(const Target &, const Target &) = default;
};

/// The way in which a page is shown, and the parts that the reader has opened.
struct PageLook {
    board::Style style = board::Style::make(board::Style::Light);
    QFont font = {};
    std::set<int> answers = {};          ///< the exercises whose answers are shown
    std::map<int, QString> results = {}; ///< the results of boards whose search was run
    int playing = -1;                    ///< the board that is played in its place; -1 for none
    /// The page is for paper or the web: it has no links to click, and the answers come at the end.
    bool isFinal = false;

    static PageLook onPaper();
};

/// A page as rich text. Boards are characters that a text object draws. Nothing that images and links point to is
/// loaded: images are shown as their alternative text.
class PageDocument : public QTextDocument {
    Q_OBJECT

public:
    static constexpr int boardObject = QTextFormat::UserObject + 1;
    static constexpr int linesObject = QTextFormat::UserObject + 2;
    static constexpr int numberProperty = QTextFormat::UserProperty + 1; ///< a number of a board or of lines
    /// The properties of a board that stands beside others: how many they are, and the number of its exercise.
    static constexpr int acrossProperty = QTextFormat::UserProperty + 3;
    static constexpr int exerciseProperty = QTextFormat::UserProperty + 4;
    /// The property of text blocks that contains their role.
    static constexpr int roleProperty = QTextFormat::UserProperty + 2;
    enum Role { Text, BoardRole, Caption, Links, Exercise, Answers };

    PageDocument(const Page &page, const Boards &boards, PageLook look, QObject *parent = nullptr);

    static bool isCode(const QTextBlockFormat &format)
    {
        return format.hasProperty(QTextFormat::BlockCodeFence) ||
               format.hasProperty(QTextFormat::BlockCodeLanguage);
    }

    const Boards &boards() const { return m_boards; }
    const PageLook &look() const { return m_look; }
    /// Returns the target of a link in this document; none if the link is not valid.
    std::optional<Target> target(const QString &href) const;
    const std::vector<Target> &targets() const { return m_targets; }
    /// Returns the colour behind a board that stands in an exercise; none for any other board.
    std::optional<QColor> backgroundOf(int board) const;
    /// Lays out the whole page, so that scroll bars know its height. Qt would lay out a long document in stages.
    void finishLayout();
    /// Lays out a board again, whose size may have changed when it became ready.
    void layOut(int board);
    /// Repaints a board whose contents have changed but whose size has not.
    void redraw(int board);
    /// Returns the text block that contains a board.
    QTextBlock blockOf(int board) const;
    /// Returns the place of a board in the document; empty until it is laid out.
    QRectF placeOf(int board) const;
    /// Frames this board as the one being played; -1 removes the frame.
    void setPlaying(int board);
    /// Prints the document on as many pages as it needs. Returns their number, or 0 if the device cannot be
    /// painted on.
    int print(QPagedPaintDevice &device);

protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }

private:
    struct InRow {
        int exercise; ///< the number of its exercise, from 1
        int across;   ///< the number of boards in a full row
    };

    class MarkdownWriter;

    QString boardText(int board) const;
    void replaceImages();
    void nameTargets();
    void setTarget(QTextCursor cursor, const std::optional<Target> &target);
    void placeObjects();
    void placeBoard(QTextCursor &cursor, int board);
    void placeRow(QTextCursor &cursor, const QString &marks);
    void frame(const std::vector<QTextCursor> &parts);
    void setFormats();
    static void mendFirstCell(const QTextTable &table);
    void setTableFormats();
    void setCodeFont();
    void keepTogether(double page);

    const Boards &m_boards;
    PageLook m_look;
    std::vector<Target> m_targets;
    std::map<int, InRow> m_inRow; ///< the boards that stand beside others, by the number of the board
};

} // namespace pages
