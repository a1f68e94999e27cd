import CollageTesting
import CollectionCore
import Testing

/// Estimates give way to what cells want without gaps, and scrolling to an item that was never measured lands on it.
@MainActor @Suite(.serialized) struct SizingRegressionTests {
    /// An item whose cell has a height that depends only on its number.
    private struct Paragraph: CollectionItem {
        let id: Int

        static func height(_ id: Int) -> CGFloat { 23 + CGFloat(id * 37 % 90) }

        func configure(cell: ParagraphCell, for indexPath: IndexPath) { cell.wantedHeight = Self.height(id) }
    }

    private final class ParagraphCell: UICollectionViewCell {
        var wantedHeight: CGFloat = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = wantedHeight
            return layoutAttributes
        }
    }

    private struct TallTitle: CollectionSupplementary {
        func configure(view: TallTitleView, for indexPath: IndexPath) {}
    }

    private final class TallTitleView: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 61
            return layoutAttributes
        }
    }

    private func sections(count: Int, layout: some SectionLayout) -> [SectionModel] {
        (0..<2).map { section in
            SectionModel(id: section, layout: layout, items: (0..<count).map { Paragraph(id: section * count + $0) })
                .header(TallTitle(), height: .estimated(20)).footer(TallTitle(), height: .estimated(90))
        }
    }

    /// Scrolls through everything, so that all of it is measured.
    private func readAll(_ screen: DriverScreen) {
        var offset: CGFloat = 0
        while offset < screen.collectionView.contentSize.height {
            screen.collectionView.contentOffset.y = offset
            screen.collectionView.layoutIfNeeded()
            offset += 200
        }
    }

    private func frame(_ item: Int, _ section: Int, _ screen: DriverScreen) -> CGRect {
        screen.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    @Test(arguments: [CGFloat(10), 44, 400])
    func `rows, headers, and footers have no gaps between them after they were scrolled past`(_ estimate: CGFloat) {
        let screen = DriverScreen()
        screen.show(sections(count: 40, layout: ListRowLayout(height: .estimated(estimate), spacing: 3)))
        readAll(screen)
        var top: CGFloat = 0
        for section in 0..<2 {
            top += 61
            for item in 0..<40 {
                let height = Paragraph.height(section * 40 + item)
                #expect(frame(item, section, screen) == CGRect(x: 0, y: top, width: 300, height: height))
                top += height + (item < 39 ? 3 : 0)
            }
            top += 61
        }
        #expect(screen.collectionView.contentSize.height == top)
    }

    @Test func `rows of a grid are as high as their highest cell, and the content as all rows`() {
        let screen = DriverScreen()
        screen.show([
            SectionModel(
                id: 0, layout: GridLayout(columns: 3, height: .estimated(30), spacing: 6),
                items: (0..<45).map { Paragraph(id: $0) })
        ])
        readAll(screen)
        var top: CGFloat = 0
        for row in 0..<15 {
            let items = (row * 3)..<(row * 3 + 3)
            #expect(items.allSatisfy { frame($0, 0, screen).minY == top }, "row \(row)")
            top += (items.map { Paragraph.height($0) }.max() ?? 0) + (row < 14 ? 6 : 0)
        }
        #expect(screen.collectionView.contentSize.height == top)
    }

    @Test(arguments: [
        UICollectionView.ScrollPosition.top, .centeredVertically, .bottom,
    ])
    func `scrolling to an item reaches it, although nothing on the way was measured`(
        _ position: UICollectionView.ScrollPosition
    ) throws {
        let screen = DriverScreen()
        screen.show(sections(count: 200, layout: ListRowLayout(height: .estimated(44))))
        let view = screen.collectionView
        for id in [350, 20, 201, 120, 399, 0, 199] {
            #expect(
                screen.driver.scrollToItem(ItemIdentity(type: Paragraph.self, id: id), at: position, animated: false))
            view.layoutIfNeeded()
            let cell = try #require(
                screen.host.all(ParagraphCell.self).first { view.indexPath(for: $0) == path(of: id) }, "\(id)")
            #expect(cell.frame.height == Paragraph.height(id))
            let inset = view.adjustedContentInset
            let top = view.contentOffset.y + inset.top, bottom = view.contentOffset.y + 600 - inset.bottom
            let wanted =
                switch position {
                case .top: top
                case .bottom: bottom - cell.frame.height
                default: (top + bottom - cell.frame.height) / 2
                }
            let isAtEnd =
                view.contentOffset.y <= -inset.top
                || view.contentOffset.y >= view.contentSize.height - 600 + inset.bottom
            #expect(isAtEnd || abs(cell.frame.minY - wanted) <= 0.5, "\(id)")
            #expect(cell.frame.minY >= top - 0.5 && cell.frame.maxY <= bottom + 0.5)
        }
    }

    private func path(of id: Int) -> IndexPath { IndexPath(item: id % 200, section: id / 200) }

    @Test func `an animated scroll to an item that was never measured reaches it`() throws {
        let screen = DriverScreen()
        screen.show(sections(count: 200, layout: ListRowLayout(height: .estimated(44))))
        screen.driver.scrollToItem(ItemIdentity(type: Paragraph.self, id: 333), at: .top, animated: true)
        screen.host.advance(by: 1)
        screen.host.settle()
        let view = screen.collectionView
        #expect(frame(133, 1, screen).minY == view.contentOffset.y + view.adjustedContentInset.top)
    }

    @Test func `a cell whose size doesn't settle is reported with both sizes, and other cells are shown`() throws {
        let screen = DriverScreen()
        let messages = Diagnostics.capture {
            screen.show([
                SectionModel(
                    id: 0, layout: ListRowLayout(height: .estimated(44)), items: [Swinging(id: 0), Tile(1)])
            ])
        }
        let message = try #require(messages.first { $0.contains("doesn't settle") })
        #expect(message.contains("SwingingCell") && message.contains("50") && message.contains("80"))
        #expect(screen.texts.last == "1")
    }

    private struct Swinging: CollectionItem {
        let id: Int

        func configure(cell: SwingingCell, for indexPath: IndexPath) {}
    }

    private final class SwingingCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = layoutAttributes.size.height == 50 ? 80 : 50
            invalidateIntrinsicContentSize()
            return layoutAttributes
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            invalidateIntrinsicContentSize()
        }
    }
}
