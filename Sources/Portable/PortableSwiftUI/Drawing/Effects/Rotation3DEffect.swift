import Foundation
import LayoutGeometry
import PortableUIKit

extension View {
    /// Rotates the view about an axis in three dimensions, without affecting the layout.
    ///
    /// Differs from SwiftUI: the projection is orthographic, regardless of `perspective`.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise along the axis.
    ///   - axis: The axis. If its length is 0, the view isn't rotated.
    ///   - anchor: The anchor point of the rotation.
    ///   - anchorZ: The distance of the anchor in front of the view, in points.
    ///   - perspective: The perspective. It has no effect.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z), anchor: anchor,
                anchorZ: Double(anchorZ)))
    }
}

/// The modifier that `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)` applies.
public nonisolated struct _Rotation3DEffect: AffineModifier, Animatable {
    var angle: Angle
    let x: Double
    let y: Double
    let z: Double
    let anchor: UnitPoint
    let anchorZ: Double

    /// The angle in radians.
    public var animatableData: Double {
        get { angle.radians }
        set { angle.radians = newValue }
    }

    /// The orthographic projection of the rotation onto the plane of the view.
    @MainActor var effect: AffineElement.Effect {
        Self.effect(radians: angle.radians, x: x, y: y, z: z, anchor: anchor, anchorZ: anchorZ)
    }

    /// Returns the orthographic projection of a rotation onto the plane of the view.
    static func effect(
        radians: Double, x: Double, y: Double, z: Double, anchor: UnitPoint, anchorZ: Double
    ) -> AffineElement.Effect {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, radians.isFinite, anchorZ.isFinite else {
            return AffineElement.Effect(transform: .identity, anchor: anchor)
        }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (sin(radians), cos(radians))
        let rest = 1 - cosine
        return AffineElement.Effect(
            transform: LayoutGeometry.AffineTransform(
                a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
                d: cosine + y * y * rest, tx: -(x * z * rest + y * sine) * anchorZ,
                ty: -(y * z * rest - x * sine) * anchorZ), anchor: anchor)
    }
}
