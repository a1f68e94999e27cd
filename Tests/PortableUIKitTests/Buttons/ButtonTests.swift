import CollageTesting
import Testing

@MainActor
struct ButtonTests {
    @Test func `values for a state are shown in it, and the normal state's values are the fallback`() {
        let button = UIButton(type: .system)
        button.setTitle("play", for: .normal)
        button.setTitle("pause", for: .selected)
        #expect(button.currentTitle == "play")
        button.isSelected = true
        #expect(button.currentTitle == "pause")
        button.isHighlighted = true
        #expect(button.currentTitle == "play")
    }

    @Test func `a system button's title has the tint color, a custom one's is white`() {
        let system = UIButton(type: .system)
        system.tintColor = .systemPink
        #expect(system.currentTitleColor == .systemPink)
        #expect(UIButton(type: .custom).currentTitleColor == .white)
        system.setTitleColor(.systemGreen, for: .normal)
        #expect(system.currentTitleColor == .systemGreen)
    }

    @Test func `a long title is truncated in the middle, unless a configuration specifies otherwise`() {
        let button = UIButton(type: .system)
        button.setTitle("a title that is too long", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        button.titleLabel?.lineBreakMode = .byClipping
        button.setTitle("another title that is too long", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == .byClipping)
        button.configuration = .plain()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
    }

    @Test(arguments: [false, true])
    func `an image that is larger than the button is scaled down, in both dimensions`(hasConfiguration: Bool) throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 512, height: 512)).image { _ in }
        let button = UIButton(type: .custom)
        if hasConfiguration {
            button.configuration = .plain()
            button.configuration?.contentInsets = .zero
            button.configuration?.image = image
        } else {
            button.setImage(image, for: .normal)
        }
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        button.frame.size = CGSize(width: 600, height: 20)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 44, y: 0, width: 512, height: 20))
        button.frame.size = .zero
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.size == .zero)
    }

    @Test func `the tint that an app sets for the image applies in each state`() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == button.tintColor)
        button.imageView?.tintColor = .systemPink
        button.isEnabled = false
        button.layoutIfNeeded()
        button.isEnabled = true
        button.setTitle("title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .systemPink)
        button.imageView?.tintColor = nil
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .tertiaryLabel)
    }

    @Test func `a title has padding above and below; an empty button is as high as its font`() {
        let button = UIButton(type: .system)
        let empty = button.intrinsicContentSize
        button.setTitle("aaaaaaaaaaaaaaaaaaaa", for: .normal)
        #expect(empty.width == 30)
        #expect(button.intrinsicContentSize.width == 20 * 7.5)
        #expect(button.intrinsicContentSize.height == (button.titleLabel?.sizeThatFits(.zero).height ?? 0) + 12)
    }

    @Test func `content insets replace the default padding`() {
        let button = UIButton(type: .system)
        button.setTitle("aaaa", for: .normal)
        let usual = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        #expect(button.intrinsicContentSize == CGSize(width: usual.width + 50, height: usual.height - 12 + 3))
    }

    @Test func `a primary action sets the title and is performed by a tap inside`() {
        let host = TestHost()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        let view = UIView()
        host.show(view)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        view.addSubview(button)
        host.tap(button)
        #expect(taps == 1 && button.currentTitle == "Go")
        host.drag(from: CGPoint(x: 150, y: 222), to: CGPoint(x: 150, y: 600))
        #expect(taps == 1)
        button.isEnabled = false
        host.tap(button)
        #expect(taps == 1)
    }
}
