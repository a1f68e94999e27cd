/// A registration of cells or supplementary views: a class, an interface file, or a storyboard prototype, with its
/// reuse identifier.
@MainActor
public struct ViewRegistration {
    private enum Source {
        case viewClass(UICollectionReusableView.Type)
        case nib(name: String, bundle: Bundle?)
        case prototype
    }

    private let source: Source

    /// The reuse identifier. Registrations are equal if their identifiers are.
    public nonisolated let reuseIdentifier: String

    /// Returns the registration of a class. Classes with the same name in different modules have different identifiers.
    public static func viewClass(_ viewClass: UICollectionReusableView.Type) -> ViewRegistration {
        ViewRegistration(source: .viewClass(viewClass), reuseIdentifier: String(reflecting: viewClass))
    }

    /// Returns the registration of an interface file. The default bundle is the app's main bundle.
    public static func nib(_ name: String, bundle: Bundle? = nil) -> ViewRegistration {
        let path = bundle.map { $0.bundlePath + "/" } ?? ""
        return ViewRegistration(source: .nib(name: name, bundle: bundle), reuseIdentifier: "\(path)\(name).nib")
    }

    /// Returns the registration of the storyboard prototypes with the given identifier.
    public static func prototype(_ reuseIdentifier: String) -> ViewRegistration {
        ViewRegistration(source: .prototype, reuseIdentifier: reuseIdentifier)
    }

    /// Registers cells with a collection view.
    func registerCell(in collectionView: UICollectionView) {
        switch source {
        case .viewClass(let viewClass): collectionView.register(viewClass, forCellWithReuseIdentifier: reuseIdentifier)
        case .nib(let name, let bundle):
            collectionView.register(
                UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: reuseIdentifier)
        case .prototype: break
        }
    }

    /// Registers supplementary views of a kind with a collection view.
    func registerSupplementaryView(ofKind kind: String, in collectionView: UICollectionView) {
        switch source {
        case .viewClass(let viewClass):
            collectionView.register(
                viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: reuseIdentifier)
        case .nib(let name, let bundle):
            collectionView.register(
                UINib(nibName: name, bundle: bundle), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: reuseIdentifier)
        case .prototype: break
        }
    }

    /// Registers decoration views of a kind with a layout. Storyboards don't have prototypes of decoration views.
    public func registerDecorationView(ofKind kind: String, in layout: UICollectionViewLayout) {
        switch source {
        case .viewClass(let viewClass): layout.register(viewClass, forDecorationViewOfKind: kind)
        case .nib(let name, let bundle):
            layout.register(UINib(nibName: name, bundle: bundle), forDecorationViewOfKind: kind)
        case .prototype: break
        }
    }
}

extension ViewRegistration: Equatable {
    /// Returns a Boolean value that indicates whether views of one registration can be reused for the other.
    public nonisolated static func == (left: ViewRegistration, right: ViewRegistration) -> Bool {
        left.reuseIdentifier == right.reuseIdentifier
    }
}
