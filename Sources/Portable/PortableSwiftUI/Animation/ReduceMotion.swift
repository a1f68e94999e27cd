private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the person asked for less movement on the screen. Transitions that move something fade then.
    public var accessibilityReduceMotion: Bool { reducesMotion }

    var reducesMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}
