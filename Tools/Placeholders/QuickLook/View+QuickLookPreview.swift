import SwiftUI

extension View {
    /// Presents the name of a file instead of its preview.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        sheet(isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })) {
            Text(verbatim: item.wrappedValue?.lastPathComponent ?? "").foregroundStyle(.secondary)
        }
    }

    /// Presents the name of a file instead of its preview.
    public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<URL?>, in items: Items
    ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}
