import Foundation

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Includes the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Includes the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Notifies the observer immediately with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Notifies the observer before each change, too.
    ///
    /// Differs from UIKit: this notification is also sent after the change, immediately before the other one, with the
    /// old value.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of an observed property. Only ``setting`` is used.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// The keys of the change in ``UIResponder/observeValue(forKeyPath:of:change:context:)``.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key of the ``NSKeyValueChange``, as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The key of the value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key of the value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key of the indexes of a changed collection. It's never included.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The key of a Boolean value that's `true` in the notification before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change, if the options include ``NSKeyValueObservingOptions/new``.
    public let newValue: Value?
    /// The value before the change, if the options include ``NSKeyValueObservingOptions/old``.
    public let oldValue: Value?
    /// The indexes of a changed collection. It's always `nil`.
    public let indexes: IndexSet?
    /// A Boolean value that indicates whether this is the notification before the change.
    public let isPrior: Bool
}
