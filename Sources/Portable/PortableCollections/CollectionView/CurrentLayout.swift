/// A collection view's layout, with its additional protocols. Each scroll step needs them, so the casts are done once.
@MainActor
struct CurrentLayout {
    let layout: UICollectionViewLayout
    let orthogonal: (any OrthogonalLayout)?
    let list: (any ListLayout)?
    let placing: (any PlacingLayout)?

    init(_ layout: UICollectionViewLayout) {
        self.layout = layout
        orthogonal = layout as? any OrthogonalLayout
        list = layout as? any ListLayout
        placing = layout as? any PlacingLayout
    }
}
