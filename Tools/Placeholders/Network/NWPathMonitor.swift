import Foundation

/// An observer of the network.
///
/// Differs from Network: the network is always reachable over Wi-Fi, regardless of the machine's state. A monitor for
/// another kind of interface reports a path that can't be used.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var startedQueue: DispatchQueue?
    private var isCanceled = false

    /// The current path.
    public let currentPath: NWPath

    /// The queue on which the monitor calls its handler.
    public var queue: DispatchQueue? { lock.withLock { startedQueue } }

    /// A closure that the monitor calls with the path after it starts.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Creates a monitor for all kinds of interfaces.
    public convenience init() { self.init(prohibitedInterfaceTypes: []) }

    /// Creates a monitor for one kind of interface.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(isSatisfied: requiredInterfaceType == .wifi)
    }

    /// Creates a monitor for all but the given kinds of interfaces.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(isSatisfied: !prohibitedInterfaceTypes.contains(.wifi))
    }

    private init(isSatisfied: Bool) {
        currentPath = NWPath(
            status: isSatisfied ? .satisfied : .unsatisfied, availableInterfaces: isSatisfied ? [.wifi] : [])
    }

    /// Starts the monitor, which then calls its handler on a queue.
    public func start(queue: DispatchQueue) {
        let starts = lock.withLock {
            guard startedQueue == nil, !isCanceled else { return false }
            startedQueue = queue
            return true
        }
        guard starts else { return }
        queue.async { [self] in
            guard let handler = lock.withLock({ self.handler }) else { return }
            handler(currentPath)
        }
    }

    /// Stops the monitor, which can't be started again.
    public func cancel() {
        lock.withLock {
            isCanceled = true
            handler = nil
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// An iterator over the paths of a monitor.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var path: NWPath?

        /// Returns the path; then waits until the task is canceled, because the path doesn't change.
        public mutating func next() async -> NWPath? {
            if let path {
                self.path = nil
                return path
            }
            let changes = AsyncStream<NWPath> { _ in }
            for await change in changes { return change }
            return nil
        }
    }

    /// Returns an iterator that returns the path once.
    public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
