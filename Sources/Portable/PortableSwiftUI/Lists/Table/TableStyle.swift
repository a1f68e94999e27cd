import PortableUIKit

/// The style of tables.
///
/// Differs from SwiftUI: all tables have the same appearance.
@preconcurrency @MainActor
public protocol TableStyle {
    /// The type of the table's view.
    associatedtype Body: View

    /// Returns the view of a table.
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a table.
    typealias Configuration = TableStyleConfiguration
}

/// The properties of a table.
public struct TableStyleConfiguration {}

/// The default style of tables.
@preconcurrency @MainActor
public struct AutomaticTableStyle: TableStyle {
    init() {}

    /// Returns an empty view, because tables draw themselves.
    public func makeBody(configuration: TableStyleConfiguration) -> some View { EmptyView() }
}

/// A style of tables whose rows are inset from the edges.
///
/// Differs from SwiftUI: all tables have the same appearance.
@preconcurrency @MainActor
public struct InsetTableStyle: TableStyle {
    /// Creates a style.
    public init() {}

    /// Returns an empty view, because tables draw themselves.
    public func makeBody(configuration: TableStyleConfiguration) -> some View { EmptyView() }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style of tables.
    @preconcurrency @MainActor public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A style of tables whose rows are inset from the edges.
    @preconcurrency @MainActor public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the style of the tables in the view.
    ///
    /// Differs from SwiftUI: all tables have the same appearance.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

    /// Sets whether the tables in the view show the labels of their columns. The default is `.automatic`, which shows
    /// the labels where a table has all of its columns.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}

private enum TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the labels of columns.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}
