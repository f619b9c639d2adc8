// SPDX-License-Identifier: MIT
#pragma once

#include <QPaintEngine>
#include <QPdfWriter>

namespace tests {

/// Records the texts painted on each page, and paints nothing.
class PageTextRecorder : public QPdfWriter {
public:
    explicit PageTextRecorder(QIODevice *device) : QPdfWriter(device) {}

    std::vector<QStringList> pages{{}};
    double lowestText = 0; ///< the lowest text's position as a fraction of the page's height

    bool newPage() override
    {
        pages.emplace_back();
        return true;
    }

protected:
    QPaintEngine *paintEngine() const override { return &m_engine; }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(PageTextRecorder &recorder) : QPaintEngine(AllFeatures), m_recorder(recorder) {}

        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &) override {}
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF &at, const QTextItem &item) override
        {
            m_recorder.lowestText = std::max(m_recorder.lowestText, at.y() / m_recorder.height());
            m_recorder.pages.back() << item.text();
        }
        Type type() const override { return User; }

    private:
        PageTextRecorder &m_recorder;
    };

    mutable Engine m_engine{*this};
};

} // namespace tests
