import ConstraintEngine
import Foundation
import LayoutGeometry

extension LayoutEngine {
    /// Gives the direct subviews of a view the frames found.
    func applyFrames(in view: UIView) {
        let wasApplying = LayoutEngine.isApplying
        LayoutEngine.isApplying = true
        defer { LayoutEngine.isApplying = wasApplying }
        for subview in view.subviews where subview.autoLayout.isPlacedByConstraints {
            guard isConstrained(subview), let frame = frame(of: subview) else { continue }
            place(subview, frame)
        }
        if let guide = view.contentGuideForConstraints, isConstrained(guide), let frame = frame(of: guide) {
            view.autoLayoutDidSolveContentSize(frame.size)
        }
    }

    /// Whether any rule speaks of a view or guide. One of which none does keeps its frame.
    private func isConstrained(_ item: AnyObject) -> Bool {
        guard let index = itemIndexes[ObjectIdentifier(item)] else { return false }
        return items[index].variables.contains(where: constrainedVariables.contains)
    }

    /// Bounds and center rather than the frame, which a transform would make meaningless.
    private func place(_ view: UIView, _ frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = center(of: view, frame)
        if view.center != center { view.center = center }
    }

    private func center(of view: UIView, _ frame: CGRect) -> CGPoint {
        let center = CGPoint(
            x: frame.minX + view.anchorPoint.x * frame.width, y: frame.minY + view.anchorPoint.y * frame.height)
        return view.superview?.autoLayoutCenter(center, of: view) ?? center
    }

    /// Whether the view already lies where it should.
    func isInPlace(_ view: UIView) -> Bool {
        guard isConstrained(view), let frame = frame(of: view) else { return true }
        return view.bounds.size == frame.size && view.center == center(of: view, frame)
    }

    /// The frame found for a view or guide in the coordinates of its superview or owner, on whole pixels: origin and
    /// size each by itself, as the recorded stack views are.
    func frame(of item: AnyObject) -> CGRect? {
        let container = item is UIView ? (item as? UIView)?.superview : layoutView(of: item)
        guard let container, itemIndexes[ObjectIdentifier(item)] != nil else { return nil }
        return PixelRounding(root).rect(rect(of: item, in: container))
    }

    /// The rectangle of a guide that follows its owner's insets.
    func frameOfOwnGuide(_ guide: UILayoutGuide, in owner: UIView) -> CGRect {
        PixelRounding(root).rect(rect(of: guide, in: owner))
    }

    private func rect(of item: AnyObject, in container: UIView) -> CGRect {
        let outerReference = reference
        reference = container
        defer { reference = outerReference }
        let horizontal = span(of: item, .horizontal), vertical = span(of: item, .vertical)
        let outerX = span(of: container, .horizontal).start, outerY = span(of: container, .vertical).start
        return CGRect(
            x: value(horizontal.start.adding(outerX, times: -1)), y: value(vertical.start.adding(outerY, times: -1)),
            width: max(value(horizontal.length), 0), height: max(value(vertical.length), 0))
    }

    private func value(_ expression: LayoutExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }
}

/// Rounds to the pixels of the screen that a view is on.
@MainActor
struct PixelRounding {
    private let grid: PixelGrid

    init(_ view: UIView) {
        let scale = view.traitCollection.displayScale
        grid = PixelGrid(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
    }

    func rect(_ rect: CGRect) -> CGRect { grid.round(rect.rect).cgRect }

    func size(_ width: Double, _ height: Double) -> CGSize {
        CGSize(width: grid.round(width), height: grid.round(height))
    }

    /// The size that holds everything: lengths are rounded up.
    func fittingSize(_ size: CGSize) -> CGSize {
        CGSize(width: grid.ceil(Double(size.width)), height: grid.ceil(Double(size.height)))
    }
}
