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

extension NSValue {
    /// Wraps a transform of three dimensions.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(copyOf: t, numberCount: 16)
    }

    /// Wraps a transform of two dimensions.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(copyOf: transform, numberCount: 6)
    }

    /// The transform that was wrapped; the identity if the value is none.
    public var caTransform3DValue: CATransform3D { numbers(or: CATransform3DIdentity, count: 16) }

    /// The transform that was wrapped; the identity if the value is none.
    public var cgAffineTransformValue: CGAffineTransform { numbers(or: .identity, count: 6) }

    /// Whether ``caTransform3DValue`` is what was wrapped.
    var isTransform3D: Bool { isOfType(of: NSValue(caTransform3D: CATransform3DIdentity)) }

    /// Whether ``cgAffineTransformValue`` is what was wrapped.
    var isAffineTransform: Bool { isOfType(of: NSValue(cgAffineTransform: .identity)) }

    /// Foundation on Linux knows no structures but its own, so a structure of numbers is written as an array of them.
    private convenience init<Numbers>(copyOf numbers: Numbers, numberCount: Int) {
        let bytes = withUnsafeBytes(of: numbers) { Array($0) }
        self.init(bytes: bytes, objCType: "[\(numberCount)d]")
    }

    private func numbers<Numbers>(or identity: Numbers, count: Int) -> Numbers {
        var result = identity
        guard String(cString: objCType) == "[\(count)d]" else { return identity }
        withUnsafeMutableBytes(of: &result) { bytes in
            if let address = bytes.baseAddress { getValue(address) }
        }
        return result
    }

    fileprivate func isOfType(of other: NSValue) -> Bool {
        String(cString: objCType) == String(cString: other.objCType)
    }
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
        guard source.isOfType(of: NSValue(rect: .zero)) else { return false }
        result = source.rectValue
        return true
    }

    /// The rectangle that was wrapped; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

/// As for rectangles.
extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The point, wrapped.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// The point that was wrapped.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.pointValue
    }

    /// The point that was wrapped, if it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        guard source.isOfType(of: NSValue(point: .zero)) else { return false }
        result = source.pointValue
        return true
    }

    /// The point that was wrapped; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

/// As for rectangles.
extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The size, wrapped.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// The size that was wrapped.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.sizeValue
    }

    /// The size that was wrapped, if it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        guard source.isOfType(of: NSValue(size: .zero)) else { return false }
        result = source.sizeValue
        return true
    }

    /// The size that was wrapped; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
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
