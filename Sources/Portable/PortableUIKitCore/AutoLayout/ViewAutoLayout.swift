import Foundation

/// The state of a view for Auto Layout.
@MainActor
package struct ViewAutoLayout {
    /// The constraints that the view holds, in the order of their activation.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added.
    var guides: [UILayoutGuide] = []
    /// The guides that the view creates itself when they're first used.
    package var ownGuides: [UILayoutGuide] = []

    /// The subject of the view in constraints. It's created with the first constraint.
    var subject: LayoutSubject?

    var translatesAutoresizingMask = true
    /// A Boolean value that indicates whether the container sets the view's frame, regardless of the view's
    /// constraints. A window does this for its view controller. In UIKit, "Encapsulated-Layout" constraints have the
    /// same effect.
    var isFramedByContainer = false
    /// A Boolean value that indicates whether constraints determine the view's frame.
    var isPlacedByConstraints: Bool { !translatesAutoresizingMask && !isFramedByContainer }
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    /// A Boolean value that indicates whether the view is a stack view that is laid out without constraints.
    var arrangesDirectly = false
    /// A Boolean value that indicates whether a constraint or an anchor refers to the view, or the view holds constraints
    /// or guides.
    var isReferred: Bool { subject != nil || !constraints.isEmpty || !guides.isEmpty || !ownGuides.isEmpty }

    /// A new view updates its constraints once.
    var needsUpdateConstraints = true
    /// A Boolean value that indicates whether a descendant's constraint update is pending.
    var subviewsNeedUpdateConstraints = false

    /// A Boolean value that indicates whether the constraints inside are solved separately, with the view's size as
    /// given. This is the case for the content views of cells.
    package var isConstraintRoot = false
    /// A Boolean value that indicates whether the view, if it's a root, has ever contained constraints.
    var hasConstraintsInside = false
    /// A Boolean value that indicates whether the view has ever held a constraint of a view inside a nested root.
    var hasConstraintsInNestedRoots = false
    /// The engine of the constraints inside. It exists if the view is a root or was measured.
    var engine: LayoutEngine?
    /// A Boolean value that indicates whether a constraint depends on the view's frame, which isn't determined by
    /// constraints.
    var isReferencedByConstraints = false

    var contentSize = ContentSizeCache()
}

/// The cached content sizes of a view, until it invalidates them.
@MainActor
struct ContentSizeCache {
    fileprivate var intrinsic: CGSize?
    private var heights: [(width: CGFloat, height: CGFloat)] = []
    /// The number of measurements.
    private(set) var measurementCount = 0

    /// The number of cached widths: one of a measuring pass and one of a layout pass, in two containers.
    private static let capacity = 4

    mutating func invalidate() {
        intrinsic = nil
        heights.removeAll()
    }

    /// Returns the most recent content size along an axis, for messages.
    func known(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        (axis == .horizontal ? intrinsic?.width : intrinsic?.height) ?? UIView.noIntrinsicMetric
    }

    fileprivate func knownHeight(atWidth width: CGFloat) -> CGFloat? {
        heights.first { $0.width == width }?.height
    }

    fileprivate mutating func store(height: CGFloat, atWidth width: CGFloat) {
        measurementCount += 1
        if heights.count == ContentSizeCache.capacity { heights.removeFirst() }
        heights.append((width, height))
    }

    fileprivate mutating func store(intrinsic size: CGSize) {
        measurementCount += 1
        intrinsic = size
    }
}

// The cache isn't accessed while a view is being measured, because the view's code can affect the layout.

extension UIView {
    /// Returns the intrinsic content size, cached until it's invalidated.
    func measuredIntrinsicContentSize() -> CGSize {
        if let known = autoLayout.contentSize.intrinsic { return known }
        let size = intrinsicContentSize
        autoLayout.contentSize.store(intrinsic: size)
        return size
    }

    /// Returns the height of the view's content at a width, or the height of its intrinsic content size if it doesn't
    /// depend on the width.
    func contentHeight(_ size: CGSize, atWidth width: CGFloat, _ pixels: @autoclosure () -> PixelRounding) -> CGFloat {
        guard let content = self as? any WidthDependentContent, content.contentHeightFollowsWidth else {
            return size.height
        }
        let isOther = width < size.width - 0.01 || content.contentHeightGrowsWithWidth && width > size.width + 0.01
        // A rounding error isn't a width for breaking lines.
        let isSeen = width >= 1 || (width > 0 && pixels().size(width, 0).width > 0)
        return isOther && isSeen ? content.measuredContentHeight(atWidth: width) : size.height
    }
}

extension WidthDependentContent {
    /// Returns the content's height at a width, cached for the most recent widths until it's invalidated.
    func measuredContentHeight(atWidth width: CGFloat) -> CGFloat {
        if let known = autoLayout.contentSize.knownHeight(atWidth: width) { return known }
        let height = contentHeight(atWidth: width)
        autoLayout.contentSize.store(height: height, atWidth: width)
        return height
    }
}
