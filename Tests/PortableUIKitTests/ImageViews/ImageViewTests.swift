import CollageTesting
import DisplayList
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct ImageViewTests {
    private func makeImage(_ id: UInt64 = 1, width: Int = 20, height: Int = 10) -> UIImage {
        UIImage(cgImage: CGImage(DisplayImage(id: id, content: .pixels([]), pixelWidth: width, pixelHeight: height)))
    }

    /// The image that the view draws, with its rectangle and the tint.
    private func drawn(_ view: UIImageView) -> (image: DisplayImage, rect: Rect, tint: Color?)? {
        for command in view.makeDisplayCommands() {
            if case .image(let image, let rect, let tint, _) = command { return (image, rect, tint) }
        }
        return nil
    }

    // MARK: Size

    @Test func `a view created with an image has its size, and doesn't receive touches`() {
        let view = UIImageView(image: makeImage())
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 20, height: 10))
        #expect(!view.isUserInteractionEnabled)
    }

    @Test func `without an image a view has no intrinsic size and draws nothing`() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
        #expect(view.makeDisplayCommands().isEmpty)
    }

    @Test func `setting an image with another size changes the layout`() {
        let host = TestHost()
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        stack.alignment = .top
        let view = UIImageView(image: makeImage())
        stack.addArrangedSubview(view)
        stack.addArrangedSubview(UIView())
        host.window.isHidden = false
        host.window.addSubview(stack)
        host.settle()
        #expect(view.frame.height == 10)
        view.image = makeImage(2, height: 30)
        host.settle()
        #expect(view.frame.height == 30)
    }

    // MARK: Content modes

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
        (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
        (.bottom, CGRect(x: 40, y: 90, width: 20, height: 10)),
        (.left, CGRect(x: 0, y: 45, width: 20, height: 10)),
        (.right, CGRect(x: 80, y: 45, width: 20, height: 10)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.topRight, CGRect(x: 80, y: 0, width: 20, height: 10)),
        (.bottomLeft, CGRect(x: 0, y: 90, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
    ])
    func `the content mode positions the image`(mode: UIView.ContentMode, expected: CGRect) {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.image = makeImage()
        view.contentMode = mode
        #expect(drawn(view)?.rect == expected.rect)
    }

    // MARK: Colors

    @Test func `templates and symbols are drawn in the tint color, other images in their own colors`() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tintColor = .red
        view.image = makeImage()
        #expect(drawn(view)?.tint == nil)
        for image in [makeImage().withRenderingMode(.alwaysTemplate), UIImage(systemName: "star")] {
            view.image = image
            #expect(drawn(view)?.tint == Color(red: 1, green: 0, blue: 0))
        }
    }

    @Test func `a changed tint color is drawn in the next frame`() {
        let host = TestHost()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIImageView(image: makeImage().withRenderingMode(.alwaysTemplate))
        parent.addSubview(view)
        host.show(parent)
        func shown() -> Color? {
            let node = view.layer.displayNode(at: host.now)
            guard case .image(_, _, let tint, _)? = node?.commands.first else { return nil }
            return tint
        }
        parent.tintColor = .red
        host.settle()
        #expect(shown() == Color(red: 1, green: 0, blue: 0))
        parent.tintColor = .blue
        host.settle()
        #expect(shown() == Color(red: 0, green: 0, blue: 1))
    }

    @Test func `a highlighted view shows its highlighted image, if it has one`() {
        let (plain, lit) = (makeImage(1), makeImage(2))
        let view = UIImageView(image: plain, highlightedImage: lit)
        #expect(drawn(view)?.image.id == 1)
        view.isHighlighted = true
        #expect(drawn(view)?.image.id == 2)
        view.highlightedImage = nil
        #expect(drawn(view)?.image.id == 1)
    }

    @Test func `in right-to-left layouts, images that flip are mirrored`() {
        let view = UIImageView(image: makeImage().imageFlippedForRightToLeftLayoutDirection())
        #expect(view.makeDisplayCommands().count == 1)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.makeDisplayCommands().contains { if case .transform = $0 { true } else { false } })
    }

    // MARK: Symbols

    @Test func `the preferred configuration applies where the symbol doesn't specify a value`() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = large
        let expected = try #require(UIImage(systemName: "star", withConfiguration: large))
        #expect(view.intrinsicContentSize == expected.size)
        let small = UIImage.SymbolConfiguration(pointSize: 10)
        let own = try #require(UIImage(systemName: "star", withConfiguration: small))
        view.image = own
        #expect(view.intrinsicContentSize == own.size)
    }

    // MARK: Animation

    private func shown(_ view: UIImageView, _ host: TestHost) -> UInt64? {
        guard case .image(let image, _, _, _)? = view.layer.displayNode(at: host.now)?.commands.first else {
            return nil
        }
        return image.id
    }

    private func makeAnimatingView(in host: TestHost) -> UIImageView {
        let view = UIImageView(image: makeImage(9))
        view.animationImages = [makeImage(1), makeImage(2), makeImage(3)]
        host.window.isHidden = false
        host.window.addSubview(view)
        return view
    }

    @Test func `each image is shown for its part of the duration, in each cycle`() {
        let host = TestHost()
        let view = makeAnimatingView(in: host)
        view.animationDuration = 3
        #expect(shown(view, host) == 9 && !view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        var images: [UInt64?] = []
        for step in [0.5, 1, 1, 1, 1] {
            host.advance(by: step)
            images.append(shown(view, host))
        }
        #expect(images == [1, 2, 3, 1, 2])
        view.stopAnimating()
        #expect(shown(view, host) == 9 && !view.isAnimating)
    }

    @Test func `without a duration, each image is shown for a thirtieth of a second`() {
        let host = TestHost()
        let view = makeAnimatingView(in: host)
        view.startAnimating()
        host.advance(by: 1.5 / 30)
        #expect(shown(view, host) == 2)
        host.advance(by: 1.0 / 30)
        #expect(shown(view, host) == 3)
    }

    @Test func `after the last cycle, the view shows its image again`() {
        let host = TestHost()
        let view = makeAnimatingView(in: host)
        view.animationDuration = 3
        view.animationRepeatCount = 2
        view.startAnimating()
        host.advance(by: 5.5)
        #expect(shown(view, host) == 3)
        host.advance(by: 1)
        #expect(!view.isAnimating && shown(view, host) == 9)
    }

    @Test func `an animation always starts with its first image`() {
        let host = TestHost()
        let view = makeAnimatingView(in: host)
        view.animationDuration = 3
        view.startAnimating()
        host.advance(by: 1.5)
        #expect(shown(view, host) == 2)
        view.stopAnimating()
        view.startAnimating()
        #expect(shown(view, host) == 1)
    }

    @Test func `an animated image starts automatically, with its own duration`() {
        let host = TestHost()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.image = UIImage.animatedImage(with: [makeImage(1), makeImage(2)], duration: 4)
        host.window.isHidden = false
        host.window.addSubview(view)
        #expect(view.isAnimating)
        host.advance(by: 1)
        #expect(shown(view, host) == 1)
        host.advance(by: 2)
        #expect(shown(view, host) == 2)
    }

    @Test func `without images no animation starts`() {
        let view = UIImageView(image: makeImage())
        view.startAnimating()
        #expect(!view.isAnimating)
    }

    @Test func `an animating view isn't kept alive by its animation`() {
        let host = TestHost()
        weak var gone: UIImageView?
        do {
            let view = makeAnimatingView(in: host)
            view.startAnimating()
            host.advance(by: 0.1)
            gone = view
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
