import PortableUIKit

/// The shape of the border of bordered buttons.
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

    /// The shape that matches the button's context: a capsule, or before iOS 26, a rounded rectangle.
    public static let automatic = ButtonBorderShape(.automatic)
    /// A rectangle with rounded shorter sides.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(.circle)

    /// Returns a rounded rectangle with a corner radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.roundedRectangle(radius: radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The corner radius of bordered buttons in UIKit.
    private static let standardRadius: CGFloat = 5.95

    /// Returns the outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        switch outline {
        case .automatic where ControlMetrics.current.buttonsAreCapsules:
            Capsule().inset(by: insetAmount).path(in: rect)
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
    /// The default border shape of buttons.
    public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The border shape of bordered buttons.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape of bordered buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// A layout that makes a view square, with the length of its longer side.
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
