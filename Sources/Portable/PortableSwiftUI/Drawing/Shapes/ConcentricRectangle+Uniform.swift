import Foundation

/// The groups of a rectangle's corners whose radii are equal: the largest radius of the group.
struct UniformCorners: OptionSet {
    let rawValue: Int

    static let all = UniformCorners(rawValue: 1)
    static let top = UniformCorners(rawValue: 2)
    static let bottom = UniformCorners(rawValue: 4)
    static let leading = UniformCorners(rawValue: 8)
    static let trailing = UniformCorners(rawValue: 16)

    /// Returns the radii with equal radii in each group.
    func equalized(_ radii: RectangleCornerRadii) -> RectangleCornerRadii {
        var (topLeading, topTrailing) = (radii.topLeading, radii.topTrailing)
        var (bottomLeading, bottomTrailing) = (radii.bottomLeading, radii.bottomTrailing)
        if contains(.all) {
            let largest = max(topLeading, topTrailing, bottomLeading, bottomTrailing)
            (topLeading, topTrailing, bottomLeading, bottomTrailing) = (largest, largest, largest, largest)
        }
        func equalize(_ first: inout CGFloat, _ second: inout CGFloat) {
            first = max(first, second)
            second = first
        }
        if contains(.top) { equalize(&topLeading, &topTrailing) }
        if contains(.bottom) { equalize(&bottomLeading, &bottomTrailing) }
        if contains(.leading) { equalize(&topLeading, &bottomLeading) }
        if contains(.trailing) { equalize(&topTrailing, &bottomTrailing) }
        return RectangleCornerRadii(
            topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
            topTrailing: topTrailing)
    }
}

extension ConcentricRectangle {
    /// Creates a rectangle whose top corners have equal radii, and whose bottom corners do.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), uniform: [.top, .bottom])
    }

    /// Creates a rectangle whose leading corners have equal radii, and whose trailing corners do.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
                bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
            uniform: [.leading, .trailing])
    }

    /// Creates a rectangle whose top corners have equal radii, with a style for each of the other corners.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner), uniform: [.top])
    }

    /// Creates a rectangle whose bottom corners have equal radii, with a style for each of the other corners.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), uniform: [.bottom])
    }

    /// Creates a rectangle whose leading corners have equal radii, with a style for each of the other corners.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
                bottomTrailing: bottomTrailingCorner), uniform: [.leading])
    }

    /// Creates a rectangle whose trailing corners have equal radii, with a style for each of the other corners.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
                bottomTrailing: uniformTrailingCorners), uniform: [.trailing])
    }
}

extension Shape where Self == ConcentricRectangle {
    /// Returns a rectangle whose top corners have equal radii, and whose bottom corners do.
    public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// Returns a rectangle whose leading corners have equal radii, and whose trailing corners do.
    public static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> Self
    {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }

    /// Returns a rectangle whose top corners have equal radii, with a style for each of the other corners.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// Returns a rectangle whose bottom corners have equal radii, with a style for each of the other corners.
    public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }

    /// Returns a rectangle whose leading corners have equal radii, with a style for each of the other corners.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// Returns a rectangle whose trailing corners have equal radii, with a style for each of the other corners.
    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner)
    }
}
