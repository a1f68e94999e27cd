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
        // No code adds data to the source, so it never fires. Dispatch accepts only sources of its class.
        makeUserDataAddSource(queue: queue) as! DispatchSource
    }
}

extension DispatchSourceMemoryPressure {
    /// The levels since the handler was called. It's always empty.
    public var data: DispatchSource.MemoryPressureEvent { [] }

    /// The levels that the source reports, which are all levels.
    public var mask: DispatchSource.MemoryPressureEvent { .all }
}

extension DispatchSource: DispatchSourceMemoryPressure {}
