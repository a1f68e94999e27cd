import CollageTesting
import CollectionCore
import Testing

/// Where views at the boundary of a section of three rows of 50 points stand, on a screen that is 300 points wide.
@MainActor @Suite(.serialized) struct BoundaryPlacementTests {
    private struct Frames {
        let view: CGRect
        let firstCell: CGRect
        let lastCell: CGRect
        let zIndex: Int?
    }

    private func frames(
        _ placement: BoundaryPlacement, direction: UISemanticContentAttribute = .forceLeftToRight
    ) throws -> Frames {
        let screen = DriverScreen()
        screen.collectionView.semanticContentAttribute = direction
        let section = SectionModel(
            id: 0, layout: ListRowLayout(height: .absolute(50)),
            items: (1...3).map { Tile($0) }
        ).supplementary(SupplementaryModel(kind: "edge", placement: placement, content: Title(text: "edge")))
        screen.show([section])
        let view = try #require(screen.collectionView.visibleSupplementaryViews(ofKind: "edge").first)
        let cells = screen.collectionView.visibleCells
        let attributes = screen.collectionView.layoutAttributesForSupplementaryElement(
            ofKind: "edge", at: IndexPath(item: 0, section: 0))
        return Frames(
            view: view.frame, firstCell: cells[0].frame, lastCell: cells[2].frame, zIndex: attributes?.zIndex)
    }

    @Test func `a view can be above or below the items, as wide as the section`() throws {
        let top = try frames(BoundaryPlacement(height: .absolute(30), alignment: .top))
        #expect(top.view == CGRect(x: 0, y: 0, width: 300, height: 30) && top.firstCell.minY == 30)
        let bottom = try frames(BoundaryPlacement(height: .absolute(30), alignment: .bottom))
        #expect(bottom.view == CGRect(x: 0, y: 150, width: 300, height: 30) && bottom.firstCell.minY == 0)
    }

    @Test func `a view can be at the leading or trailing side, over the items, in both layout directions`() throws {
        let size = (width: NSCollectionLayoutDimension.absolute(40), height: NSCollectionLayoutDimension.absolute(90))
        let leading = BoundaryPlacement(width: size.width, height: size.height, alignment: .leading)
        let trailing = BoundaryPlacement(width: size.width, height: size.height, alignment: .trailing)
        for (placement, direction) in [
            (leading, UISemanticContentAttribute.forceLeftToRight), (trailing, .forceRightToLeft),
        ] {
            let frames = try frames(placement, direction: direction)
            #expect(frames.view == CGRect(x: 0, y: 30, width: 40, height: 90))
            #expect(frames.firstCell == CGRect(x: 0, y: 0, width: 300, height: 50))
        }
        for (placement, direction) in [
            (trailing, UISemanticContentAttribute.forceLeftToRight), (leading, .forceRightToLeft),
        ] {
            let frames = try frames(placement, direction: direction)
            #expect(frames.view == CGRect(x: 260, y: 30, width: 40, height: 90))
            #expect(frames.firstCell == CGRect(x: 0, y: 0, width: 300, height: 50))
        }
    }

    @Test func `a view can be in a corner`() throws {
        let corner = try frames(
            BoundaryPlacement(width: .absolute(40), height: .absolute(20), alignment: .topTrailing))
        #expect(corner.view == CGRect(x: 260, y: 0, width: 40, height: 20))
        #expect(corner.firstCell.minY == 20)
    }

    @Test func `a view that doesn't extend the boundary is over the items, at an offset`() throws {
        let frames = try frames(
            BoundaryPlacement(
                width: .absolute(60), height: .absolute(20), alignment: .bottom, offset: CGPoint(x: 10, y: -5),
                extendsBoundary: false))
        #expect(frames.view == CGRect(x: 130, y: 125, width: 60, height: 20))
        #expect(frames.lastCell == CGRect(x: 0, y: 100, width: 300, height: 50))
    }

    @Test func `views have the specified z-index`() throws {
        let frames = try frames(BoundaryPlacement(height: .absolute(30), alignment: .top, zIndex: 7))
        #expect(frames.zIndex == 7)
    }

    @Test func `placements differ by each of their properties`() {
        let plain = BoundaryPlacement(height: .absolute(30), alignment: .top)
        var others = Array(repeating: plain, count: 8)
        others[0].width = LayoutLength(.absolute(30))
        others[1].height = LayoutLength(.absolute(31))
        others[2].alignment = .bottom
        others[3].offset.x = 1
        others[4].isPinned = true
        others[5].extendsBoundary = false
        others[6].zIndex = 3
        others[7].contentInsets.leading = 1
        #expect(Set(others + [plain]).count == 9)
        #expect(plain == BoundaryPlacement(height: .absolute(30), alignment: .top))
    }
}
