import CollageTesting
import Foundation

/// A device that shows a list in a state, and changes the state like an app and a user.
@MainActor
final class ListDevice {
    let host: TestHost
    let view: UICollectionView
    private(set) var state: ListState
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private let content: Content

    /// The rows that the data source's closures read.
    private final class Content {
        var rows: [Int: ListState.Row] = [:]
        func take(_ state: ListState) {
            for row in state.sections.joined() { rows[row.id] = row }
        }
    }

    init(_ state: ListState) {
        self.state = state
        host = TestHost(size: state.size, style: state.style, contentSizeCategory: state.category)
        view = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(state))
        let content = Content()
        content.take(state)
        self.content = content
        source = Self.makeSource(view, content)
        view.contentInset = UIEdgeInsets(top: 0, left: state.sideInset, bottom: 0, right: state.sideInset)
        view.allowsMultipleSelectionDuringEditing = true
        view.isEditing = state.isEditing
        source.apply(snapshot(state), animatingDifferences: false)
        let controller = UIViewController()
        controller.view = view
        host.show(controller)
    }

    /// Applies the differences, and optionally settles.
    func change(to new: ListState, animated: Bool, settles: Bool = true) {
        host.activate()
        let old = state
        state = new
        content.take(new)
        if (old.appearance, old.header, old.footer) != (new.appearance, new.header, new.footer) {
            view.setCollectionViewLayout(Self.layout(new), animated: animated)
        }
        if old.sideInset != new.sideInset {
            view.contentInset = UIEdgeInsets(top: 0, left: new.sideInset, bottom: 0, right: new.sideInset)
        }
        if old.isEditing != new.isEditing { view.isEditing = new.isEditing }
        if old.sections != new.sections || old.header != new.header { apply(new, after: old, animated: animated) }
        if old.size != new.size { host.change(size: new.size) }
        if old.category != new.category { host.change(contentSizeCategory: new.category) }
        if old.style != new.style { host.change(style: new.style) }
        if settles { host.settle() }
    }

    /// Scrolls to the position of another device, after showing everything above it like that device.
    func show(from other: ListDevice) {
        host.activate()
        var offset = -view.adjustedContentInset.top
        while offset < other.view.contentOffset.y {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            offset += 100
        }
        view.contentOffset = other.view.contentOffset
        host.settle()
    }

    private func apply(_ new: ListState, after old: ListState, animated: Bool) {
        var snapshot = snapshot(new)
        let before = Set(old.sections.joined())
        let known = Set(before.map(\.id))
        // The content that a row suggests depends on whether it's a header.
        let isHeaderAsked = [old.header, new.header].contains(.firstItemInSection)
        let changed = new.sections.joined().filter { known.contains($0.id) && (isHeaderAsked || !before.contains($0)) }
        snapshot.reconfigureItems(changed.map(\.id))
        source.apply(snapshot, animatingDifferences: animated)
    }

    private func snapshot(_ state: ListState) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (index, rows) in state.sections.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(rows.map(\.id))
        }
        return snapshot
    }

    /// The text of the screen.
    var screen: ScreenText {
        host.activate()
        return ScreenText(view, in: host.window)
    }

    // MARK: Cells

    private static func layout(_ state: ListState) -> UICollectionViewLayout {
        var configuration = ListState.Configuration(appearance: state.appearance)
        configuration.headerMode = state.header
        configuration.footerMode = state.footer
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private static func makeSource(
        _ view: UICollectionView, _ content: Content
    ) -> UICollectionViewDiffableDataSource<Int, Int> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, id in
            if let row = content.rows[id] { cell.show(row) }
        }
        let constrained = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, id in
            cell.label.text = content.rows[id]?.text
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = "Header \(indexPath.section)"
            header.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { footer, _, indexPath in
            var content = footer.defaultContentConfiguration()
            content.text = indexPath.section == 0 ? String(repeating: "footer ", count: 14) : nil
            footer.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, id in
            content.rows[id]?.content == .constrained
                ? view.dequeueConfiguredReusableCell(using: constrained, for: path, item: id)
                : view.dequeueConfiguredReusableCell(using: row, for: path, item: id)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        return source
    }

    /// A label between the margins of the content view.
    private final class LabelCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }
}

extension UICollectionViewListCell {
    fileprivate func show(_ row: ListState.Row) {
        configurationUpdateHandler = nil
        accessories = []
        switch row.content {
        case .plain, .constrained:
            var content = defaultContentConfiguration()
            content.text = row.text
            content.image = UIImage(systemName: "circle")
            contentConfiguration = content
            accessories = [.delete(), .reorder()]
        case .subtitle:
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            content.secondaryText = row.text
            contentConfiguration = content
            accessories = [.disclosureIndicator(displayed: .whenNotEditing)]
        case .updated:
            configurationUpdateHandler = { cell, _ in (cell as? UICollectionViewListCell)?.showUpdated(row) }
        case .value:
            var content = UIListContentConfiguration.valueCell()
            content.text = "Title"
            content.secondaryText = row.text
            contentConfiguration = content
        }
    }

    private func showUpdated(_ row: ListState.Row) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Sender"
        content.secondaryText = "Subject\n" + row.text
        content.secondaryTextProperties.numberOfLines = 3
        contentConfiguration = content
        accessories = [
            .multiselect(), .disclosureIndicator(displayed: .whenNotEditing), .label(text: "Monday"),
        ]
    }
}
