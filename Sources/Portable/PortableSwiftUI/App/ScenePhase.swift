/// The phase of a scene.
public enum ScenePhase: Comparable, Sendable {
    /// It isn't seen.
    case background
    /// It is seen, but isn't used.
    case inactive
    /// It is used.
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

    /// The phase, which what reads it follows.
    var value: ScenePhase { phase.value }

    func set(_ value: ScenePhase) {
        if value != phase.current { phase.write(value) }
    }
}

/// Tells the views of an app in which phase it is.
struct ScenePhaseReader<Content: View>: View {
    let source: ScenePhaseSource
    let content: Content

    var body: some View { content.environment(\.scenePhase, source.value) }
}
