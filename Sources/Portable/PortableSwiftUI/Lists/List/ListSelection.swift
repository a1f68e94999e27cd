/// The selection of a list, without the type of its values.
struct ListSelection {
    /// A Boolean value that indicates whether several rows can be selected, in edit mode.
    let allowsSeveral: Bool
    /// The selected values when the list was evaluated.
    let values: Set<AnyHashable>
    /// Returns the first of a row's ids and tags that the selection can contain.
    let value: ([AnyHashable]) -> AnyHashable?
    let select: (AnyHashable) -> Void
    let deselect: (AnyHashable) -> Void

    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        allowsSeveral = true
        values = Set(selection.wrappedValue.map { AnyHashable($0) })
        value = { names in names.lazy.compactMap { $0.base as? Value }.first.map { AnyHashable($0) } }
        select = { value in if let value = value.base as? Value { selection.wrappedValue.insert(value) } }
        deselect = { value in if let value = value.base as? Value { selection.wrappedValue.remove(value) } }
    }

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        allowsSeveral = false
        values = selection.wrappedValue.map { [AnyHashable($0)] } ?? []
        value = { names in names.lazy.compactMap { $0.base as? Value }.first.map { AnyHashable($0) } }
        select = { value in if let value = value.base as? Value { selection.wrappedValue = value } }
        deselect = { value in
            if let value = value.base as? Value, selection.wrappedValue == value { selection.wrappedValue = nil }
        }
    }

    init<Value: Hashable>(required selection: Binding<Value>) {
        allowsSeveral = false
        values = [AnyHashable(selection.wrappedValue)]
        value = { names in names.lazy.compactMap { $0.base as? Value }.first.map { AnyHashable($0) } }
        select = { value in if let value = value.base as? Value { selection.wrappedValue = value } }
        deselect = { _ in }
    }
}
