import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Nested layouts.
@MainActor
struct CombinationTests {
    nonisolated static let rows: [LayoutCase] = [
        // Flexibility
        LayoutCase("a fixed frame goes before a flexible one", frames: ["0 0 80 100", "80 0 20 100"]) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(width: 20)
            }
        },
        LayoutCase("a limited view leaves its rest to those after it", frames: ["0 0 20 100", "20 0 80 100"]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 20)
                Color.green
            }
        },
        LayoutCase("a larger minimum is asked first", frames: ["0 0 40 100", "40 0 60 100"]) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(minWidth: 60)
            }
        },
        LayoutCase("three of which one is limited", frames: ["0 0 45 100", "45 0 10 100", "55 0 45 100"]) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(maxWidth: 10)
                Color.blue
            }
        },
        LayoutCase("padding counts as length", frames: ["10 10 30 80", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red.padding(10)
                Color.green
            }
        },
        LayoutCase("a ratio in a row takes what its height allows", 100, 40, frames: ["0 0 40 40", "40 0 60 40"]) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit)
                Color.green
            }
        },
        LayoutCase("a circle in a row", 100, 40, frames: ["0 0 40 40", "40 0 60 40"]) {
            HStack(spacing: 0) {
                Circle()
                Color.green
            }
        },
        LayoutCase("an offset view is as flexible as itself", frames: ["3 4 50 100", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red.offset(x: 3, y: 4)
                Color.green
            }
        },
        // Spacers
        LayoutCase("spacers on both sides center", frames: ["0 50 45 0", "45 45 10 10", "55 50 45 0"]) {
            HStack(spacing: 0) {
                Spacer()
                Fixed(10, 10)
                Spacer()
            }
        },
        LayoutCase("two spacers against one", frames: ["0 50 30 0", "30 50 30 0", "60 45 10 10", "70 50 30 0"]) {
            HStack(spacing: 0) {
                Spacer()
                Spacer()
                Fixed(10, 10)
                Spacer()
            }
        },
        LayoutCase(
            "a spacer in a fixed frame is as long as that", frames: ["30 45 10 10", "40 50 20 0", "60 45 10 10"]
        ) {
            HStack(spacing: 0) {
                Fixed(10, 10)
                Spacer().frame(width: 20)
                Fixed(10, 10)
            }
        },
        LayoutCase("a spacer yields to a color", frames: ["0 0 92 100", "92 50 8 0"]) {
            HStack(spacing: 0) {
                Color.red
                Spacer()
            }
        },
        LayoutCase("a spacer in a column stands", frames: ["45 0 10 10", "50 10 0 90"]) {
            VStack(spacing: 0) {
                Fixed(10, 10)
                Spacer()
            }
        },
        LayoutCase("a spacer of a priority is asked in its turn", frames: ["0 50 100 0", "100 0 0 100"]) {
            HStack(spacing: 0) {
                Spacer().layoutPriority(1)
                Color.red
            }
        },
        // Alignment
        LayoutCase("a row in a leading column", frames: ["20 40 20 10", "40 40 40 10", "20 50 30 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Fixed(20, 10)
                    Fixed(40, 10)
                }
                Fixed(30, 10)
            }
        },
        LayoutCase("a frame in a stack aligns by its own sides", frames: ["0 40 10 10", "45 50 10 10"]) {
            VStack(spacing: 0) {
                Fixed(10, 10).frame(maxWidth: .infinity, alignment: .leading)
                Fixed(10, 10)
            }
        },
        LayoutCase("a center that is moved", frames: ["38 40 20 10", "53 50 10 10"]) {
            VStack(spacing: 0) {
                Fixed(20, 10)
                Fixed(10, 10).alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 5 }
            }
        },
        LayoutCase("a bottom that is moved lifts a view", frames: ["40 45 10 20", "50 35 10 20"]) {
            HStack(alignment: .bottom, spacing: 0) {
                Fixed(10, 20)
                Fixed(10, 20).alignmentGuide(.bottom) { $0.height + 10 }
            }
        },
        LayoutCase("the top of a ZStack in a row", frames: ["30 30 20 40", "50 30 20 20", "50 30 10 10"]) {
            HStack(alignment: .top, spacing: 0) {
                Fixed(20, 40)
                ZStack(alignment: .topLeading) {
                    Fixed(20, 20)
                    Fixed(10, 10)
                }
            }
        },
        // Overlays and backgrounds
        LayoutCase("an overlay at a corner, outside", frames: ["40 40 20 20", "55 35 10 10"]) {
            Fixed(20, 20).overlay(alignment: .topTrailing) { Fixed(10, 10).offset(x: 5, y: -5) }
        },
        LayoutCase("a background of a row", frames: ["40 45 10 10", "50 45 10 10", "40 45 20 10"]) {
            HStack(spacing: 0) {
                Fixed(10, 10)
                Fixed(10, 10)
            }.background { Color.green }
        },
        LayoutCase("padding after a background shows none of it", frames: ["40 40 20 20", "40 40 20 20"]) {
            Fixed(20, 20).background(.green).padding(10)
        },
        LayoutCase(
            "several views of a background lie on top of each other",
            frames: [
                "40 40 20 20", "40 40 20 20", "45 45 10 10",
            ]
        ) {
            Fixed(20, 20).background {
                Color.red
                Fixed(10, 10)
            }
        },
        LayoutCase("an overlay of a color counts nothing for the size", frames: ["45 45 10 10", "45 45 10 10"]) {
            VStack { Fixed(10, 10).overlay { Color.red } }
        },
        // Sizes
        LayoutCase("a fixed size in a small frame hangs over", frames: ["20 45 60 10"]) {
            Color.red.frame(idealWidth: 60, idealHeight: 10).fixedSize().frame(width: 20, height: 20)
        },
        LayoutCase("a column in a fixed size has its ideal height", frames: ["45 41 10 10", "45 49 10 10"]) {
            VStack(spacing: -2) {
                Color.red
                Color.green
            }.fixedSize()
        },
        LayoutCase("equal widths by the widest", frames: ["30 40 40 10", "30 50 40 10"]) {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                Color.green.frame(width: 40, height: 10)
            }.fixedSize(horizontal: true, vertical: false)
        },
        LayoutCase("equal heights by the highest", frames: ["0 40 50 20", "50 40 50 20"]) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(height: 20)
            }.fixedSize(horizontal: false, vertical: true)
        },
        LayoutCase("a frame around a frame", frames: ["30 30 10 10"]) {
            Fixed(10, 10).frame(width: 20, height: 20, alignment: .topLeading)
                .frame(width: 40, height: 40, alignment: .topLeading)
        },
        LayoutCase("a largest width beyond the window", frames: ["0 0 100 100"]) { Color.red.frame(maxWidth: 500) },
        LayoutCase("a smallest and a largest width", frames: ["20 0 60 100"]) {
            Color.red.frame(minWidth: 10, maxWidth: 60)
        },
        LayoutCase("limits that contradict each other", frames: ["10 0 80 100"]) {
            Color.red.frame(minWidth: 80, maxWidth: 20)
        },
        // Conditions and groups
        LayoutCase("an empty stack has no size", frames: ["50 50 0 0"]) { HStack {} },
        LayoutCase("an empty view takes no place", frames: ["0 0 50 100", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red
                EmptyView()
                Color.green
            }
        },
        LayoutCase("views of a loop", frames: ["0 0 25 100", "25 0 25 100", "50 0 25 100", "75 0 25 100"]) {
            HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red } }
        },
        LayoutCase("a hidden view keeps its place", frames: ["0 0 50 100", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red.hidden()
                Color.green
            }
        },
    ]

    @Test(arguments: rows) func `views have the frames of the rule`(row: LayoutCase) {
        #expect(LaidOut(row.view(), width: row.width, height: row.height).frames == row.frames)
    }

    /// If its type is hidden, it behaves as in a column and has only a height.
    @Test func `a single spacer fills both axes`() {
        #expect(LaidOut(Spacer(), width: 100, height: 100).frames == ["0 0 100 100"])
        #expect(LaidOut(AnyView(Spacer()), width: 100, height: 100).frames == ["50 0 0 100"])
    }
}
