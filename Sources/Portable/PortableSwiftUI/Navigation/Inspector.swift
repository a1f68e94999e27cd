import PortableUIKit

private enum InspectorWidthKey: PreferenceKey {
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = nextValue() ?? value }
}

extension View {
    /// Presents an inspector while a condition is `true`: as a trailing column in a regular width, and as a sheet in a
    /// compact width.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that the view is in.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
    }

    /// Sets the ideal, minimum, and maximum width of the inspector that contains the view.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
    }
}

private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var width: CGFloat = 270

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let (inspector, width, widthBinding) = (inspector, width, $width)
        if horizontalSizeClass == .regular {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented.wrappedValue {
                    Divider()
                    inspector
                        .onPreferenceChange(InspectorWidthKey.self) { column in
                            guard let column else { return }
                            let least = column.least ?? 0, most = max(column.most ?? .infinity, least)
                            widthBinding.wrappedValue = min(max(column.ideal, least), most)
                        }
                        .frame(width: width).frame(maxHeight: .infinity)
                }
            }
        } else {
            content.sheet(isPresented: isPresented) { inspector }
        }
    }
}
