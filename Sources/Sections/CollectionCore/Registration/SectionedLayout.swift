/// The compositional layout of a driver. It knows which kinds of decoration views are registered with it, whoever did
/// it, so that a kind that nobody registered can be left out instead of raising.
@MainActor
final class SectionedLayout: UICollectionViewCompositionalLayout {
    private(set) var decorationKinds: Set<String> = []

    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
        note(elementKind, isRegistered: viewClass != nil)
    }

    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        super.register(nib, forDecorationViewOfKind: elementKind)
        note(elementKind, isRegistered: nib != nil)
    }

    private func note(_ kind: String, isRegistered: Bool) {
        if isRegistered { decorationKinds.insert(kind) } else { decorationKinds.remove(kind) }
    }
}
