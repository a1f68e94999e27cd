// Short forms of registering and dequeuing that several of the section systems have. They're declared once, because
// declarations in two modules would make each call ambiguous.

extension UICollectionReusableView {
    /// The name of the class without its module, as used in storyboards and interface files.
    public class var identifier: String { String(describing: self) }
}

extension UICollectionView {
    /// Registers a class of cells with its name as the identifier.
    public func register<Cell: UICollectionViewCell>(_ cellClass: Cell.Type) {
        register(cellClass, forCellWithReuseIdentifier: cellClass.identifier)
    }

    /// Registers the interface file of a cell class, which has the name of the class. If there's no such file, the
    /// class itself is registered.
    ///
    /// - Parameters:
    ///   - cellClass: The class.
    ///   - bundle: The bundle of the file. If it's `nil` (the default), the file is searched for in the bundle of the
    ///     class, and then in the bundles of the packages that the app depends on.
    public func registerFromNib<Cell: UICollectionViewCell>(_ cellClass: Cell.Type, bundle: Bundle? = nil) {
        guard let bundle = Bundle.containing(interface: cellClass.identifier, of: cellClass, in: bundle) else {
            return register(cellClass)
        }
        register(
            UINib(nibName: cellClass.identifier, bundle: bundle), forCellWithReuseIdentifier: cellClass.identifier)
    }

    /// Returns a cell of a class that is registered with its name as the identifier. Like UIKit's method, it raises an
    /// exception if the class isn't registered.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(
        _ cellClass: Cell.Type, for indexPath: IndexPath
    ) -> Cell {
        dequeueReusableCell(withReuseIdentifier: cellClass.identifier, for: indexPath) as! Cell
    }

    /// Returns a cell of the inferred class, which is registered with its name as the identifier.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(forIndexPath indexPath: IndexPath) -> Cell {
        dequeueReusableCell(Cell.self, for: indexPath)
    }

    /// Registers a class of supplementary views of a kind with its name as the identifier.
    public func register<View: UICollectionReusableView>(_ viewClass: View.Type, supplementaryViewOfKind kind: String) {
        register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: viewClass.identifier)
    }

    /// Registers the interface file of a class of supplementary views, which has the name of the class. If there's no
    /// such file, the class itself is registered.
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

    /// Returns a supplementary view of a class that is registered with its name as the identifier.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
        _ viewClass: View.Type, ofKind kind: String, for indexPath: IndexPath
    ) -> View {
        dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: viewClass.identifier, for: indexPath) as! View
    }
}

extension Bundle {
    /// Returns the first bundle that contains an interface file: the given bundle, or one of the candidates.
    ///
    /// - Complexity: O(*n*) in the number of files next to the program, if no bundle is given.
    fileprivate static func containing(interface name: String, of viewClass: AnyClass, in named: Bundle?) -> Bundle? {
        if let named { return named.hasInterface(named: name) ? named : nil }
        let own = Bundle(for: viewClass)
        return own.hasInterface(named: name) ? own : ofPackages.first { $0.hasInterface(named: name) }
    }

    /// The bundles that the package manager has created next to the program or inside it, sorted by name.
    private static var ofPackages: [Bundle] {
        let folders = Set([main.bundleURL, main.resourceURL ?? main.bundleURL])
        let files = folders.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        return files.filter { ["bundle", "resources"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
            .compactMap { Bundle(url: $0) }
    }

    /// Returns a Boolean value that indicates whether the bundle contains an interface file, as source or compiled.
    fileprivate func hasInterface(named name: String) -> Bool {
        ["nib", "xib"].contains { path(forResource: name, ofType: $0) != nil }
    }
}
