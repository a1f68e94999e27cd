import Foundation

/// The separators at the top and the bottom of a list cell.
@MainActor
package final class ListCellSeparators {
    /// A separator line with its frame and appearance.
    package struct Line: Equatable {
        package var frame: CGRect
        package var color: UIColor
        package var visualEffect: UIVisualEffect?
    }

    private var top: UIView?
    private var bottom: UIView?

    /// The frames of the visible separators, from top to bottom.
    package var frames: [CGRect] { [top, bottom].compactMap { $0?.frame } }

    /// The colors of the visible lines, from top to bottom; `nil` for a visual effect.
    package var colors: [UIColor?] { [top, bottom].compactMap { $0 }.map(\.backgroundColor) }

    /// Shows separators in a cell, in front of its content; `nil` removes them.
    func show(top topLine: Line?, bottom bottomLine: Line?, in cell: UICollectionViewCell) {
        show(topLine, in: &top, of: cell)
        show(bottomLine, in: &bottom, of: cell)
    }

    private func show(_ line: Line?, in view: inout UIView?, of cell: UICollectionViewCell) {
        guard let line else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let effect = line.visualEffect {
            if (view as? UIVisualEffectView)?.effect != effect {
                view?.removeFromSuperview()
                view = UIVisualEffectView(effect: effect)
            }
        } else if view == nil || view is UIVisualEffectView {
            view?.removeFromSuperview()
            view = UIView(frame: .zero)
        }
        guard let view else { return }
        view.isUserInteractionEnabled = false
        if line.visualEffect == nil, view.backgroundColor != line.color { view.backgroundColor = line.color }
        if view.frame != line.frame { view.frame = line.frame }
        let index = cell.subviews.firstIndex(of: view)
        if index == nil || index! < cell.subviews.firstIndex(of: cell.contentView) ?? 0 {
            cell.insertSubview(view, aboveSubview: cell.contentView)
        }
    }
}
