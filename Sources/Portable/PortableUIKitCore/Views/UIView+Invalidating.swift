/// A type that invalidates part of a view when a property changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Invalidates part of the view.
    func invalidate(view: UIView)
}

extension UIView {
    /// A property wrapper that invalidates part of a view, such as its layout, when the property changes:
    /// `@Invalidating(.layout, .display) var spacing = 8`.
    ///
    /// Setting an equal value has no effect.
    @preconcurrency @MainActor
    @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Creates a property with one invalidation.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// Not available: only views can have such a property, through the subscript.
        @available(*, unavailable, message: "@Invalidating belongs to properties of views")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// Returns the value of a view's property.
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }

    /// The invalidations.
    public enum Invalidations {
        /// The invalidation of the view's display.
        public struct Display: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            /// Redraws the view.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// The invalidation of the view's layout.
        public struct Layout: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            /// Lays out the view again.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The invalidation of the view's constraints.
        public struct Constraints: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            /// Updates the view's constraints.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The invalidation of the view's intrinsic content size.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            /// Invalidates the view's intrinsic content size.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The invalidation of the configuration of a cell, a button, or a table header or footer. It has no effect on
        /// other views.
        public struct Configuration: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            /// Updates the view's configuration.
            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Two combined invalidations.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Creates an invalidation from two others.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            /// Performs both invalidations.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The invalidation of the view's display.
    public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The invalidation of the view's layout.
    public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The invalidation of the view's constraints.
    public static var constraints: UIView.Invalidations.Constraints { UIView.Invalidations.Constraints() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The invalidation of the view's intrinsic content size.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
        UIView.Invalidations.IntrinsicContentSize()
    }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The invalidation of the view's configuration.
    public static var configuration: UIView.Invalidations.Configuration { UIView.Invalidations.Configuration() }
}
