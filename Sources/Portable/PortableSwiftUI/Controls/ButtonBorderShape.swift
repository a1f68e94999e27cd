import PortableUIKit

/// The outline of the ground that bordered buttons have.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Outline: Equatable {
        case automatic
        case capsule
        case roundedRectangle(radius: CGFloat?)
        case circle
    }

    let outline: Outline
    private var insetAmount: CGFloat = 0

    private init(_ outline: Outline) {
        self.outline = outline
    }

    /// The shape that suits the button's context: a rounded rectangle.
    public static let automatic = ButtonBorderShape(.automatic)
    /// A rectangle whose shorter sides are half circles.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(.circle)

    /// A rounded rectangle with a corner radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.roundedRectangle(radius: radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The corners of UIKit's bordered buttons.
    private static let standardRadius: CGFloat = 5.95

    /// Returns the outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        switch outline {
        case .automatic, .roundedRectangle(radius: nil):
            RoundedRectangle(cornerRadius: Self.standardRadius).inset(by: insetAmount).path(in: rect)
        case .roundedRectangle(let radius?):
            RoundedRectangle(cornerRadius: radius).inset(by: insetAmount).path(in: rect)
        case .capsule: Capsule().inset(by: insetAmount).path(in: rect)
        case .circle: Circle().inset(by: insetAmount).path(in: rect)
        }
    }

    /// Returns the shape inset by an amount.
    public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline that bordered buttons have by default.
    public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of the ground of bordered buttons.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the ground that bordered buttons in the view have.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// Makes a view as wide as it is high, by the longer side.
struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let length = subviews.reduce(CGFloat(0)) {
            let size = $1.sizeThatFits(proposal)
            return max($0, size.width, size.height)
        }
        return CGSize(width: length, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(bounds.size))
        }
    }
}
