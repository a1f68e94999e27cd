import Foundation

extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

    /// Wraps a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// Wraps a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The point that was wrapped.
    public var cgPointValue: CGPoint { pointValue }

    /// The size that was wrapped.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle that was wrapped.
    public var cgRectValue: CGRect { rectValue }
}

/// What a notification tells as an `NSValue` can be taken `as? CGRect`, as with the Objective-C runtime.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle, wrapped.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle that was wrapped.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    /// The rectangle that was wrapped, if it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) else { return false }
        result = source.rectValue
        return true
    }

    /// The rectangle that was wrapped; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

/// A number that animations, layers and dictionaries hold as an `NSNumber` can be taken `as? CGFloat`, as with the
/// Objective-C runtime.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number, wrapped.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number that was wrapped.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// The number that was wrapped, if it is one that a `CGFloat` holds without loss.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    /// The number that was wrapped; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
