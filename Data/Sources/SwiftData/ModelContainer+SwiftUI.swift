import PortableSwiftData
import PortableCombine
import PortableSwiftUI

/// The key of the context that views use.
private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context of views and their queries.
    ///
    /// A view outside of `modelContainer(for:)` has a context without models.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? EmptyModels.context }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// A context without models, which never changes.
private enum EmptyModels {
    nonisolated(unsafe) static let context: ModelContext = {
        do {
            let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
            return ModelContext(try ModelContainer(for: Schema([]), configurations: configuration))
        } catch {
            fatalError("A store in memory can't be opened: \(error)")
        }
    }()
}

/// A container that is opened once for the identity of a view.
@MainActor
private final class OpenedContainer: ObservableObject {
    let container: ModelContainer?

    nonisolated init(_ open: () throws -> ModelContainer, _ onSetup: (Result<ModelContainer, any Error>) -> Void) {
        let result = Result { try open() }
        container = try? result.get()
        onSetup(result)
    }
}

/// Opens a container for a view.
private struct ModelContainerModifier: ViewModifier {
    @Environment(\.undoManager) private var undoManager
    @StateObject private var opened: OpenedContainer
    private let isAutosaveEnabled: Bool
    private let isUndoEnabled: Bool

    init(
        _ types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool, isUndoEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        self.isAutosaveEnabled = isAutosaveEnabled
        self.isUndoEnabled = isUndoEnabled
        _opened = StateObject(
            wrappedValue: OpenedContainer(
                {
                    try ModelContainer(
                        for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
                }, onSetup))
    }

    func body(content: Content) -> some View {
        if let container = opened.container {
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            if isUndoEnabled, container.mainContext.undoManager !== undoManager {
                container.mainContext.undoManager = undoManager
            }
            return AnyView(content.modelContainer(container))
        }
        return AnyView(content)
    }
}

extension View {
    /// Sets the container whose main context the view and its queries use.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Opens a container for models. The view and its queries use the container's main context.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Opens a container for models. The view and its queries use the container's main context.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ModelContainerModifier(
                modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }

    /// Sets the context that the view and its queries use.
    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}

/// A scene whose views have a container.
private struct ModelContainerScene<Content: Scene>: Scene {
    let scene: Content
    let change: @MainActor (AnyView) -> AnyView

    var body: Never { fatalError("A scene with a container has no body.") }

    static func _content(_ scene: ModelContainerScene) -> AnyView? {
        Content._content(scene.scene).map(scene.change)
    }
}

extension Scene {
    /// Sets the container whose main context the views of the scene and their queries use.
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        ModelContainerScene(scene: self) { AnyView($0.modelContainer(container)) }
    }

    /// Opens a container for models. The views of the scene use the container's main context.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Opens a container for models. The views of the scene use the container's main context.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        ModelContainerScene(scene: self) {
            AnyView(
                $0.modelContainer(
                    for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup))
        }
    }
}
