/// The insets that a layout can depend on. Insets along the scroll direction change while a bar collapses, and no
/// layout uses them.
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
