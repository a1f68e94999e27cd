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

    /// Creates a property that indicates whether one of the given technologies has focused a view.
    ///
    /// Differs from SwiftUI: no assistive technology changes the value.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
    }

    /// Creates a property with the value of the view that one of the given technologies has focused.
    ///
    /// Differs from SwiftUI: no assistive technology changes the value.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
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

/// Assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String> = []

    /// Creates an empty set.
    public init() {}

    private init(_ name: String) {
        names = [name]
    }

    /// VoiceOver, the screen reader.
    public static let voiceOver = AccessibilityTechnologies("voiceOver")
    /// Switch Control, which moves a cursor from element to element.
    public static let switchControl = AccessibilityTechnologies("switchControl")

    /// Returns whether the set contains all of the given technologies.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { member.names.isSubset(of: names) }

    /// Adds technologies, and returns whether one of them is new.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes technologies, and returns the removed ones.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }

    /// Adds technologies, and returns the ones that the set already contained.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.names.isEmpty ? nil : old
    }

    /// Returns the technologies in either set.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Returns the technologies in both sets.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var result = self
        result.formIntersection(other)
        return result
    }

    /// Returns the technologies in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }

    /// Adds the given technologies.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { names.formUnion(other.names) }

    /// Keeps the technologies in both sets.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { names.formIntersection(other.names) }

    /// Keeps the technologies in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        names.formSymmetricDifference(other.names)
    }
}
