import Foundation

/// Access to the values of layers by key, as described in "Key-Value Coding Extensions" of Apple's Core Animation
/// Programming Guide.
extension CALayer {
    /// Returns the value of a property, or the value that was set for another key, or `nil` if there's no value.
    ///
    /// Numbers and Boolean values are returned as `NSNumber`. Points, sizes, rectangles, and transforms are returned as
    /// structures.
    public func value(forKey key: String) -> Any? {
        valueOfProperty(forKey: key) ?? keyedValue(forKey: key)
    }

    /// Returns the value of a property, or `nil` if the layer has no such property.
    func valueOfProperty(forKey key: String) -> Any? {
        if let path = LayerKeyPath(key), !path.isOfSubclass, let value = path.value(in: modelState, of: self) {
            return path.object(of: value)
        }
        return switch key {
        case "frame": frame
        case "hidden", "isHidden": NSNumber(value: isHidden)
        case "masksToBounds": NSNumber(value: masksToBounds)
        case "opaque", "isOpaque": NSNumber(value: isOpaque)
        case "name": name
        case "contents": contents
        case "mask": mask
        case "shadowPath": shadowPath
        case "delegate": delegate
        case "superlayer": superlayer
        case "sublayers": sublayers
        default: nil
        }
    }

    /// Returns the value of a property or of a component, such as `position.x`, `frame.size.width`, or
    /// `transform.rotation.z`. For other key paths, returns the value that was set, or `nil`.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let path = LayerKeyPath(keyPath), !path.isOfSubclass, let value = path.value(in: modelState, of: self) {
            return path.object(of: value)
        }
        if let field = FrameField(keyPath) { return NSNumber(value: Double(frame[keyPath: field.keyPath])) }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        return (value(forKey: String(keyPath[..<dot])) as? CALayer)?.value(forKeyPath: rest)
    }

    /// Sets a property, with the same animation as setting it directly, or stores a value for another key. A value of
    /// the wrong type is ignored, and so is `nil` for a property that can't be `nil`.
    public func setValue(_ value: Any?, forKey key: String) {
        guard !setProperty(value, at: key) else { return }
        switch key {
        case "frame": if let value = value as? CGRect { frame = value }
        case "hidden", "isHidden": if let value = value as? Bool { isHidden = value }
        case "masksToBounds": if let value = value as? Bool { masksToBounds = value }
        case "opaque", "isOpaque": if let value = value as? Bool { isOpaque = value }
        case "name": name = value as? String
        case "contents": contents = value
        case "mask": mask = value as? CALayer
        case "shadowPath": shadowPath = value.flatMap { $0 as? CGPath }
        case "delegate": delegate = value as? any CALayerDelegate
        case "sublayers": sublayers = value as? [CALayer]
        default: setKeyedValue(value, forKey: key)
        }
    }

    /// Sets a property or a component of one; see ``value(forKeyPath:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard !setProperty(value, at: keyPath) else { return }
        if let field = FrameField(keyPath) {
            if let number = value as? NSNumber { frame = field.changing(frame, to: CGFloat(number.doubleValue)) }
            return
        }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let rest = keyPath[keyPath.index(after: dot)...]
        if keyPath[..<dot] == "emitterCells", let emitter = self as? CAEmitterLayer {
            return emitter.setCellValue(value, forKeyPath: rest)
        }
        (self.value(forKey: String(keyPath[..<dot])) as? CALayer)?.setValue(value, forKeyPath: String(rest))
    }

    /// - Returns: A Boolean value that indicates whether the path refers to an animatable property.
    private func setProperty(_ value: Any?, at path: String) -> Bool {
        guard let path = LayerKeyPath(path), !path.isOfSubclass, let old = path.value(in: modelState, of: self) else {
            return false
        }
        guard let value = value.flatMap({ AnimatableValue(any: $0) }) ?? old.emptied else { return true }
        var state = modelState
        path.set(value, in: &state, of: self)
        switch path.property {
        case .position: position = state.position
        case .bounds: bounds = state.bounds
        case .anchorPoint: anchorPoint = state.anchorPoint
        case .zPosition: zPosition = state.zPosition
        case .transform: transform = state.transform
        case .sublayerTransform: sublayerTransform = state.sublayerTransform
        case .opacity: opacity = state.opacity
        case .backgroundColor: backgroundColor = state.backgroundColor
        case .cornerRadius: cornerRadius = state.cornerRadius
        case .borderWidth: borderWidth = state.borderWidth
        case .borderColor: borderColor = state.borderColor
        case .shadowOpacity: shadowOpacity = state.shadowOpacity
        case .shadowRadius: shadowRadius = state.shadowRadius
        case .shadowOffset: shadowOffset = state.shadowOffset
        case .shadowColor: shadowColor = state.shadowColor
        case .drawn: copyDrawnValues(of: self, in: state)
        }
        return true
    }
}

/// A coordinate or length of a layer's frame, with a key path such as `frame.origin.x`.
private struct FrameField {
    let keyPath: WritableKeyPath<CGRect, CGFloat>

    init?(_ path: String) {
        switch path {
        case "frame.origin.x": keyPath = \.origin.x
        case "frame.origin.y": keyPath = \.origin.y
        case "frame.size.width": keyPath = \.size.width
        case "frame.size.height": keyPath = \.size.height
        default: return nil
        }
    }

    func changing(_ frame: CGRect, to length: CGFloat) -> CGRect {
        var frame = frame
        frame[keyPath: keyPath] = length
        return frame
    }
}

extension LayerKeyPath {
    /// Returns a value of the property as an object of a Core Animation type.
    fileprivate func object(of value: AnimatableValue) -> Any? {
        switch value {
        case .numbers(let numbers):
            switch numbers.count {
            case _ where isList: numbers.map { NSNumber(value: Double($0)) }
            case 1: NSNumber(value: Double(numbers[0]))
            case 2 where isSize: CGSize(width: numbers[0], height: numbers[1])
            case 2: CGPoint(x: numbers[0], y: numbers[1])
            case 4: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            default: nil
            }
        case .color(let color): color
        case .transform(let transform): transform
        case .path(let path): path
        case .colors(let colors): colors
        }
    }

    private var isList: Bool { property == .drawn("locations") }
}

extension AnimatableValue {
    /// The value that represents `nil` for the property, or `nil` if the property can't be empty.
    fileprivate var emptied: AnimatableValue? {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .colors: .colors([])
        case .numbers, .transform: nil
        }
    }
}
