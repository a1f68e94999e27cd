import Foundation

/// Access to the values of animations by key. Apps mark animations with values for keys other than the properties, and
/// read them in the delegate when an animation ends.
extension CAAnimation {
    /// Returns the value of a property, or the value that was set for another key, or `nil` if there's no value.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "duration": duration
        case "beginTime": beginTime
        case "speed": speed
        case "timeOffset": timeOffset
        case "repeatCount": repeatCount
        case "repeatDuration": repeatDuration
        case "autoreverses": autoreverses
        case "fillMode": fillMode.rawValue
        case "removedOnCompletion": isRemovedOnCompletion
        case "timingFunction": timingFunction
        case "delegate": delegate
        case "keyPath": (self as? CAPropertyAnimation)?.keyPath
        case "fromValue": (self as? CABasicAnimation)?.fromValue
        case "toValue": (self as? CABasicAnimation)?.toValue
        case "byValue": (self as? CABasicAnimation)?.byValue
        default: keyedValues[key]
        }
    }

    /// Sets a property, or stores a value for another key. A value of the wrong type is ignored.
    public func setValue(_ value: Any?, forKey key: String) {
        let number = (value as? any BinaryFloatingPoint).map { Double($0) } ?? (value as? Int).map(Double.init)
        switch key {
        case "duration": if let number { duration = number }
        case "beginTime": if let number { beginTime = number }
        case "speed": if let number { speed = Float(number) }
        case "timeOffset": if let number { timeOffset = number }
        case "repeatCount": if let number { repeatCount = Float(number) }
        case "repeatDuration": if let number { repeatDuration = number }
        case "autoreverses": if let value = value as? Bool { autoreverses = value }
        case "fillMode": setFillMode(value)
        case "removedOnCompletion": if let value = value as? Bool { isRemovedOnCompletion = value }
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "keyPath": (self as? CAPropertyAnimation)?.keyPath = value as? String
        case "fromValue": (self as? CABasicAnimation)?.fromValue = value
        case "toValue": (self as? CABasicAnimation)?.toValue = value
        case "byValue": (self as? CABasicAnimation)?.byValue = value
        default: keyedValues[key] = value
        }
    }

    /// Returns the value for a key; see ``value(forKey:)``.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Sets the value for a key; see ``setValue(_:forKey:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    private func setFillMode(_ value: Any?) {
        if let mode = value as? CAMediaTimingFillMode { fillMode = mode }
        if let name = value as? String { fillMode = CAMediaTimingFillMode(rawValue: name) }
    }
}
