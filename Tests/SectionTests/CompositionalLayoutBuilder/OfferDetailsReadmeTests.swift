import CollageTesting
import CompositionalLayoutBuilder
import Testing

/// Document 000, as it is printed.
@MainActor @Suite(.serialized) struct OfferDetailsReadmeTests {
    @Test func `this file contains the document's code verbatim`() throws {
        #expect(try SeedDocument("000").blocksMissing() == [])
    }

    @Test func `the sections are shown, and the accordion opens and closes in place`() throws {
        let host = TestHost(size: CGSize(width: 390, height: 1200))
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        host.show(view)
        let controller = CompositionalLayoutController(collectionView: view)
        var issues: [CollectionIssue] = []
        controller.driver.issueHandler = { issues.append($0) }
        let model = OfferDetailsViewModel()
        model.onChange = { [unowned model] in controller.apply(model.sections(for: .example)) }
        model.onChange()
        host.settle()
        #expect(view.numberOfSections == 4)
        #expect(view.numberOfItems(inSection: 2) == 1)
        let header = try #require(view.cellForItem(at: IndexPath(item: 0, section: 2)))
        host.tap(header)
        host.settle()
        #expect(view.numberOfItems(inSection: 2) == 2)
        #expect(host.all(TextCollectionViewCell.self).map(\.text).contains("Terms"))
        let opened = try #require(view.cellForItem(at: IndexPath(item: 0, section: 2)))
        host.tap(opened)
        host.settle()
        #expect(view.numberOfItems(inSection: 2) == 1)
        #expect(issues.isEmpty)
    }

    @Test func `frames match the document`() {
        let host = TestHost(size: CGSize(width: 390, height: 1200), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        host.show(view)
        let controller = CompositionalLayoutController(collectionView: view)
        controller.apply(OfferDetailsViewModel().sections(for: .example))
        host.settle()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 390, height: 300))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.origin == CGPoint(x: 16, y: 316))
        #expect(
            view.layoutAttributesForItem(at: IndexPath(item: 1, section: 3))?.size == CGSize(width: 248, height: 300))
    }
}

@MainActor
private final class OfferDetailsViewModel {
    var isTermsAndConditionsExpanded = false {
        didSet { onChange() }
    }

    var onChange: () -> Void = {}

    @SectionBuilder<OfferDetailsSectionID>
    func sections(for offerDetails: OfferDetails) -> [CompositionalLayoutSection<OfferDetailsSectionID>] {
        // swift-format-ignore
        // An image cell which fills the width and is 300pt high
        FrameLayout(
          width: .fractionalWidth(1),
          height: .absolute(300)
        )
        .items(id: .imageHeader) {
          ImageItem(imageURL: offerDetails.imageURL)
        }

        // Badge cells that stack in a flow layout
        FlowLayout(
            estimatedItemWidth: 100,
            estimatedItemHeight: 100,
            hSpacing: 8,
            vSpacing: 8,
            contentInsets: .init(
                top: 16, leading: 16, bottom: 16, trailing: 16
            )
        )
        .items(id: .badges) {
            offerDetails.badges.map { text in
                BadgeItem(text: text)
            }
        }

        // Accordion that hides and shows detail when selected
        FrameLayout(
            width: .fractionalWidth(1),
            height: .estimated(100),
            contentInsets: .init(
                top: 16, leading: 16, bottom: 16, trailing: 16
            )
        )
        .items(id: .termsAndConditions) {
            AccordionHeaderItem(
                text: "Terms and Conditions",
                isExpanded: isTermsAndConditionsExpanded,
                didSelect: { [unowned self] in
                    isTermsAndConditionsExpanded.toggle()
                }
            )

            if isTermsAndConditionsExpanded {
                TextItem(text: offerDetails.termsAndConditions)
            }
        }

        // Horizontal carousel of cards
        CarouselLayout(
            width: .absolute(248),
            height: .absolute(300),
            hSpacing: 20,
            contentInsets: .init(
                top: 10, leading: 16, bottom: 10, trailing: 16
            )
        )
        .items(id: .popularItems) {
            offerDetails.popularItems.map { popularItem in
                CardItem(imageURL: popularItem.imageURL)
            }
        }
    }
}

private enum OfferDetailsSectionID: String, CompositionalLayoutID {
    case imageHeader, badges, termsAndConditions, popularItems

    var id: Self { self }
}

private struct OfferDetails {
    var imageURL: String
    var badges: [String]
    var termsAndConditions: String
    var popularItems: [PopularItem]

    struct PopularItem {
        var imageURL: String
    }

    static let example = OfferDetails(
        imageURL: "header", badges: ["New", "Two for one"], termsAndConditions: "Terms",
        popularItems: ["a", "b", "c"].map { PopularItem(imageURL: $0) })
}

class TextCollectionViewCell: UICollectionViewCell {
    var text = ""

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = min(layoutAttributes.size.width, CGFloat(8 * text.count + 16))
        layoutAttributes.size.height = 40
        return layoutAttributes
    }
}

private final class BadgeCell: TextCollectionViewCell {}
private final class ImageCell: UICollectionViewCell {}

private struct ImageItem: CompositionalLayoutItem {
    var imageURL: String
    nonisolated var id: String { imageURL }

    func configure(cell: ImageCell, for indexPath: IndexPath) {}
}

private struct CardItem: CompositionalLayoutItem {
    var imageURL: String
    nonisolated var id: String { imageURL }

    func configure(cell: ImageCell, for indexPath: IndexPath) {}
}

private struct BadgeItem: CompositionalLayoutItem {
    var text: String
    nonisolated var id: String { text }

    func configure(cell: BadgeCell, for indexPath: IndexPath) { cell.text = text }
}

private struct AccordionHeaderItem: CompositionalLayoutItem {
    var text: String
    var isExpanded: Bool
    var didSelect: () -> Void
    nonisolated var id: String { "\(text).\(isExpanded)" }

    func configure(cell: BadgeCell, for indexPath: IndexPath) { cell.text = text }
}

// swift-format-ignore
struct TextItem: CompositionalLayoutItem {
  var text: String

  func configure(
    cell: TextCollectionViewCell,
    for indexPath: IndexPath
  ) {
    cell.text = text
  }
}

// MARK: - ID

extension TextItem {
    nonisolated var id: String {
        "\(Self.self).\(text)"
    }
}
