// The short forms of registering and dequeuing that several of the systems have. They stand here once, for two modules
// that declared them both would make each call ambiguous.

extension UICollectionReusableView {
    /// The name of the class without its module, which storyboards and interface files know it under.
    public class var identifier: String { String(describing: self) }
}

extension UICollectionView {
    /// Registers a class of cells under its name.
    public func register<Cell: UICollectionViewCell>(_ cellClass: Cell.Type) {
        register(cellClass, forCellWithReuseIdentifier: cellClass.identifier)
    }

    /// Registers the interface file of a class of cells, which is called like it; the class itself if there is no such
    /// file, for then the class makes its own subviews.
    ///
    /// - Parameters:
    ///   - cellClass: The class.
    ///   - bundle: Where the file is; nil, the default, is the bundle of the class.
    public func registerFromNib<Cell: UICollectionViewCell>(_ cellClass: Cell.Type, bundle: Bundle? = nil) {
        let bundle = bundle ?? Bundle(for: cellClass)
        guard bundle.hasInterface(named: cellClass.identifier) else { return register(cellClass) }
        register(
            UINib(nibName: cellClass.identifier, bundle: bundle), forCellWithReuseIdentifier: cellClass.identifier)
    }

    /// A cell of a class that was registered under its name. As UIKit's own method, it raises if that was not done.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(
        _ cellClass: Cell.Type, for indexPath: IndexPath
    ) -> Cell {
        dequeueReusableCell(withReuseIdentifier: cellClass.identifier, for: indexPath) as! Cell
    }

    /// A cell of the class that is expected, registered under its name.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(forIndexPath indexPath: IndexPath) -> Cell {
        dequeueReusableCell(Cell.self, for: indexPath)
    }

    /// Registers a class of supplementary views of a kind under its name.
    public func register<View: UICollectionReusableView>(_ viewClass: View.Type, supplementaryViewOfKind kind: String) {
        register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: viewClass.identifier)
    }

    /// Registers the interface file of a class of supplementary views, which is called like it; the class itself if
    /// there is no such file.
    public func registerFromNib<View: UICollectionReusableView>(
        _ viewClass: View.Type, supplementaryViewOfKind kind: String, bundle: Bundle? = nil
    ) {
        let bundle = bundle ?? Bundle(for: viewClass)
        guard bundle.hasInterface(named: viewClass.identifier) else {
            return register(viewClass, supplementaryViewOfKind: kind)
        }
        register(
            UINib(nibName: viewClass.identifier, bundle: bundle), forSupplementaryViewOfKind: kind,
            withReuseIdentifier: viewClass.identifier)
    }

    /// A supplementary view of a class that was registered under its name.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
        _ viewClass: View.Type, ofKind kind: String, for indexPath: IndexPath
    ) -> View {
        dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: viewClass.identifier, for: indexPath) as! View
    }
}

extension Bundle {
    /// Whether the bundle has an interface file of a name, compiled or as it is written.
    fileprivate func hasInterface(named name: String) -> Bool {
        ["nib", "xib"].contains { path(forResource: name, ofType: $0) != nil }
    }
}
