import Collage
import CollageTesting
import Testing

/// The article about identity and content, as it is printed.
@MainActor @Suite(.serialized) struct IdentityArticleTests {
    struct Badge: CollectionItem, Equatable {
        let id: Int
        var text: String

        func configure(cell: BadgeCell, for indexPath: IndexPath) { cell.text = text }
    }

    final class BadgeCell: UICollectionViewCell {
        var text = ""
    }

    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(
            path: "Sources/Sections/CollectionCore/CollectionCore.docc/IdentityAndContent.md")
        #expect(article.blockCount == 1)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `an item with other content keeps its cell, with other text`() {
        let host = TestHost(safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        host.show(view)
        let driver = CollectionDriver(collectionView: view)
        var cells: [BadgeCell] = []
        for text in ["Old", "New"] {
            driver.apply([
                SectionModel(id: 0, layout: ListRowLayout(height: .absolute(40)), items: [Badge(id: 1, text: text)])
            ])
            host.settle()
            cells += host.all(BadgeCell.self)
        }
        #expect(cells.count == 2 && cells.first === cells.last)
        #expect(cells.first?.text == "New")
    }
}
