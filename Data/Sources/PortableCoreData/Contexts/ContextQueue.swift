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

    private var isCurrent: Bool { queue == nil || DispatchQueue.getSpecific(key: Self.key) == identifier }

    func async(_ body: @escaping () -> Void) {
        let body = Unchecked(body)
        queue?.async { body.value() } ?? body.value()
    }

    func sync<Value>(_ body: () throws -> Value) rethrows -> Value {
        if isCurrent { return try body() }
        return try queue?.sync(execute: body) ?? body()
    }
}

/// A value that is handed to one other thread.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
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
            block()
            processPendingChanges()
        }
    }

    /// Runs a block on the context's queue, and waits for its result.
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
        try queue.sync {
            defer { if !queue.isMain { processPendingChanges() } }
            return try block()
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
                let value = Unchecked(result.value())
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
                let result = Result { Unchecked(try block.value()) }
                processPendingChanges()
                continuation.resume(returning: result)
            }
        }
    }
}
