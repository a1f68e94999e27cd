import CollageTesting
import Testing

// With fixed metrics at 17 points, the size of a medium button's title, a lower-case letter is 8.5 wide.

@MainActor
struct ButtonConfigurationTests {
    private func makeButton(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "aaaa"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test func `the insets of a medium button are around its title`() {
        let button = makeButton { _ in }
        #expect(button.intrinsicContentSize.width == 58)
        #expect(button.intrinsicContentSize.height > 34)
        #expect(button.intrinsicContentSize.height < 35)
    }

    /// A button whose content size is the size of its label.
    private final class LabelSizedButton: UIButton {
        override var intrinsicContentSize: CGSize {
            titleLabel?.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)) ?? .zero
        }
    }

    @Test func `the title label has the new title of the configuration when a subclass measures it`() {
        let button = LabelSizedButton(configuration: .plain())
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize.width == 0)
        button.configuration?.title = "aaaa"
        #expect(button.titleLabel?.text == "aaaa")
        button.configuration?.title = "aaaa aaaa aaaa aaaa"
        #expect(button.intrinsicContentSize.height > 40)
    }

    @Test func `a configuration without title or image shows the title and image of the state`() throws {
        let button = UIButton(configuration: .filled())
        button.setTitle("aaaa", for: .normal)
        #expect(button.intrinsicContentSize == makeButton { _ in }.intrinsicContentSize)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "aaaa")
        button.setTitle("bbbbbb", for: .disabled)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "bbbbbb")

        let attributed = NSAttributedString(string: "cc", attributes: [.foregroundColor: UIColor.red])
        button.setAttributedTitle(attributed, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.attributedText == attributed)
        button.setAttributedTitle(nil, for: .normal)

        let star = try #require(UIImage(systemName: "star"))
        button.setImage(star, for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.image == star)

        button.configuration?.title = "cc"
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "cc")
        #expect(button.configuration?.image == nil)
    }

    @Test func `a size has its insets until the app sets its own`() {
        var configuration = UIButton.Configuration.plain()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
        configuration.contentInsets = .zero
        configuration.buttonSize = .small
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
    }

    @Test(arguments: [false, true]) func `a pop-up button has arrows after its title, unless they're turned off`(
        rightToLeft: Bool
    ) throws {
        let host = TestHost(layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
        defer { withExtendedLifetime(host) {} }
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Apple"
        let plain = UIButton(configuration: configuration)
        let popUp = UIButton(configuration: configuration)
        popUp.menu = UIMenu(children: [UIAction(title: "Apple") { _ in }, UIAction(title: "Pear") { _ in }])
        popUp.showsMenuAsPrimaryAction = true
        #expect(popUp.intrinsicContentSize == plain.intrinsicContentSize)
        popUp.changesSelectionAsPrimaryAction = true
        let size = popUp.intrinsicContentSize
        #expect(size.width > plain.intrinsicContentSize.width && size.height == plain.intrinsicContentSize.height)
        popUp.frame = CGRect(origin: CGPoint(x: 50, y: 200), size: size)
        host.window.addSubview(popUp)
        host.window.isHidden = false
        host.settle()
        let arrows = try #require(popUp.subviews.first { $0 is UIImageView && !$0.isHidden })
        let title = try #require(popUp.titleLabel)
        if rightToLeft {
            #expect(arrows.frame.maxX < title.frame.minX)
        } else {
            #expect(arrows.frame.minX > title.frame.maxX)
        }
        #expect(abs(arrows.frame.midY - size.height / 2) <= 0.5)
        #expect(title.frame.width >= title.intrinsicContentSize.width - 0.5)
        popUp.configuration?.indicator = .none
        #expect(popUp.intrinsicContentSize == plain.intrinsicContentSize)
        host.settle()
        #expect(arrows.isHidden)
        plain.configuration?.indicator = .popup
        #expect(plain.intrinsicContentSize == size)
    }

    @Test func `a title that wraps makes the button as high as its lines`() {
        let one = makeButton { $0.title = "aaaa" }
        let two = makeButton { $0.title = "aaaa aaaa" }
        let stack = UIStackView(arrangedSubviews: [one, two])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 24 + 50, height: 400))
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let line = one.bounds.height - 14
        // The second line is 22 points below the first one, the leading of body text.
        #expect(abs(two.bounds.height - (14 + line + 22)) <= 1)
        #expect(two.titleLabel?.frame.height == two.bounds.height - 14)
        #expect(two.bounds.contains(two.titleLabel?.frame ?? .null))
    }

    @Test func `a truncated title stays on one line`() {
        let button = makeButton {
            $0.title = "aaaa aaaa"
            $0.titleLineBreakMode = .byTruncatingTail
        }
        #expect(button.sizeThatFits(CGSize(width: 74, height: 0)).height == button.intrinsicContentSize.height)
    }

    @Test func `a truncated subtitle stays on one line below the title`() {
        let plain = makeButton { _ in }
        let cut = makeButton {
            $0.subtitle = "bbbb bbbb bbbb bbbb"
            $0.subtitleLineBreakMode = .byTruncatingTail
        }
        let wrapped = makeButton { $0.subtitle = "bbbb bbbb bbbb bbbb" }
        let size = CGSize(width: 74, height: 0)
        #expect(cut.sizeThatFits(size).height > plain.sizeThatFits(size).height)
        #expect(cut.sizeThatFits(size).height < wrapped.sizeThatFits(size).height)
    }

    @Test func `the image needs space next to a title, and none above it`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        func height(_ placement: NSDirectionalRectEdge) -> CGFloat {
            let button = makeButton {
                $0.title = "aaaa aaaa"
                $0.image = image
                $0.imagePadding = 4
                $0.imagePlacement = placement
            }
            return button.sizeThatFits(CGSize(width: 24 + 80, height: 0)).height
        }
        #expect(
            height(.leading) == makeButton { $0.title = "aaaa aaaa" }.sizeThatFits(CGSize(width: 80, height: 0)).height)
        #expect(height(.top) < height(.leading) + 24)
    }

    @Test func `an activity indicator replaces the image, and the image reappears`() throws {
        let button = makeButton {
            $0.image = UIImage(systemName: "star")
            $0.showsActivityIndicator = true
        }
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(indicator.isAnimating && button.imageView?.isHidden == true)
        #expect(button.bounds.contains(indicator.frame))
        #expect(indicator.frame.maxX <= button.titleLabel?.frame.minX ?? 0)

        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        #expect(!indicator.isAnimating && button.imageView?.isHidden == false)
    }

    @Test func `lines are aligned by titleAlignment, and mirrored in right-to-left layouts`() {
        func alignment(_ alignment: UIButton.Configuration.TitleAlignment, isMirrored: Bool = false) -> NSTextAlignment?
        {
            let button = makeButton { $0.titleAlignment = alignment }
            if isMirrored { button.semanticContentAttribute = .forceRightToLeft }
            button.layoutIfNeeded()
            return button.titleLabel?.textAlignment
        }
        #expect(alignment(.center) == .center)
        #expect(alignment(.trailing) == .right)
        #expect(alignment(.trailing, isMirrored: true) == .left)
    }

    @Test func `an automatic alignment uses the label's`() {
        let button = makeButton { _ in }
        button.titleLabel?.textAlignment = .center
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textAlignment == .center)
    }

    @Test func `the update handler runs once before layout, regardless of the number of requests`() {
        let button = makeButton { _ in }
        var updates = 0
        button.configurationUpdateHandler = { button in
            updates += 1
            button.configuration?.title = button.isEnabled ? "on" : "off"
        }
        button.setNeedsUpdateConfiguration()
        button.layoutIfNeeded()
        #expect(updates == 1)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(updates == 2 && button.titleLabel?.text == "off")
    }

    @Test func `a button with handlers is deallocated`() {
        weak var weakButton: UIButton?
        do {
            let button = makeButton { _ in }
            button.configurationUpdateHandler = { [weak button] _ in _ = button?.isEnabled }
            button.addAction(UIAction { [weak button] _ in _ = button?.isEnabled }, for: .touchUpInside)
            button.layoutIfNeeded()
            weakButton = button
        }
        #expect(weakButton == nil)
    }
}
