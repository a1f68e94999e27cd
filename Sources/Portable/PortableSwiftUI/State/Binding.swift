/// A property wrapper that reads and writes a value that is stored elsewhere.
///
/// ```swift
/// struct FavoriteButton: View {
///     @Binding var isFavorite: Bool
///
///     var body: some View {
///         Button("Favorite", systemImage: isFavorite ? "heart.fill" : "heart") { isFavorite.toggle() }
///     }
/// }
///
/// struct RecipeEditor: View {
///     @State private var recipe = Recipe(name: "Soup")
///
///     var body: some View { FavoriteButton(isFavorite: $recipe.isFavorite) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: BindingLocation<Value>

    init(location: BindingLocation<Value>) {
        self.location = location
    }

    init(box: StateBox<Value>) {
        location = BoxLocation(box)
    }

    /// Creates a binding from closures.
    ///
    /// - Parameters:
    ///   - get: A closure that returns the value.
    ///   - set: A closure that stores a new value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// Creates a copy of a binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Creates a binding to a constant value. Writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(location, keyPath))
    }
}

extension Binding: CustomComparable {
    @MainActor func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
}

extension Binding: DynamicProperty {}

// Locations protect their values with locks, or use closures of the app that are shared in any case.
extension Binding: @unchecked Sendable where Value: Sendable {}
