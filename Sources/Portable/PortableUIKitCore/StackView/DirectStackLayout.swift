import Foundation

/// The layout of a stack view with a given size, and of the stack views that it arranges, computed without constraints.
///
/// It's the solution of the rules of ``StackArrangement`` where each decision has a single answer: views have natural
/// sizes, and a stack view that is longer than its views extends the one for which this has the lowest cost, or the
/// first of several. Otherwise, the layout has no frames, and the solver is necessary.
@MainActor
final class DirectStackLayout {
    /// An arranged view with its size.
    struct Child {
        let view: UIView
        /// The gap after the view.
        let spacing: CGFloat
        /// The layout of the view if it's a stack view.
        let layout: DirectStackLayout?
        /// The order of the view's rules in the solver, which decides between equal costs.
        var rank = 0
        var size = CGSize.zero

        subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
            get { axis == .horizontal ? size.width : size.height }
            set { if axis == .horizontal { size.width = newValue } else { size.height = newValue } }
        }
    }

    let stack: UIStackView
    let pixels: PixelRounding
    var children: [Child] = []
    /// The gap between views if it isn't their spacing.
    var gap: CGFloat?

    /// Creates the layout of a stack view that isn't arranged by another one.
    convenience init(_ stack: UIStackView) {
        self.init(stack, PixelRounding(stack.layoutRoot))
        var count = 0
        assignRanks(&count)
    }

    private init(_ stack: UIStackView, _ pixels: PixelRounding) {
        self.stack = stack
        self.pixels = pixels
        for (view, spacing) in zip(stack.arranged, stack.spacings) {
            // Only stack views arrange views directly.
            let layout =
                view.autoLayout.arrangesDirectly
                ? DirectStackLayout(unsafeDowncast(view, to: UIStackView.self), pixels) : nil
            children.append(Child(view: view, spacing: spacing, layout: layout))
        }
    }

    /// Numbers the views as the solver does: the subviews of a stack view precede the views inside.
    private func assignRanks(_ count: inout Int) {
        for index in children.indices {
            children[index].rank = count
            count += 1
        }
        for child in children { child.layout?.assignRanks(&count) }
    }

    /// Computes the lengths of all views in a size. Returns `false` if the solver must do so.
    func layOut(in size: CGSize) -> Bool {
        // The height of text depends on its width.
        assign(size.width, .horizontal) && assign(size.height, .vertical)
    }

    /// Returns the frames of the views in the stack view, whose size has been assigned.
    func frames(in size: CGSize) -> [CGRect] {
        let isRow = stack.axis == .horizontal, isMirrored = stack.isRightToLeft
        var frames: [CGRect] = []
        frames.reserveCapacity(children.count)
        var end: CGFloat = 0, nextStart: CGFloat = 0, spacing: CGFloat = 0
        for index in children.indices {
            let isHidden = children[index].view.isHidden
            // A hidden view is half a gap after the view before it.
            let start = isHidden ? end + spacing / 2 : nextStart
            let width = children[index].size.width, height = children[index].size.height
            let side = side(of: isRow ? height : width, in: isRow ? size.height : size.width)
            var x = isRow ? start : side
            if isMirrored { x = size.width - x - width }
            frames.append(
                pixels.rect(SIMD4(Double(x), Double(isRow ? side : start), Double(width), Double(height))))
            guard !isHidden else { continue }
            end = start + (isRow ? width : height)
            spacing = children[index].spacing
            nextStart = end + (gap ?? spacing)
        }
        return frames
    }

    /// Returns the position across the axis of a view with the given length.
    private func side(of length: CGFloat, in breadth: CGFloat) -> CGFloat {
        switch stack.alignment {
        case .trailing: breadth - length
        case .center: (breadth - length) / 2
        default: 0
        }
    }
}
