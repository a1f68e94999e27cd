import PortableUIKit

private enum InspectorWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat { 270 }
}

extension EnvironmentValues {
    fileprivate var inspectorWidth: CGFloat {
        get { self[InspectorWidthKey.self] }
        set { self[InspectorWidthKey.self] = newValue }
    }
}

extension View {
    /// Presents an inspector while a condition holds: a trailing column in a regular width, a sheet in a compact one.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that the view is in.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { frame(width: width) }

    /// Sets the ideal width of the inspector that the view is in, and its limits.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        frame(minWidth: min, idealWidth: ideal, maxWidth: max)
    }
}

private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.inspectorWidth) private var width

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let (inspector, width) = (inspector, width)
        if horizontalSizeClass == .regular {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented.wrappedValue {
                    Divider()
                    inspector.frame(width: width).frame(maxHeight: .infinity)
                }
            }
        } else {
            content.sheet(isPresented: isPresented) { inspector }
        }
    }
}
