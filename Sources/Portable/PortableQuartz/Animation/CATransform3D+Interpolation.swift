import Foundation

extension CATransform3D {
    /// Returns the transform at the given progress. Affine transforms are decomposed into translation, rotation, scale,
    /// and shear, which are interpolated separately so that a rotation remains a rotation. Other transforms are
    /// interpolated element by element.
    func interpolated(to end: CATransform3D, progress: CGFloat) -> CATransform3D {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
            let from = TransformParts(CATransform3DGetAffineTransform(self))
            let to = TransformParts(CATransform3DGetAffineTransform(end))
            var turn = to.rotation - from.rotation
            if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
            return CATransform3DMakeAffineTransform(
                TransformParts(
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

/// The components of an affine transform: shear, followed by scale, rotation, and translation.
struct TransformParts {
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
