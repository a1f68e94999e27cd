/// How a change reaches the views: with an animation, or without.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The animation of what changes; nil changes it at once.
    public var animation: Animation?
    /// Whether views' own animations are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many that follow each other quickly, as those of a drag do.
    public var isContinuous = false
    /// Whether values remember how fast they change, for a spring that follows.
    public var tracksVelocity = false

    /// A change without an animation.
    public init() {}

    /// A change with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// That of the change that is being made now, on the main actor.
    nonisolated(unsafe) static var current = Transaction()
}

/// A value of transactions.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// What transactions have that say nothing else.
    static var defaultValue: Value { get }
}

/// Changes something with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard isOnMainActor else { return try body() }
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}
