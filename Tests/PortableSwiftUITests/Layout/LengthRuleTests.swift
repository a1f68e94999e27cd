import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The rules of SwiftUI's layout one by one: lengths, lines, and cells.
@MainActor
struct LengthRuleTests {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    nonisolated static let rows: [LayoutCase] = frames + ratios + lines + cells

    private nonisolated static let frames = [
        LayoutCase("least, ideal and largest: the ideal without an offer", frames: ["25 45 50 10"]) {
            Color.red.frame(minWidth: 30, idealWidth: 50, maxWidth: 70).fixedSize()
        },
        LayoutCase("least, ideal and largest: the largest of a large offer", frames: ["15 0 70 100"]) {
            Color.red.frame(minWidth: 30, idealWidth: 50, maxWidth: 70)
        },
        LayoutCase("least, ideal and largest: the least of a small offer", 20, 10, frames: ["-5 0 30 10"]) {
            Color.red.frame(minWidth: 30, idealWidth: 50, maxWidth: 70)
        },
        LayoutCase("an ideal changes no offer", frames: ["0 0 100 100"]) { Color.red.frame(idealWidth: 30) },
        LayoutCase("a least width around a narrower view", frames: ["35 45 10 10"]) {
            Fixed(10, 10).frame(minWidth: 30, alignment: .leading)
        },
        LayoutCase("endless width, trailing", frames: ["90 45 10 10"]) {
            Fixed(10, 10).frame(maxWidth: .infinity, alignment: .trailing)
        },
        LayoutCase("endless on both axes, at the bottom", frames: ["0 90 10 10"]) {
            Fixed(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        },
        LayoutCase("endless on both axes, at the top", frames: ["90 0 10 10"]) {
            Fixed(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        },
        LayoutCase("a largest height", frames: ["0 40 100 20"]) { Color.red.frame(maxHeight: 20) },
        LayoutCase("a least height hangs over", frames: ["0 -10 100 120"]) { Color.red.frame(minHeight: 120) },
        LayoutCase("a width in an endless frame", frames: ["50 0 50 100"]) {
            Color.red.frame(width: 50).frame(maxWidth: .infinity, alignment: .trailing)
        },
        LayoutCase("an endless frame in a width", frames: ["70 45 10 10"]) {
            Fixed(10, 10).frame(maxWidth: .infinity, alignment: .trailing).frame(width: 60)
        },
        LayoutCase("what contradicts the least is raised to it", frames: ["20 45 60 10"]) {
            Color.red.frame(minWidth: 60, idealWidth: 20, maxWidth: 40).fixedSize()
        },
        LayoutCase("padding on the sides", frames: ["16 0 68 100"]) { Color.red.padding(.horizontal) },
        LayoutCase("padding above and below", frames: ["0 20 100 60"]) { Color.red.padding(.vertical, 20) },
        LayoutCase("padding of no length", frames: ["0 0 100 100"]) { Color.red.padding(0) },
        LayoutCase("padding around an ideal size", frames: ["45 45 10 10"]) { Color.red.padding(10).fixedSize() },
        LayoutCase("a text that may not wrap", 60, 100, frames: ["-15 40 90 21"]) {
            Text(verbatim: "abcde fghij").fixedSize(horizontal: true, vertical: false)
        },
        LayoutCase("a fixed size of a fixed size", frames: ["45 45 10 10"]) { Color.red.fixedSize().fixedSize() },
        LayoutCase("a fixed height lets the width grow", frames: ["0 45 100 10"]) {
            Color.red.fixedSize(horizontal: false, vertical: true)
        },
        LayoutCase("a position in a frame", frames: ["30 30 10 10"]) {
            Fixed(10, 10).position(x: 5, y: 5).frame(width: 40, height: 40)
        },
        LayoutCase("a position outside of the window", frames: ["-15 145 10 10"]) {
            Fixed(10, 10).position(x: -10, y: 150)
        },
        LayoutCase("shapes are 10 by 10 without an offer (swiftuifieldguide)", frames: ["45 45 10 10"]) {
            Rectangle().fixedSize()
        },
        LayoutCase("an ellipse takes its room", frames: ["0 0 100 100"]) { Ellipse() },
        LayoutCase("a capsule in a frame", frames: ["30 40 40 20"]) { Capsule().frame(width: 40, height: 20) },
        LayoutCase("a stroked border takes no room", frames: ["40 40 20 20"]) {
            Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20)
        },
    ]

    private nonisolated static let ratios = [
        LayoutCase("a ratio in a narrow frame fits", frames: ["30 30 40 40"]) {
            Color.red.aspectRatio(1, contentMode: .fit).frame(width: 40, height: 80)
        },
        LayoutCase("a ratio in a narrow frame fills", frames: ["10 10 80 80"]) {
            Color.red.aspectRatio(1, contentMode: .fill).frame(width: 40, height: 80)
        },
        LayoutCase("a ratio of the ideal size", frames: ["45 48 10 5"]) {
            Color.red.aspectRatio(2, contentMode: .fit).fixedSize()
        },
        LayoutCase("a ratio with padding", frames: ["10 30 80 40"]) {
            Color.red.aspectRatio(2, contentMode: .fit).padding(10)
        },
        LayoutCase("a ratio around padding", frames: ["10 35 80 30"]) {
            Color.red.padding(10).aspectRatio(2, contentMode: .fit)
        },
        LayoutCase("a ratio doesn't change what is fixed", frames: ["45 45 10 10"]) {
            Fixed(10, 10).aspectRatio(3, contentMode: .fit)
        },
    ]

    private nonisolated static let lines = [
        LayoutCase("a trailing line at the other side", frames: ["50 40 20 10", "30 50 20 10"]) {
            VStack(alignment: .trailing, spacing: 0) {
                Fixed(20, 10).alignmentGuide(.trailing) { $0[.leading] }
                Fixed(20, 10)
            }
        },
        LayoutCase("a line of one's own", frames: ["40 30 10 30", "50 20 10 60"]) {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                Fixed(10, 30)
                Fixed(10, 60)
            }
        },
        LayoutCase("a line of one's own that a view says", frames: ["40 20 10 60", "50 50 10 30"]) {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                Fixed(10, 60).alignmentGuide(VerticalAlignment(Third.self)) { $0[.bottom] }
                Fixed(10, 30).alignmentGuide(VerticalAlignment(Third.self)) { $0[.bottom] }
            }
        },
        LayoutCase("a view without text has its baseline at the bottom", frames: ["40 35 10 30", "50 55 10 10"]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Fixed(10, 30)
                Fixed(10, 10)
            }
        },
        LayoutCase("a guide in a group of another line counts nothing", frames: ["40 40 20 10", "40 50 20 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                Fixed(20, 10).alignmentGuide(.trailing) { _ in 50 }
                Fixed(20, 10)
            }
        },
        LayoutCase(
            "a stack's line is the mean of what its views say", frames: ["40 30 20 20", "40 50 20 20", "60 45 20 10"]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Fixed(20, 20)
                    Fixed(20, 20)
                }
                Fixed(20, 10)
            }.padding(.leading, 20)
        },
        LayoutCase("a frame aligns by the line of its view", frames: ["30 60 20 10"]) {
            Fixed(20, 10).alignmentGuide(.bottom) { _ in 0 }
                .frame(width: 40, height: 20, alignment: .bottomLeading)
        },
    ]

    private nonisolated static let cells = [
        LayoutCase(
            "a grid of flexible cells shares its room",
            frames: ["0 0 50 50", "50 0 50 50", "0 50 50 50", "50 50 50 50"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red
                    Color.green
                }
                GridRow {
                    Color.blue
                    Color.gray
                }
            }
        },
        LayoutCase(
            "a column is as wide as its widest cell",
            frames: ["30 40 10 10", "50 40 20 10", "25 50 20 10", "55 50 10 10"]
        ) {
            Grid(horizontalSpacing: 5, verticalSpacing: 0) {
                GridRow {
                    Fixed(10, 10)
                    Fixed(20, 10)
                }
                GridRow {
                    Fixed(20, 10)
                    Fixed(10, 10)
                }
            }.padding(.trailing, 5)
        },
        LayoutCase(
            "a row of fewer cells leaves the others empty", frames: ["40 40 10 10", "50 40 10 10", "40 50 10 10"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Fixed(10, 10)
                    Fixed(10, 10)
                }
                GridRow { Fixed(10, 10) }
            }
        },
        LayoutCase("a row may be aligned by itself", frames: ["40 40 10 20", "50 50 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Fixed(10, 20)
                    Fixed(10, 10)
                }
            }
        },
    ]

    @Test(arguments: rows) func `views have the frames of the rule`(row: LayoutCase) {
        #expect(LaidOut(row.view(), width: row.width, height: row.height).frames == row.frames)
    }
}
