import Composer
import UIKit

/// Upcoming gifts above past gifts. Tapping a gift, or dragging it after a long press, moves it to the past gifts.
/// Pulling down resets the list, and scrolling to the end loads more of the timeline.
final class HomeViewController: UICollectionViewController {
    /// The number of gifts that are loaded at a time.
    static let pageSize = 6

    private let content: GalleryContent
    private(set) var reminders: [Reminder] = []
    /// The loaded gifts, beginning with the newest.
    private(set) var gifts: [Gift] = []
    /// The gifts that are loaded when the end of the timeline is near.
    private var olderGifts: ArraySlice<Gift> = []

    private(set) var dataSource: UICollectionViewDiffableDataSource<HomeSection, HomeItem>!
    private lazy var composer = Composer(collectionView: collectionView, dataSource: dataSource)

    init(content: GalleryContent) {
        self.content = content
        super.init(collectionViewLayout: UICollectionViewLayout())
        // The title is set before the view is loaded, because the profile may be pushed immediately and shows it on its
        // back button.
        title = "Home"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Profile", image: UIImage(systemName: "person.crop.circle"),
            primaryAction: UIAction { [weak self] _ in self?.showProfile() })
        collectionView.backgroundColor = .systemGroupedBackground
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        collectionView.refreshControl = refreshControl

        dataSource = makeDataSource()
        composer.compose()
        startOver(animated: false)
    }

    // MARK: Content

    private func startOver(animated: Bool) {
        reminders = content.home.reminders
        gifts = Array(content.home.gifts.prefix(Self.pageSize))
        olderGifts = content.home.gifts.dropFirst(Self.pageSize)
        update(animated: animated)
    }

    private func update(animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeItem>()
        snapshot.appendSections([.upcoming(isEmpty: reminders.isEmpty)])
        snapshot.appendItems(reminders.isEmpty ? [.noReminders] : reminders.map(HomeItem.reminder))
        snapshot.appendSections([.timeline(isEmpty: gifts.isEmpty)])
        snapshot.appendItems(gifts.isEmpty ? [.noGifts] : gifts.map(HomeItem.gift))
        composer.apply(snapshot, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<HomeSection, HomeItem> {
        let reminder = UICollectionView.CellRegistration<UICollectionViewListCell, Reminder> { cell, _, reminder in
            cell.show(reminder)
        }
        let card = UICollectionView.CellRegistration<CardCell, Gift> { cell, _, gift in
            cell.configure(title: gift.title, detail: gift.detail, imageName: gift.imageName)
        }
        let absence = UICollectionView.CellRegistration<UICollectionViewCell, HomeItem> { cell, _, item in
            cell.contentConfiguration =
                item == .noReminders
                ? UIContentUnavailableConfiguration.absence(
                    of: "Presents", symbol: "gift", hint: "Nothing is coming up. Pull down to begin again.")
                : UIContentUnavailableConfiguration.absence(
                    of: "Memories", symbol: "photo", hint: "What you give is kept here.")
        }
        let dataSource = UICollectionViewDiffableDataSource<HomeSection, HomeItem>(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item {
            case .reminder(let value):
                collectionView.dequeueConfiguredReusableCell(using: reminder, for: indexPath, item: value)
            case .gift(let value):
                collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: value)
            case .noReminders, .noGifts:
                collectionView.dequeueConfiguredReusableCell(using: absence, for: indexPath, item: item)
            }
        }
        dataSource.reorderingHandlers.canReorderItem = { item in
            if case .reminder = item { true } else { false }
        }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.takeOver(transaction.finalSnapshot)
        }

        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak dataSource] view, _, indexPath in
            let isTimeline = dataSource?.sectionIdentifier(for: indexPath.section) == .timeline(isEmpty: false)
            view.show(
                isTimeline ? "Timeline" : "Upcoming", style: .title2, background: .systemGroupedBackground)
        }
        let footer = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, _ in
            view.show("Tap a present once you have given it.", style: .footnote, color: .secondaryLabel)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionFooter ? footer : header, for: indexPath)
        }
        return dataSource
    }

    // MARK: User actions

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        if case .reminder? = dataSource.itemIdentifier(for: indexPath) { true } else { false }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if case .reminder(let reminder)? = dataSource.itemIdentifier(for: indexPath) { give(reminder) }
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let last = gifts.last, dataSource.itemIdentifier(for: indexPath) == .gift(last) else { return }
        showOlderGifts()
    }

    private func give(_ reminder: Reminder) {
        reminders.removeAll { $0.id == reminder.id }
        gifts.insert(Gift(reminder), at: 0)
        update()
    }

    /// Applies the order of gifts after the user drags one. A gift that's dragged to the past gifts has been given.
    private func takeOver(_ snapshot: NSDiffableDataSourceSnapshot<HomeSection, HomeItem>) {
        reminders = snapshot.itemIdentifiers(inSection: .upcoming(isEmpty: false)).compactMap { item in
            if case .reminder(let reminder) = item { reminder } else { nil }
        }
        gifts = snapshot.itemIdentifiers(inSection: .timeline(isEmpty: false)).compactMap { item in
            switch item {
            case .gift(let gift): gift
            case .reminder(let reminder): Gift(reminder)
            case .noReminders, .noGifts: nil
            }
        }
        update()
    }

    private func showOlderGifts() {
        guard !olderGifts.isEmpty else { return }
        gifts += olderGifts.prefix(Self.pageSize)
        olderGifts = olderGifts.dropFirst(Self.pageSize)
        // The collection view is being laid out, so the next page is loaded in the next turn.
        Task { [weak self] in self?.update(animated: false) }
    }

    private func refresh() {
        startOver(animated: true)
        collectionView.refreshControl?.endRefreshing()
    }

    private func showProfile() {
        navigationController?.pushViewController(ProfileViewController(profile: content.profile), animated: true)
    }
}

extension UICollectionViewListCell {
    /// Shows an upcoming gift on a separate card. With very large text, the date is below the other labels instead of
    /// next to them.
    fileprivate func show(_ reminder: Reminder) {
        let isVeryLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        var content = UIListContentConfiguration.subtitleCell()
        content.text = reminder.title
        content.secondaryText = isVeryLarge ? "\(reminder.detail)\n\(reminder.date)" : reminder.detail
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = .content(atPath: reminder.imageName)
        content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
        content.imageProperties.cornerRadius = 8
        contentConfiguration = content
        accessories = isVeryLarge ? [] : [.label(text: reminder.date)]
        // The row isn't in a list, so it has no default margins.
        directionalLayoutMargins.trailing = 16
        backgroundConfiguration = .card()
    }
}
