/// The background colors of the list sections on screen, below all other views.
///
/// It owns the views, which are the first subviews of the collection view.
@MainActor
final class ListBackgrounds {
    private var views: [ListBackgroundView] = []

    var count: Int { views.count }

    /// The frontmost background view.
    var last: UIView? { views.last }

    /// Shows the layout's backgrounds for the visible area.
    func layOut(in collectionView: UICollectionView) {
        let bounds = collectionView.bounds
        let backgrounds = bounds.isEmpty ? [] : collectionView.listLayout?.listBackgrounds(in: bounds) ?? []
        let wanted = backgrounds.filter { $0.color != .clear }
        while views.count > wanted.count { views.removeLast().removeFromSuperview() }
        while views.count < wanted.count {
            let view = ListBackgroundView(frame: .zero)
            collectionView.insertSubview(view, at: views.count)
            views.append(view)
        }
        for (view, background) in zip(views, wanted) {
            if view.frame != background.frame { view.frame = background.frame }
            if view.backgroundColor != background.color { view.backgroundColor = background.color }
        }
    }
}
