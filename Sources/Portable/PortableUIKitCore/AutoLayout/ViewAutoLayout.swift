import Foundation

/// The state of a view for Auto Layout.
@MainActor
package struct ViewAutoLayout {
    /// The constraints that the view holds, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added.
    var guides: [UILayoutGuide] = []
    /// The guides that the view makes for itself when they are first asked for.
    package var ownGuides: [UILayoutGuide] = []

    /// Stands for the view in constraints; made for the first of them.
    var subject: LayoutSubject?

    var translatesAutoresizingMask = true
    /// A Boolean value that indicates whether the container sets the view's frame, regardless of the view's
    /// constraints. A window does this for its view controller. In UIKit, "Encapsulated-Layout" constraints have the
    /// same effect.
    var isFramedByContainer = false
    /// Whether constraints decide where the view is.
    var isPlacedByConstraints: Bool { !translatesAutoresizingMask && !isFramedByContainer }
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    /// New views update their constraints once.
    var needsUpdateConstraints = true
    /// Whether a view in this one needs to update its constraints.
    var subviewsNeedUpdateConstraints = false

    /// Whether constraints inside are solved apart from those outside, the view's size being given: the content views
    /// of cells.
    package var isConstraintRoot = false
    /// Whether something in the view, which is a root, has ever had to do with constraints.
    var hasConstraintsInside = false
    /// Solves the constraints inside, if the view is a root or was measured.
    var engine: LayoutEngine?
    /// Whether a constraint depends on the frame that the view has without constraints.
    var isReferencedByConstraints = false

    var contentSize = ContentSizeCache()
}

/// The cached content sizes of a view, until it invalidates them.
@MainActor
struct ContentSizeCache {
    fileprivate var intrinsic: CGSize?
    private var heights: [(width: CGFloat, height: CGFloat)] = []
    /// How often the view was asked.
    private(set) var measurementCount = 0

    /// How many widths are remembered: the ones of a measuring and a layout pass, in two containers.
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

    fileprivate mutating func remember(height: CGFloat, atWidth width: CGFloat) {
        measurementCount += 1
        if heights.count == ContentSizeCache.capacity { heights.removeFirst() }
        heights.append((width, height))
    }

    fileprivate mutating func remember(intrinsic size: CGSize) {
        measurementCount += 1
        intrinsic = size
    }
}

// The cache isn't held while a view is asked: what a view does meanwhile may well concern its layout.

extension UIView {
    /// The view's intrinsic content size, asked for once until it is invalidated.
    func measuredIntrinsicContentSize() -> CGSize {
        if let known = autoLayout.contentSize.intrinsic { return known }
        let size = intrinsicContentSize
        autoLayout.contentSize.remember(intrinsic: size)
        return size
    }
}

extension WidthDependentContent {
    /// The content's height at a width, asked for once for each of the last few widths until it is invalidated.
    func measuredContentHeight(atWidth width: CGFloat) -> CGFloat {
        if let known = autoLayout.contentSize.knownHeight(atWidth: width) { return known }
        let height = contentHeight(atWidth: width)
        autoLayout.contentSize.remember(height: height, atWidth: width)
        return height
    }
}
