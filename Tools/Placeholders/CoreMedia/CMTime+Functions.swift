public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTime(value: time.value * Int64(multiplier), timescale: time.timescale)
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}

public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    CMTime(seconds: time.seconds, preferredTimescale: timescale)
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
    public static let `default` = roundHalfAwayFromZero
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

extension CMTimeRange {
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public var isValid: Bool { start.isValid && duration.isValid }
    public var isEmpty: Bool { duration == .zero }

    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { start <= range.start && range.end <= end }
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }

    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let (start, end) = (max(start, other.start), min(end, other.end))
        return start < end ? CMTimeRange(start: start, end: end) : .zero
    }
}

extension CMTime {

    public var isPositiveInfinity: Bool { self == .positiveInfinity }
    public var isNegativeInfinity: Bool { self == .negativeInfinity }

    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        CMTimeConvertScale(self, timescale: newTimescale, method: method)
    }
}
