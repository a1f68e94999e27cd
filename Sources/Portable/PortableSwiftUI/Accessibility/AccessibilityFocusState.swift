/// A property that indicates whether an assistive technology has focused a view, or which of several views it has
/// focused.
///
/// Differs from SwiftUI: the app can write the value, and no assistive technology changes it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    /// Creates a property that indicates whether a view is focused.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    /// Creates a property with the value of the view that is focused.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
    }

    /// The value of the focused view.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// The value's binding for `accessibilityFocused`.
    public var projectedValue: Binding { Binding(value: state.projectedValue) }

    /// A binding for `accessibilityFocused`.
    @propertyWrapper
    public struct Binding {
        let value: PortableSwiftUI.Binding<Value>

        /// The value of the focused view.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Sets the value that indicates that an assistive technology has focused the view.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        self
    }

    /// Sets the property that indicates that an assistive technology has focused the view.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
}
