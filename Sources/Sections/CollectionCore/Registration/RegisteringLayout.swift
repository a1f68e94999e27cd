/// A compositional layout that records which kinds of decoration views are registered with it, so that unregistered
/// kinds can be omitted instead of raising an exception.
@MainActor
package class RegisteringLayout: UICollectionViewCompositionalLayout {
    private var decorationKinds: Set<String> = []

    package override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
        record(elementKind, isRegistered: viewClass != nil)
    }

    package override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        super.register(nib, forDecorationViewOfKind: elementKind)
        record(elementKind, isRegistered: nib != nil)
    }

    private func record(_ kind: String, isRegistered: Bool) {
        if isRegistered { decorationKinds.insert(kind) } else { decorationKinds.remove(kind) }
    }

    /// Returns a Boolean value that indicates whether views of the kind are registered.
    package func hasDecorationView(ofKind kind: String) -> Bool { decorationKinds.contains(kind) }

    /// Removes decorations that aren't registered from a section.
    ///
    /// - Parameter report: A closure that's called with the kind of each removed decoration.
    package func removeUnregisteredDecorations(
        of section: NSCollectionLayoutSection, report: (_ kind: String) -> Void
    ) {
        let unregistered = section.decorationItems.map(\.elementKind).filter { !hasDecorationView(ofKind: $0) }
        guard !unregistered.isEmpty else { return }
        unregistered.forEach(report)
        section.decorationItems.removeAll { unregistered.contains($0.elementKind) }
    }
}
