/// The insets that a layout may refer to. Those along the direction of scrolling change while a bar collapses, and no
/// layout asks for them.
struct LayoutInsets: Equatable {
    /// The insets of opposite sides.
    struct Sides: Equatable {
        var first: CGFloat
        var second: CGFloat
    }

    var content: Sides
    var safeArea: Sides
    var margins: Sides
}
