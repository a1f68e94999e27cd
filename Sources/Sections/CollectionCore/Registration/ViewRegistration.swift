/// Where a collection view gets its cells or supplementary views from: a value that says what is registered, and under
/// which identifier.
@MainActor
public struct ViewRegistration {
    private enum Source {
        case viewClass(UICollectionReusableView.Type)
        case nib(name: String, bundle: Bundle?)
        case prototype
    }

    private let source: Source

    /// The identifier that views are dequeued with. Two registrations are equal if theirs are.
    public nonisolated let reuseIdentifier: String

    /// Views of a class. Classes of one name in two modules are told apart.
    public static func viewClass(_ viewClass: UICollectionReusableView.Type) -> ViewRegistration {
        ViewRegistration(source: .viewClass(viewClass), reuseIdentifier: String(reflecting: viewClass))
    }

    /// Views from an interface file; in the app's own bundle unless one is given.
    public static func nib(_ name: String, bundle: Bundle? = nil) -> ViewRegistration {
        let path = bundle.map { $0.bundlePath + "/" } ?? ""
        return ViewRegistration(source: .nib(name: name, bundle: bundle), reuseIdentifier: "\(path)\(name).nib")
    }

    /// Prototypes that the storyboard of the collection view has under an identifier.
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

    /// Registers decoration views of a kind with a layout. Storyboards have no prototypes of them.
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
    /// Whether views of one can be used for the other.
    public nonisolated static func == (left: ViewRegistration, right: ViewRegistration) -> Bool {
        left.reuseIdentifier == right.reuseIdentifier
    }
}
