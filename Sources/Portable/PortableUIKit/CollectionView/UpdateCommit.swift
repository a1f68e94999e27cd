/// A batch of updates, or a change of layout, while the views follow it.
@MainActor
final class UpdateCommit {
    /// How long views take to their new places, in seconds.
    static let duration = 0.3

    let isAnimated: Bool
    /// How the views on screen looked before, under their old paths.
    let oldAttributes: [ElementKey: UICollectionViewLayoutAttributes]
    /// Views that are gone, with how they are to look at the end.
    var leaving: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []

    private let completions: [(Bool) -> Void]
    private var isTaken = false

    init(
        isAnimated: Bool, oldAttributes: [ElementKey: UICollectionViewLayoutAttributes],
        completions: [(Bool) -> Void]
    ) {
        self.isAnimated = isAnimated
        self.oldAttributes = oldAttributes
        self.completions = completions
    }

    /// The animation for the first placing after the updates; nil afterwards.
    func takeAnimation() -> UpdateCommit? {
        guard !isTaken else { return nil }
        isTaken = true
        return self
    }

    /// How a view looks before it comes to `attributes`; nil if it is just there.
    func start(
        of attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        guard isAnimated else { return nil }
        let path = attributes.indexPath
        switch attributes.category {
        case .cell: return layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            return layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: attributes.elementKind ?? "", at: path)
        case .decorationView:
            return layout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: attributes.elementKind ?? "", at: path)
        }
    }

    func complete(_ finished: Bool) {
        for completion in completions { completion(finished) }
    }
}
