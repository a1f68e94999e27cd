import DisplayList
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Texts, in fixed metrics: letters have half of the font's size, capitals three quarters, spaces a quarter.
@MainActor
struct TextTests {
    private func texts(_ laidOut: LaidOut) -> [String] { laidOut.textRuns.map(\.text) }

    nonisolated static let rows: [LayoutCase] = [
        LayoutCase("a text is as wide as its characters and as high as its font's line", frames: ["25 40 51 21"]) {
            Text(verbatim: "abcdef")
        },
        LayoutCase("an empty text has the height of a line", frames: ["50 40 0 21"]) { Text(verbatim: "") },
        LayoutCase("a text wraps at words", 60, 100, frames: ["9 30 43 41"]) { Text(verbatim: "abcde fghij") },
        LayoutCase("a text of one line is truncated", 60, 100, frames: ["0 40 60 21"]) {
            Text(verbatim: "abcde fghij").lineLimit(1)
        },
        LayoutCase("lines end where the text says so", frames: ["42 30 17 41"]) { Text(verbatim: "ab\ncd") },
        LayoutCase("room for lines that aren't there", frames: ["42 20 17 61"]) {
            Text(verbatim: "ab").lineLimit(3, reservesSpace: true)
        },
        LayoutCase("texts below each other keep no distance", frames: ["42 29 17 21", "42 50 17 21"]) {
            VStack {
                Text(verbatim: "ab")
                Text(verbatim: "cd")
            }
        },
        LayoutCase(
            "a color below a text keeps another distance than one above (fatbobman)",
            frames: ["40 0 20 30", "42 37 17 21", "40 70 20 30"]
        ) {
            VStack {
                Color.red.frame(width: 20)
                Text(verbatim: "ab")
                Color.green.frame(width: 20)
            }.fixedSize(horizontal: true, vertical: false)
        },
        LayoutCase("baselines meet", frames: ["25 37 33 27", "66 41 9 21"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "abc").font(.system(size: 22))
                Text(verbatim: "a").font(.system(size: 17))
            }
        },
        LayoutCase(
            "a text between colors gets a third and wraps (swiftuifieldguide)", 120, 60,
            frames: ["0 0 43 60", "43 10 34 41", "77 0 43 60"]
        ) {
            HStack(spacing: 0) {
                Color.red
                Text(verbatim: "abcd efgh")
                Color.green
            }
        },
    ]

    @Test(arguments: rows) func `texts have the frames of the rule`(row: LayoutCase) {
        #expect(LaidOut(row.view(), width: row.width, height: row.height).frames == row.frames)
    }

    // Recorded by sentry-cocoa on iOS 16 and 17, scale 3: a text of 20 points with a background, 20 larger on each
    // side, in 250 by 250 with 59 at the top. The width is that of San Francisco's letters; heights and positions are
    // Collage's.
    @Test func `a text with a background has the recorded frame, rounded to thirds`() {
        let view = VStack {
            VStack {
                Text(verbatim: "Hello, World").padding(20).background(Color.green)
            }.font(.system(size: 20))
        }
        let laidOut = LaidOut(
            view, width: 250, height: 250, scale: 3, safeArea: .init(top: 59, leading: 0, bottom: 0, trailing: 0))
        let frames = laidOut.frames.map { $0.split(separator: " ").map(String.init) }
        #expect(frames[0][1] == "142.667" && frames[0][3] == "24")
        #expect(frames[1][1] == "122.667" && frames[1][3] == "64")
    }

    // Also recorded in 300 by 300: the title of a label is 20.333 high.
    @Test func `the title of a label has the recorded height`() {
        let laidOut = LaidOut(
            VStack { Label("Hello SwiftUI", systemImage: "house") }, width: 300, height: 300, scale: 3,
            safeArea: .init(top: 59, leading: 0, bottom: 0, trailing: 0))
        let title = laidOut.frames[1].split(separator: " ").map(String.init)
        #expect(title[3] == "20.333")
    }

    // MARK: What is drawn

    @Test func `a text can have several styles`() {
        let text = Text(verbatim: "a").bold() + Text(verbatim: "b").italic() + Text(verbatim: "c").foregroundColor(.red)
        let runs = LaidOut(text).textRuns
        #expect(runs.map(\.text) == ["a", "b", "c"])
        #expect(runs[0].font.weight >= 600 && runs[1].font.isItalic)
        #expect(runs[2].color == UIColor.systemRed.color(with: EnvironmentValues().traitCollection))
    }

    @Test func `words in Markdown have styles`() {
        let runs = LaidOut(Text("a **b** *c* `d` ~~e~~ [f](https://swift.org)").fixedSize(), width: 500).textRuns
        let style = Dictionary(runs.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(style["b"].map { $0.font.weight >= 600 } == true)
        #expect(style["c"]?.font.isItalic == true)
        #expect(style["d"]?.font.family == .systemMonospaced)
        #expect(style["e"]?.strikethroughColor != nil)
        #expect(style["f"]?.color == UIColor.systemBlue.color(with: EnvironmentValues().traitCollection))
    }

    @Test(arguments: [
        ("plain", "plain"), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
        ("a \\*b\\*", "a *b*"), ("[no link]", "[no link]"), ("**a *b* c**", "a b c"), ("`*`", "*"), ("", ""),
    ]) func `characters that aren't Markdown delimiters stay`(source: String, shown: String) {
        #expect(InlineMarkdown.runs(of: source).map(\.text).joined() == shown)
    }

    @Test func `verbatim texts and string variables aren't parsed as Markdown`() {
        let string = "**a**"
        #expect(texts(LaidOut(Text(verbatim: "**a**"))) == ["**a**"])
        #expect(texts(LaidOut(Text(string))) == ["**a**"])
    }

    @Test func `interpolated values are between the words`() {
        let name = "*x*", count = 3
        #expect(texts(LaidOut(Text("\(name): \(count) of 100%").fixedSize())).joined() == "*x*: 3 of 100%")
        #expect(texts(LaidOut(Text("\(1.5, specifier: "%.2f")"))).joined() == "1.50")
    }

    @Test func `the default font is the font of the environment`() throws {
        func size(_ view: some View) throws -> Double {
            try #require(LaidOut(view).textRuns.first).font.size
        }
        #expect(try size(Text("a").font(.default)) == size(Text("a")))
        #expect(try size(VStack { Text("a").font(.default) }.font(.title)) == size(Text("a").font(.title)))
        #expect(try size(VStack { Text("a") }.font(.default).font(.largeTitle)) == size(Text("a").font(.largeTitle)))
        #expect(try size(Text("a").font(.default.bold())) == size(Text("a").bold()))
    }

    @Test func `a format writes the value`() {
        #expect(texts(LaidOut(Text(1234, format: .number.grouping(.never)))) == ["1234"])
    }

    @Test func `an attributed string keeps its attributes`() {
        var string = AttributedString("ab")
        string.swiftUI.font = .system(size: 30)
        string.swiftUI.foregroundColor = .green
        let run = LaidOut(Text(string)).textRuns[0]
        #expect(run.font.size == 30)
        #expect(run.color == UIColor.systemGreen.color(with: EnvironmentValues().traitCollection))
    }

    @Test func `the environment sets font, color, case, and lines`() {
        let laidOut = LaidOut(
            VStack { Text(verbatim: "ab") }.font(.largeTitle).foregroundColor(.red).textCase(.uppercase).bold())
        let run = laidOut.textRuns[0]
        #expect(run.text == "AB" && run.font.size == 34 && run.font.weight >= 600)
    }

    @Test func `text follows the environment's text size, and a fixed size doesn't`() {
        let view = HStack {
            Text(verbatim: "a").font(.body)
            Text(verbatim: "b").font(.system(size: 17))
        }
        let runs = LaidOut(view) { $0.dynamicTypeSize = .accessibility3 }.textRuns
        #expect(runs.map(\.font.size) == [40, 17])
    }

    @Test func `a text shrinks to fit`() {
        let laidOut = LaidOut(Text(verbatim: "abcdefghij").lineLimit(1).minimumScaleFactor(0.5), width: 60)
        #expect(texts(laidOut) == ["abcdefghij"])
        #expect(laidOut.textRuns[0].font.size < 17)
    }

    @Test func `another color measures nothing`() {
        let graph = LaidOut(Text(verbatim: "ab").foregroundColor(.red))
        let element = graph.leaves[0] as? TextElement
        let before = graph.graph.statistics.measurements
        var resolver = TextResolver(EnvironmentValues())
        let content = resolver.content(of: Text(verbatim: "ab").foregroundColor(.green))
        element?.set(content)
        graph.settle()
        #expect(graph.graph.statistics.measurements == before)
        #expect(graph.textRuns[0].color == UIColor.systemGreen.color(with: EnvironmentValues().traitCollection))
    }
}
