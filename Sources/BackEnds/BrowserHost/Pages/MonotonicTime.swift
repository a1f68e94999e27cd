import Dispatch

/// Seconds since the machine was started, which no change of the clock touches.
package enum MonotonicTime {
    package static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
