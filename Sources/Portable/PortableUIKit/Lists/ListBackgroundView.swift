/// The color behind the sections of a list that are visible.
///
/// Collection views keep theirs behind all other views, in front of their own background color.
package final class ListBackgroundView: UIView {
    /// A view that covers nothing yet.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }
}

extension UICollectionView {
    /// Shows the backgrounds that the layout has for what is visible now.
    func layOutListBackgrounds() {
        let backgrounds = bounds.isEmpty ? [] : layoutStorage.listBackgrounds(in: bounds)
        let wanted = backgrounds.filter { $0.color != .clear }
        while listBackgroundViews.count > wanted.count { listBackgroundViews.removeLast().removeFromSuperview() }
        while listBackgroundViews.count < wanted.count {
            let view = ListBackgroundView(frame: .zero)
            insertSubview(view, at: listBackgroundViews.count)
            listBackgroundViews.append(view)
        }
        for (view, background) in zip(listBackgroundViews, wanted) {
            if view.frame != background.frame { view.frame = background.frame }
            if view.backgroundColor != background.color { view.backgroundColor = background.color }
        }
    }
}
