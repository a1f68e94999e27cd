/// A row of a table that shows and hides other rows.
///
/// ```swift
/// struct MenuTable: View {
///     let menu: Recipe
///     let courses: [Recipe]
///     @State private var isExpanded = true
///
///     var body: some View {
///         Table(of: Recipe.self) {
///             TableColumn("Name", value: \.name)
///         } rows: {
///             DisclosureTableRow(menu, isExpanded: $isExpanded) { ForEach(courses) }
///         }
///     }
/// }
/// ```
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The type of the values of rows.
    public typealias TableRowValue = Label.TableRowValue
    /// The type of the body.
    public typealias TableRowBody = Never

    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Creates a row that shows and hides other rows.
    ///
    /// - Parameters:
    ///   - value: The value of the row.
    ///   - isExpanded: A binding to a Boolean value that indicates whether the other rows are shown. If it's `nil`, the
    ///     table stores the expansion, and the row is initially collapsed.
    ///   - content: A closure that returns the other rows. The table calls it while the row is expanded.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ row: DisclosureTableRow, to rows: _TableRows<Label.TableRowValue>) {
        rows.appendGroup(expansion: row.isExpanded) {
            Label._append(row.label, to: rows)
        } children: {
            Content._append(row.content(), to: rows)
        }
    }
}
