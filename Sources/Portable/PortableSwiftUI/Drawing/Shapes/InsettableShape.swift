import PortableUIKit

/// A shape that can be inset, so that a border stays inside of it.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by an amount.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws a border inside of the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a border inside of the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape that's inset by an amount.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    /// The animatable data of the shape, and the inset.
    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    /// Returns the outline in the inset rectangle.
    public func path(in rect: CGRect) -> Path {
        let inset = min(amount, min(rect.width, rect.height) / 2)
        return base.path(in: rect.insetBy(dx: inset, dy: inset))
    }

    /// Returns the shape inset by an additional amount.
    public func inset(by amount: CGFloat) -> _InsetShape { _InsetShape(base: base, amount: self.amount + amount) }

    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
