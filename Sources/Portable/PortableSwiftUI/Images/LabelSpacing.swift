import Foundation

private enum LabelSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum LabelIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The distance between the icon and the title of labels, in points. The default is `nil`, which means that the label
    /// style determines it.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// The minimum width of the area of icons in labels, in points. The default is `nil`, which means that the label style
    /// determines it.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the icon and the title of labels in the view, in points.
    public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }

    /// Sets the minimum width of the area of icons in labels in the view, in points.
    public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
