import PortableUIKit

/// A shape of any type. Differs from SwiftUI: it doesn't animate from one outline to another.
public nonisolated struct AnyShape: Shape {
    private let shape: any Shape

    /// A shape whose type doesn't matter.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    /// The outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The size that the shape takes of an offer.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Used by the library.
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}
