/// The phase of a scene.
public enum ScenePhase: Comparable, Sendable {
    /// The scene isn't visible.
    case background
    /// The scene is visible, but doesn't receive events.
    case inactive
    /// The scene is visible and receives events.
    case active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The phase of the scene: whether it is visible and receives events. Outside of an `App`, it's always
    /// `background`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The phase of an app's scene, which the scene delegate updates.
@MainActor
final class ScenePhaseSource {
    private let phase = StateBox(ScenePhase.inactive)

    /// The phase. Views that read it are updated when it changes.
    var value: ScenePhase { phase.value }

    func set(_ value: ScenePhase) {
        if value != phase.current { phase.write(value) }
    }
}

/// A view that provides the phase of the scene to the views of an app.
struct ScenePhaseReader<Content: View>: View {
    let source: ScenePhaseSource
    let content: Content

    var body: some View { content.environment(\.scenePhase, source.value) }
}
