/// What a property of a view makes out of date when it changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Makes it out of date.
    func invalidate(view: UIView)
}

extension UIView {
    /// A property of a view whose changes make something out of date, such as the layout:
    /// `@Invalidating(.layout, .display) var spacing = 8`.
    ///
    /// Values that are equal to the one before change nothing.
    @preconcurrency @MainActor
    @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// A property that makes one thing out of date.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// It belongs to views only, which are found through the subscript.
        @available(*, unavailable, message: "@Invalidating belongs to properties of views")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value of a view's property.
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

    /// What can be made out of date.
    public enum Invalidations {
        /// How the view looks.
        public struct Display: UIViewInvalidating {
            /// How the view looks.
            public init() {}
            /// Has the view drawn again.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Where the subviews stand.
        public struct Layout: UIViewInvalidating {
            /// Where the subviews stand.
            public init() {}
            /// Has the view laid out again.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The view's own constraints.
        public struct Constraints: UIViewInvalidating {
            /// The view's own constraints.
            public init() {}
            /// Has the view's constraints brought up to date.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The size that the view's content takes.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// The size that the view's content takes.
            public init() {}
            /// Has the size asked for again.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of a cell, a button, or a header or footer of a table. Other views have none.
        public struct Configuration: UIViewInvalidating {
            /// The configuration.
            public init() {}
            /// Has the configuration brought up to date.
            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Two things.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Two things.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            /// Makes both out of date.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// How the view looks.
    public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Where the subviews stand.
    public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The view's own constraints.
    public static var constraints: UIView.Invalidations.Constraints { UIView.Invalidations.Constraints() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size that the view's content takes.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
        UIView.Invalidations.IntrinsicContentSize()
    }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a cell or button.
    public static var configuration: UIView.Invalidations.Configuration { UIView.Invalidations.Configuration() }
}
