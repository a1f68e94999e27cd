import UIKit

/// A list of sheets, popovers, alerts, and action sheets, with the user's last answer above it.
final class PresentationsViewController: UICollectionViewController {
    private enum Row: Hashable {
        case answer
        case presentation(Presentation)
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<String, Row>

    private var dataSource: DataSource!
    /// The user's last choice.
    private(set) var answer = "Nothing yet" {
        didSet { updateAnswer() }
    }

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Presentations"
        navigationItem.largeTitleDisplayMode = .never
        dataSource = makeDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
        snapshot.appendSections(["Last Answer"])
        snapshot.appendItems([.answer])
        for group in Presentation.groups {
            snapshot.appendSections([group.title])
            snapshot.appendItems(group.presentations.map(Row.presentation))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> DataSource {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
            [weak self] cell, _, row in
            var content = UIListContentConfiguration.subtitleCell()
            switch row {
            case .answer: content.text = self?.answer
            case .presentation(let presentation):
                content.text = presentation.title
                content.secondaryText = presentation.detail
                content.secondaryTextProperties.color = .secondaryLabel
            }
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            header.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: row)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func updateAnswer() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([.answer])
        dataSource.apply(snapshot)
    }

    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    {
        dataSource.itemIdentifier(for: indexPath) != .answer
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .presentation(let presentation)? = dataSource.itemIdentifier(for: indexPath) else { return }
        let controller = makeController(for: presentation)
        controller.popoverPresentationController?.sourceView = collectionView.cellForItem(at: indexPath)
        present(controller, animated: true)
    }

    private func makeController(for presentation: Presentation) -> UIViewController {
        switch presentation {
        case .alert: makeAlert()
        case .questions: makeQuestions()
        case .actionSheet: makeActionSheet()
        case .manyActions: makeManyActions()
        default: makeNote(for: presentation)
        }
    }

    private func makeNote(for presentation: Presentation) -> UIViewController {
        let note = NoteViewController(presentation: presentation) { [weak self] in self?.answer = $0 }
        let controller = UINavigationController(rootViewController: note)
        switch presentation {
        case .twoDetents:
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.sheetPresentationController?.prefersGrabberVisible = true
            controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        case .ownDetent:
            controller.sheetPresentationController?.detents = [.custom { $0.maximumDetentValue / 3 }]
        case .formSheet: controller.modalPresentationStyle = .formSheet
        case .fullScreen: controller.modalPresentationStyle = .fullScreen
        case .popover:
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = CGSize(width: 320, height: 220)
        default: break
        }
        controller.presentationController?.delegate = note
        return controller
    }

    // MARK: Alerts

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] _ in self?.answer = title }
    }

    private func makeAlert() -> UIAlertController {
        let alert = UIAlertController(
            title: "Leave the Harbour?", message: "The wind is rising, and it will be dark at six.",
            preferredStyle: .alert)
        alert.addAction(action("Stay", .cancel))
        alert.addAction(action("Set Sail"))
        return alert
    }

    private func makeQuestions() -> UIAlertController {
        let alert = UIAlertController(title: "Library Card", message: "Sign in to borrow.", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.textContentType = .username
        }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
            field.textContentType = .password
        }
        alert.addAction(action("Cancel", .cancel))
        let signIn = UIAlertAction(title: "Sign In", style: .default) { [weak self, weak alert] _ in
            self?.answer = "\(alert?.textFields?.first?.text ?? "") signed in"
        }
        alert.addAction(signIn)
        alert.preferredAction = signIn
        return alert
    }

    private func makeActionSheet() -> UIAlertController {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(action("Delete Draft", .destructive))
        sheet.addAction(action("Save Draft"))
        sheet.addAction(action("Cancel", .cancel))
        return sheet
    }

    private func makeManyActions() -> UIAlertController {
        let alert = UIAlertController(title: "Which Way?", message: nil, preferredStyle: .alert)
        for way in ["Along the Coast", "Through the Woods", "Over the Pass"] { alert.addAction(action(way)) }
        alert.addAction(action("Not Today", .cancel))
        return alert
    }
}
