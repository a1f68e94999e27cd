import Foundation

/// A key path to a property of a layer or a component of one: `opacity`, `position.x`, `transform.rotation.z`.
struct LayerKeyPath {
    private enum Part {
        case whole
        /// A range of the property's numbers.
        case numbers(Range<Int>)
        case rotation(TransformAxis)
        case scale(TransformAxis?)
        case translation(TransformAxis?)
    }

    private enum TransformAxis: String { case x, y, z }

    let property: AnimatableProperty
    private let part: Part

    /// Creates a key path from its string. Returns `nil` if layers don't have such a property.
    init?(_ path: String) {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        // A key without components can be one of a subclass.
        guard let property = AnimatableProperty(key: first) ?? (names.count == 1 ? .drawn(first) : nil) else {
            return nil
        }
        self.property = property
        let rest = names.dropFirst().joined(separator: ".")
        switch (property, rest) {
        case (_, ""): part = .whole
        case (.transform, _), (.sublayerTransform, _):
            guard let transformPart = Self.transformPart(names.dropFirst().map { $0 }) else { return nil }
            part = transformPart
        case (.bounds, "origin"): part = .numbers(0..<2)
        case (.bounds, "origin.x"): part = .numbers(0..<1)
        case (.bounds, "origin.y"): part = .numbers(1..<2)
        case (.bounds, "size"): part = .numbers(2..<4)
        case (.bounds, "size.width"): part = .numbers(2..<3)
        case (.bounds, "size.height"): part = .numbers(3..<4)
        case (_, "x"), (_, "width"): part = .numbers(0..<1)
        case (_, "y"), (_, "height"): part = .numbers(1..<2)
        default: return nil
        }
    }

    private static func transformPart(_ names: [String]) -> Part? {
        let axis = names.count > 1 ? TransformAxis(rawValue: names[1]) : nil
        guard names.count == 1 || (names.count == 2 && axis != nil) else { return nil }
        switch names[0] {
        case "rotation": return .rotation(axis ?? .z)
        case "scale": return .scale(axis)
        case "translation": return .translation(axis)
        default: return nil
        }
    }

    /// A Boolean value that indicates whether two numbers of the value are a width and a height instead of a point.
    var isSize: Bool {
        switch (property, part) {
        case (.shadowOffset, _): true
        case (.bounds, .numbers(let range)): range.lowerBound == 2
        default: false
        }
    }

    /// A Boolean value that indicates whether the property isn't one of Core Animation's.
    var isOfSubclass: Bool {
        if case .drawn(let name) = property { AnimatableProperty(key: name) == nil } else { false }
    }

    // MARK: Values

    /// Returns the value in a layer's state, or `nil` if the layer has no such property.
    @MainActor func value(in state: LayerState, of layer: CALayer) -> AnimatableValue? {
        guard let whole = property.value(in: state) ?? layer.drawnValue(of: property) else { return nil }
        switch (part, whole) {
        case (.whole, _): return whole
        case (.numbers(let range), .numbers(let numbers)) where range.upperBound <= numbers.count:
            return .numbers(Array(numbers[range]))
        case (_, .transform(let transform)): return transformValue(transform)
        default: return nil
        }
    }

    /// Sets the value in a layer's state. A value of the wrong type is ignored.
    @MainActor func set(_ value: AnimatableValue, in state: inout LayerState, of layer: CALayer) {
        switch (part, value, property.value(in: state) ?? layer.drawnValue(of: property)) {
        case (.whole, _, let old):
            if isOfSubclass, old == nil { return }
            property.set(value, in: &state)
        case (.numbers(let range), .numbers(let part), .numbers(var whole)?)
        where range.count == part.count && range.upperBound <= whole.count:
            whole.replaceSubrange(range, with: part)
            property.set(.numbers(whole), in: &state)
        case (_, .numbers(let numbers), .transform(let transform)?):
            property.set(.transform(changed(transform, to: numbers)), in: &state)
        default: break
        }
    }

    private func transformValue(_ transform: CATransform3D) -> AnimatableValue? {
        let parts = TransformParts(CATransform3DGetAffineTransform(transform))
        switch part {
        case .rotation(.z): return .numbers([parts.rotation])
        case .rotation: return .numbers([0])
        case .scale(.x), .scale(nil): return .numbers([parts.scaleX])
        case .scale(.y): return .numbers([parts.scaleY])
        case .scale(.z): return .numbers([transform.m33])
        case .translation(.x): return .numbers([transform.m41])
        case .translation(.y): return .numbers([transform.m42])
        case .translation(.z): return .numbers([transform.m43])
        case .translation(nil): return .numbers([transform.m41, transform.m42])
        case .whole, .numbers: return nil
        }
    }

    private func changed(_ transform: CATransform3D, to numbers: [CGFloat]) -> CATransform3D {
        guard let number = numbers.first else { return transform }
        var parts = TransformParts(CATransform3DGetAffineTransform(transform))
        switch part {
        case .rotation(.x): return CATransform3DConcat(CATransform3DMakeRotation(number, 1, 0, 0), transform)
        case .rotation(.y): return CATransform3DConcat(CATransform3DMakeRotation(number, 0, 1, 0), transform)
        case .rotation(.z): parts.rotation = number
        case .scale(.x): parts.scaleX = number
        case .scale(.y): parts.scaleY = number
        case .scale(.z): return transform
        case .scale(nil):
            parts.scaleX = number
            parts.scaleY = number
        case .translation(.x): parts.translation.x = number
        case .translation(.y): parts.translation.y = number
        case .translation(.z): return transform
        case .translation(nil):
            parts.translation = CGPoint(x: number, y: numbers.count > 1 ? numbers[1] : parts.translation.y)
        case .whole, .numbers: return transform
        }
        return CATransform3DMakeAffineTransform(parts.transform)
    }
}

extension AnimatableProperty {
    /// Creates the property with the given key, or returns `nil` if there's no such property.
    init?(key: String) {
        guard let property = Self.byKey[key] else { return nil }
        self = property
    }

    /// The key of the property.
    var key: String {
        if case .drawn(let name) = self { return name }
        return Self.byKey.first { $0.value == self }?.key ?? ""
    }

    private static let byKey: [String: AnimatableProperty] = {
        var result: [String: AnimatableProperty] = [
            "position": .position, "bounds": .bounds, "anchorPoint": .anchorPoint, "zPosition": .zPosition,
            "transform": .transform, "sublayerTransform": .sublayerTransform, "opacity": .opacity,
            "backgroundColor": .backgroundColor, "cornerRadius": .cornerRadius, "borderWidth": .borderWidth,
            "borderColor": .borderColor, "shadowOpacity": .shadowOpacity, "shadowRadius": .shadowRadius,
            "shadowOffset": .shadowOffset, "shadowColor": .shadowColor,
        ]
        for name in [
            "path", "fillColor", "strokeColor", "lineWidth", "lineDashPhase", "miterLimit", "strokeStart", "strokeEnd",
            "colors", "locations", "startPoint", "endPoint",
        ] {
            result[name] = .drawn(name)
        }
        return result
    }()
}

extension AnimatableValue {
    /// Creates a value from the value that an app sets on an animation. Returns `nil` for types that layers don't
    /// animate.
    init?(any value: Any) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self = .numbers([value])
        case let value as Double: self = .numbers([CGFloat(value)])
        case let value as Float: self = .numbers([CGFloat(value)])
        case let value as Int: self = .numbers([CGFloat(value)])
        case let value as CGPoint: self = .numbers([value.x, value.y])
        case let value as CGSize: self = .numbers([value.width, value.height])
        case let value as CGRect: self = .numbers([value.minX, value.minY, value.width, value.height])
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as NSNumber: self = .numbers([CGFloat(value.doubleValue)])
        case let value as NSValue where value.isTransform3D: self = .transform(value.caTransform3DValue)
        case let value as NSValue where value.isAffineTransform:
            self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
        default: return nil
        }
    }

    /// Returns the value as the type of another value of its key. Without one, it's a number, a point, or a rectangle.
    func object(like value: Any?) -> Any? {
        switch self {
        case .numbers(let numbers):
            switch value {
            case is Double: return Double(numbers.first ?? 0)
            case is Float: return Float(numbers.first ?? 0)
            case is Int: return Int(numbers.first ?? 0)
            case is NSNumber: return NSNumber(value: Double(numbers.first ?? 0))
            case is CGSize where numbers.count == 2: return CGSize(width: numbers[0], height: numbers[1])
            default: break
            }
            switch numbers.count {
            case 2: return CGPoint(x: numbers[0], y: numbers[1])
            case 4: return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            default: return numbers.first
            }
        case .color(let color): return color
        case .transform(let transform): return transform
        case .path(let path): return path
        case .colors(let colors): return colors
        }
    }

    /// Returns the value with its numbers multiplied. Other values aren't changed.
    func multiplied(by factor: CGFloat) -> AnimatableValue {
        guard case .numbers(let numbers) = self else { return self }
        return .numbers(numbers.map { $0 * factor })
    }
}
