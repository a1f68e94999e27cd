import LayoutGeometry
import Testing

@testable import CompositionalEngine

struct DescriptionTests {
    private let grid = PixelGrid(scale: 2)

    @Test func `a dimension has one kind`() {
        let dimensions: [DimensionDescription] = [
            .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(0.5), .estimated(0.5),
            .uniformAcrossSiblings(estimate: 0.5),
        ]
        #expect(dimensions.map(\.isEstimated) == [false, false, false, true, true])
        #expect(dimensions.map(\.isUniform) == [false, false, false, false, true])
        #expect(dimensions.map { $0.isFraction(of: .horizontal) } == [true, false, false, false, false])
        #expect(dimensions.map { $0.isFraction(of: .vertical) } == [false, true, false, false, false])
        #expect(dimensions.allSatisfy { $0.value == 0.5 })
        #expect(
            dimensions.map { $0.length(in: Size(width: 101, height: 31), grid: grid) } == [50.5, 15.5, 0.5, 0.5, 0.5])
    }

    @Test func `a length is never negative or infinite`() {
        let room = Size(width: 100, height: 100)
        for value in [-0.5, -.infinity, .nan, .infinity] {
            #expect(DimensionDescription.absolute(value).length(in: room, grid: grid) == 0)
        }
        #expect(DimensionDescription.estimated(1e30).length(in: room, grid: grid) == 1e9)
        #expect([-1e30, -3, 3, 1e30, .nan].map(\.distance) == [-1e9, -3, 3, 1e9, 0])
    }

    @Test func `a size has a dimension on each axis`() {
        let size = SizeDescription(width: .absolute(3), height: .fractionalHeight(0.5))
        #expect(size[.horizontal] == .absolute(3) && size[.vertical] == .fractionalHeight(0.5))
        #expect(size.size(in: Size(width: 9, height: 9), grid: grid) == Size(width: 3, height: 4.5))
    }

    @Test func `flexible spacing is at least its value`() {
        #expect(SpacingDescription.fixed(3).minimum == 3 && SpacingDescription.flexible(-4).minimum == -4)
        #expect(SpacingDescription.fixed(.nan).minimum == 0)
        #expect(SpacingDescription.flexible(0).isFlexible && !SpacingDescription.fixed(0).isFlexible)
        let edges = EdgeSpacingDescription(leading: .fixed(1), top: .flexible(2), bottom: .fixed(4))
        #expect(edges.start(.horizontal) == .fixed(1) && edges.end(.horizontal) == .fixed(0))
        #expect(edges.start(.vertical) == .flexible(2) && edges.end(.vertical) == .fixed(4))
        #expect(EdgeSpacingDescription().start(.vertical) == .fixed(0))
    }

    @Test func `edges determine a position on each axis`() {
        let places: [(EdgeSet, Double, Double)] = [
            ([], 0.5, 0.5), (.top, 0.5, 0), (.leading, 0, 0.5), (.bottom, 0.5, 1), (.trailing, 1, 0.5),
            ([.top, .bottom], 0.5, 0.5), ([.leading, .trailing, .bottom], 0.5, 1), ([.top, .trailing], 1, 0),
        ]
        for (edges, x, y) in places {
            #expect(edges.fraction(on: .horizontal) == x && edges.fraction(on: .vertical) == y)
        }
    }

    @Test func `a badge is positioned by two anchors (R42)`() {
        var badge = SupplementaryDescription(
            elementKind: "b", size: SizeDescription(width: .absolute(20), height: .absolute(10)),
            containerAnchor: AnchorDescription(
                edges: [.top, .trailing], absoluteOffset: Point(x: 1, y: 2), fractionalOffset: Point(x: 0.5, y: -0.5)))
        #expect(badge.zIndex == 1)
        let host = Rect(x: 100, y: 50, width: 60, height: 40)
        func frame() -> Rect {
            SupplementarySlot(description: badge, host: host, container: host.size).frame(measured: nil, grid: grid)
        }
        // The same corners meet, half of the badge further out.
        #expect(frame() == Rect(x: 151, y: 47, width: 20, height: 10))
        badge.itemAnchor = AnchorDescription(
            edges: [.bottom, .leading], absoluteOffset: Point(x: 10, y: 20), fractionalOffset: Point(x: 1, y: 1))
        #expect(frame() == Rect(x: 201, y: 67, width: 20, height: 10))
        badge.contentInsets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(frame() == Rect(x: 203, y: 68, width: 14, height: 6))
    }

    @Test func `edits map old sections to new ones`() {
        let silent = LayoutEdits(removed: [3: [0]], inserted: [1: [0], 3: [0]])
        #expect(silent.origin(of: 7) == 7 && silent.keepsSections(count: 9) && silent.changedSections == [1, 3])
        let edits = LayoutEdits(origins: [0, nil, 1])
        #expect((0..<4).map { edits.origin(of: $0) } == [0, nil, 1, nil] && edits.origin(of: -1) == nil)
        #expect(!edits.keepsSections(count: 3))
        #expect(LayoutEdits(origins: [0, 1]).keepsSections(count: 2))
        #expect(!LayoutEdits(origins: [0, 1]).keepsSections(count: 3), "one more isn't named")
        #expect(!LayoutEdits(origins: [1, 0]).keepsSections(count: 2))
    }
}
