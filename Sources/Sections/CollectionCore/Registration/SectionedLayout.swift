/// The compositional layout of a driver. It knows which kinds of decoration views are registered with it, whoever did
/// it, so that a kind that nobody registered can be left out instead of raising.
@MainActor
final class SectionedLayout: UICollectionViewCompositionalLayout {
    /// Who is told when the layout has changed.
    weak var driver: CollectionDriver?
    private(set) var decorationKinds: Set<String> = []

    override func prepare() {
        super.prepare()
        driver?.keepReadingPlace()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        // Cells that are measured above what is seen move the content.
        guard let driver else { return super.invalidateLayout(with: context) }
        driver.movingContent { super.invalidateLayout(with: context) }
    }

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
