import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

struct ImageRendererTests {
    private func makeFormat(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    private func commands(_ image: UIImage) -> [DisplayCommand] {
        guard case .commands(let commands) = image.content.picture.content else { return [] }
        return commands
    }

    @Test func `an image has the renderer's size in points and the format's scale`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: makeFormat(scale: 3)).image {
            #expect($0.format.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
        #expect(image.content.picture.pixelWidth == 60 && image.content.picture.pixelHeight == 30)
    }

    @Test func `without a format, the scale is that of the display; with traits, it's theirs`() {
        let traits = UITraitCollection(displayScale: 3)
        traits.performAsCurrent {
            #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).format.scale == 3)
            #expect(UIGraphicsImageRendererFormat.preferred().scale == 3)
        }
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
    }

    @Test func `the drawing becomes the image, and the former context is current again`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        let square = Path(Rect(x: 1, y: 1, width: 2, height: 2))
        #expect(commands(image) == [.fill(square, .color(Color(red: 1, green: 0, blue: 0)))])
    }

    @Test func `an opaque image begins black`() {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 4, height: 4), format: makeFormat(scale: 1, opaque: true))
        let image = renderer.image { _ in }
        #expect(commands(image) == [.fill(Path(Rect(x: 0, y: 0, width: 4, height: 4)), .color(.black))])
        #expect(commands(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }).isEmpty)
    }

    @Test func `an image shows the renderer's rectangle, wherever it begins`() throws {
        let bounds = CGRect(x: 100, y: 50, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(bounds: bounds).image { $0.fill(bounds) }
        #expect(image.size == bounds.size)
        guard case .transform(let transform)? = commands(image).first else {
            Issue.record("\(commands(image))")
            return
        }
        #expect(transform.apply(bounds.rect) == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `the current image is available while drawing`() {
        var early: UIImage?
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            early = context.currentImage
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(early.map { commands($0).count } == 1)
        #expect(commands(image).count == 2)
    }

    @Test func `a renderer keeps the format as it was given`() {
        let format = makeFormat(scale: 2)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
        format.scale = 5
        #expect(renderer.format.scale == 2 && renderer.image { _ in }.scale == 2)
    }

    @Test func `the same drawing results in equal images, and a different one doesn't`() {
        func image(_ length: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                $0.fill(CGRect(x: 0, y: 0, width: length, height: length))
            }
        }
        #expect(image(2) == image(2) && image(2).hash == image(2).hash)
        #expect(image(2) != image(3))
    }

    @Test(arguments: [0, -5, CGFloat.nan, CGFloat.infinity])
    func `sizes that aren't positive result in an image without pixels`(length: CGFloat) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: 4)).image { _ in }
        #expect(image.size.width == 0 && image.size.height == 4)
    }

    @Test func `a huge size is limited before memory is allocated`() {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 1e300, height: 1), format: makeFormat(scale: 1))
        #expect(renderer.image { _ in }.content.picture.pixelWidth == 100_000)
    }
}
