import Testing
import ViewLayoutEngine

@testable import PortableSwiftUI

/// The positions of views in stacks, according to rules that were measured from SwiftUI.
@MainActor
struct StackTests {
    nonisolated static let rows: [LayoutCase] = [
        LayoutCase("colors share a row equally", 300, 50, frames: ["0 0 100 50", "100 0 100 50", "200 0 100 50"]) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        },
        LayoutCase("without a spacing colors are 8 apart", 108, 50, frames: ["0 0 50 50", "58 0 50 50"]) {
            HStack {
                Color.red
                Color.green
            }
        },
        LayoutCase("the least flexible is asked first", 150, 50, frames: ["-13 0 76 50", "63 0 100 50"]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100)
                Color.green.frame(minWidth: 100)
            }
        },
        LayoutCase("a column divides its height", 50, 208, frames: ["0 0 50 100", "0 108 50 100"]) {
            VStack {
                Color.red
                Color.green
            }
        },
        LayoutCase("a stack of fixed views is centered in its window", frames: ["30 35 40 10", "40 45 20 20"]) {
            VStack(spacing: 0) {
                Fixed(40, 10)
                Fixed(20, 20)
            }
        },
        LayoutCase("leading", frames: ["30 35 40 10", "30 45 20 20"]) {
            VStack(alignment: .leading, spacing: 0) {
                Fixed(40, 10)
                Fixed(20, 20)
            }
        },
        LayoutCase("trailing", frames: ["30 35 40 10", "50 45 20 20"]) {
            VStack(alignment: .trailing, spacing: 0) {
                Fixed(40, 10)
                Fixed(20, 20)
            }
        },
        LayoutCase("top", frames: ["20 30 20 10", "40 30 40 40"]) {
            HStack(alignment: .top, spacing: 0) {
                Fixed(20, 10)
                Fixed(40, 40)
            }
        },
        LayoutCase("bottom", frames: ["20 60 20 10", "40 30 40 40"]) {
            HStack(alignment: .bottom, spacing: 0) {
                Fixed(20, 10)
                Fixed(40, 40)
            }
        },
        LayoutCase("a spacer takes what is left", frames: ["0 45 20 10", "20 50 60 0", "80 45 20 10"]) {
            HStack {
                Fixed(20, 10)
                Spacer()
                Fixed(20, 10)
            }
        },
        LayoutCase(
            "a spacer keeps no distance, but at least 8", 40, 10, frames: ["-4 0 20 10", "16 5 8 0", "24 0 20 10"]
        ) {
            HStack {
                Fixed(20, 10)
                Spacer()
                Fixed(20, 10)
            }
        },
        LayoutCase("a spacer of no length", 40, 10, frames: ["0 0 20 10", "20 5 0 0", "20 0 20 10"]) {
            HStack {
                Fixed(20, 10)
                Spacer(minLength: 0)
                Fixed(20, 10)
            }
        },
        LayoutCase("spacers push to the corner", frames: ["0 0 10 10", "10 5 90 0", "50 10 0 90"]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Fixed(10, 10)
                    Spacer()
                }
                Spacer()
            }
        },
        LayoutCase("the higher priority takes what it can", frames: ["0 0 10 100", "10 0 90 100"]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10)
                Color.green.layoutPriority(1)
            }
        },
        LayoutCase("a priority counts through padding", frames: ["0 0 0 100", "5 5 90 90"]) {
            HStack(spacing: 0) {
                Color.red
                Color.green.layoutPriority(1).padding(5)
            }
        },
        LayoutCase("a group's views are the stack's", 90, 10, frames: ["0 0 30 10", "30 0 30 10", "60 0 30 10"]) {
            HStack(spacing: 0) {
                Group {
                    Color.red
                    Color.green
                }
                Color.blue
            }
        },
        LayoutCase("a modifier of a group is each view's", 100, 10, frames: ["5 0 40 10", "55 0 40 10"]) {
            HStack(spacing: 0) {
                Group {
                    Color.red
                    Color.green
                }.padding(.horizontal, 5)
            }
        },
        LayoutCase("stacks in stacks", 100, 100, frames: ["0 0 50 50", "50 0 50 50", "0 50 100 50"]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red
                    Color.green
                }
                Color.blue
            }
        },
        LayoutCase("on top of each other, centered", frames: ["30 30 40 40", "40 45 20 10"]) {
            ZStack {
                Fixed(40, 40)
                Fixed(20, 10)
            }
        },
        LayoutCase("on top of each other, in a corner", frames: ["30 30 40 40", "50 60 20 10"]) {
            ZStack(alignment: .bottomTrailing) {
                Fixed(40, 40)
                Fixed(20, 10)
            }
        },
        LayoutCase("the highest priority gives a ZStack its size", frames: ["40 45 20 10", "30 30 40 40"]) {
            ZStack {
                Fixed(20, 10).layoutPriority(1)
                Fixed(40, 40)
            }
        },
        LayoutCase("a ZStack of a color takes all room", frames: ["0 0 100 100", "45 45 10 10"]) {
            ZStack {
                Color.red
                Fixed(10, 10)
            }
        },
        LayoutCase("a divider lies across a column", frames: ["0 0 100 50", "0 50 100 1", "0 51 100 49"]) {
            VStack(spacing: 0) {
                Color.red
                Divider()
                Color.green
            }
        },
        LayoutCase("a divider stands in a row", 101, 40, frames: ["0 0 50 40", "50 0 1 40", "51 0 50 40"]) {
            HStack(spacing: 0) {
                Color.red
                Divider()
                Color.green
            }
        },
        LayoutCase(
            "a divider in a row's column lies again", 100, 41, frames: ["0 0 100 20", "0 20 100 1", "0 21 100 20"]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red
                    Divider()
                    Color.green
                }
            }
        },
        LayoutCase("a row is as high as its highest, when it is asked", frames: ["0 30 50 40", "50 30 50 40"]) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(height: 40)
            }.fixedSize(horizontal: false, vertical: true)
        },
        LayoutCase("several views without a stack stand below each other", frames: ["0 0 100 82", "45 90 10 10"]) {
            Color.red
            Fixed(10, 10)
        },
    ]

    @Test(arguments: rows) func `views have the frames of the rule`(row: LayoutCase) {
        let laidOut = LaidOut(row.view(), width: row.width, height: row.height)
        #expect(laidOut.frames == row.frames)
    }

    @Test func `right to left mirrors a row`() {
        let row = HStack(spacing: 0) {
            Fixed(20, 10)
            Fixed(30, 10)
            Spacer()
        }
        let laidOut = LaidOut(row) { $0.layoutDirection = .rightToLeft }
        #expect(laidOut.frames == ["80 45 20 10", "50 45 30 10", "0 50 50 0"])
    }

    @Test func `right to left mirrors leading and padding`() {
        let column = VStack(alignment: .leading, spacing: 0) {
            Fixed(40, 10).padding(.leading, 10)
            Fixed(20, 10)
        }
        let laidOut = LaidOut(column) { $0.layoutDirection = .rightToLeft }
        #expect(laidOut.frames == ["25 40 40 10", "55 50 20 10"])
    }

    private var hundred: some View {
        VStack(spacing: 0) { Ten { Ten { Fixed(10, 10) } } }.fixedSize()
    }

    @Test func `a row that keeps its size among many measures only itself`() {
        let laidOut = LaidOut(hundred)
        let before = laidOut.graph.statistics.measurements
        laidOut.leaves[50].parent?.setNeedsLayout()
        laidOut.settle()
        #expect(laidOut.graph.statistics.measurements - before <= 2)
    }

    @Test func `a row that gets higher measures no other row`() {
        let laidOut = LaidOut(hundred)
        let frame = laidOut.leaves[50].parent as? FixedFrameElement
        let before = laidOut.graph.statistics.measurements
        frame?.layout = FixedFrame(width: 10, height: 30)
        laidOut.settle()
        #expect(laidOut.frames[51] == "45 70 10 10")
        #expect(laidOut.graph.statistics.measurements - before <= 6)
    }
}

/// Ten of a view, one after another.
private struct Ten<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        five
        five
    }

    @ViewBuilder private var five: some View {
        content
        content
        content
        content
        content
    }
}
