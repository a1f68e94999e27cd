import PortableUIKit

/// A type-erased shape. Differs from SwiftUI: it doesn't animate between outlines.
public nonisolated struct AnyShape: Shape {
    let shape: any Shape

    /// Creates a type-erased shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// Returns the size of the shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline and its stroke.
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}
