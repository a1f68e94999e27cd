/// Tells items on screen from those of the data source while the two differ: while the person moves an item, and while
/// placeholders stand for items that are still to come.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The index on screen of a section of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// The data source's index of a section on screen.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Where an item of the data source is on screen.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Which item of the data source is at a place on screen; nil if it is none of the data source's.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Runs `actionsToTranslate`, in which methods take and return the index paths on screen.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

// Which paths the methods of a collection view speak of.

extension UICollectionView {
    /// Whether methods speak of the paths on screen rather than of the data source's: while they are the same, while a
    /// layout is asked, and where the app wants it.
    var speaksOfPresentation: Bool { items.speaksOfPresentation }

    /// The path on screen for one that a method was given.
    func presentation(of path: IndexPath) -> IndexPath {
        speaksOfPresentation ? path : items.paths.presented(path)
    }

    /// The path that a method returns for one on screen; nil if there is no such item in the data source.
    func answer(for path: IndexPath) -> IndexPath? {
        speaksOfPresentation ? path : items.paths.dataSource(path)
    }

    /// The path in the data source of an item on screen; a place that is none of the data source's stands for the item
    /// that it was made before.
    func dataSourcePath(_ path: IndexPath) -> IndexPath {
        items.paths.isIdentity ? path : items.paths.dataSource(path) ?? path
    }

    /// Asks the layout, which knows the paths on screen alone.
    func askingLayout<Answer>(_ ask: () -> Answer) -> Answer {
        items.askingLayout(ask)
    }

    /// Asks the app, which knows the paths of the data source alone.
    func askingApp<Answer>(_ ask: () -> Answer) -> Answer {
        items.askingApp(ask)
    }
}
