import Foundation

extension NSValue {
    /// Creates a value that contains a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

    /// Creates a value that contains a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// Creates a value that contains a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
}

extension NSValue {
    /// Creates a value that contains a three-dimensional transform.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(copyOf: t, numberCount: 16)
    }

    /// Creates a value that contains an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(copyOf: transform, numberCount: 6)
    }

    /// The three-dimensional transform in the value, or the identity if the value doesn't contain one.
    public var caTransform3DValue: CATransform3D { numbers(or: CATransform3DIdentity, count: 16) }

    /// The affine transform in the value, or the identity if the value doesn't contain one.
    public var cgAffineTransformValue: CGAffineTransform { numbers(or: .identity, count: 6) }

    /// A Boolean value that indicates whether the value contains a three-dimensional transform.
    var isTransform3D: Bool { isOfType(of: NSValue(caTransform3D: CATransform3DIdentity)) }

    /// A Boolean value that indicates whether the value contains an affine transform.
    var isAffineTransform: Bool { isOfType(of: NSValue(cgAffineTransform: .identity)) }

    /// Creates a value that contains an array of numbers, because Foundation on Linux supports only its own structures.
    convenience init<Numbers>(copyOf numbers: Numbers, numberCount: Int) {
        let bytes = withUnsafeBytes(of: numbers) { Array($0) }
        self.init(bytes: bytes, objCType: "[\(numberCount)d]")
    }

    func numbers<Numbers>(or identity: Numbers, count: Int) -> Numbers {
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

/// A conversion that lets an `NSValue` in a notification be cast to `CGRect`, as with the Objective-C runtime.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns a value that contains the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// Returns the rectangle in a value through `result`.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    /// Returns the rectangle in a value through `result`, if the value contains one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.isOfType(of: NSValue(rect: .zero)) else { return false }
        result = source.rectValue
        return true
    }

    /// Returns the rectangle in a value, or zero if there's no value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

/// A conversion that lets an `NSValue` be cast to `CGPoint`.
extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Returns a value that contains the point.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// Returns the point in a value through `result`.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.pointValue
    }

    /// Returns the point in a value through `result`, if the value contains one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        guard source.isOfType(of: NSValue(point: .zero)) else { return false }
        result = source.pointValue
        return true
    }

    /// Returns the point in a value, or zero if there's no value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

/// A conversion that lets an `NSValue` be cast to `CGSize`.
extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Returns a value that contains the size.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// Returns the size in a value through `result`.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.sizeValue
    }

    /// Returns the size in a value through `result`, if the value contains one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        guard source.isOfType(of: NSValue(size: .zero)) else { return false }
        result = source.sizeValue
        return true
    }

    /// Returns the size in a value, or zero if there's no value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

/// A conversion that lets an `NSNumber` in an animation, a layer, or a dictionary be cast to `CGFloat`, as with the
/// Objective-C runtime.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Returns the number in an object through `result`.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Returns the number in an object through `result`, if `CGFloat` can represent it exactly.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    /// Returns the number in an object, or 0 if there's no object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

/// Initializers that Foundation has for other numeric types.
extension CGFloat {
    /// Creates a number from the value of an object.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Creates a number from the value of an object, or returns `nil` if it can't represent the value exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
