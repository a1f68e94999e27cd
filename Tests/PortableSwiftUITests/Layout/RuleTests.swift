import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The rules of SwiftUI's layout one by one: sizes, spacing, and layers.
///
/// Names in parentheses are the sources of the rule.
@MainActor
struct RuleTests {
    /// Has half of the proposed size.
    private struct Half: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let size = proposal.replacingUnspecifiedDimensions()
            return CGSize(width: size.width / 2, height: size.height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    nonisolated static let rows: [LayoutCase] = room + spacing + layers

    private nonisolated static let room = [
        LayoutCase(
            "three rectangles share 300 (objc.io 2020/11/10)", 300, 10,
            frames: ["0 0 100 10", "100 0 100 10", "200 0 100 10"]
        ) {
            HStack(spacing: 0) {
                Rectangle()
                Rectangle()
                Rectangle()
            }
        },
        LayoutCase(
            "75 and 100 in 150 overflow by 25 (objc.io)", 150, 10, frames: ["-13 0 76 10", "63 0 100 10"]
        ) {
            HStack(spacing: 0) {
                Rectangle().frame(maxWidth: 100)
                Rectangle().frame(minWidth: 100)
            }
        },
        LayoutCase(
            "what half a view leaves goes to those after it (oleb.net 2023)", 620, 10,
            frames: ["0 0 100 10", "110 0 250 10", "370 0 250 10"]
        ) {
            HStack(spacing: 10) {
                Half()() { Color.blue }
                Color.green
                Color.yellow
            }
        },
        LayoutCase(
            "the first group's room is all but the least of the lower groups", 300, 10,
            frames: ["0 0 30 10", "30 0 250 10", "280 0 20 10"]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30)
                Color.green.layoutPriority(1)
                Color.blue.frame(minWidth: 20)
            }
        },
        LayoutCase(
            "a later group gets its own least back", 300, 10, frames: ["0 0 100 10", "100 0 100 10", "200 0 100 10"]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30)
                Color.green.frame(minWidth: 20)
                Color.blue.frame(maxWidth: 100).layoutPriority(2)
            }
        },
        LayoutCase(
            "of the endlessly flexible the larger least comes first", 100, 10,
            frames: ["0 0 25 10", "25 0 50 10", "75 0 25 10"]
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(minWidth: 50)
                Color.blue
            }
        },
        LayoutCase(
            "a spacer between fixed views takes the rest", 300, 10,
            frames: ["0 0 40 10", "40 5 200 0", "240 0 60 10"]
        ) {
            HStack {
                Fixed(40, 10)
                Spacer()
                Fixed(60, 10)
            }
        },
        LayoutCase(
            "without room the flexible get nothing", 50, 10, frames: ["-20 0 0 10", "-10 0 70 10", "70 0 0 10"]
        ) {
            HStack(spacing: 10) {
                Color.red
                Fixed(70, 10)
                Color.green
            }
        },
        LayoutCase(
            "without an offer everyone has the ideal length", frames: ["25 45 10 10", "35 45 33 10", "68 50 8 0"]
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(idealWidth: 33)
                Spacer()
            }.fixedSize()
        },
        LayoutCase("a priority of its own in a column", frames: ["0 0 100 70", "45 70 10 30"]) {
            VStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Fixed(10, 30)
            }
        },
        LayoutCase("a priority below 0 is asked last", frames: ["0 0 0 100", "0 0 100 100"]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1)
                Color.green
            }
        },
        LayoutCase("a priority below 0 keeps its least", frames: ["0 0 20 100", "20 0 80 100"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).layoutPriority(-1)
                Color.green
            }
        },
        LayoutCase("three priorities take turns", frames: ["0 0 10 100", "10 0 30 100", "40 0 60 100"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10)
                Color.green.frame(minWidth: 30).layoutPriority(1)
                Color.blue.layoutPriority(2)
            }
        },
        LayoutCase("equal limits share", frames: ["0 0 50 100", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 60)
                Color.green.frame(maxWidth: 60)
            }
        },
        LayoutCase("the narrower limit is asked first", frames: ["5 0 30 100", "35 0 60 100"]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 60).frame(maxWidth: 30)
                Color.green.frame(maxWidth: 60)
            }
        },
        LayoutCase("limits on both sides", frames: ["0 0 40 100", "40 0 60 100"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 40)
                Color.green
            }
        },
        LayoutCase(
            "a column is as flexible as the most flexible in it", frames: ["0 0 50 90", "20 90 10 10", "50 0 50 100"]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red
                    Fixed(10, 10)
                }
                Color.green
            }
        },
        LayoutCase("a column of fixed views isn't flexible", frames: ["0 45 20 10", "20 0 80 100"]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) { Fixed(20, 10) }
                Color.green
            }
        },
        LayoutCase("what is too long hangs over at both ends", frames: ["-20 45 80 10", "60 45 60 10"]) {
            HStack(spacing: 0) {
                Fixed(80, 10)
                Fixed(60, 10)
            }
        },
        LayoutCase("a limited frame lets its view hang over", frames: ["-15 45 80 10", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Fixed(80, 10).frame(minWidth: 0, maxWidth: .infinity)
                Color.green.frame(minWidth: 40)
            }
        },
        LayoutCase("a reader is endlessly flexible", frames: ["0 0 80 10", "80 45 20 10"]) {
            HStack(spacing: 0) {
                GeometryReader { Fixed($0.size.width, 10) }
                Fixed(20, 10)
            }
        },
        LayoutCase("squares in a row", 100, 40, frames: ["10 0 40 40", "50 0 40 40"]) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit)
                Color.green.aspectRatio(1, contentMode: .fit)
            }
        },
    ]

    private nonisolated static let spacing = [
        LayoutCase("spacing may be negative", frames: ["25 45 30 10", "45 45 30 10"]) {
            HStack(spacing: -10) {
                Fixed(30, 10)
                Fixed(30, 10)
            }
        },
        LayoutCase("beside a text the default holds", frames: ["28 45 20 10", "56 40 17 21"]) {
            HStack {
                Fixed(20, 10)
                Text(verbatim: "ab")
            }
        },
        LayoutCase(
            "rectangles without a specified spacing are 8 points apart (fatbobman)", 10, 108,
            frames: ["0 0 10 50", "0 58 10 50"]
        ) {
            VStack {
                Rectangle()
                Rectangle()
            }
        },
        LayoutCase(
            "a spacer in a column keeps no distance", 100, 40, frames: ["45 0 10 10", "50 10 0 20", "45 30 10 10"]
        ) {
            VStack {
                Fixed(10, 10)
                Spacer(minLength: 0)
                Fixed(10, 10)
            }
        },
        LayoutCase("an empty stack wants no distance", frames: ["45 40 10 10", "50 50 0 0", "45 50 10 10"]) {
            VStack {
                Fixed(10, 10)
                HStack {}
                Fixed(10, 10)
            }
        },
        LayoutCase("a stack wants across what its views want", frames: ["36 36 10 10", "54 36 10 10", "45 54 10 10"]) {
            VStack {
                HStack {
                    Fixed(10, 10)
                    Fixed(10, 10)
                }
                Fixed(10, 10)
            }
        },
        LayoutCase("padding keeps the distance of what is in it", frames: ["45 36 10 10", "45 59 10 10"]) {
            VStack {
                Fixed(10, 10).padding(5)
                Fixed(10, 10)
            }
        },
        LayoutCase("a stack ends as its last view ends", frames: ["42 29 17 21", "42 50 17 21"]) {
            VStack {
                VStack { Text(verbatim: "ab") }
                Text(verbatim: "cd")
            }
        },
        LayoutCase("a divider keeps 8", 100, 117, frames: ["0 0 100 50", "0 58 100 1", "0 67 100 50"]) {
            VStack {
                Color.red
                Divider()
                Color.green
            }
        },
        LayoutCase("a frame of a height hides that there is a text in it", frames: ["42 31 17 21", "45 59 10 10"]) {
            VStack {
                Text(verbatim: "ab").frame(height: 20)
                Fixed(10, 10)
            }
        },
        LayoutCase("a grid's cells are 8 apart", frames: ["36 36 10 10", "54 36 10 10", "36 54 10 10", "54 54 10 10"]) {
            Grid {
                GridRow {
                    Fixed(10, 10)
                    Fixed(10, 10)
                }
                GridRow {
                    Fixed(10, 10)
                    Fixed(10, 10)
                }
            }
        },
    ]

    private nonisolated static let layers = [
        LayoutCase("layers take the room of all", frames: ["40 30 20 40", "30 40 40 20"]) {
            ZStack {
                Fixed(20, 40)
                Fixed(40, 20)
            }
        },
        LayoutCase("a shape fills layers of their ideal size", frames: ["40 30 20 40", "40 30 20 40"]) {
            ZStack {
                Color.red
                Fixed(20, 40)
            }
            .fixedSize()
        },
        LayoutCase("a shape fills a layout of layers of their ideal size", frames: ["40 30 20 40", "40 30 20 40"]) {
            ZStackLayout()() {
                Color.red
                Fixed(20, 40)
            }
            .fixedSize()
        },
        LayoutCase("a line that is moved widens the layers", frames: ["43 40 20 20", "38 40 10 10"]) {
            ZStack(alignment: .topLeading) {
                Fixed(20, 20)
                Fixed(10, 10).alignmentGuide(.leading) { _ in 5 }
            }
        },
        LayoutCase("layers are as flexible as the most flexible", frames: ["0 0 50 100", "10 45 30 10", "50 0 50 100"])
        {
            HStack(spacing: 0) {
                ZStack {
                    Color.red
                    Fixed(30, 10)
                }
                Color.green
            }
        },
        LayoutCase(
            "the highest priority gives layers their size, the others hang over",
            frames: ["40 45 20 10", "20 15 40 40"]
        ) {
            ZStack(alignment: .bottomTrailing) {
                Fixed(20, 10).layoutPriority(1)
                Fixed(40, 40)
            }
        },
        LayoutCase("an overlay above its view, by a line", frames: ["40 40 20 20", "40 30 10 10"]) {
            Fixed(20, 20).overlay(alignment: .topLeading) { Fixed(10, 10).alignmentGuide(.top) { $0[.bottom] } }
        },
        LayoutCase("a background doesn't follow an offset", frames: ["65 45 10 10", "45 45 10 10"]) {
            Fixed(10, 10).offset(x: 20).background(.green)
        },
        LayoutCase("an offset moves the background in it", frames: ["65 45 10 10", "65 45 10 10"]) {
            Fixed(10, 10).background(.green).offset(x: 20)
        },
        LayoutCase("an overlay's stack has the view's room", frames: ["30 30 40 40", "30 30 40 20", "30 50 40 20"]) {
            Fixed(40, 40).overlay {
                VStack(spacing: 0) {
                    Color.red
                    Color.green
                }
            }
        },
        LayoutCase("a background of a priority gives no size", frames: ["45 45 10 10", "45 45 10 10"]) {
            ZStack { Fixed(10, 10).background { Color.red.layoutPriority(5) } }
        },
    ]

    @Test(arguments: rows) func `views have the frames of the rule`(row: LayoutCase) {
        #expect(LaidOut(row.view(), width: row.width, height: row.height).frames == row.frames)
    }
}
