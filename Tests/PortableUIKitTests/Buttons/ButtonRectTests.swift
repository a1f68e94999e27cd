import CollageTesting
import DisplayList
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct ButtonRectTests {
    private final class Stacked: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
        }
        override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 2) }
    }

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func fill(_ button: UIButton) {
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        button.setTitle("Title", for: .normal)
        button.setImage(picture(20), for: .normal)
        button.layoutIfNeeded()
    }

    @Test func `a subclass specifies the frames of the image, the title, and the background`() throws {
        let button = Stacked(type: .custom)
        fill(button)
        button.setBackgroundImage(picture(4), for: .normal)
        #expect(button.imageView?.frame == CGRect(x: 40, y: 5, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 5, y: 35, width: 90, height: 20))
        let rects = button.makeDisplayCommands().compactMap {
            if case .image(_, let rect, _, _) = $0 { rect } else { nil }
        }
        #expect(rects == [Rect(x: 2, y: 2, width: 96, height: 56)])
    }

    @Test(arguments: [false, true])
    func `a plain button returns the frames of its image and title`(isMirrored: Bool) {
        let button = UIButton(type: .custom)
        if isMirrored { button.semanticContentAttribute = .forceRightToLeft }
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 1, right: 4)
        button.imageEdgeInsets.left = 6
        fill(button)
        let content = button.contentRect(forBounds: button.bounds)
        #expect(content == CGRect(x: 10, y: 1, width: 86, height: 58))
        #expect(button.imageRect(forContentRect: content) == button.imageView?.frame)
        #expect(button.titleRect(forContentRect: content) == button.titleLabel?.frame)
        #expect((button.imageView!.frame.minX < button.titleLabel!.frame.minX) == !isMirrored)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }

    private func commands(_ button: UIButton) -> [DisplayCommand] {
        button.layoutIfNeeded()
        return button.imageView?.makeDisplayCommands() ?? []
    }

    @Test
    func `a custom button's image is darker while touched and fainter while disabled, unless that's turned off`() {
        let button = UIButton(type: .custom)
        fill(button)
        let normal = commands(button)
        button.isHighlighted = true
        #expect(commands(button).count == 2 && commands(button).first == normal.first)
        button.adjustsImageWhenHighlighted = false
        #expect(commands(button) == normal)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(commands(button) == [.save, .alpha(0.5)] + normal + [.restore])
        button.adjustsImageWhenDisabled = false
        #expect(commands(button) == normal)
    }

    @Test func `an image for the state is shown unchanged`() {
        let button = UIButton(type: .custom)
        fill(button)
        button.setImage(picture(10), for: .highlighted)
        button.isHighlighted = true
        #expect(commands(button).count == 1)
    }

    @Test func `a button that shows touches glows while it is touched`() {
        let button = UIButton(type: .custom)
        button.showsTouchWhenHighlighted = true
        fill(button)
        let count = button.subviews.count
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.subviews.count == count + 1)
        button.isHighlighted = false
        button.layoutIfNeeded()
        #expect(button.subviews.count == count)
    }

    @Test func `the title's shadow is reversed while the button is touched, if enabled`() {
        let button = UIButton(type: .custom)
        button.reversesTitleShadowWhenHighlighted = true
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        button.setTitleShadowColor(.black, for: .normal)
        fill(button)
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
        button.isHighlighted = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    }
}
