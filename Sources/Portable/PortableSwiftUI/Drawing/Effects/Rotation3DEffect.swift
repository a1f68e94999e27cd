import Foundation
import LayoutGeometry
import PortableUIKit

extension View {
    /// Turns the view about an axis in space. Its room stays.
    ///
    /// Differs from SwiftUI: the view is seen from far away, whatever the perspective.
    ///
    /// - Parameters:
    ///   - angle: How far, clockwise as seen along the axis.
    ///   - axis: The axis; one without a length leaves the view as it is.
    ///   - anchor: The point that stays.
    ///   - anchorZ: How far in front of the view that point lies, in points.
    ///   - perspective: How near the view is looked at from; without effect here.
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
