import Foundation

/// An arrangement with the view controllers next to each other: horizontally if the container is wider than tall,
/// otherwise vertically.
public struct UISplitArrangement: UIArrangementViewController.Arrangement {
    /// A size of a view.
    public struct Dimension: Hashable, Sendable {
        fileprivate enum Value: Hashable, Sendable {
            case automatic, intrinsic
            case absolute(CGFloat)
            case fractional(CGFloat)
        }

        fileprivate let value: Value

        /// The size that the system chooses: half of the container, or the rest next to a view with a size.
        public static var automatic: Dimension { Dimension(value: .automatic) }
        /// The preferred size of the view controller, or the fitting size of its view.
        public static var intrinsic: Dimension { Dimension(value: .intrinsic) }

        /// Returns a size in points.
        public static func absolute(_ absoluteValue: CGFloat) -> Dimension {
            Dimension(value: .absolute(absoluteValue))
        }

        /// Returns a fraction of the container's size.
        public static func fractional(_ fraction: CGFloat) -> Dimension { Dimension(value: .fractional(fraction)) }
    }

    /// The preferred size of a view and its limits.
    public struct DimensionRange: Hashable, Sendable {
        /// The smallest size. The default is `.automatic`, which means no limit.
        public var minimum = Dimension.automatic
        /// The preferred size. The default is `.automatic`.
        public var preferred = Dimension.automatic
        /// The largest size. The default is `.automatic`, which means no limit.
        public var maximum = Dimension.automatic

        /// Creates a range with automatic sizes.
        public init() {}
    }

    /// The size of a view.
    public struct ViewProperties: Hashable, Sendable {
        /// The width in a horizontal arrangement.
        public var width = DimensionRange()
        /// The height in a vertical arrangement.
        public var height = DimensionRange()
    }

    private var allowedAxes: UIAxis = .both
    private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

    /// Creates an arrangement along both axes.
    public init() {}

    /// Returns a copy of the arrangement with the given axes. With both axes, the container's shape determines the
    /// axis.
    public func axes(_ axes: UIAxis) -> UISplitArrangement {
        var copy = self
        copy.allowedAxes = axes
        return copy
    }

    /// The default properties of views. Their sizes are automatic.
    public var defaultViewProperties: ViewProperties { ViewProperties() }

    /// Sets the size of a view.
    public mutating func setViewProperties(
        _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
    ) {
        self.properties[placement] = properties
    }
}

extension UISplitArrangement: ArrangementLayout {
    func places(
        in container: UIView, controllers: [UIArrangementViewController.ViewPlacement: UIViewController]
    ) -> [UIArrangementViewController.ViewPlacement: ArrangedView] {
        let bounds = container.bounds, isHorizontal = isHorizontal(in: bounds.size)
        let axis: UIAxis = isHorizontal ? .horizontal : .vertical
        let state = UIArrangementViewController.ViewState(isHidden: false, splitAxis: axis, zIndex: 0)
        guard let primary = controllers[.primary], let secondary = controllers[.secondary] else {
            return controllers.mapValues { _ in ArrangedView(frame: bounds, state: state) }
        }
        let length = isHorizontal ? bounds.width : bounds.height
        let other = wantedLength(of: secondary, .secondary, isHorizontal, in: length)
        let wanted = wantedLength(of: primary, .primary, isHorizontal, in: length)
        let first = min(max(wanted ?? other.map { length - $0 } ?? length / 2, 0), length)
        let isMirrored = isHorizontal && container.isRightToLeft
        let parts = bounds.divided(
            atDistance: first, from: isHorizontal ? (isMirrored ? .maxXEdge : .minXEdge) : .minYEdge)
        return [
            .primary: ArrangedView(frame: parts.slice, state: state),
            .secondary: ArrangedView(frame: parts.remainder, state: state),
        ]
    }

    private func isHorizontal(in size: CGSize) -> Bool {
        switch allowedAxes {
        case .horizontal: true
        case .vertical: false
        default: size.width > size.height
        }
    }

    /// Returns the preferred length within its limits, or `nil` if it's automatic and has no limits.
    @MainActor
    private func wantedLength(
        of controller: UIViewController, _ placement: UIArrangementViewController.ViewPlacement, _ isHorizontal: Bool,
        in length: CGFloat
    ) -> CGFloat? {
        guard let view = properties[placement] else { return nil }
        let range = isHorizontal ? view.width : view.height
        func points(_ dimension: Dimension) -> CGFloat? {
            switch dimension.value {
            case .automatic: nil
            case .absolute(let points): points
            case .fractional(let fraction): length * fraction
            case .intrinsic: Self.intrinsicLength(of: controller, isHorizontal)
            }
        }
        let minimum = points(range.minimum), maximum = points(range.maximum), preferred = points(range.preferred)
        if minimum == nil, maximum == nil, preferred == nil { return nil }
        return max(min(preferred ?? length / 2, maximum ?? .infinity), minimum ?? 0)
    }

    @MainActor
    private static func intrinsicLength(of controller: UIViewController, _ isHorizontal: Bool) -> CGFloat {
        let preferred = controller.preferredContentSize
        let length = isHorizontal ? preferred.width : preferred.height
        if length > 0 { return length }
        let size = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return isHorizontal ? size.width : size.height
    }
}

/// An arrangement with the primary view controller in front of the other one. Both fill the container.
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement {
    /// The properties of a view. There are none.
    public struct ViewProperties: Hashable, Sendable {}

    private var allowedAxes: UIAxis = .both

    /// Creates an arrangement.
    public init() {}

    /// Returns a copy of the arrangement with the given axes, along which the views are separated on a foldable device.
    ///
    /// Differs from UIKit: it has no effect, because no device is foldable.
    public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
        var copy = self
        copy.allowedAxes = axes
        return copy
    }

    /// The default properties of views.
    public var defaultViewProperties: ViewProperties { ViewProperties() }

    /// Does nothing, because views have no properties.
    public mutating func setViewProperties(
        _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
    ) {}
}

extension UIOverlayArrangement: ArrangementLayout {
    func places(
        in container: UIView, controllers: [UIArrangementViewController.ViewPlacement: UIViewController]
    ) -> [UIArrangementViewController.ViewPlacement: ArrangedView] {
        Dictionary(
            uniqueKeysWithValues: controllers.keys.map { placement in
                let zIndex = placement == .primary ? 1 : 0
                let state = UIArrangementViewController.ViewState(isHidden: false, splitAxis: [], zIndex: zIndex)
                return (placement, ArrangedView(frame: container.bounds, state: state))
            })
    }
}
