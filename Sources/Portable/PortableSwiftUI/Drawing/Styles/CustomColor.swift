/// A style of the app that resolves to a color. Equal styles are equal colors.
nonisolated struct CustomColor: Hashable, Sendable {
    let style: any Hashable & ShapeStyle
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        self.style = style
        resolve = { style.resolve(in: $0) }
    }

    static func == (a: CustomColor, b: CustomColor) -> Bool { AnyHashable(a.style) == AnyHashable(b.style) }

    func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}
