import Foundation
import PortableUIKit

extension Shape {
    /// Returns the shape with a fixed size, at a position in its rectangle.
    /// - Parameter anchor: The point of the shape that is at the same point of the rectangle.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        AnchoredShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape with a fixed size, at a position in its rectangle.
    /// - Parameter anchor: The point of the shape that is at the same point of the rectangle.
    public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}

/// A shape with a fixed size at a position in its rectangle.
nonisolated struct AnchoredShape<Base: Shape>: Shape {
    let shape: Base
    let size: CGSize
    let anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }
}
