extension UIViewController {
    /// The animation between a view controller and the one that presents or pushes it.
    ///
    /// ```swift
    /// let photo = UIImageView(image: UIImage(named: "Lake"))
    /// let detail = UIViewController()
    /// detail.preferredTransition = .zoom { _ in photo }
    /// navigationController?.pushViewController(detail, animated: true)
    /// ```
    ///
    /// Differs from UIKit: pushed view controllers only have zoom transitions. A zoomed view fades over its source, which
    /// stays visible. The user swipes back from the edge as with other pushed view controllers, and can't drag a zoomed
    /// view.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomTransition)
        }

        let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// A transition in which the view slides up from the bottom.
        public static var coverVertical: Self { Self(.style(.coverVertical)) }
        /// A transition in which the view fades in.
        public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
        /// A transition in which the screen turns around.
        ///
        /// Differs from UIKit: the view fades in.
        public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
        /// A transition in which a corner of the screen curls up.
        ///
        /// Differs from UIKit: the view slides up from the bottom.
        public static var partialCurl: Self { Self(.style(.partialCurl)) }

        /// Creates a transition in which the view grows from a source view, and shrinks to it when it's dismissed.
        ///
        /// - Parameters:
        ///   - options: The options of the transition. The default is `nil`.
        ///   - sourceViewProvider: A closure that returns the source view. It's called at the beginning of the
        ///     presentation and of the dismissal. If it returns `nil`, the view fades.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            Self(.zoom(ZoomTransition(options: options) { sourceViewProvider($0) }))
        }

        /// Creates a transition in which the view grows from a bar button item, and shrinks to it when it's dismissed.
        ///
        /// - Parameters:
        ///   - options: The options of the transition. The default is `nil`.
        ///   - sourceBarButtonItemProvider: A closure that returns the item. It's called at the beginning of the
        ///     presentation and of the dismissal. If it returns `nil`, the view fades.
        @_disfavoredOverload
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Self {
            Self(.zoom(ZoomTransition(options: options) { sourceBarButtonItemProvider($0) }))
        }
    }
}

extension UIViewController.Transition {
    /// The view controllers of a zoom transition, for a closure that returns its source view.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// The view controller that presents or pushes the zoomed one.
        public let sourceViewController: UIViewController
        /// The view controller whose view grows from the source view.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// The options of a zoom transition.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
        /// Creates options with default values.
        public override init() { super.init() }

        /// A closure that returns the part of the zoomed view that covers the source view at the beginning of the
        /// transition, in the coordinate space of the zoomed view. The default is `nil`, which means the whole view.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The color over the content behind the zoomed view. The default is `nil`, which dims the content slightly.
        public var dimmingColor: UIColor?
        /// The blur of the content behind the zoomed view. The default is `nil`.
        public var dimmingVisualEffect: UIBlurEffect?
        /// A closure that returns whether the user can swipe back. The default is `nil`, which allows it.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// The views of a zoom transition, for a closure that returns the alignment rectangle.
        @preconcurrency @MainActor
        public final class AlignmentRectContext: NSObject {
            /// The view from which the zoomed view grows.
            ///
            /// Differs from UIKit: for a bar button item, it's the view in which the transition runs.
            public let sourceView: UIView
            /// The view controller whose view grows.
            public let zoomedViewController: UIViewController

            init(sourceView: UIView, zoomed: UIViewController) {
                (self.sourceView, zoomedViewController) = (sourceView, zoomed)
                super.init()
            }
        }

        /// The gesture that dismisses a zoomed view controller.
        @preconcurrency @MainActor
        public final class InteractionContext: NSObject {
            /// The location of the finger in the zoomed view.
            public let location: CGPoint
            /// The velocity of the finger, in points per second.
            public let velocity: CGVector
            /// A Boolean value that indicates whether the gesture begins if the closure returns `true`.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
                super.init()
            }
        }
    }
}
