/// The registrations of a collection view. Each of them is made only once, because registering a class again discards
/// the views in the reuse queue.
@MainActor
package struct RegistrationCache {
    private struct Entry: Hashable {
        var kind: String?
        var reuseIdentifier: String
    }

    private var entries: Set<Entry> = []

    package init() {}

    /// Registers cells unless they're already registered.
    package mutating func registerCell(_ registration: ViewRegistration, in collectionView: UICollectionView) {
        guard entries.insert(Entry(kind: nil, reuseIdentifier: registration.reuseIdentifier)).inserted else { return }
        registration.registerCell(in: collectionView)
    }

    /// Registers supplementary views of a kind unless they're already registered.
    package mutating func registerSupplementaryView(
        _ registration: ViewRegistration, ofKind kind: String, in collectionView: UICollectionView
    ) {
        guard entries.insert(Entry(kind: kind, reuseIdentifier: registration.reuseIdentifier)).inserted else { return }
        registration.registerSupplementaryView(ofKind: kind, in: collectionView)
    }
}
