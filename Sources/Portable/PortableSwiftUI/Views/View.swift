/// A part of an app's user interface.
///
/// ```swift
/// struct RecipeCard: View {
///     let recipe: Recipe
///
///     var body: some View {
///         VStack(alignment: .leading, spacing: 4) {
///             Text(recipe.name).font(.headline)
///             Text("\(recipe.minutes) minutes").foregroundStyle(.secondary)
///         }
///         .padding()
///         .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
///     }
/// }
/// ```
///
/// Every view has a node in the view graph, a `_ViewNode`, which stores its value and its state. A node returns a list
/// of its items (`ItemList`) without creating them. The container that shows an item creates its `Element`, which is
/// measured, placed, and drawn.
///
/// A built-in view is one of these:
/// - a **leaf**, which draws its own content: see `LeafView`;
/// - a **container**, which arranges the items of its content: see `ContainerView`;
/// - a view with a `body`, like an app's views;
/// - a modifier that **wraps** each item of its content in an element: see `WrappingModifier`;
/// - a modifier of the **environment**: see `InputsModifier`;
/// - a modifier of the **traits** of items: see `TraitModifier`.
@preconcurrency @MainActor
public protocol View {
    /// The type of ``body``, which the compiler infers.
    associatedtype Body: View

    /// The content and behavior of the view.
    @ViewBuilder @preconcurrency @MainActor var body: Body { get }

    // Creates the node of a view in the graph. Only the library's own views implement these requirements.
    /// Creates the node of a view in the graph.
    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self>
    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    static func _viewCount(_ inputs: _ViewCountInputs) -> Int?
}

extension View {
    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        BodyNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? {
        Body._viewCount(inputs)
    }
}

extension Never: View {
    /// Not available, because the view doesn't have a body.
    public nonisolated var body: Never { fatalError("Never has no body.") }

    /// Creates the node of the view.
    public static func _makeNode(_ view: Never, _ inputs: _ViewInputs) -> _ViewNode<Never> {}

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

/// A view of the library without a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Not available, because the view doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body. Put the view in another view's body.") }
}
