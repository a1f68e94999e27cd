import Foundation
import PortableUIKit

/// A transform of points in the plane, as a matrix of three rows and three columns.
@frozen
public struct ProjectionTransform: Equatable, Sendable {
    /// The first row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// Creates a projection with an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Creates a projection with a three-dimensional transform.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// A Boolean value that indicates whether the transform is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// A Boolean value that indicates whether the transform is affine.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform without its perspective.
    var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// Returns the transform, followed by another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(rhs.affine))
    }

    /// Inverts the transform, and returns whether that's possible.
    public mutating func invert() -> Bool {
        guard m11 * m22 - m12 * m21 != 0 else { return false }
        self = ProjectionTransform(affine.inverted())
        return true
    }

    /// Returns the inverse of the transform.
    public func inverted() -> ProjectionTransform { ProjectionTransform(affine.inverted()) }
}

/// A modifier that transforms the view as a function of its size.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the transform of a view with a size.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// The transform of a geometry effect, depending on the size of its view.
private final class SizedTransform: @unchecked Sendable {
    let make: (CGSize) -> CGAffineTransform

    init(_ make: @escaping (CGSize) -> CGAffineTransform) {
        self.make = make
    }
}

extension GeometryEffect {
    /// Returns the transformed view.
    public func body(content: Content) -> some View {
        let effect = self, transform = SizedTransform { effect.effectValue(size: $0).affine }
        return content.visualEffect { content, proxy in content.transformEffect(transform.make(proxy.size)) }
    }
}
