import PortableUIKit

/// A container that shows a stack of views, each of which represents a value, with a navigation bar above them.
///
/// ```swift
/// struct RecipesScreen: View {
///     let recipes: [Recipe]
///     @State private var path: [Recipe] = []
///
///     var body: some View {
///         NavigationStack(path: $path) {
///             List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
///                 .navigationTitle("Recipes")
///                 .navigationDestination(for: Recipe.self) { recipe in RecipeView(recipe: recipe) }
///                 .toolbar { Button("Surprise me") { path = recipes.randomElement().map { [$0] } ?? [] } }
///         }
///     }
/// }
/// ```
///
/// Use `navigationDestination(for:destination:)` to define the view for a value. Values come from links, or from the
/// app, which can store them in a path.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: Binding<[AnyHashable]>?
    @State private var ownPath: [AnyHashable] = []
    @Environment(\.isInColumn) private var isInColumn

    private init(path: Binding<[AnyHashable]>?, root: Root) {
        self.path = path
        self.root = root
    }

    /// The view of the navigation controller.
    @MainActor public var body: some View {
        let path = path ?? $ownPath
        if isInColumn {
            root.modifier(ColumnStackModifier(path: self.path))
        } else {
            StackHost(path: path, elements: path.wrappedValue, root: root).ignoresSafeArea()
        }
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack with type-erased values, for the library.
    init(elements: Binding<[AnyHashable]>, @ViewBuilder root: () -> Root) {
        self.init(path: elements, root: root())
    }

    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) {
        self.init(path: nil, root: root())
    }

    /// Creates a stack with a binding to a type-erased path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            path: Binding<[AnyHashable]> {
                path.wrappedValue.elements
            } set: {
                path.wrappedValue = NavigationPath(erased: $0)
            }, root: root())
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Creates a stack with a binding to a collection of values.
    ///
    /// - Parameters:
    ///   - path: The values of the views above the root, from the bottom. Changing it pushes or pops views; links and
    ///     the back button change it.
    ///   - root: A view builder that creates the root view.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            path: Binding<[AnyHashable]> {
                path.wrappedValue.map { AnyHashable($0) }
            } set: { elements in
                path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
            }, root: root())
    }
}

/// A modifier for a stack that's the root of a split view's column, which already has a stack. The values of its path
/// are pushed onto that stack.
private struct ColumnStackModifier: ViewModifier {
    let path: Binding<[AnyHashable]>?

    func body(content: Content) -> some View {
        let (path, values) = (path, path?.wrappedValue ?? [])
        content
            .environment(\.isInColumn, false)
            .modifier(ColumnPathModifier(path: path, values: values))
    }
}

/// Has the values of a path shown in the column.
private nonisolated struct ColumnPathModifier: WrappingModifier {
    let path: Binding<[AnyHashable]>?
    let values: [AnyHashable]

    @MainActor func makeElement(_ inputs: _ViewInputs) -> UnaryElement { UnaryElement() }

    @MainActor func update(_ element: UnaryElement, _ inputs: _ViewInputs) {
        if let path { (inputs.environment.navigator as? StackNavigator)?.show(column: path, values) }
    }
}

/// The navigation controller of a stack whose screens represent values.
private struct StackHost<Root: View>: UIViewControllerRepresentable {
    let path: Binding<[AnyHashable]>
    let elements: [AnyHashable]
    let root: Root

    func makeCoordinator() -> StackNavigator { StackNavigator() }

    func makeUIViewController(context: Context) -> UINavigationController {
        let navigator = context.coordinator
        let screen = UIHostingController(rootView: root, environment: context.environment.with(navigator))
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        navigator.navigationController = navigation
        return navigation
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        let navigator = context.coordinator
        guard let screen = controller.viewControllers.first as? UIHostingController<Root> else { return }
        screen.rootView = root
        navigator.environment = context.environment
        for case let screen as any HostingScreen in controller.viewControllers {
            screen.inherit(context.environment.with(navigator))
        }
        navigator.path = path
        // The root view may define other destinations now. It only reports them while it's visible.
        navigator.refresh()
        navigator.show(elements)
    }
}
