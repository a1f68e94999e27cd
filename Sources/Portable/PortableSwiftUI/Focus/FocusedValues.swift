/// Values that the focused view, or the scene, provides to other views and to menu commands.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty collection.
    init() {}

    /// Accesses the value for a key. It's `nil` if no view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns whether the values of another collection are the same for the views that read them.
    @MainActor func isSame(as other: FocusedValues) -> Bool {
        guard values.count == other.values.count else { return false }
        func isSame<Value>(_ value: Value, _ other: Any) -> Bool {
            (other as? Value).map { ValueComparator.areEqual(value, $0) } ?? false
        }
        return values.allSatisfy { key, value in other.values[key].map { isSame(value, $0) } ?? false }
    }
}

/// A key for values of the focused view.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the views of a scene provide.
final class FocusedValueSource: Sendable {
    private let box = StateBox(FocusedValues())
    private let contributions = Contributions()

    /// The changes that views make to the values. Only the main actor accesses them.
    @MainActor
    private final class Contributions {
        var changes: [(owner: ObjectIdentifier, change: (inout FocusedValues) -> Void)] = []

        nonisolated init() {}
    }

    /// The values. Bodies that read them are evaluated again when they change.
    var currentValues: FocusedValues { box.value }

    /// Adds, replaces, or removes the change that a view makes to the values.
    ///
    /// - Parameter notifies: Whether bodies that read the values are evaluated again if the values differ.
    @MainActor
    func set(_ change: ((inout FocusedValues) -> Void)?, by owner: AnyObject, notifies: Bool = true) {
        let owner = ObjectIdentifier(owner)
        let index = contributions.changes.firstIndex { $0.owner == owner }
        switch (index, change) {
        case (let index?, let change?): contributions.changes[index].change = change
        case (nil, let change?): contributions.changes.append((owner, change))
        case (let index?, nil): contributions.changes.remove(at: index)
        case (nil, nil): return
        }
        var values = FocusedValues()
        for contribution in contributions.changes { contribution.change(&values) }
        guard !box.current.isSame(as: values) else { return }
        if notifies { box.write(values) } else { box.replace(with: values) }
    }
}

private enum FocusedValueSourceKey: EnvironmentKey {
    static var defaultValue: FocusedValueSource? { nil }
}

extension EnvironmentValues {
    /// The source of the values that the views of the scene provide. It's `nil` outside of an `App`.
    var focusedValueSource: FocusedValueSource? {
        get { self[FocusedValueSourceKey.self] }
        set { self[FocusedValueSourceKey.self] = newValue }
    }
}
