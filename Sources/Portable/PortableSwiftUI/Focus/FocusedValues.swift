/// Values that the focused view, or the scene, provides to other views and to menu commands.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty collection.
    init() {}

    /// The value for a key; `nil` if no view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for values of the focused view.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the views of a scene provide.
@MainActor
final class FocusedValueSource {
    private let box = StateBox(Version())
    private var contributions: [(owner: ObjectIdentifier, change: (inout FocusedValues) -> Void)] = []

    private struct Version: Equatable { var number = 0 }

    /// The values; the bodies that read them are evaluated again when they change.
    var values: FocusedValues {
        _ = box.value
        var values = FocusedValues()
        for contribution in contributions { contribution.change(&values) }
        return values
    }

    func set(_ change: ((inout FocusedValues) -> Void)?, by owner: AnyObject) {
        let owner = ObjectIdentifier(owner)
        let index = contributions.firstIndex { $0.owner == owner }
        switch (index, change) {
        case (let index?, let change?): contributions[index].change = change
        case (nil, let change?): contributions.append((owner, change))
        case (let index?, nil): contributions.remove(at: index)
        case (nil, nil): return
        }
        var version = box.current
        version.number += 1
        box.write(version)
    }
}

private enum FocusedValueSourceKey: EnvironmentKey {
    static var defaultValue: FocusedValueSource? { nil }
}

extension EnvironmentValues {
    /// The values that the views of the scene provide; `nil` outside of an `App`.
    var focusedValueSource: FocusedValueSource? {
        get { self[FocusedValueSourceKey.self] }
        set { self[FocusedValueSourceKey.self] = newValue }
    }
}
