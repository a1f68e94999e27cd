import DisplayList
import Foundation

/// Everything about a layer that is drawn and can be animated, as one value.
///
/// The layer's properties are its model state. What is on screen at a time is that state with the animations of
/// that time applied: see ``CALayer/state(at:)``.
package struct LayerState {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var opacity: Float = 1
    package var isHidden = false
    package var backgroundColor: CGColor?
    package var masksToBounds = false
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowRadius: CGFloat = 3
    package var shadowOffset = CGSize(width: 0, height: -3)

    /// What animations have made of properties that show in what a layer draws, by name.
    package var drawn: [String: AnimatableValue] = [:]

    package init() {}

    func stands(in frame: CGRect) -> Bool {
        bounds.size == frame.size && position.x == frame.origin.x + anchorPoint.x * frame.size.width
            && position.y == frame.origin.y + anchorPoint.y * frame.size.height && CATransform3DIsIdentity(transform)
    }

    func stands(opaqueIn frame: CGRect) -> Bool { stands(in: frame) && opacity == 1 && !isHidden }

    /// Maps the layer's own coordinates to its superlayer's, without the superlayer's sublayer transform.
    /// Perspective is dropped.
    package var affineTransformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        guard !CATransform3DIsIdentity(transform) else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

extension LayerState {
    /// What animations have made of a number that shows in what the layer draws; nil if nothing.
    func number(_ name: String) -> CGFloat? {
        if case .numbers(let numbers)? = drawn[name] { numbers.first } else { nil }
    }

    func point(_ name: String) -> CGPoint? {
        guard case .numbers(let numbers)? = drawn[name], numbers.count == 2 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    func numbers(_ name: String) -> [CGFloat]? {
        if case .numbers(let numbers)? = drawn[name] { numbers } else { nil }
    }

    func color(_ name: String) -> CGColor? {
        if case .color(let color)? = drawn[name] { color } else { nil }
    }

    func colors(_ name: String) -> [CGColor]? {
        if case .colors(let colors)? = drawn[name] { colors } else { nil }
    }

    func path(_ name: String) -> CGPath? {
        if case .path(let path)? = drawn[name] { path } else { nil }
    }
}
