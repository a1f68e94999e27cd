/// The header of a section of a table.
public nonisolated struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// The type of the values of rows.
    public typealias TableRowValue = Value
    /// The type of the body.
    public typealias TableRowBody = Never

    fileprivate let content: Content

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: TableHeaderRowContent, to rows: _TableRows<Value>) {}
}

/// Table row content that a section shows above its rows.
private protocol TableSectionHeader {
    @MainActor var view: AnyView { get }
}

extension TableHeaderRowContent: TableSectionHeader {
    @MainActor fileprivate var view: AnyView { AnyView(content) }
}

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Content.TableRowValue == Footer.TableRowValue
{
    /// The type of the values of rows.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the body.
    public typealias TableRowBody = Never

    /// Creates a section of a table with a header.
    public init<V: Identifiable, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of a table with a title.
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of a table with a title that isn't localized.
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of a table without a header.
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ section: Section, to rows: _TableRows<Content.TableRowValue>) {
        rows.appendSection(header: (section.header as? any TableSectionHeader)?.view) {
            Content._append(section.content, to: rows)
        }
    }
}
