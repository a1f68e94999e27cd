/// Methods for translating index paths while the items on screen differ from the data source's: while the user moves an
/// item, and while there are placeholders for dropped items.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the index on screen of a section of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the data source's index of a section on screen.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns the index path on screen of an item of the data source.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the index path in the data source for an index path on screen; `nil` if the item isn't in the data
    /// source.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Runs `actionsToTranslate`, during which methods use the index paths on screen.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

// The index paths that the methods of a collection view use.

extension UICollectionView {
    /// Whether methods use the paths on screen instead of the data source's: while they are equal, during queries of
    /// the layout, and where the app requests it.
    var usesPresentedPaths: Bool { items.usesPresentedPaths }

    /// The index path on screen for an index path that the app passed.
    func presentation(of path: IndexPath) -> IndexPath {
        usesPresentedPaths ? path : items.paths.presented(path)
    }

    /// The index path that the app receives for one on screen; `nil` if the item isn't in the data source.
    func answer(for path: IndexPath) -> IndexPath? {
        usesPresentedPaths ? path : items.paths.dataSource(path)
    }

    /// The index path in the data source for one on screen. A gap or placeholder has the index path of the item after
    /// it.
    func dataSourcePath(_ path: IndexPath) -> IndexPath {
        items.paths.isIdentity ? path : items.paths.dataSource(path) ?? path
    }

    /// Runs a closure that queries the layout, which uses only the paths on screen.
    func usingPresentedPaths<Answer>(_ ask: () -> Answer) -> Answer {
        items.usingPresentedPaths(ask)
    }

    /// Asks the app, which knows the paths of the data source alone.
    func usingDataSourcePaths<Answer>(_ ask: () -> Answer) -> Answer {
        items.usingDataSourcePaths(ask)
    }
}
