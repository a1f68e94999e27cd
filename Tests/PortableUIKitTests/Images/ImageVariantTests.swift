import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

/// Images that are derived from other images.
struct ImageVariantTests {
    private let pixels = CGImage(
        DisplayImage(id: 77, content: .pixels([]), pixelWidth: 40, pixelHeight: 20))

    private var image: UIImage { UIImage(cgImage: pixels) }

    /// The commands that draw the image at (10, 20), in its own size.
    private func commands(_ image: UIImage, tint: UIColor? = nil, isMirrored: Bool = false) -> [DisplayCommand] {
        image.displayCommands(
            in: CGRect(origin: CGPoint(x: 10, y: 20), size: image.size), tint: tint,
            traits: UITraitCollection(userInterfaceStyle: .light), isMirrored: isMirrored)
    }

    private func tint(_ image: UIImage, tint: UIColor? = .red) -> Color? {
        guard case .image(_, _, let color, _)? = commands(image, tint: tint).first else { return nil }
        return color
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    // MARK: Colors

    @Test func `an image has its own colors unless it is a template`() {
        #expect(image.renderingMode == .automatic)
        #expect(tint(image) == nil)
        #expect(tint(image.withRenderingMode(.alwaysOriginal)) == nil)
        #expect(tint(image.withRenderingMode(.alwaysTemplate)) == red)
    }

    @Test func `a symbol has the tint color unless it's rendered with its own`() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(tint(star) == red)
        #expect(tint(star.withRenderingMode(.alwaysOriginal)) == .black)
        #expect(tint(star.withTintColor(.blue, renderingMode: .alwaysOriginal)) == blue)
        #expect(tint(star, tint: nil) == .black)
    }

    @Test func `an image's own tint is used if nothing else tints it`() {
        #expect(tint(image.withTintColor(.blue)) == blue)
        #expect(tint(image.withTintColor(.blue, renderingMode: .alwaysOriginal)) == blue)
        #expect(tint(image.withTintColor(.blue, renderingMode: .alwaysTemplate)) == red)
        #expect(tint(image.withTintColor(.blue, renderingMode: .alwaysTemplate), tint: nil) == blue)
    }

    @Test func `the image from which a variant is created doesn't change`() {
        let original = image
        _ = original.withRenderingMode(.alwaysTemplate).withTintColor(.red)
        #expect(original.renderingMode == .automatic && original == image)
        #expect(original != original.withRenderingMode(.alwaysTemplate))
    }

    // MARK: Stretching

    @Test func `a resizable image keeps its edges when it is stretched`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let resizable = image.resizableImage(withCapInsets: insets)
        #expect(resizable.capInsets == insets && resizable.resizingMode == .tile)
        #expect(image.resizableImage(withCapInsets: insets, resizingMode: .stretch).resizingMode == .stretch)
        #expect(image.capInsets == .zero)
        guard case .image(_, _, _, let drawn)? = commands(resizable).first else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(drawn == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func `alignment insets and a baseline can be added and removed`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(image.baselineOffsetFromBottom == nil)
        #expect(image.withBaselineOffset(fromBottom: 5).baselineOffsetFromBottom == 5)
        #expect(image.withBaselineOffset(fromBottom: 5).imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }

    // MARK: Orientation

    enum Corner: String, Sendable { case topLeft, topRight, bottomLeft, bottomRight }

    /// The visible top-left and top-right pixels: EXIF's orientations 1, 2, 3, 4, 6, 8, 5, 7.
    static let orientations: [(UIImage.Orientation, topLeft: Corner, topRight: Corner)] = [
        (.up, .topLeft, .topRight), (.upMirrored, .topRight, .topLeft), (.down, .bottomRight, .bottomLeft),
        (.downMirrored, .bottomLeft, .bottomRight), (.right, .topRight, .bottomRight),
        (.left, .bottomLeft, .topLeft), (.leftMirrored, .topLeft, .bottomLeft),
        (.rightMirrored, .bottomRight, .topRight),
    ]

    @Test(arguments: ImageVariantTests.orientations)
    func `pixels are rotated and mirrored by the orientation`(
        orientation: UIImage.Orientation, topLeft: Corner, topRight: Corner
    ) throws {
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        let isRotatedSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        #expect(turned.size == (isRotatedSideways ? CGSize(width: 20, height: 40) : CGSize(width: 40, height: 20)))
        #expect(turned.imageOrientation == orientation)

        let (width, height) = (Double(turned.size.width), Double(turned.size.height))
        var map = LayoutGeometry.AffineTransform.identity
        var drawn: Rect?
        for command in commands(turned) {
            if case .transform(let transform) = command { map = transform }
            if case .image(_, let rect, _, _) = command { drawn = rect }
        }
        let rect = try #require(drawn)
        #expect(rect.size == Size(width: 40, height: 20))
        func seen(_ x: Double, _ y: Double) -> Corner? {
            let point = map.apply(Point(x: x, y: y))
            let places: [Corner: Point] = [
                .topLeft: Point(x: 10, y: 20), .topRight: Point(x: 10 + width, y: 20),
                .bottomLeft: Point(x: 10, y: 20 + height), .bottomRight: Point(x: 10 + width, y: 20 + height),
            ]
            return places.first { abs($0.value.x - point.x) < 1e-6 && abs($0.value.y - point.y) < 1e-6 }?.key
        }
        #expect(seen(rect.minX, rect.minY) == topLeft)
        #expect(seen(rect.maxX, rect.minY) == topRight)
    }

    @Test(arguments: ImageVariantTests.orientations.map(\.0))
    func `mirroring an image twice restores it`(orientation: UIImage.Orientation) {
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        let mirrored = turned.withHorizontallyFlippedOrientation()
        #expect(mirrored.imageOrientation != orientation && mirrored.size == turned.size)
        #expect(mirrored.withHorizontallyFlippedOrientation() == turned)
    }

    @Test(arguments: [UIImage.Orientation.up, .right, .downMirrored])
    func `an image that flips is mirrored in right-to-left layouts`(orientation: UIImage.Orientation) {
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        let flipping = turned.imageFlippedForRightToLeftLayoutDirection()
        #expect(flipping.flipsForRightToLeftLayoutDirection && !turned.flipsForRightToLeftLayoutDirection)
        #expect(commands(flipping) == commands(turned))
        #expect(commands(flipping, isMirrored: true) == commands(turned.withHorizontallyFlippedOrientation()))
        #expect(commands(turned, isMirrored: true) == commands(turned))
    }

    // MARK: Drawing

    @Test func `an image is drawn at a point in its size, or stretched to a rectangle`() {
        let commands = CurrentDrawing.record(in: CGRect(x: 0, y: 0, width: 100, height: 100)) { _ in
            image.draw(at: CGPoint(x: 1, y: 2))
            image.draw(in: CGRect(x: 5, y: 5, width: 10, height: 50))
            image.draw(in: CGRect(x: 5, y: 5, width: 0, height: 50))
        }.recording
        #expect(
            commands == [
                .image(pixels.image, rect: Rect(x: 1, y: 2, width: 40, height: 20)),
                .image(pixels.image, rect: Rect(x: 5, y: 5, width: 10, height: 50)),
            ])
        image.draw(at: .zero)
    }

    // MARK: Sizes

    @Test func `a thumbnail has the requested size`() {
        #expect(image.preparingThumbnail(of: CGSize(width: 8, height: 4))?.size == CGSize(width: 8, height: 4))
    }

    @Test(arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
    func `a thumbnail of a size that isn't positive is nil`(length: CGFloat) {
        #expect(image.preparingThumbnail(of: CGSize(width: length, height: 4)) == nil)
    }

    @Test func `a huge thumbnail size is limited`() {
        let size = CGSize(width: 1e300, height: 1)
        #expect(image.preparingThumbnail(of: size)?.content.picture.pixelWidth == 100_000)
    }

    // MARK: Animation

    @Test
    func `an animated image has its first image's size and shows each for a thirtieth of a second by default`()
        throws
    {
        let second = image.withTintColor(.red)
        let moving = try #require(UIImage.animatedImage(with: [image, second, image], duration: 0))
        #expect(moving.images == [image, second, image] && moving.size == image.size)
        #expect(abs(moving.duration - 0.1) < 1e-9)
        #expect(UIImage.animatedImage(with: [image], duration: 2)?.duration == 2)
        #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
        #expect(image.images == nil && image.duration == 0)
    }
}
