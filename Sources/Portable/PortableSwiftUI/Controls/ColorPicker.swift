import Foundation
import PortableUIKit

/// A control that shows a color and opens a palette to select another one.
public nonisolated struct ColorPicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool

    @State private var isPresented = false

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

    /// The label, and a button that shows the color.
    @MainActor public var body: some View {
        LabeledContent {
            Button {
                isPresented = true
            } label: {
                Circle().fill(selection.wrappedValue)
                    .padding(5)
                    .overlay {
                        Circle().strokeBorder(
                            AngularGradient(
                                colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
                            lineWidth: 3)
                    }
                    .frame(width: 28, height: 28)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Color well")
            .sheet(isPresented: $isPresented) {
                ColorPalette(selection: selection, supportsOpacity: supportsOpacity)
            }
        } label: {
            label
        }
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

/// A sheet with a grid of colors, and a slider for the opacity.
private struct ColorPalette: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    @State private var opacity: Double
    @Environment(\.dismiss) private var dismiss

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        _opacity = State(wrappedValue: Double(UIColor(selection.wrappedValue).cgColor.alpha))
    }

    private static let hues = 12
    private static let rows = 10

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Text("Colors").font(.headline)
                Spacer()
                Button("Done") { dismiss() }
            }
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<Self.rows, id: \.self) { row in
                    GridRow {
                        ForEach(0..<Self.hues, id: \.self) { column in cell(row, column) }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            if supportsOpacity {
                LabeledContent("Opacity") {
                    Slider(value: $opacity, in: 0...1) { _ in select(selection.wrappedValue.opaque) }
                }
            }
            Spacer(minLength: 0)
        }
        .padding()
        .presentationDetents([.medium, .large])
    }

    private func cell(_ row: Int, _ column: Int) -> some View {
        let color = Self.color(row, column)
        return Button {
            select(color)
        } label: {
            Rectangle().fill(color).frame(height: 28)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Color \(row * Self.hues + column + 1)"))
    }

    private func select(_ color: Color) {
        selection.wrappedValue = supportsOpacity && opacity < 1 ? color.opacity(opacity) : color
    }

    /// Returns a color of the grid. The first row contains grays, and the other rows contain the hues from dark to
    /// light.
    private static func color(_ row: Int, _ column: Int) -> Color {
        if row == 0 { return Color(white: 1 - Double(column) / Double(hues - 1)) }
        let hue = Double(column) / Double(hues), step = Double(row) / Double(rows - 1)
        return Color(hue: hue, saturation: min(2 - 2 * step + 0.15, 1), brightness: min(0.3 + 1.4 * step, 1))
    }
}

extension Color {
    /// The color without transparency.
    @MainActor fileprivate var opaque: Color { Color(uiColor: UIColor(self).withAlphaComponent(1)) }
}
