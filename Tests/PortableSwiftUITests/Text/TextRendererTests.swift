import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The layouts that text renderers receive, and what they draw.
@MainActor struct TextRendererTests {
    private final class Record {
        var layouts: [Text.Layout] = []
        var phases: [Double] = []
        var proposals: [ProposedViewSize] = []
    }

    private struct Recorder: TextRenderer {
        let record: Record
        var phase = 0.0
        var padding: CGFloat = 0
        var drawing: (Text.Layout, GraphicsContext) -> Void = { layout, context in
            for line in layout { context.draw(line) }
        }

        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            record.layouts.append(layout)
            record.phases.append(phase)
            drawing(layout, context)
        }

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            record.proposals.append(proposal)
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width + padding, height: size.height)
        }
    }

    private struct Highlight: TextAttribute { var level = 1 }

    private struct Shout: TextAttribute {}

    private func layout(_ text: some View, width: Double = 200, height: Double = 200) throws -> Text.Layout {
        let record = Record()
        _ = LaidOut(text.textRenderer(Recorder(record: record)), width: width, height: height)
        return try #require(record.layouts.last)
    }

    private func commands(_ view: some View, width: Double = 200) -> [DisplayCommand] {
        LaidOut(view, width: width).nodes.flatMap(\.commands)
    }

    @Test func `a layout has the lines, and a line the characters from left to right`() throws {
        let layout = try layout(Text(verbatim: "one two\nthree"))
        #expect(layout.count == 2)
        #expect(layout[0].flatMap { $0 }.count == 7)
        #expect(layout[1].flatMap { $0 }.count == 5)
        #expect(layout[1].flatMap(\.characterIndices).map(\.offset) == Array(8..<13))
        let slices = layout[0].flatMap { $0 }
        for (slice, next) in zip(slices, slices.dropFirst()) {
            #expect(abs(slice.typographicBounds.rect.maxX - next.typographicBounds.rect.minX) < 1e-9)
        }
        let bounds = layout[0].typographicBounds
        #expect(abs(try #require(slices.last).typographicBounds.rect.maxX - bounds.rect.maxX) < 1e-9)
        #expect(layout[1].origin.y - layout[0].origin.y == bounds.ascent + bounds.descent)
        #expect(bounds.rect.minY == 0)
        #expect(!layout.isTruncated)
    }

    @Test func `a run has the attributes of its text`() throws {
        let text =
            Text(verbatim: "a ") + Text(verbatim: "bc").customAttribute(Highlight(level: 2)) + Text(verbatim: " d")
        let runs = try layout(text)[0].map { $0 }
        let marked = runs.filter { $0[Highlight.self] != nil }
        #expect(marked.flatMap(\.characterIndices).map(\.offset) == [2, 3])
        #expect(marked.first?[Highlight.self]?.level == 2)
        #expect(marked.first?.first?[Highlight.self]?.level == 2)
        #expect(marked.first?[Shout.self] == nil)
        #expect(runs.flatMap(\.characterIndices).count == 6)
    }

    @Test func `an inner attribute replaces an outer one of the same type`() throws {
        let text = Text("\(Text(verbatim: "x").customAttribute(Highlight(level: 3)))y").customAttribute(Highlight())
            .customAttribute(Shout())
        let runs = try layout(text)[0].map { $0 }
        #expect(runs.map { $0[Highlight.self]?.level } == [3, 1])
        #expect(runs.allSatisfy { $0[Shout.self] != nil })
    }

    @Test func `equal texts with different attributes are different`() {
        let text = Text(verbatim: "a")
        #expect(text.customAttribute(Highlight()) == text.customAttribute(Highlight()))
        #expect(text.customAttribute(Highlight()) != text.customAttribute(Highlight(level: 2)))
        #expect(text.customAttribute(Highlight()) != text)
    }

    @Test func `an attribute alone doesn't change the drawing`() {
        let text = Text(verbatim: "plain")
        #expect(commands(text) == commands(text.customAttribute(Highlight())))
    }

    @Test(arguments: ["one line", "several lines of a longer text that wraps", "שלום עולם", "mixed שלום text"])
    func `drawing all lines shows the text as it is without a renderer`(_ string: String) {
        let text = Text(verbatim: string).underline().multilineTextAlignment(.center)
        let drawn = commands(text.textRenderer(Recorder(record: Record())), width: 100)
        let usual = commands(text, width: 100)
        #expect(runs(of: drawn) == runs(of: usual))
        #expect(!runs(of: usual).isEmpty)
    }

    @Test func `drawing all slices draws each character at its position`() {
        let text = Text(verbatim: "abc").font(.system(size: 20))
        var renderer = Recorder(record: Record())
        renderer.drawing = { layout, context in layout.flatMap { $0 }.flatMap { $0 }.forEach { context.draw($0) } }
        let runs = runs(of: commands(text.textRenderer(renderer)))
        #expect(runs.map(\.text) == ["a", "b", "c"])
        #expect(zip(runs, runs.dropFirst()).allSatisfy { abs($0.x + $0.width - $1.x) < 1e-9 })
    }

    @Test func `a moved line moves its runs`() throws {
        var line = try layout(Text(verbatim: "abc"))[0]
        let before = line[0].typographicBounds.origin
        line.origin.x += 10
        line.origin.y -= 4
        #expect(line[0].typographicBounds.origin == CGPoint(x: before.x + 10, y: before.y - 4))
        #expect(line[0][1].typographicBounds.rect.minY == line.typographicBounds.rect.minY)
    }

    @Test func `a slice contains the characters at its positions`() throws {
        let run = try layout(Text(verbatim: "abcd"))[0][0]
        let slice = Text.Layout.RunSlice(run: run, indices: 1..<3)
        #expect(slice.characterIndices.map(\.offset) == [1, 2])
        #expect(slice.map(\.indices) == [1..<2, 2..<3])
        #expect(
            slice.typographicBounds.width == run[1].typographicBounds.width + run[2].typographicBounds.width)
        #expect(Text.Layout.RunSlice(run: run, indices: 3..<9).indices == 3..<4)
        #expect(Text.Layout.RunSlice(run: run, indices: 2..<2).typographicBounds.width == 0)
    }

    @Test func `truncated text ends with an ellipsis that isn't a character`() throws {
        let layout = try layout(Text(verbatim: "a text that doesn't fit at all").lineLimit(1), width: 80)
        #expect(layout.isTruncated)
        let last = try #require(layout[0].last)
        #expect(last.characterIndices.isEmpty)
        #expect(last.typographicBounds.width > 0)
    }

    @Test func `right-to-left runs have their direction, and descending characters`() throws {
        let run = try #require(try layout(Text(verbatim: "שלום"))[0].first)
        #expect(run.layoutDirection == .rightToLeft)
        #expect(run.characterIndices.map(\.offset) == [3, 2, 1, 0])
    }

    @Test func `a renderer can change the size of the text`() {
        let record = Record()
        let text = Text(verbatim: "abc")
        let plain = LaidOut(text.fixedSize()).leaves.first?.frame.size ?? .zero
        let screen = LaidOut(text.textRenderer(Recorder(record: record, padding: 12)).fixedSize())
        withExtendedLifetime(screen) {
            #expect(screen.leaves.first?.frame.size == Size(width: plain.width + 12, height: plain.height))
        }
        #expect(record.proposals.contains(.unspecified))
    }

    @Test func `scaled text has the layout that fits`() throws {
        let text = Text(verbatim: "scaled down").lineLimit(1).minimumScaleFactor(0.3)
        let layout = try layout(text, width: 60)
        #expect(!layout.isTruncated)
        #expect(layout[0].typographicBounds.width <= 60)
    }

    private final class Model {
        var phase: Binding<Double>?
    }

    private struct Screen: View {
        let model: Model
        let record: Record
        @State private var phase = 0.0

        var body: some View {
            let _ = model.phase = $phase
            Text(verbatim: "wave").textRenderer(Recorder(record: record, phase: phase))
        }
    }

    @Test func `the animatable data of a renderer is animated`() {
        let (model, record) = (Model(), Record())
        let screen = LaidOut(Screen(model: model, record: record))
        withAnimation(.linear(duration: 1)) { model.phase?.wrappedValue = 8 }
        screen.settle()
        for time in [0.25, 0.5, 1.0] {
            screen.graph.advance(to: time)
            screen.settle()
        }
        #expect(record.phases == [0, 2, 4, 8])
        #expect(!screen.graph.isAnimating)
    }

    private struct Marks: View {
        let found: (([Text.LayoutKey.AnchoredLayout], GeometryProxy) -> Void)

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "first").frame(height: 30)
                Text(verbatim: "second").frame(height: 40)
            }
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { geometry in
                    let _ = found(layouts, geometry)
                    Color.clear
                }
            }
        }
    }

    @Test func `ancestors find the layouts of all texts with their positions`() throws {
        var found: [(y: CGFloat, count: Int)] = []
        let screen = LaidOut(
            Marks { layouts, geometry in
                found = layouts.map { (geometry[$0.origin].y, $0.layout.flatMap { $0 }.flatMap { $0 }.count) }
            })
        try withExtendedLifetime(screen) {
            #expect(found.map(\.count) == [5, 6])
            let heights = screen.leaves.prefix(2).map { $0.frame.size.height }
            try #require(found.count == 2)
            #expect(found[0].y == CGFloat(30 - heights[0]) / 2)
            #expect(found[1].y == 30 + CGFloat(40 - heights[1]) / 2)
        }
    }

    private func runs(of commands: [DisplayCommand]) -> [TextRun] {
        commands.flatMap { command -> [TextRun] in
            guard case .text(let layout, _) = command else { return [] }
            return layout.lines.flatMap(\.runs)
        }
    }
}
