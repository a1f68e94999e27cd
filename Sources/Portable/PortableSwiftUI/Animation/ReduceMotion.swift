private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the user prefers reduced motion. Transitions that move views are then
    /// replaced with fades.
    public var accessibilityReduceMotion: Bool { reducesMotion }

    var reducesMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}
