/// The rows of a table for data in a tree.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The type of the values of rows.
    public typealias TableRowValue = Data.Element
    /// The type of the body.
    public typealias TableRowBody = Never

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: TableOutlineGroupContent, to rows: _TableRows<Data.Element>) {
        rows.appendOutline(content.data, children: { $0[keyPath: content.children] }, content: { rows.append($0) })
    }
}

extension OutlineGroup: TableRowContent
where
    Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent,
    Parent.TableRowValue == Leaf.TableRowValue, Leaf.TableRowValue == Subgroup.TableRowValue
{
    /// The type of the values of rows.
    public typealias TableRowValue = Leaf.TableRowValue
    /// The type of the body.
    public typealias TableRowBody = Never

    /// Creates rows of a table for identifiable data in a tree. Elements without children, for which the key path is
    /// `nil`, don't expand.
    public nonisolated init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement == Data.Element
    {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: { TableRow($0) }, root: nil)
    }

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: OutlineGroup, to rows: _TableRows<Leaf.TableRowValue>) {
        rows.appendOutline(content.data, children: content.children) {
            Leaf._append(content.content($0), to: rows)
        }
    }
}

extension _TableRows {
    /// Adds a row for each element, and the children of expanded elements.
    fileprivate func appendOutline<Data: RandomAccessCollection>(
        _ data: Data, children: (Data.Element) -> Data?, content: (Data.Element) -> Void
    ) {
        for element in data {
            guard let elements = children(element) else {
                content(element)
                continue
            }
            appendGroup(expansion: nil) {
                content(element)
            } children: {
                appendOutline(elements, children: children, content: content)
            }
        }
    }
}
