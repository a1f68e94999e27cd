import Dispatch

/// The time since the machine was started, in seconds. Changes of the system clock don't affect it.
package enum MonotonicTime {
    package static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
