import ConstraintEngine
import Foundation
import LayoutGeometry

extension LayoutEngine {
    /// Sets the frames of a view's direct subviews to the solution.
    func applyFrames(in view: UIView) {
        let wasApplying = LayoutEngine.isApplying
        LayoutEngine.isApplying = true
        defer { LayoutEngine.isApplying = wasApplying }
        let pixels = PixelRounding(root)
        if let stack = stacks.layout(of: view) { applyFrames(of: stack, pixels) }
        for subview in view.subviews where subview.autoLayout.isPlacedByConstraints {
            guard let subject = subview.autoLayout.subject, let index = items.index(of: subject), isConstrained(index)
            else { continue }
            place(subview, frame(at: index, pixels))
        }
        if let subject = view.contentGuideForConstraints?.subject, let index = items.index(of: subject),
            isConstrained(index)
        {
            view.autoLayoutDidSolveContentSize(frame(at: index, pixels).size)
        }
    }

    /// Returns whether a view or guide is used in any rule. Otherwise, it keeps its frame.
    private func isConstrained(_ index: Int) -> Bool {
        let variables = items.variables(at: index)
        let constrained = entries.summary.constrainedVariables
        return constrained.contains(variables.left) || constrained.contains(variables.top)
            || constrained.contains(variables.width) || constrained.contains(variables.height)
    }

    /// Sets the bounds and the center, because the frame is undefined with a transform.
    func place(_ view: UIView, _ frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = center(of: view, frame)
        if view.center != center { view.center = center }
    }

    private func center(of view: UIView, _ frame: CGRect) -> CGPoint {
        let center = CGPoint(
            x: frame.minX + view.anchorPoint.x * frame.width, y: frame.minY + view.anchorPoint.y * frame.height)
        return view.superview?.autoLayoutCenter(center, of: view) ?? center
    }

    /// Returns whether the view is already at its position.
    func isInPlace(_ view: UIView, _ index: Int, _ pixels: PixelRounding) -> Bool {
        guard isConstrained(index) else { return true }
        work.frames += 1
        return isAt(frame(at: index, pixels), view)
    }

    /// Returns whether a view already has a frame.
    func isAt(_ frame: CGRect, _ view: UIView) -> Bool {
        view.bounds.size == frame.size && view.center == center(of: view, frame)
    }

    /// Returns the frame of a view or guide in the solution, in the coordinates of its superview or owner, with its
    /// edges on whole pixels.
    func frame(of item: AnyObject) -> CGRect? {
        let container = item is UIView ? (item as? UIView)?.superview : layoutView(of: item)
        guard container != nil, let index = LayoutSubject.existing(for: item).flatMap(items.index(of:)) else {
            return nil
        }
        return frame(at: index, PixelRounding(root))
    }

    private func frame(at index: Int, _ pixels: PixelRounding) -> CGRect {
        let values = solution.values(of: items.variables(at: index))
        let isContent = items.isScrollContent(at: index)
        return pixels.rect(
            CGRect(
                x: isContent ? 0 : values.x, y: isContent ? 0 : values.y, width: max(values.z, 0),
                height: max(values.w, 0)))
    }
}

/// The rounding to the pixels of a view's screen.
@MainActor
struct PixelRounding {
    private let grid: PixelGrid

    init(_ view: UIView) {
        let scale = view.traitCollection.displayScale
        grid = PixelGrid(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
    }

    /// Returns the frame with its edges on the nearest pixels. Halves are rounded up, as recorded on phones
    /// (`Tests/Resources/golden/autoLayout`).
    func rect(_ rect: CGRect) -> CGRect {
        let (left, right) = (pixel(rect.minX), pixel(rect.minX + rect.width))
        let (top, bottom) = (pixel(rect.minY), pixel(rect.minY + rect.height))
        return CGRect(
            x: left / grid.scale, y: top / grid.scale, width: (right - left) / grid.scale,
            height: (bottom - top) / grid.scale)
    }

    /// Returns the pixel nearest to a position. A tolerance prevents rounding errors of sums from moving a half below
    /// one half.
    private func pixel(_ position: CGFloat) -> Double { (Double(position) * grid.scale + 0.5 + 1e-6).rounded(.down) }

    /// Returns whether a length is at least a pixel. A rounding error isn't a width for breaking lines.
    func shows(_ length: Double) -> Bool { length >= 1 || (length > 0 && size(length, 0).width > 0) }

    func size(_ width: Double, _ height: Double) -> CGSize {
        CGSize(width: grid.round(width), height: grid.round(height))
    }

    /// Returns the size with its lengths rounded up, so that it fits all content.
    func fittingSize(_ size: CGSize) -> CGSize {
        CGSize(width: grid.ceil(Double(size.width)), height: grid.ceil(Double(size.height)))
    }
}
