@_exported import Foundation
import UIKit

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// A time as a fraction of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var epoch: CMTimeEpoch = 0
    private var kind = Kind.numeric

    private enum Kind: Comparable {
        case negativeInfinity, numeric, positiveInfinity, invalid
    }

    public init() {
        self.init(.invalid)
    }

    private init(_ kind: Kind) {
        (value, timescale) = (0, 0)
        self.kind = kind
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.value = value
        self.timescale = timescale
        if timescale <= 0 { kind = .invalid }
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = (seconds * Double(preferredTimescale)).rounded()
        if let value = CMTimeValue(exactly: value), preferredTimescale > 0 {
            self.init(value: value, timescale: preferredTimescale)
        } else {
            self.init(seconds == .infinity ? .positiveInfinity : seconds == -.infinity ? .negativeInfinity : .invalid)
        }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime()
    public static let positiveInfinity = CMTime(.positiveInfinity)
    public static let negativeInfinity = CMTime(.negativeInfinity)

    public var isValid: Bool { kind != .invalid }
    public var isNumeric: Bool { kind == .numeric }
    public var isIndefinite: Bool { kind == .invalid }

    public var seconds: Double {
        switch kind {
        case .numeric: Double(value) / Double(timescale)
        case .positiveInfinity: .infinity
        case .negativeInfinity: -.infinity
        case .invalid: .nan
        }
    }

    public static func < (left: CMTime, right: CMTime) -> Bool {
        left.kind == .numeric && right.kind == .numeric ? left.seconds < right.seconds : left.kind < right.kind
    }

    public static func == (left: CMTime, right: CMTime) -> Bool { !(left < right) && !(right < left) }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind == .numeric ? seconds : 0) }

    public static func + (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A range of times.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    public var end: CMTime { start + duration }
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

extension NSValue {
    /// Creates a value of a time, in seconds.
    public convenience init(time: CMTime) {
        self.init(cgPoint: CGPoint(x: time.seconds, y: Double(time.timescale)))
    }

    /// Creates a value of a range of times, in seconds.
    public convenience init(timeRange: CMTimeRange) {
        self.init(
            cgRect: CGRect(
                x: timeRange.start.seconds, y: Double(timeRange.start.timescale), width: timeRange.duration.seconds,
                height: Double(timeRange.duration.timescale)))
    }

    public var timeRangeValue: CMTimeRange {
        let rect = cgRectValue
        return CMTimeRange(
            start: CMTime(seconds: rect.origin.x, preferredTimescale: CMTimeScale(rect.origin.y)),
            duration: CMTime(seconds: rect.size.width, preferredTimescale: CMTimeScale(rect.size.height)))
    }

    public var timeValue: CMTime {
        CMTime(seconds: cgPointValue.x, preferredTimescale: CMTimeScale(cgPointValue.y))
    }
}
