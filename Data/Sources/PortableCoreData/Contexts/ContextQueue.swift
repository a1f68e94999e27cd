import Dispatch
import Foundation

/// The queue on which a context's blocks run.
struct ContextQueue: @unchecked Sendable {
    private static let key = DispatchSpecificKey<UUID>()
    /// The main queue. It isn't always drained by the main thread, as in tests.
    private static let main = ContextQueue(.main, isMain: true)

    private let identifier = UUID()
    private let queue: DispatchQueue?
    let isMain: Bool

    init(_ type: NSManagedObjectContextConcurrencyType) {
        switch type {
        case .mainQueueConcurrencyType: self = Self.main
        case .privateQueueConcurrencyType: self.init(DispatchQueue(label: "NSManagedObjectContext"), isMain: false)
        default: self.init(nil, isMain: false)
        }
    }

    private init(_ queue: DispatchQueue?, isMain: Bool) {
        self.queue = queue
        self.isMain = isMain
        queue?.setSpecific(key: Self.key, value: identifier)
    }

    private var isCurrent: Bool {
        queue == nil || DispatchQueue.getSpecific(key: Self.key) == identifier
            || HeldQueues.current.contains(identifier)
    }

    func async(_ body: @escaping () -> Void) {
        let body = Unchecked(body)
        queue?.async { body.value() } ?? body.value()
    }

    func sync<Value>(_ body: () throws -> Value) rethrows -> Value {
        guard let queue, !isCurrent else { return try body() }
        // The caller waits, so that its queues are still its own while the block runs.
        let held = HeldQueues.current.union([identifier, DispatchQueue.getSpecific(key: Self.key)].compactMap { $0 })
        return try queue.sync { try HeldQueues.with(held, body) }
    }
}

/// The queues that the current thread holds: its own queue, and the queues that wait for it.
///
/// Dispatch only knows the innermost queue. A block of a private context that the main thread waits for is still on the
/// main thread, and may use a main context.
private enum HeldQueues {
    private static let key = "NSManagedObjectContext.heldQueues"

    static var current: Set<UUID> { Thread.current.threadDictionary[key] as? Set<UUID> ?? [] }

    static func with<Value>(_ queues: Set<UUID>, _ body: () throws -> Value) rethrows -> Value {
        let before = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = queues
        defer { Thread.current.threadDictionary[key] = before }
        return try body()
    }
}

/// A value that is passed to another thread.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The context whose block runs on the current thread.
enum CurrentContext {
    private static let key = "NSManagedObjectContext.current"

    static var context: NSManagedObjectContext? { Thread.current.threadDictionary[key] as? NSManagedObjectContext }

    static func with<Value>(_ context: NSManagedObjectContext, _ body: () throws -> Value) rethrows -> Value {
        let before = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = context
        defer { Thread.current.threadDictionary[key] = before }
        return try body()
    }
}

extension NSManagedObjectContext {
    /// The time at which a block runs.
    public enum ScheduledTaskType: Sendable {
        /// The block runs immediately if the context's queue is current.
        case immediate
        /// The block runs after all waiting blocks.
        case enqueued
    }

    /// Runs a block on the context's queue, without waiting for it.
    public func perform(_ block: @escaping () -> Void) {
        queue.async { [self] in
            CurrentContext.with(self, block)
            processPendingChanges()
        }
    }

    /// Runs a block on the context's queue, and waits for its result.
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
        try queue.sync {
            defer { if !queue.isMain { processPendingChanges() } }
            return try CurrentContext.with(self, block)
        }
    }

    /// Runs a block on the context's queue, and returns its result.
    public func perform<Value>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
    ) async throws -> Value {
        try await run(Unchecked(block)).get().value
    }

    /// Runs a block that doesn't throw on the context's queue, and returns its result.
    public func perform<Value>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> Value
    ) async -> Value {
        let result = Unchecked(block)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Unchecked<Value>, Never>) in
            queue.async { [self] in
                let value = Unchecked(CurrentContext.with(self, result.value))
                processPendingChanges()
                continuation.resume(returning: value)
            }
        }.value
    }

    private func run<Value>(
        _ block: Unchecked<() throws -> Value>
    ) async -> Result<Unchecked<Value>, any Error> {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                let result = Result { Unchecked(try CurrentContext.with(self, block.value)) }
                processPendingChanges()
                continuation.resume(returning: result)
            }
        }
    }
}
