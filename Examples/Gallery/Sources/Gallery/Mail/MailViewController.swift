import UIKit

/// A list of messages, as in a mail app. Swipes mark, flag, and delete one message, and edit mode several.
final class MailViewController: ListViewController {
    private enum Section {
        case inbox
    }

    private(set) var messages: [Message.ID: Message]
    private var dataSource: UICollectionViewDiffableDataSource<Section, Message.ID>!

    private lazy var deleteButton = UIBarButtonItem(
        title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteSelectedMessages() })

    init(messages: [Message]) {
        self.messages = Dictionary(messages.map { ($0.id, $0) }) { first, _ in first }
        super.init(appearance: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func makeConfiguration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UICollectionLayoutListConfiguration {
        var configuration = super.makeConfiguration(appearance)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.makeLeadingActions(for: indexPath)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.makeTrailingActions(for: indexPath)
        }
        return configuration
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = editButtonItem
        collectionView.delegate = self
        collectionView.allowsMultipleSelectionDuringEditing = true

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Message.ID> {
            [weak self] cell, _, id in
            guard let message = self?.messages[id] else { return }
            cell.configurationUpdateHandler = { cell, state in
                (cell as? UICollectionViewListCell)?.show(message, in: state.traitCollection)
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
        snapshot.appendSections([.inbox])
        snapshot.appendItems(messages.keys.sorted())
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: One message

    private func makeLeadingActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath), let message = messages[id] else { return nil }
        let mark = UIContextualAction(
            style: .normal, title: message.isRead ? "Unread" : "Read"
        ) { [weak self] _, _, completion in
            self?.change(id) { $0.isRead.toggle() }
            completion(true)
        }
        mark.backgroundColor = .systemBlue
        mark.image = UIImage(systemName: message.isRead ? "envelope" : "envelope.open")
        return UISwipeActionsConfiguration(actions: [mark])
    }

    private func makeTrailingActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath), let message = messages[id] else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.delete([id])
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = UIContextualAction(
            style: .normal, title: message.isFlagged ? "Unflag" : "Flag"
        ) { [weak self] _, _, completion in
            self?.change(id) { $0.isFlagged.toggle() }
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag")
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    private func change(_ id: Message.ID, _ change: (inout Message) -> Void) {
        guard var message = messages[id] else { return }
        change(&message)
        messages[id] = message
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }

    private func delete(_ ids: [Message.ID]) {
        for id in ids { messages[id] = nil }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems(ids)
        dataSource.apply(snapshot)
    }

    // MARK: Several messages

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        navigationItem.rightBarButtonItems = editing ? [editButtonItem, deleteButton] : [editButtonItem]
        updateDeleteButton()
    }

    private func updateDeleteButton() {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        deleteButton.isEnabled = count > 0
        title = isEditing && count > 0 ? "\(count) Selected" : "Inbox"
    }

    private func deleteSelectedMessages() {
        let paths = collectionView.indexPathsForSelectedItems ?? []
        delete(paths.compactMap { dataSource.itemIdentifier(for: $0) })
        setEditing(false, animated: true)
    }
}

extension MailViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return updateDeleteButton() }
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath), let message = messages[id] else { return }
        change(id) { $0.isRead = true }
        show(MessageViewController(message: message), sender: self)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        updateDeleteButton()
    }
}

extension UICollectionViewListCell {
    /// Shows a message: an unread mark, the sender, the subject, the beginning of the text, the date, and a flag. With
    /// very large text, the date is above the subject instead of next to it.
    fileprivate func show(_ message: Message, in traits: UITraitCollection) {
        let isVeryLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = message.isRead ? .clear : .systemBlue
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
        content.imageToTextPadding = 8
        content.text = message.sender
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        let lines = [isVeryLarge ? message.date : nil, message.subject, message.preview]
        content.secondaryText = lines.compactMap(\.self).joined(separator: "\n")
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 3
        contentConfiguration = content

        accessories = [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
        if !isVeryLarge { accessories.append(.label(text: message.date)) }
        if message.isFlagged {
            let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
            flag.tintColor = .systemOrange
            accessories.append(.customView(configuration: .init(customView: flag, placement: .trailing())))
        }
    }
}
