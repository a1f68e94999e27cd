import Foundation

/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first call at once, with the value that there is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change.
    ///
    /// Differs from UIKit: it comes after the change too, right before the other one, with the old value.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to an observed property; ``setting`` is the only one here.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// The keys of what ``UIResponder/observeValue(forKeyPath:of:change:context:)`` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of this name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The ``NSKeyValueChange``, as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Of collections; never there.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in the call before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// What can happen to a property.
    public typealias Kind = NSKeyValueChange

    /// What happened.
    public let kind: Kind
    /// The value after the change, if ``NSKeyValueObservingOptions/new`` was asked for.
    public let newValue: Value?
    /// The value before the change, if ``NSKeyValueObservingOptions/old`` was asked for.
    public let oldValue: Value?
    /// Of collections; never there.
    public let indexes: IndexSet?
    /// Whether this is the call before the change.
    public let isPrior: Bool
}
