import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// SwiftUI views in the rows of UIKit's lists.
@MainActor struct HostedRowTests {
    private let host = TestHost(size: CGSize(width: 300, height: 500), scale: 3, safeAreaInsets: .zero)

    /// A list with one row, and the positions of the row's texts.
    private final class Rows: UICollectionViewController {
        private let configuration: any UIContentConfiguration
        private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [configuration] in
            $0.contentConfiguration = configuration
            _ = ($1, $2)
        }

        init(_ configuration: any UIContentConfiguration, _ layout: UICollectionViewLayout) {
            self.configuration = configuration
            super.init(collectionViewLayout: layout)
            _ = row
        }

        required init?(coder: NSCoder) { nil }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
        }
    }

    private func show(_ configuration: any UIContentConfiguration, in layout: UICollectionViewLayout? = nil) throws
        -> UICollectionViewCell
    {
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let rows = Rows(configuration, layout ?? list)
        host.show(rows)
        host.settle()
        return try #require(rows.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    }

    /// The frame of a cell's innermost view in the cell, in whole pixels.
    private func place(in cell: UICollectionViewCell) throws -> CGRect {
        func hosting(_ view: UIView) -> HostingView? {
            view as? HostingView ?? view.subviews.lazy.compactMap(hosting).first
        }
        let hosting = try #require(hosting(cell))
        let frame = hosting.convert(try #require(hosting.inspectedParts.last).frame, to: cell)
        func pixels(_ length: CGFloat) -> CGFloat { (length * 3 + 1e-9).rounded() / 3 }
        return CGRect(
            x: pixels(frame.minX), y: pixels(frame.minY), width: pixels(frame.width), height: pixels(frame.height))
    }

    @Test func `a row with a text has the recorded size (sentry-cocoa)`() throws {
        let cell = try show(UIHostingConfiguration { Text("Item 1").frame(maxWidth: .infinity, alignment: .leading) })
        #expect(cell.frame.minX == 16 && cell.frame.width == 268)
        #expect(abs(cell.frame.height - 44) < 1e-6)
        let text = try place(in: cell)
        #expect(abs(text.minX - 16) < 1e-6 && abs(text.minY - 12) < 1e-6)
        #expect(abs(text.height - 61.0 / 3) < 1e-6)
    }

    @Test func `content narrower than the row is centered`() throws {
        let cell = try show(UIHostingConfiguration { Color.red.frame(width: 100, height: 20).accessibilityLabel("a") })
        let place = try place(in: cell)
        #expect(place == CGRect(x: 84, y: 12, width: 100, height: 20))
    }

    @Test func `a row grows with its content, with margins of 8 above and below`() throws {
        let cell = try show(UIHostingConfiguration { Color.red.frame(height: 60).accessibilityLabel("a") })
        #expect(cell.frame.height == 76)
        #expect(try place(in: cell) == CGRect(x: 16, y: 8, width: 236, height: 60))
    }

    @Test func `a row can be as low as its content`() throws {
        let low = UIHostingConfiguration { Color.red.frame(height: 4) }.margins(.vertical, 0)
        #expect(try show(low).frame.height == 44)
        #expect(try show(low.minSize(width: 0, height: 0)).frame.height == 4)
        #expect(try show(low.minSize(height: 30)).frame.height == 30)
    }

    @Test func `the content has the margins of the cell unless others are specified`() throws {
        let content = UIHostingConfiguration { Color.red.frame(height: 60).accessibilityLabel("a") }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 200, height: 100)
        func margin(
            _ configuration: any UIContentConfiguration, _ layout: UICollectionViewLayout? = nil
        ) throws -> CGFloat {
            let cell = try show(configuration, in: layout)
            return try place(in: cell).minX
        }
        let margins = [try margin(content, flow), try margin(content), try margin(content.margins(.leading, 3))]
        #expect(margins == [8, 16, 3])
    }

    @Test func `a background style fills the cell behind the content`() throws {
        let cell = try show(UIHostingConfiguration { Text("a") }.background(.yellow))
        let filled = try #require(
            sequence(first: cell.contentView, next: { $0.subviews.first }).first { $0 is HostingView })
        #expect(filled.frame.size == cell.contentView.bounds.size)
    }
}
