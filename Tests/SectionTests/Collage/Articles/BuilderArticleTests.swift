import Collage
import CollageTesting
import Testing

/// The article about result builders, as it is printed.
@MainActor @Suite(.serialized) struct BuilderArticleTests {
    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(
            path: "Sources/Sections/CompositionalLayoutBuilder/CompositionalLayoutBuilder.docc/"
                + "FromAListOfSectionsToAScreen.md")
        #expect(article.blockCount == 5)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `the terms expand in place`() throws {
        let host = TestHost(safeAreaInsets: .zero), controller = TripViewController()
        host.show(controller)
        controller.controller.apply(controller.sections)
        host.settle()
        #expect(host.all(TagCell.self).map(\.text) == ["Lake", "Sauna", "More Words"])
        #expect(host.all(TitleView.self).map(\.text) == ["Aurora"])
        let title = try #require(host.all(TagCell.self).last)

        host.tap(title)
        host.settle()
        #expect(host.all(TagCell.self).map(\.text) == ["Lake", "Sauna", "Fewer Words", "Long"])
        #expect(host.all(TagCell.self)[2] === title)
    }
}

struct TagItem: CompositionalLayoutItem {
    let text: String

    nonisolated var id: String { text }

    func configure(cell: TagCell, for indexPath: IndexPath) {
        cell.text = text
    }
}

enum TripSection: CompositionalLayoutID {
    case tags
    case terms

    var id: Self { self }
}

struct TermsTitleItem: CompositionalLayoutItem {
    let isUnfolded: Bool
    let didSelect: () -> Void

    nonisolated var id: String { "terms" }

    func configure(cell: TagCell, for indexPath: IndexPath) {
        cell.text = isUnfolded ? "Fewer Words" : "More Words"
    }

    func isContentEqual(to other: TermsTitleItem) -> Bool {
        isUnfolded == other.isUnfolded
    }
}

final class TripViewController: UICollectionViewController {
    private let trip = (name: "Aurora", tags: ["Lake", "Sauna"], terms: "Long")

    init() {
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    lazy var controller = CompositionalLayoutController(collectionView: collectionView)

    var showsTerms = false {
        didSet { controller.apply(sections) }
    }

    @SectionBuilder<TripSection> var sections: [CompositionalLayoutSection<TripSection>] {
        FlowLayout(estimatedItemWidth: 100, estimatedItemHeight: 32, hSpacing: 8, vSpacing: 8)
            .items(id: .tags) { trip.tags.map { TagItem(text: $0) } }
            .header(TitleHeader(text: trip.name), isPinned: true)

        FrameLayout(width: .fractionalWidth(1), height: .estimated(60))
            .items(id: .terms) {
                TermsTitleItem(isUnfolded: showsTerms) { [weak self] in self?.showsTerms.toggle() }
                if showsTerms { TagItem(text: trip.terms) }
            }
            .background(CardView.self, contentInsets: .all(8))
    }
}

final class TagCell: UICollectionViewCell {
    var text = ""

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 90, height: 32) }
}

struct TitleHeader: CollectionSupplementary, Equatable {
    let text: String

    func configure(view: TitleView, for indexPath: IndexPath) { view.text = text }
}

final class TitleView: UICollectionReusableView {
    var text = ""
}

final class CardView: UICollectionReusableView {}
