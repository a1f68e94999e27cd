import DisplayList
import Foundation

/// The properties of a layer that affect drawing and can be animated.
///
/// A layer's properties are its model state. The displayed state is the model state with the animations applied; see
/// ``CALayer/state(at:)``.
package struct LayerState {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var opacity: Float = 1
    package var isHidden = false
    package var isGeometryFlipped = false
    package var backgroundColor: CGColor?
    package var masksToBounds = false
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowRadius: CGFloat = 3
    package var shadowOffset = CGSize(width: 0, height: -3)

    /// The animated values of properties that affect a layer's drawing, by name.
    package var drawn: [String: AnimatableValue] = [:]

    package init() {}

    func stands(in frame: CGRect) -> Bool { standsUntransformed(in: frame) && CATransform3DIsIdentity(transform) }

    func standsUntransformed(in frame: CGRect) -> Bool {
        bounds.size == frame.size && position.x == frame.origin.x + anchorPoint.x * frame.size.width
            && position.y == frame.origin.y + anchorPoint.y * frame.size.height
    }

    func stands(opaqueIn frame: CGRect) -> Bool { stands(in: frame) && opacity == 1 && !isHidden }

    /// A Boolean value that indicates whether sublayers have a transform in addition to their own.
    var transformsSublayers: Bool { isGeometryFlipped || !CATransform3DIsIdentity(sublayerTransform) }

    /// Returns the transform from a sublayer's coordinate space to the layer's.
    ///
    /// - Parameters:
    ///   - transform: The sublayer's own transform.
    ///   - bounds: The bounds of the sublayer.
    func transform(ofSublayer transform: CGAffineTransform, bounds: CGRect) -> CGAffineTransform {
        var transform = transform
        if isGeometryFlipped {
            // The positions are upside down. The sublayer's content isn't.
            transform = bounds.verticalFlip.concatenating(transform).concatenating(self.bounds.verticalFlip)
        }
        return transform.concatenating(affineSublayerTransform)
    }

    /// The transform from the layer's coordinate space to its superlayer's, without the superlayer's sublayer transform
    /// and without perspective.
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

extension CGRect {
    fileprivate var verticalFlip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: minY + maxY)
    }
}

extension LayerState {
    /// Returns the animated value of a number that affects the layer's drawing, or `nil` if it isn't animated.
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
