import DisplayList
import Foundation

/// A property of a layer that can change over time.
package enum AnimatableProperty: Sendable, Hashable {
    case position, bounds, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor
    /// A property of a layer class that affects the layer's drawing, identified by its name.
    case drawn(String)

    /// Returns the property's value in the given state, or `nil` for a drawn property that no animation has set.
    func value(in state: LayerState) -> AnimatableValue? {
        switch self {
        case .position: .numbers([state.position.x, state.position.y])
        case .bounds:
            .numbers([state.bounds.origin.x, state.bounds.origin.y, state.bounds.width, state.bounds.height])
        case .anchorPoint: .numbers([state.anchorPoint.x, state.anchorPoint.y])
        case .zPosition: .numbers([state.zPosition])
        case .transform: .transform(state.transform)
        case .sublayerTransform: .transform(state.sublayerTransform)
        case .opacity: .numbers([CGFloat(state.opacity)])
        case .backgroundColor: .color(state.backgroundColor)
        case .cornerRadius: .numbers([state.cornerRadius])
        case .borderWidth: .numbers([state.borderWidth])
        case .borderColor: .color(state.borderColor)
        case .shadowOpacity: .numbers([CGFloat(state.shadowOpacity)])
        case .shadowRadius: .numbers([state.shadowRadius])
        case .shadowOffset: .numbers([state.shadowOffset.width, state.shadowOffset.height])
        case .shadowColor: .color(state.shadowColor)
        case .drawn(let name): state.drawn[name]
        }
    }

    /// Sets the property in the given state. A value of the wrong type is ignored.
    func set(_ value: AnimatableValue, in state: inout LayerState) {
        switch (self, value) {
        case (.position, .numbers(let n)) where n.count == 2: state.position = CGPoint(x: n[0], y: n[1])
        case (.bounds, .numbers(let n)) where n.count == 4:
            state.bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case (.anchorPoint, .numbers(let n)) where n.count == 2: state.anchorPoint = CGPoint(x: n[0], y: n[1])
        case (.zPosition, .numbers(let n)) where n.count == 1: state.zPosition = n[0]
        case (.transform, .transform(let transform)): state.transform = transform
        case (.sublayerTransform, .transform(let transform)): state.sublayerTransform = transform
        case (.opacity, .numbers(let n)) where n.count == 1: state.opacity = Float(n[0])
        case (.backgroundColor, .color(let color)): state.backgroundColor = color
        case (.cornerRadius, .numbers(let n)) where n.count == 1: state.cornerRadius = n[0]
        case (.borderWidth, .numbers(let n)) where n.count == 1: state.borderWidth = n[0]
        case (.borderColor, .color(let color)): state.borderColor = color
        case (.shadowOpacity, .numbers(let n)) where n.count == 1: state.shadowOpacity = Float(n[0])
        case (.shadowRadius, .numbers(let n)) where n.count == 1: state.shadowRadius = n[0]
        case (.shadowOffset, .numbers(let n)) where n.count == 2:
            state.shadowOffset = CGSize(width: n[0], height: n[1])
        case (.shadowColor, .color(let color)): state.shadowColor = color
        case (.drawn(let name), _): state.drawn[name] = value
        default: break
        }
    }
}
