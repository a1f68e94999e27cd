import Composer
import UIKit

/// A profile with a header above all sections, cards that are removed one by one, chips, white sections, and friends
/// that a long press removes.
final class ProfileViewController: UICollectionViewController {
    private(set) var profile: Profile
    /// The former friends, who can be added again.
    private var formerFriends: [String] = []

    private(set) var dataSource: UICollectionViewDiffableDataSource<ProfileSection, ProfileItem>!

    private lazy var composer: Composer<ProfileSection, ProfileItem> = {
        let composer = Composer(collectionView: collectionView, dataSource: dataSource)
        composer.configuration = Composer.Configuration(
            scrollDirection: .vertical, sectionSpacing: 20,
            header: .header(height: .estimated(120), kind: ProfileElementKind.collectionHeader),
            background: [ProfileElementKind.sectionWhiteBackground: ProfileBackgroundView.self])
        return composer
    }()

    private lazy var addButton = UIBarButtonItem(
        title: "Add Friend", image: UIImage(systemName: "person.badge.plus"),
        primaryAction: UIAction { [weak self] _ in self?.addFriend() })

    init(profile: Profile) {
        self.profile = profile
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = addButton
        collectionView.backgroundColor = .systemGroupedBackground
        dataSource = makeDataSource()
        composer.compose()
        update(animated: false)
    }

    // MARK: Content

    private func update(animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<ProfileSection, ProfileItem>()
        func append(_ section: ProfileSection, _ items: [ProfileItem]) {
            guard !items.isEmpty else { return }
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        append(.steps, profile.steps.map(ProfileItem.step))
        append(.favors, profile.favors.map(ProfileItem.favor))
        append(.anniversaries, profile.anniversaries.map(ProfileItem.anniversary))
        append(.memo, profile.memo.isEmpty ? [] : [.memo(profile.memo)])
        append(
            .friends(isEmpty: profile.friends.isEmpty),
            profile.friends.isEmpty ? [.noFriends] : profile.friends.map(ProfileItem.friend))
        composer.apply(snapshot, animatingDifferences: animated)
        addButton.isEnabled = !formerFriends.isEmpty
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<ProfileSection, ProfileItem> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, ProfileItem> { cell, _, item in
            cell.show(item)
        }
        let chip = UICollectionView.CellRegistration<BadgeCell, String> { cell, _, text in cell.text = text }
        let friend = UICollectionView.CellRegistration<FriendCell, String> { cell, _, name in cell.show(name) }
        let dataSource = UICollectionViewDiffableDataSource<ProfileSection, ProfileItem>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            switch item {
            case .favor(let text):
                collectionView.dequeueConfiguredReusableCell(using: chip, for: indexPath, item: text)
            case .friend(let name):
                collectionView.dequeueConfiguredReusableCell(using: friend, for: indexPath, item: name)
            case .step, .anniversary, .memo, .noFriends:
                collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
        }

        let header = UICollectionView.SupplementaryRegistration<ProfileHeaderView>(
            elementKind: ProfileElementKind.collectionHeader
        ) { [weak self] view, _, _ in
            if let self { view.show(profile) }
        }
        let title = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak dataSource] view, _, indexPath in
            view.show(dataSource?.sectionIdentifier(for: indexPath.section)?.title ?? "", style: .headline)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            kind == ProfileElementKind.collectionHeader
                ? collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
                : collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        }
        return dataSource
    }

    // MARK: User actions

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        if case .step? = dataSource.itemIdentifier(for: indexPath) { true } else { false }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .step(let step)? = dataSource.itemIdentifier(for: indexPath) else { return }
        profile.steps.removeAll { $0 == step }
        update()
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, case .friend(let name)? = dataSource.itemIdentifier(for: path) else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Remove Friend", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    self?.remove(friend: name)
                }
            ])
        })
    }

    private func remove(friend name: String) {
        profile.friends.removeAll { $0 == name }
        formerFriends.append(name)
        update()
    }

    private func addFriend() {
        guard let name = formerFriends.popLast() else { return }
        profile.friends.append(name)
        update()
    }
}

extension UICollectionViewListCell {
    /// Shows a step on a separate card. Other items have no background, because their section has one.
    fileprivate func show(_ item: ProfileItem) {
        backgroundConfiguration = .clear()
        switch item {
        case .step(let step):
            var content = UIListContentConfiguration.subtitleCell()
            content.image = UIImage(systemName: step.symbol)
            content.text = step.title
            content.secondaryText = step.detail
            content.secondaryTextProperties.color = .secondaryLabel
            contentConfiguration = content
            backgroundConfiguration = .card()
        case .anniversary(let anniversary):
            var content = UIListContentConfiguration.valueCell()
            content.text = anniversary.name
            content.secondaryText = anniversary.date
            content.directionalLayoutMargins.trailing = 16
            contentConfiguration = content
        case .memo(let text), .favor(let text), .friend(let text):
            var content = UIListContentConfiguration.cell()
            content.text = text
            content.directionalLayoutMargins.trailing = 16
            contentConfiguration = content
        case .noFriends:
            contentConfiguration = UIContentUnavailableConfiguration.absence(
                of: "Friends", symbol: "person.2", hint: "Add one with the button above.")
        }
    }
}
