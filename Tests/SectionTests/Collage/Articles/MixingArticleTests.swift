import Collage
import CollageTesting
import Testing

/// The article about several systems on one screen, as it is printed.
@MainActor @Suite(.serialized) struct MixingArticleTests {
    enum MixedSection: CompositionalLayoutID {
        case icons, letters, rows, handwritten

        var id: Self { self }
    }

    private enum LetterSection: ComposableSection, Composable {
        case letters

        var item: UICollectionViewComposableLayout.Item { .full() }
        var group: UICollectionViewComposableLayout.Group { .grid(height: .absolute(40), numberOfItems: 2) }
        var section: UICollectionViewComposableLayout.Section { .base() }
    }

    private struct WordItem: CompositionalLayoutItem {
        let text: String

        nonisolated var id: String { text }

        func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
    }

    private let icons = ["a", "b", "c"]
    private let letters = ["d", "e"]
    private let words = ["f", "g"]
    private let rows = NamesSection([])

    private func handwrittenSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    @SectionBuilder<MixedSection> var sections: [CompositionalLayoutSection<MixedSection>] {
        // A preset
        GridLayout(columns: 3, aspectRatio: 1).items(id: .icons) { icons.map { WordItem(text: $0) } }
        // The layout that a section identifier of Composer's describes
        LetterSection.letters.layout.items(id: .letters) { letters.map { WordItem(text: $0) } }
        // The layout of a section object
        rows.asLayout.items(id: .rows) { words.map { WordItem(text: $0) } }
        // A section provider, as UICollectionViewCompositionalLayout requires
        RawSectionLayout { _, environment in handwrittenSection(in: environment) }
            .items(id: .handwritten) { WordItem(text: "by hand") }
    }

    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(path: "Sources/Sections/Collage/Collage.docc/MixingSystems.md")
        #expect(article.blockCount == 1)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `each section is laid out by its own system`() {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        host.show(view)
        let controller = CompositionalLayoutController(collectionView: view)
        controller.apply(sections)
        host.settle()
        let first = (0..<4).map { view.layoutAttributesForItem(at: [$0, 0])?.frame.size }
        #expect(first == [(100, 100), (150, 40), (146, 44), (300, 20)].map { CGSize(width: $0.0, height: $0.1) })
    }
}
