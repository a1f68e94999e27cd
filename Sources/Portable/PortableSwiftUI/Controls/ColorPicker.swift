import PortableUIKit

/// A control that shows a color, and opens a color picker to select another one.
public nonisolated struct ColorPicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool

    @Environment(\.self) private var environment

    /// Creates a picker with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    /// Creates a picker of a Core Graphics color with a label.
    @_disfavoredOverload
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            selection: Binding {
                Color(cgColor: selection.wrappedValue)
            } set: { color in
                selection.wrappedValue = MainActor.assumeIsolated { UIColor(color).cgColor }
            }, supportsOpacity: supportsOpacity, label: label)
    }

    /// The label and UIKit's color well.
    @MainActor public var body: some View {
        let (selection, supportsOpacity) = (selection, supportsOpacity)
        let title = label.shownTitle(in: environment)
        LabeledControl(
            label: label,
            control: ControlHost(
                make: { UIColorWell() },
                update: { (well: UIColorWell) in
                    well.accessibilityLabel = title
                    well.title = title
                    well.supportsAlpha = supportsOpacity
                    well.selectedColor = UIColor(selection.wrappedValue)
                },
                changed: { well in
                    if let color = well.selectedColor { selection.wrappedValue = Color(uiColor: color) }
                }), fitsRow: true)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// Creates a picker of a Core Graphics color with a title.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker of a Core Graphics color with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
