import CompositionalLayoutBuilder
import UIKit

/// An offer with an image, badges, an accordion with the terms, and a carousel of other offers.
///
/// The screen consists of `sections`. When something changes, all sections are applied again, and the collection view
/// animates the difference.
final class OfferViewController: UIViewController {
    enum Section: Int, CompositionalLayoutID {
        case hero
        case badges
        case termsAndConditions
        case popularItems

        var id: Self { self }
    }

    let offer: Offer
    private(set) var collectionView: UICollectionView!
    private var controller: CompositionalLayoutController!

    /// A Boolean value that indicates whether the terms are expanded. Changes are animated once the view is loaded.
    var isTermsAndConditionsExpanded = false {
        didSet {
            if isViewLoaded { controller.apply(sections) }
        }
    }

    init(offer: Offer) {
        self.offer = offer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        collectionView.backgroundColor = .systemBackground
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Offer"
        navigationItem.largeTitleDisplayMode = .never
        controller = CompositionalLayoutController(collectionView: collectionView)
        controller.apply(sections)
    }

    @SectionBuilder<Section> private var sections: [CompositionalLayoutSection<Section>] {
        // An image as wide as the screen and 300 points high
        FrameLayout(width: .fractionalWidth(1), height: .absolute(300))
            .items(id: .hero) { HeroItem(imageName: offer.imageName) }

        // Badges as wide as their text, as many in a row as fit
        FlowLayout(
            estimatedItemWidth: 100, estimatedItemHeight: 34, hSpacing: 8, vSpacing: 8, contentInsets: .all(16)
        )
        .items(id: .badges) { offer.badges.map { BadgeItem(text: $0) } }
        .header(OfferHeader(title: offer.title, subtitle: offer.subtitle, style: .title1))

        // A header, and a text while the header is expanded, on a card that resizes with them
        FrameLayout(width: .fractionalWidth(1), height: .estimated(100), contentInsets: .all(16))
            .items(id: .termsAndConditions) {
                AccordionHeaderItem(text: "Terms and Conditions", isExpanded: isTermsAndConditionsExpanded) {
                    [weak self] in self?.isTermsAndConditionsExpanded.toggle()
                }
                if isTermsAndConditionsExpanded {
                    TextItem(text: offer.termsAndConditions)
                }
            }
            .background(CardBackgroundView.self, contentInsets: .all(16))

        // Cards that scroll horizontally and stop at the edge of a card
        CarouselLayout(
            width: .absolute(248), height: .absolute(300), hSpacing: 20,
            contentInsets: NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 24, trailing: 16),
            behavior: .continuousGroupLeadingBoundary
        )
        .items(id: .popularItems) { offer.popularItems.map { CardItem(popularItem: $0) } }
        .header(OfferHeader(title: "Popular with Other Guests", style: .title3))
    }
}
