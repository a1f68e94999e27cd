private enum SliderThumbKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the thumbs of sliders.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the thumbs of sliders in the view.
    public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
