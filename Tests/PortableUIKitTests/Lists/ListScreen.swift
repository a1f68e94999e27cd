import CollageTesting

/// A device that shows a list, with its data source and delegate.
@MainActor
final class ListScreen {
    let host: TestHost
    let view: UICollectionView
    let source: ScriptedDataSource
    let delegate = RecordingDelegate()

    convenience init(
        _ configuration: UICollectionLayoutListConfiguration, counts: [Int] = [3],
        size: CGSize = CGSize(width: 390, height: 600),
        direction: UIUserInterfaceLayoutDirection = .leftToRight, safeArea: UIEdgeInsets = .zero
    ) {
        self.init(
            .list(using: configuration), counts: counts, size: size, direction: direction, safeArea: safeArea)
    }

    init(
        _ layout: UICollectionViewCompositionalLayout, counts: [Int] = [3],
        size: CGSize = CGSize(width: 390, height: 600),
        direction: UIUserInterfaceLayoutDirection = .leftToRight, safeArea: UIEdgeInsets = .zero
    ) {
        host = TestHost(size: size, layoutDirection: direction, safeAreaInsets: safeArea)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        source = ScriptedDataSource(counts: counts)
        source.register(with: view)
        view.dataSource = source
        view.delegate = delegate
        host.show(view)
    }

    /// The frame of a row on screen.
    func frame(_ item: Int, section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The list attributes of a row on screen.
    func row(_ item: Int, section: Int = 0) -> ListRow? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.placement.attributes?.listRow
    }

    /// The header of a section.
    func header(_ section: Int = 0) -> UICollectionReusableView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    /// The footer of a section.
    func footer(_ section: Int = 0) -> UICollectionReusableView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
    }
}

extension UICollectionLayoutListConfiguration {
    init(
        _ appearance: Appearance, header: HeaderMode = .none, footer: FooterMode = .none
    ) {
        self.init(appearance: appearance)
        headerMode = header
        footerMode = footer
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    static let all: [Self] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
}
