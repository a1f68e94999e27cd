import Foundation
import Observation
import PortableCombine

extension Scene {
    /// Adds menu commands to the scene. A phone has no menu bar.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Removes the menu commands of the scene.
    public nonisolated func commandsRemoved() -> some Scene { self }

    /// Replaces the menu commands of the scene.
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        self
    }

    /// Sets the default size of the scene's windows. A phone's window has the size of the screen.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Sets the default size of the scene's windows. A phone's window has the size of the screen.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets how windows can be resized. A phone's window has the size of the screen.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets whether windows of the scene are restored. A phone's app has one window.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    /// Sets the style of labels in the toolbars of windows. A phone's window has no toolbar.
    public nonisolated func windowToolbarLabelStyle(
        _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
    ) -> some Scene {
        self
    }

    /// Sets the style of labels in the toolbars of windows. A phone's window has no toolbar.
    public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

    /// Sets which incoming events open a window of the scene.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    /// Sets the visibility of the system's overlays for the scene.
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.persistentSystemOverlays(preferredVisibility)) }
    }

    /// Sets the store that `AppStorage` uses in the scene.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.defaultAppStorage(store)) }
    }

    /// Adds an observable object to the environment of the scene's views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.environment(object)) }
    }

    /// Adds an object to the environment of the scene's views.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.environmentObject(object)) }
    }

    /// Changes a value of the environment for the scene's views.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        _ChangedScene(scene: self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
    }

    /// Runs a task when the system wakes the app in the background.
    ///
    /// Differs from SwiftUI: the app isn't woken in the background.
    public nonisolated func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        self
    }
}

/// The ways in which windows can be resized.
public struct WindowResizability: Sendable {
    private let name: String

    /// The behavior that matches the window.
    public static let automatic = WindowResizability(name: "automatic")
    /// The window has the size of the content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// The window is at least as large as the minimum size of the content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A kind of background task.
public struct BackgroundTask<Request, Response>: Sendable {
    fileprivate init() {}
}

extension BackgroundTask {
    /// Returns a task that refreshes the app's content.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

    /// A task that handles the events of a URL session.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

    /// Returns a task that handles the events of a URL session with an identifier.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
}

/// The behavior that determines whether the windows of a scene are restored when the app starts.
public struct SceneRestorationBehavior: Sendable {
    /// The scene determines the behavior.
    public static let automatic = SceneRestorationBehavior()
}
