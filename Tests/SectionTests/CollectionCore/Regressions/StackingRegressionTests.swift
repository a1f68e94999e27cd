import CollageTesting
import CollectionCore
import Testing

/// Decorations, cells, and headers are drawn in this order from back to front. Pinned headers neither flicker nor move
/// away, regardless of the distance and speed of scrolling.
@MainActor @Suite(.serialized) struct StackingRegressionTests {
    private let rows = 20, sections = 6
    private let rowHeight: CGFloat = 50, headerHeight: CGFloat = 30

    private func models(rowHeight: CGFloat? = nil) -> [SectionModel] {
        (0..<sections).map { section in
            SectionModel(
                id: section, layout: ListRowLayout(height: .absolute(rowHeight ?? self.rowHeight)),
                items: (0..<rows).map { Tile(section * 100 + $0) }
            )
            .header(Title(text: "\(section)"), height: .absolute(headerHeight), isPinned: true)
            .background(BackgroundView.self)
        }
    }

    /// Offsets that jump far ahead, back, and by less than a header.
    private let offsets: [CGFloat] = [0, 15, 1000, 1015, 1029, 1031, 5300, 5301, 40, 3000, 2990, 0, 5000, 1020]

    /// Where the header of a section stands: at its top, or pinned below the top of the screen, or pushed out by the
    /// end of its section.
    private func expectedHeader(_ section: Int, top: CGFloat, rowHeight: CGFloat) -> CGFloat {
        let length = headerHeight + CGFloat(rows) * rowHeight
        let start = CGFloat(section) * length
        return min(max(start, top), start + length - headerHeight)
    }

    private func expectHeadersInPlace(_ screen: DriverScreen, rowHeight: CGFloat) {
        let view = screen.collectionView
        view.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        let top = view.contentOffset.y + view.adjustedContentInset.top
        let shown = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        for path in shown {
            let header = view.supplementaryView(forElementKind: kind, at: path) as? CaptionView
            #expect(header?.text == "\(path.section)")
            let expected = expectedHeader(path.section, top: top, rowHeight: rowHeight)
            #expect(header?.frame.minY == expected, "offset \(view.contentOffset.y)")
        }
        let current = view.indexPathForItem(at: CGPoint(x: 10, y: top + headerHeight + 1))?.section
        #expect(current.map { section in shown.contains { $0.section == section } } ?? true)
    }

    @Test func `pinned headers stay in position during the fastest scrolling`() {
        let screen = DriverScreen()
        screen.show(models())
        for offset in offsets {
            screen.collectionView.contentOffset.y = offset
            expectHeadersInPlace(screen, rowHeight: rowHeight)
        }
    }

    @Test func `pinned headers stay in position when the layout changes under them`() {
        let screen = DriverScreen()
        screen.show(models())
        screen.collectionView.contentOffset.y = 1500
        for height: CGFloat in [70, 40, 55] {
            screen.show(models(rowHeight: height))
            expectHeadersInPlace(screen, rowHeight: height)
        }
    }

    @Test func `decorations are behind cells, and pinned headers in front, after any scroll or update`() {
        let screen = DriverScreen()
        screen.show(models())
        for (step, offset) in offsets.enumerated() {
            screen.collectionView.contentOffset.y = offset
            if step % 3 == 0 { screen.show(models(rowHeight: step % 2 == 0 ? 50 : 45)) }
            screen.collectionView.layoutIfNeeded()
            let views = screen.collectionView.subviews.filter { !$0.isHidden }
            let decorations = views.indices.filter { views[$0] is BackgroundView }
            let cells = views.indices.filter { views[$0] is TileCell }
            let headers = views.indices.filter { views[$0] is CaptionView }
            #expect(!decorations.isEmpty && !cells.isEmpty && !headers.isEmpty)
            #expect(decorations.allSatisfy { decoration in cells.allSatisfy { decoration < $0 } })
            #expect(headers.allSatisfy { header in cells.allSatisfy { header > $0 } }, "offset \(offset)")
        }
    }

    @Test func `decorations of orthogonal sections are behind their cells`() throws {
        let screen = DriverScreen()
        let carousel = CarouselLayout(width: .absolute(120), height: .absolute(80), hSpacing: 8)
        screen.show([
            SectionModel(id: 0, layout: carousel, items: (0..<8).map { Tile($0) }).background(BackgroundView.self)
        ])
        let decoration = try #require(screen.host.all(BackgroundView.self).first)
        let cell = try #require(screen.host.all(TileCell.self).first)
        #expect(decoration.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
        let views = screen.collectionView.subviews
        let scrollView = try #require(views.firstIndex { cell.isDescendant(of: $0) })
        #expect(try #require(views.firstIndex { $0 === decoration }) < scrollView)
    }
}
