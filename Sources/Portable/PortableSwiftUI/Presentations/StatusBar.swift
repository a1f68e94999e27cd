import PortableUIKit

enum StatusBarHiddenKey: HostValueKey { typealias Value = Bool }
enum SystemOverlaysHiddenKey: HostValueKey { typealias Value = Bool }

extension View {
    /// Sets whether the status bar is hidden.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(HostValueModifier<StatusBarHiddenKey> { _ in hidden })
    }

    /// Sets whether the status bar is hidden.
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Sets whether the system's overlays, such as the home indicator, are visible.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modifier(HostValueModifier<SystemOverlaysHiddenKey> { _ in visibility == .hidden })
    }

    /// Sets the edges whose system gestures wait for the gestures of the view.
    ///
    /// Differs from SwiftUI: it has no effect, because no system gestures compete with the gestures of views.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
