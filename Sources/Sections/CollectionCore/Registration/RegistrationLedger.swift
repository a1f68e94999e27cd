/// Notes what a collection view has registered, so that each thing is registered once: registering a class again would
/// throw away the views that wait to be used again.
@MainActor
package struct RegistrationLedger {
    private struct Entry: Hashable {
        var kind: String?
        var reuseIdentifier: String
    }

    private var entries: Set<Entry> = []

    package init() {}

    /// Registers cells unless that was done.
    package mutating func registerCell(_ registration: ViewRegistration, in collectionView: UICollectionView) {
        guard entries.insert(Entry(kind: nil, reuseIdentifier: registration.reuseIdentifier)).inserted else { return }
        registration.registerCell(in: collectionView)
    }

    /// Registers supplementary views of a kind unless that was done.
    package mutating func registerSupplementaryView(
        _ registration: ViewRegistration, ofKind kind: String, in collectionView: UICollectionView
    ) {
        guard entries.insert(Entry(kind: kind, reuseIdentifier: registration.reuseIdentifier)).inserted else { return }
        registration.registerSupplementaryView(ofKind: kind, in: collectionView)
    }
}
