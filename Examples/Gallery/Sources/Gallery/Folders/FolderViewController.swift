import UIKit

/// The subfolders of a folder as an outline. The content of a folder is read from disk when it's expanded.
final class FolderViewController: ListViewController {
    private enum Section {
        case main
    }

    private let folder: URL
    private var dataSource: UICollectionViewDiffableDataSource<Section, FileItem>!

    init(folder: URL) {
        self.folder = folder
        super.init(appearance: .sidebarPlain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = folder.lastPathComponent
        dataSource = makeDataSource()

        var snapshot = NSDiffableDataSourceSectionSnapshot<FileItem>()
        snapshot.append(FileItem.contents(of: folder))
        dataSource.apply(snapshot, to: .main, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, FileItem> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem> { cell, _, item in
            cell.show(item)
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, FileItem>(collectionView: collectionView) {
            collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        // A folder has no children until the user first expands it.
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            guard children.items.isEmpty else { return children }
            var children = NSDiffableDataSourceSectionSnapshot<FileItem>()
            children.append(FileItem.contents(of: parent.url))
            return children
        }
        return dataSource
    }

    /// Expands folders from the top down, by their names.
    func expand(_ names: [String]) {
        var snapshot = dataSource.snapshot(for: .main)
        for name in names {
            guard let item = snapshot.visibleItems.first(where: { $0.name == name && $0.isFolder }) else { return }
            if snapshot.snapshot(of: item).items.isEmpty { snapshot.append(FileItem.contents(of: item.url), to: item) }
            snapshot.expand([item])
        }
        dataSource.apply(snapshot, to: .main, animatingDifferences: false)
    }
}

extension UICollectionViewListCell {
    /// Shows a folder, which can be expanded, or a file with its size.
    fileprivate func show(_ item: FileItem) {
        var content = UIListContentConfiguration.valueCell()
        content.text = item.name
        content.image = UIImage(systemName: item.isFolder ? "folder" : "doc.text")
        if let size = item.size {
            content.secondaryText = ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
        }
        contentConfiguration = content
        accessories = item.isFolder ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
}
