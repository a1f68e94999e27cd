import UIKit

/// An offer: hero, badges that flow, an accordion with the terms, and a carousel of other offers.
final class OfferViewController: UIViewController, UICollectionViewDelegate {
    enum Section: Int {
        case hero
        case badges
        case termsAndConditions
        case popularItems
    }

    enum Item: Hashable {
        case hero
        case badge(Int)
        case termsAndConditionsHeader
        case termsAndConditions
        case popularItem(Int)
    }

    private let offer: Offer
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    /// Whether the terms are unfolded; a change is animated once the view is loaded.
    var isTermsAndConditionsExpanded = false {
        didSet {
            guard isViewLoaded, oldValue != isTermsAndConditionsExpanded else { return }
            var snapshot = makeSnapshot()
            snapshot.reconfigureItems([.termsAndConditionsHeader])
            dataSource.apply(snapshot, animatingDifferences: true)
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
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: OfferLayout.make())
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Offer"
        navigationItem.largeTitleDisplayMode = .never
        dataSource = makeDataSource()
        dataSource.apply(makeSnapshot(), animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) == .termsAndConditionsHeader
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard dataSource.itemIdentifier(for: indexPath) == .termsAndConditionsHeader else { return }
        isTermsAndConditionsExpanded.toggle()
    }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.hero])
        snapshot.appendItems([.hero])
        snapshot.appendSections([.badges])
        snapshot.appendItems(offer.badges.indices.map(Item.badge))
        snapshot.appendSections([.termsAndConditions])
        snapshot.appendItems([.termsAndConditionsHeader])
        if isTermsAndConditionsExpanded {
            snapshot.appendItems([.termsAndConditions])
        }
        snapshot.appendSections([.popularItems])
        snapshot.appendItems(offer.popularItems.indices.map(Item.popularItem))
        return snapshot
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let hero = UICollectionView.CellRegistration<HeroCell, Item> { [offer] cell, _, _ in
            cell.image = .content(atPath: offer.imageName)
        }
        let badge = UICollectionView.CellRegistration<BadgeCell, Int> { [offer] cell, _, index in
            cell.text = offer.badges[index]
        }
        let accordionHeader = UICollectionView.CellRegistration<AccordionHeaderCell, Item> {
            [unowned self] cell, _, _ in
            cell.text = "Terms and Conditions"
            cell.isExpanded = isTermsAndConditionsExpanded
        }
        let text = UICollectionView.CellRegistration<TextCell, Item> { [offer] cell, _, _ in
            cell.text = offer.termsAndConditions
        }
        let card = UICollectionView.CellRegistration<CardCell, Int> { [offer] cell, _, index in
            cell.configure(offer.popularItems[index])
        }

        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item {
            case .hero:
                collectionView.dequeueConfiguredReusableCell(using: hero, for: indexPath, item: item)
            case .badge(let index):
                collectionView.dequeueConfiguredReusableCell(using: badge, for: indexPath, item: index)
            case .termsAndConditionsHeader:
                collectionView.dequeueConfiguredReusableCell(using: accordionHeader, for: indexPath, item: item)
            case .termsAndConditions:
                collectionView.dequeueConfiguredReusableCell(using: text, for: indexPath, item: item)
            case .popularItem(let index):
                collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: index)
            }
        }

        let header = UICollectionView.SupplementaryRegistration<OfferHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [offer] view, _, indexPath in
            switch Section(rawValue: indexPath.section) {
            case .badges: view.configure(title: offer.title, subtitle: offer.subtitle, style: .title1)
            default: view.configure(title: "Popular with Other Guests", subtitle: nil, style: .title3)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }
}
