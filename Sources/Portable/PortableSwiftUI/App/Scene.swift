import PortableUIKit

/// A part of an app's interface that the system shows, usually a window.
@preconcurrency @MainActor
public protocol Scene {
    /// The type of ``body``, which the compiler infers.
    associatedtype Body: Scene

    /// The scenes that this scene consists of.
    @SceneBuilder @preconcurrency @MainActor var body: Body { get }

    /// Returns the content of the scene. Only built-in scenes implement this requirement.
    static func _content(_ scene: Self) -> AnyView?
}

extension Scene {
    /// Returns the content of the scene.
    public static func _content(_ scene: Self) -> AnyView? { Body._content(scene.body) }
}

extension Never: Scene {
    /// Returns the content of the scene.
    public static func _content(_ scene: Never) -> AnyView? {}
}

/// A result builder that creates scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// Builds an expression.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a block with one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a block with several scenes. A device shows the first one with a window.
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene(repeat each content)
    }

    /// Builds a conditional scene.
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { _OptionalScene(scene: scene) }

    /// Builds a scene with an availability condition.
    public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { scene }
}

/// An optional scene.
nonisolated struct _OptionalScene<Content: Scene>: Scene, @MainActor DocumentLaunchProviding {
    let scene: Content?

    @MainActor var launch: DocumentLaunch? { scene?.documentLaunch }

    @MainActor var body: Never { fatalError("_OptionalScene has no body.") }

    @MainActor static func _content(_ scene: _OptionalScene) -> AnyView? {
        scene.scene.flatMap { Content._content($0) }
    }
}

/// A group of several scenes.
nonisolated struct _TupleScene<each Content: Scene>: Scene {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    @MainActor var body: Never { fatalError("_TupleScene has no body.") }

    @MainActor static func _content(_ scene: _TupleScene) -> AnyView? {
        var first: AnyView?
        var launch: DocumentLaunch?
        @MainActor func look<S: Scene>(_ scene: S) {
            if first == nil { first = S._content(scene) }
            if launch == nil { launch = scene.documentLaunch }
        }
        repeat look(each scene.content)
        guard let launch else { return first }
        return first.map { AnyView($0.environment(\.documentLaunch, launch)) }
    }
}

/// A scene for windows with the same kind of content. A device shows one window.
public struct WindowGroup<Content: View>: Scene {
    private let makeContent: @MainActor () -> Content

    /// Creates a window group with a view.
    public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        makeContent = content
    }

    /// Creates a window group with a view and an identifier.
    public nonisolated init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        makeContent = content
    }

    /// Creates a window group with a view and a title, which phones don't show.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        makeContent = content
    }

    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("WindowGroup has no body.") }

    /// Returns the content of the scene.
    public static func _content(_ scene: WindowGroup) -> AnyView? { AnyView(scene.makeContent()) }
}

extension Scene {
    /// Adds an action to perform when a value changes, with the old and the new value. If `initial` is `true`, the
    /// action also runs when the scene appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Adds an action to perform when a value changes. If `initial` is `true`, the action also runs when the scene
    /// appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Runs an action with the new value when a value changes.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.onChange(of: value) { _, new in action(new) }) }
    }

    /// Sets a value of the environment for all views of the scene.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.environment(keyPath, value)) }
    }
}

/// A scene whose content is wrapped in a view.
struct _ChangedScene<Content: Scene>: Scene, DocumentLaunchProviding {
    let scene: Content
    let change: @MainActor (AnyView) -> AnyView

    var launch: DocumentLaunch? { scene.documentLaunch }

    var body: Never { fatalError("A changed scene has no body.") }

    static func _content(_ scene: _ChangedScene) -> AnyView? { Content._content(scene.scene).map(scene.change) }
}
