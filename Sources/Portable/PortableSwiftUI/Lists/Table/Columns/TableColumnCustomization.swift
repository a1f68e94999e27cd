import Foundation

/// The visibility and the order of a table's columns, which the app can change and store.
///
/// ```swift
/// struct RecipeTable: View {
///     let recipes: [Recipe]
///     @SceneStorage("columns") private var columns: TableColumnCustomization<Recipe>
///
///     var body: some View {
///         Table(recipes, columnCustomization: $columns) {
///             TableColumn("Name", value: \.name)
///                 .customizationID("name")
///             TableColumn("Minutes") { Text($0.minutes, format: .number) }
///                 .customizationID("minutes")
///                 .defaultVisibility(.hidden)
///         }
///     }
/// }
/// ```
///
/// It applies to the columns with an identifier, which ``TableColumnContent/customizationID(_:)`` sets.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    /// The explicit visibility of columns: `true` for visible ones, `false` for hidden ones.
    private var visibility: [String: Bool] = [:]
    /// The identifiers of columns in their custom order.
    private var order: [String] = []

    /// Creates a customization in which columns have their default visibility and order.
    public init() {}

    /// The visibility of a column. The default is `.automatic`, the column's default visibility.
    public subscript(visibility id: String) -> Visibility {
        get { visibility[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibility[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Resets the columns to the order of the table's column builder.
    public mutating func resetOrder() { order = [] }

    /// Sets the order of columns. Other columns remain where they are.
    mutating func setOrder(_ ids: [String]) { order = ids }

    /// Returns the visible columns in their custom order.
    func visibleColumns(of columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
        let ranks = Dictionary(zip(order, order.indices)) { first, _ in first }
        func rank(_ column: _TableColumn<RowValue>) -> Int? { column.customizationID.flatMap { ranks[$0] } }
        var sorted = columns.filter { rank($0) != nil }.sorted { rank($0) ?? 0 < rank($1) ?? 0 }[...]
        let ordered = columns.map { rank($0) == nil ? $0 : sorted.removeFirst() }
        return ordered.filter { column in
            let custom = column.customizationID.map { self[visibility: $0] } ?? .automatic
            return (custom == .automatic ? column.defaultVisibility : custom) != .hidden
        }
    }
}

extension AppStorage {
    /// Creates a property for the customization of a table's columns in the settings.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, store, .codable(wrappedValue))
    }
}

extension SceneStorage {
    /// Creates a property for the customization of a table's columns in the scene.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, .codable(wrappedValue))
    }
}
