import DisplayList
import Foundation

/// A property of a layer that can change over time.
package enum AnimatableProperty: Sendable, Hashable {
    case position, bounds, transform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor, shadowOpacity

    /// The property's value in a state.
    func value(in state: LayerState) -> AnimatableValue {
        switch self {
        case .position: .numbers([state.position.x, state.position.y])
        case .bounds:
            .numbers([state.bounds.origin.x, state.bounds.origin.y, state.bounds.width, state.bounds.height])
        case .transform: .transform(state.transform)
        case .opacity: .numbers([CGFloat(state.opacity)])
        case .backgroundColor: .color(state.backgroundColor)
        case .cornerRadius: .numbers([state.cornerRadius])
        case .borderWidth: .numbers([state.borderWidth])
        case .borderColor: .color(state.borderColor)
        case .shadowOpacity: .numbers([CGFloat(state.shadowOpacity)])
        }
    }

    /// Sets the property in a state; a value of another kind is ignored.
    func set(_ value: AnimatableValue, in state: inout LayerState) {
        switch (self, value) {
        case (.position, .numbers(let n)): state.position = CGPoint(x: n[0], y: n[1])
        case (.bounds, .numbers(let n)): state.bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case (.transform, .transform(let transform)): state.transform = transform
        case (.opacity, .numbers(let n)): state.opacity = Float(n[0])
        case (.backgroundColor, .color(let color)): state.backgroundColor = color
        case (.cornerRadius, .numbers(let n)): state.cornerRadius = n[0]
        case (.borderWidth, .numbers(let n)): state.borderWidth = n[0]
        case (.borderColor, .color(let color)): state.borderColor = color
        case (.shadowOpacity, .numbers(let n)): state.shadowOpacity = Float(n[0])
        default: break
        }
    }
}

/// A value between two of which others lie.
package enum AnimatableValue {
    case numbers([CGFloat])
    case color(CGColor?)
    case transform(CATransform3D)

    /// The value at a part of the way from this one to another of its kind.
    func interpolated(to end: AnimatableValue, progress: CGFloat) -> AnimatableValue {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        switch (self, end) {
        case (.numbers(let from), .numbers(let to)):
            return .numbers(zip(from, to).map(between))
        case (.color(let from), .color(let to)):
            // A colour that comes from nothing fades in.
            let start = from?.color ?? to?.color.multiplyingAlpha(by: 0) ?? .clear
            let end = to?.color ?? start.multiplyingAlpha(by: 0)
            func component(_ a: Double, _ b: Double) -> Double { a + (b - a) * Double(min(max(progress, 0), 1)) }
            return .color(
                CGColor(
                    Color(
                        red: component(start.red, end.red), green: component(start.green, end.green),
                        blue: component(start.blue, end.blue), alpha: component(start.alpha, end.alpha))))
        case (.transform(let from), .transform(let to)):
            return .transform(from.interpolated(to: to, progress: progress))
        default:
            return end
        }
    }
}

extension CATransform3D {
    /// Affine transforms are parted into translation, rotation, scale and shear, and those interpolated, so that a
    /// turn stays a turn; others are interpolated element by element.
    fileprivate func interpolated(to end: CATransform3D, progress: CGFloat) -> CATransform3D {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
            let from = Decomposition(CATransform3DGetAffineTransform(self))
            let to = Decomposition(CATransform3DGetAffineTransform(end))
            var turn = to.rotation - from.rotation
            if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
            return CATransform3DMakeAffineTransform(
                Decomposition(
                    translation: CGPoint(
                        x: between(from.translation.x, to.translation.x),
                        y: between(from.translation.y, to.translation.y)),
                    rotation: from.rotation + turn * progress,
                    scaleX: between(from.scaleX, to.scaleX), scaleY: between(from.scaleY, to.scaleY),
                    shear: between(from.shear, to.shear)
                ).transform)
        }
        return CATransform3D(
            m11: between(m11, end.m11), m12: between(m12, end.m12), m13: between(m13, end.m13),
            m14: between(m14, end.m14), m21: between(m21, end.m21), m22: between(m22, end.m22),
            m23: between(m23, end.m23), m24: between(m24, end.m24), m31: between(m31, end.m31),
            m32: between(m32, end.m32), m33: between(m33, end.m33), m34: between(m34, end.m34),
            m41: between(m41, end.m41), m42: between(m42, end.m42), m43: between(m43, end.m43),
            m44: between(m44, end.m44))
    }
}

/// The parts of an affine transform: shear, then scale, then rotation, then translation.
private struct Decomposition {
    var translation: CGPoint
    var rotation: CGFloat
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat

    init(translation: CGPoint, rotation: CGFloat, scaleX: CGFloat, scaleY: CGFloat, shear: CGFloat) {
        self.translation = translation
        self.rotation = rotation
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.shear = shear
    }

    init(_ t: CGAffineTransform) {
        translation = CGPoint(x: t.tx, y: t.ty)
        scaleX = (t.a * t.a + t.b * t.b).squareRoot()
        rotation = scaleX == 0 ? 0 : atan2(t.b, t.a)
        let cosine = cos(rotation), sine = sin(rotation)
        scaleY = t.d * cosine - t.c * sine
        shear = t.c * cosine + t.d * sine
    }

    var transform: CGAffineTransform {
        let cosine = cos(rotation), sine = sin(rotation)
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
            tx: translation.x, ty: translation.y)
    }
}
