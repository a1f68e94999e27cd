/// A property of a configuration whose default can change with the state until the app sets a value.
///
/// Two properties are equal if their values are equal, regardless of which are defaults.
package struct Defaulted<Value: Hashable>: Hashable {
    private var standard: Value
    private var own: Value?

    /// Creates a property with a default value.
    package init(_ standard: Value) {
        self.standard = standard
    }

    /// The app's value, or the default. Setting it sets the app's value.
    package var value: Value {
        get { own ?? standard }
        set { own = newValue }
    }

    /// A Boolean value that indicates whether the app has set a value.
    var isCustom: Bool { own != nil }

    /// Changes the default, which is used if the app hasn't set a value.
    package mutating func setDefault(_ value: Value) { standard = value }

    package static func == (left: Defaulted, right: Defaulted) -> Bool { left.value == right.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
