/// A collection view's layout, and what it can do besides placing elements: each step of scrolling asks for it, so it is
/// looked up once.
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
