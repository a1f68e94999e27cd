import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Custom layouts, and views that depend on their size.
@MainActor
struct CustomLayoutTests {
    /// Places views on a diagonal, each to the right of and below the previous one.
    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.reduce(.zero) { sum, view in
                let size = view.sizeThatFits(.unspecified)
                return CGSize(width: sum.width + size.width, height: sum.height + size.height)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            var point = bounds.origin
            for view in subviews {
                view.place(at: point, proposal: .unspecified)
                let size = view.sizeThatFits(.unspecified)
                point = CGPoint(x: point.x + size.width, y: point.y + size.height)
            }
        }
    }

    @Test func `a custom layout places its views`() {
        let laidOut = LaidOut(
            Diagonal()() {
                Fixed(20, 10)
                Fixed(30, 20)
            })
        #expect(laidOut.frames == ["25 35 20 10", "45 45 30 20"])
    }

    @Test func `a layout is mirrored from right to left`() {
        let view = Diagonal()() {
            Fixed(20, 10)
            Fixed(30, 20)
        }
        #expect(LaidOut(view) { $0.layoutDirection = .rightToLeft }.frames == ["55 35 20 10", "25 45 30 20"])
    }

    @Test func `a view that isn't placed is centered`() {
        struct Lazy: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 40, height: 40)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        #expect(LaidOut(Lazy()() { Fixed(10, 10) }).frames == ["45 45 10 10"])
    }

    private struct WeightKey: LayoutValueKey {
        static let defaultValue: CGFloat = 1
    }

    private struct Weighted: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func makeCache(subviews: Subviews) -> CGFloat { subviews.reduce(0) { $0 + $1[WeightKey.self] } }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
            var x = bounds.minX
            for view in subviews {
                let width = bounds.width * view[WeightKey.self] / cache
                view.place(
                    at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
                x += width
            }
        }
    }

    @Test func `views provide layout values, which the layout can cache`() {
        let laidOut = LaidOut(
            Weighted()() {
                Color.red
                Color.green.layoutValue(key: WeightKey.self, value: 3)
            })
        #expect(laidOut.frames == ["0 0 25 100", "25 0 75 100"])
    }

    nonisolated static let stackRows: [LayoutCase] = [
        LayoutCase("HStackLayout is HStack", frames: ["0 0 46 100", "54 0 46 100"]) {
            HStackLayout()() {
                Color.red
                Color.green
            }
        },
        LayoutCase("VStackLayout is VStack", frames: ["40 35 20 10", "40 45 30 20"]) {
            VStackLayout(alignment: .leading, spacing: 0)() {
                Fixed(20, 10)
                Fixed(30, 20)
            }.offset(x: 5)
        },
        LayoutCase("ZStackLayout is ZStack", frames: ["30 30 40 40", "30 30 10 10"]) {
            ZStackLayout(alignment: .topLeading)() {
                Fixed(40, 40)
                Fixed(10, 10)
            }
        },
        LayoutCase("AnyLayout is its layout", frames: ["0 0 50 100", "50 0 50 100"]) {
            AnyLayout(HStackLayout(spacing: 0))() {
                Color.red
                Color.green
            }
        },
        LayoutCase("a spacer in a stack's layout knows its axis", frames: ["0 45 10 10", "10 50 90 0"]) {
            HStackLayout(spacing: 0)() {
                Fixed(10, 10)
                Spacer()
            }
        },
        LayoutCase("the first view that fits", frames: ["5 45 90 10", "5 45 0 0"]) {
            ViewThatFits {
                Fixed(90, 10)
                Fixed(20, 10)
            }
        },
        LayoutCase("the first that doesn't fit is left out", frames: ["40 45 0 0", "40 45 20 10"]) {
            ViewThatFits {
                Fixed(120, 10)
                Fixed(20, 10)
            }
        },
        LayoutCase("the last if none fits", frames: ["-5 45 0 0", "-5 45 110 10"]) {
            ViewThatFits(in: .horizontal) {
                Fixed(120, 10)
                Fixed(110, 10)
            }
        },
        LayoutCase("a reader takes all room and puts its content at the top", frames: ["0 0 50 25"]) {
            GeometryReader { proxy in Fixed(proxy.size.width / 2, proxy.size.height / 4) }
        },
        LayoutCase("a reader without an offer is 10 by 10", frames: ["45 45 10 10"]) {
            GeometryReader { Fixed($0.size.width, $0.size.height) }.fixedSize()
        },
    ]

    @Test(arguments: stackRows) func `views have the frames of the rule`(row: LayoutCase) {
        #expect(LaidOut(row.view(), width: row.width, height: row.height).frames == row.frames)
    }

    @Test func `a geometry reader creates its content again when its size changes`() {
        let laidOut = LaidOut(GeometryReader { Fixed($0.size.width / 2, 10) })
        let before = laidOut.graph.statistics.bodiesEvaluated
        laidOut.graph.layout(in: .init(width: 60, height: 100))
        #expect(laidOut.frames == ["0 0 30 10"])
        #expect(laidOut.graph.statistics.bodiesEvaluated > before)
    }

    @Test func `a change of a view's geometry is reported after the layout, including the first geometry`() {
        var changes: [[CGFloat]] = []
        let view = Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { changes.append([$0, $1]) }
        let laidOut = LaidOut(view)
        laidOut.settle()
        #expect(changes == [[100, 100]])
        laidOut.graph.layout(in: .init(width: 60, height: 100))
        laidOut.graph.flush()
        #expect(changes == [[100, 100], [100, 60]])
        laidOut.graph.layout(in: .init(width: 60, height: 50))
        laidOut.graph.flush()
        #expect(changes.count == 2)
    }

    @Test func `columns of a grid line up, and a view without a row spans all columns`() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                Fixed(10, 10)
                Fixed(30, 20)
            }
            Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal)
            GridRow {
                Fixed(20, 10)
                Fixed(10, 10)
            }
        }
        // 54 by 35 in the middle of 100 by 100.
        #expect(
            LaidOut(grid.fixedSize()).frames == [
                "23 33 10 10", "47 33 30 20", "23 55 54 1", "23 58 20 10", "47 58 10 10",
            ])
    }

    @Test func `cells can span columns and have anchors, and columns have alignments`() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Fixed(10, 10).gridColumnAlignment(.trailing)
                Fixed(30, 10)
            }
            GridRow {
                Fixed(50, 10).gridCellColumns(2)
            }
            GridRow {
                Fixed(4, 4)
                Fixed(4, 4).gridCellAnchor(.bottomTrailing)
            }
        }
        #expect(
            LaidOut(grid.fixedSize()).frames == [
                "25 38 10 10", "40 38 30 10", "25 48 50 10", "31 58 4 4", "71 58 4 4",
            ])
    }
}
