import Dispatch
import Foundation

/// A dispatch source that reports changes of the system's memory pressure.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The levels of the memory pressure since the handler was called.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The levels that the source reports.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// Levels of memory pressure.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        /// The levels as bits.
        public let rawValue: UInt

        /// Creates levels from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Memory is available.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Memory becomes scarce.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Memory is exhausted.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All levels.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Creates a source for changes of the system's memory pressure.
    ///
    /// Differs from UIKit: there are no such changes, so the handler isn't called.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        SilentMemoryPressureSource(mask: eventMask, source: makeUserDataAddSource(queue: queue))
    }
}

/// A source that never fires. It forwards everything to a source that no code adds data to.
private final class SilentMemoryPressureSource: DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    let data: DispatchSource.MemoryPressureEvent = []
    private let source: any DispatchSourceUserDataAdd

    init(mask: DispatchSource.MemoryPressureEvent, source: any DispatchSourceUserDataAdd) {
        self.mask = mask
        self.source = source
    }

    var handle: UInt { source.handle }
    var isCancelled: Bool { source.isCancelled }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }

    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }

    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }

    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }

    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func activate() { source.activate() }
}
