/// The context of a change: its animation and other values.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    private var ownAnimation: Animation?
    /// A Boolean value that indicates whether the animations that views set are disabled.
    public var disablesAnimations = false
    /// A Boolean value that indicates whether the change is part of a rapid series, such as the changes during a drag.
    public var isContinuous = false
    /// A Boolean value that indicates whether velocities are tracked, for a spring animation that follows.
    public var tracksVelocity = false
    /// The actions to run after all animations of the change have ended.
    var completions: [AnimationCompletion] = []

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        ownAnimation = animation
    }

    /// The animation of the change, or `nil` to make the change without one.
    public var animation: Animation? {
        get { ownAnimation }
        set { ownAnimation = newValue }
    }

    /// Accesses the value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds an action to run when all animations of the change end. If there are no animations, the action runs soon.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// The transaction of the current change on the main actor.
    nonisolated(unsafe) static var current = Transaction()
}

/// A key of a value in transactions.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value for transactions that don't set one.
    static var defaultValue: Value { get }
}

/// The criteria for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    fileprivate let isRemoved: Bool

    /// The animation appears to be complete.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// The animation has ended, and the values no longer move.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// An action that runs once after animations have ended.
final class AnimationCompletion {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// A Boolean value that indicates whether a change has adopted the completion.
    var isAdopted = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Returns whether the animations fulfill the criteria of the completion.
    @MainActor func follows(_ runs: [AnimationRun]) -> Bool {
        runs.allSatisfy { criteria.isRemoved ? $0.isOver : $0.isLogicallyComplete || $0.isOver }
    }

    func run() {
        let action = action
        self.action = nil
        action?()
    }
}

/// Runs a closure with a transaction for its changes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard isOnMainActor else { return try body() }
    let outer = Transaction.current
    Transaction.current = transaction
    defer {
        Transaction.current = outer
        transaction.runUnusedCompletions()
    }
    return try body()
}

extension Transaction {
    /// Runs the completions of a change that didn't affect any view.
    fileprivate func runUnusedCompletions() {
        for completion in completions where !completion.isAdopted { completion.run() }
    }
}

/// Runs a closure with a transaction that has a value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs a closure and animates the resulting changes of views.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure, animates the resulting changes of views, and runs an action when the animations complete.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Binding {
    /// Returns a binding that animates the changes that result from its writes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns a binding that writes with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(location, transaction))
    }

    /// The transaction that the binding writes with.
    public var transaction: Transaction {
        get { (location as? TransactionLocation<Value>)?.transaction ?? Transaction() }
        set { self = transaction(newValue) }
    }
}

/// A location that is written with a transaction.
nonisolated final class TransactionLocation<Value>: BindingLocation<Value> {
    private let base: BindingLocation<Value>
    let transaction: Transaction

    init(_ base: BindingLocation<Value>, _ transaction: Transaction) {
        self.base = base
        self.transaction = transaction
    }

    override var value: Value { base.value }

    override func write(_ value: Value) { withTransaction(transaction) { base.write(value) } }
}
