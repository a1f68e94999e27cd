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
    ///   - bundle: Where the file is; nil, the default, looks in the bundle of the class, and then in those of the
    ///     packages that the app is made of.
    public func registerFromNib<Cell: UICollectionViewCell>(_ cellClass: Cell.Type, bundle: Bundle? = nil) {
        guard let bundle = Bundle.containing(interface: cellClass.identifier, of: cellClass, in: bundle) else {
            return register(cellClass)
        }
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
        guard let bundle = Bundle.containing(interface: viewClass.identifier, of: viewClass, in: bundle) else {
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
    /// The first bundle that has an interface file, of the one that is named or else of those that may be meant.
    ///
    /// - Complexity: O(*n*) in the number of files beside the program, if no bundle is named.
    fileprivate static func containing(interface name: String, of viewClass: AnyClass, in named: Bundle?) -> Bundle? {
        if let named { return named.hasInterface(named: name) ? named : nil }
        let own = Bundle(for: viewClass)
        return own.hasInterface(named: name) ? own : ofPackages.first { $0.hasInterface(named: name) }
    }

    /// The bundles that the package manager has put beside the program or in it, by name.
    private static var ofPackages: [Bundle] {
        let folders = Set([main.bundleURL, main.resourceURL ?? main.bundleURL])
        let files = folders.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        return files.filter { ["bundle", "resources"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
            .compactMap { Bundle(url: $0) }
    }

    /// Whether the bundle has an interface file of a name, compiled or as it is written.
    fileprivate func hasInterface(named name: String) -> Bool {
        ["nib", "xib"].contains { path(forResource: name, ofType: $0) != nil }
    }
}
