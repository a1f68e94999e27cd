extension UIViewController {
    /// A property of a view controller that's set while its view is loaded. Reading it earlier loads the view.
    ///
    /// Reading it raises an exception if the property isn't set even after that.
    @preconcurrency @MainActor
    @propertyWrapper public struct ViewLoading<Value> {
        private var value: Value?

        /// Creates a property that must be set in `loadView` or `viewDidLoad`.
        public init() {}

        /// Creates a property with an initial value.
        public init(wrappedValue: Value) {
            value = wrappedValue
        }

        /// Not available: only view controllers can have such a property, through the subscript.
        @available(*, unavailable, message: "@ViewLoading belongs to properties of view controllers")
        public var wrappedValue: Value {
            get { raise("@ViewLoading belongs to properties of view controllers") }
            set { value = newValue }
        }

        /// Returns the value of a view controller's property.
        public static subscript<EnclosingSelf: UIViewController>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get {
                observed.loadViewIfNeeded()
                guard let value = observed[keyPath: storageKeyPath].value else {
                    raise(
                        "@ViewLoading property of \(observed) was read before it was set; set it in loadView or viewDidLoad"
                    )
                }
                return value
            }
            set { observed[keyPath: storageKeyPath].value = newValue }
        }
    }
}
