extension UIViewController {
    /// A property of a controller that is set while its view is loaded: whoever reads it before has the view loaded.
    ///
    /// Read without having been set even then, it raises.
    @preconcurrency @MainActor
    @propertyWrapper public struct ViewLoading<Value> {
        private var value: Value?

        /// A property that is to be set in `loadView` or `viewDidLoad`.
        public init() {}

        /// A property with a value to begin with.
        public init(wrappedValue: Value) {
            value = wrappedValue
        }

        /// It belongs to controllers only, which are found through the subscript.
        @available(*, unavailable, message: "@ViewLoading belongs to properties of view controllers")
        public var wrappedValue: Value {
            get { raise("@ViewLoading belongs to properties of view controllers") }
            set { value = newValue }
        }

        /// The value of a controller's property.
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
