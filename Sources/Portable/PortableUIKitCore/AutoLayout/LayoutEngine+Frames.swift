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
        for subview in view.subviewStorage where subview.autoLayout.isPlacedByConstraints {
            guard let subject = subview.autoLayout.subject, let index = items.index(of: subject), isConstrained(index)
            else { continue }
            view.placeSubview(subview, at: frame(at: index, pixels))
        }
        if let subject = view.contentGuideForConstraints?.subject, let index = items.index(of: subject),
            isConstrained(index)
        {
            view.autoLayoutDidSolveContentSize(frame(at: index, pixels).size)
        }
    }

    /// Returns whether a view or guide is used in any rule. Otherwise, it keeps its frame.
    func isConstrained(_ index: Int) -> Bool {
        entries.summary.constrainedVariables.containsAny(of: items.items[index].variables)
    }

    /// Returns whether the view is already at its position.
    func hasFinalFrame(_ view: UIView, in superview: UIView, _ index: Int, _ pixels: PixelRounding) -> Bool {
        let frame = frame(at: index, pixels), geometry = LayerGeometry(view.layer)
        return geometry.bounds.size == frame.size
            && geometry.position == superview.autoLayoutCenter(frame.center, of: view)
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
        var frame = solution.values.frame(of: items.items[index].variables)
        if items.items[index].isScrollContent { (frame.x, frame.y) = (0, 0) }
        return pixels.rect(frame)
    }
}

extension UIView {
    /// Sets the frame of a subview. The bounds and the center are set, because the frame is undefined with a transform.
    ///
    /// As in UIKit, the center doesn't depend on the anchor point: a view whose anchor point is at its bottom has its bottom
    /// at the center of the frame, so that it turns around that point.
    func placeSubview(_ subview: UIView, at frame: CGRect) {
        var current = LayerGeometry(subview.layer)
        if current.bounds.size != frame.size {
            subview.bounds = CGRect(origin: current.bounds.origin, size: frame.size)
            current = LayerGeometry(subview.layer)
        }
        let center = autoLayoutCenter(frame.center, of: subview)
        if current.position != center { subview.center = center }
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}

/// The rounding to the pixels of a view's screen.
@MainActor
struct PixelRounding {
    private let grid: PixelGrid

    init(_ view: UIView) {
        let scale = view.traitCollection.displayScale
        grid = PixelGrid(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
    }

    /// Returns a rectangle of the given left, top, width, and height with its edges on the nearest pixels, and without
    /// negative lengths. Halves are rounded up, as recorded on phones (`Tests/Resources/golden/autoLayout`).
    func rect(_ frame: SIMD4<Double>) -> CGRect {
        let (left, right) = (pixel(frame.x), pixel(frame.x + max(frame.z, 0)))
        let (top, bottom) = (pixel(frame.y), pixel(frame.y + max(frame.w, 0)))
        return CGRect(
            x: left / grid.scale, y: top / grid.scale, width: (right - left) / grid.scale,
            height: (bottom - top) / grid.scale)
    }

    /// Returns the pixel nearest to a position. A tolerance prevents rounding errors of sums from moving a half below
    /// one half.
    private func pixel(_ position: Double) -> Double { (position * grid.scale + 0.5 + 1e-6).rounded(.down) }

    func size(_ width: Double, _ height: Double) -> CGSize {
        CGSize(width: grid.round(width), height: grid.round(height))
    }

    /// Returns the size with its lengths rounded up, so that it fits all content.
    func fittingSize(_ size: CGSize) -> CGSize {
        CGSize(width: grid.ceil(Double(size.width)), height: grid.ceil(Double(size.height)))
    }
}
