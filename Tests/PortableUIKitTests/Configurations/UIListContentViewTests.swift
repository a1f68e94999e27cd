import CollageTesting
import Foundation
import Testing

@MainActor
struct UIListContentViewTests {
    /// A content view in a window, after layout.
    private func view(
        _ configuration: UIListContentConfiguration, _ width: CGFloat, _ height: CGFloat, in host: TestHost
    ) -> UIListContentView {
        let view = UIListContentView(configuration: configuration)
        host.window.isHidden = false
        host.window.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host.window.layoutIfNeeded()
        return view
    }

    private func host(
        _ category: UIContentSizeCategory = .large, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    )
        -> TestHost
    {
        TestHost(
            size: CGSize(width: 400, height: 800), layoutDirection: direction, contentSizeCategory: category,
            safeAreaInsets: .zero)
    }

    private func labels(of view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    private func imageView(of view: UIView) -> UIImageView? {
        view.subviews.lazy.compactMap { $0 as? UIImageView }.first
    }

    private func content(
        _ base: UIListContentConfiguration = .cell(), _ text: String? = "Title", _ secondary: String? = nil,
        image: CGSize? = nil
    ) -> UIListContentConfiguration {
        var configuration = base
        configuration.text = text
        configuration.secondaryText = secondary
        configuration.image = image.map { UIGraphicsImageRenderer(size: $0).image { _ in } }
        return configuration
    }

    /// Runs `body` with the constants of the recorded cells.
    private func recorded(_ body: () throws -> Void) rethrows {
        try SystemMetrics.catalyst.apply(body)
    }

    // MARK: Places

    @Test func `L21, L22: recorded positions of image and text in content views without accessories`() {
        recorded {
            let host = host()
            let side = CGSize(width: 29, height: 29)
            var view = view(content(), 320, 60, in: host)
            #expect(labels(of: view)[0].frame.minX == 16)
            view = self.view(content(.cell(), "Title", "Secondary", image: side), 298, 80, in: host)
            #expect(imageView(of: view)?.frame == CGRect(x: 16, y: 25.5, width: 29, height: 29))
            #expect(labels(of: view)[0].frame.minX == 61)
            view = self.view(content(.subtitleCell(), "Title", "Secondary", image: side), 320, 70, in: host)
            #expect(imageView(of: view)?.frame == CGRect(x: 16, y: 20.5, width: 29, height: 29))
            view = self.view(content(.sidebarCell(), image: side), 298, 56, in: host)
            #expect(imageView(of: view)?.frame == CGRect(x: 8, y: 13.5, width: 29, height: 29))
            #expect(labels(of: view)[0].frame.minX == 47)
            // An image that is higher than the space between the margins is scaled down.
            view = self.view(content(.cell(), nil, image: side), 178, 50, in: host)
            #expect(imageView(of: view)?.frame == CGRect(x: 16, y: 15, width: 20, height: 20))
        }
    }

    @Test func `text and secondary text are stacked and centered vertically`() {
        let host = host()
        let view = view(content(.cell(), "Title", "Secondary"), 320, 100, in: host)
        let frames = labels(of: view).map(\.frame)
        #expect(frames[0].minX == 16 && frames[0].maxX == 312)
        #expect(frames[1].minY == frames[0].maxY + 3)
        #expect(abs(frames[0].minY - (100 - frames[1].maxY)) <= 0.5)
    }

    @Test
    func `a value is at the trailing side on the text's baseline, and below the text if the width isn't sufficient`() {
        let host = host()
        var configuration = content(.valueCell(), "Name", "Anna")
        configuration.secondaryTextProperties.font = .systemFont(ofSize: 12)
        let wide = view(configuration, 320, 44, in: host)
        let frames = labels(of: wide).map(\.frame)
        #expect(frames[0].minX == 16 && frames[1].maxX == 312)
        #expect(frames[0].maxX < frames[1].minX)
        let baselines = labels(of: wide).map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
        let needed = frames[0].width + 8 + frames[1].width
        let narrow = view(configuration, needed + 24 - 1, 80, in: host)
        #expect(labels(of: narrow)[1].frame.minY >= labels(of: narrow)[0].frame.maxY)
        #expect(labels(of: narrow)[1].frame.minX == 16)
    }

    @Test func `a value moves below its text at a larger text size, and the cell grows`() {
        let configuration = content(.valueCell(), "Automatic Downloads", "Off")
        for category: UIContentSizeCategory in [.large, .accessibilityExtraExtraExtraLarge] {
            let host = host(category)
            let view = view(configuration, 320, 44, in: host)
            view.configuration = configuration.updated(
                for: UICellConfigurationState(traitCollection: view.traitCollection))
            let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
            view.frame.size.height = height
            host.window.layoutIfNeeded()
            let frames = labels(of: view).map(\.frame)
            #expect((frames[0].minY == frames[1].minY) == (category == .large))
            #expect((height == 44) == (category == .large))
        }
    }

    @Test func `L20: on a phone, rows are at least 44 points high, and headers have no minimum height`() {
        let host = host()
        #expect(view(content(), 320, 10, in: host).intrinsicContentSize.height == 44)
        #expect(view(content(.sidebarCell()), 320, 10, in: host).intrinsicContentSize.height == 44)
        #expect(view(content(.groupedHeader()), 320, 10, in: host).intrinsicContentSize.height < 44)
        recorded {
            #expect(view(content(.cell(), nil), 320, 10, in: host).intrinsicContentSize.height == 52 * 0.77)
            let height = view(content(.sidebarCell(), nil), 320, 10, in: host).intrinsicContentSize.height
            #expect(height == 44 * 0.77)
        }
    }

    @Test func `the reserved size moves the text and centers the image, which keeps its size`() {
        let host = host()
        var configuration = content(image: CGSize(width: 20, height: 20))
        configuration.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        var view = view(configuration, 320, 60, in: host)
        #expect(imageView(of: view)?.frame == CGRect(x: 26, y: 20, width: 20, height: 20))
        #expect(labels(of: view)[0].frame.minX == 72)
        // An image larger than its reserved size extends beyond it.
        configuration.imageProperties.reservedLayoutSize = CGSize(width: 10, height: 10)
        view = self.view(configuration, 320, 60, in: host)
        #expect(imageView(of: view)?.frame.midX == 21)
        #expect(labels(of: view)[0].frame.minX == 42)
        configuration.imageProperties.reservedLayoutSize.width =
            UIListContentConfiguration.ImageProperties
            .standardDimension
        view = self.view(configuration, 320, 60, in: host)
        #expect(labels(of: view)[0].frame.minX == 56)
    }

    @Test func `symbols of all widths have the same reserved width, so text is aligned`() {
        let host = host()
        var positions: Set<CGFloat> = []
        for points in [10.0, 17, 20] {
            var configuration = content()
            configuration.image = UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: points))
            let view = view(configuration, 320, 44, in: host)
            positions.insert(labels(of: view)[0].frame.minX)
            #expect(view.intrinsicContentSize.height == 44)
        }
        #expect(positions == [56])
    }

    @Test func `the maximum size keeps an image's proportions`() {
        let host = host()
        var configuration = content(image: CGSize(width: 80, height: 40))
        configuration.imageProperties.maximumSize = CGSize(width: 40, height: 0)
        let view = view(configuration, 320, 100, in: host)
        #expect(imageView(of: view)?.frame.size == CGSize(width: 40, height: 20))
        #expect(view.intrinsicContentSize.height == 44)
    }

    @Test func `an image that is higher than a line makes the row higher`() {
        let host = host()
        let view = view(content(image: CGSize(width: 60, height: 60)), 320, 44, in: host)
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 82)
    }

    @Test func `margins of the superview apply only horizontally, unless the configuration specifies other axes`() {
        let host = host()
        host.window.directionalLayoutMargins = .init(top: 50, leading: 30, bottom: 50, trailing: 40)
        var configuration = content()
        let view = view(configuration, 400, 800, in: host)
        #expect(view.layoutMargins == UIEdgeInsets(top: 11, left: 30, bottom: 11, right: 40))
        configuration.axesPreservingSuperviewLayoutMargins = []
        view.configuration = configuration
        #expect(view.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
        configuration.axesPreservingSuperviewLayoutMargins = .both
        view.configuration = configuration
        #expect(view.layoutMargins == UIEdgeInsets(top: 50, left: 30, bottom: 50, right: 40))
    }

    @Test func `in right-to-left layouts, everything is mirrored`() {
        for (name, make) in UIListContentConfigurationTests.factories {
            let configuration = content(make(), "Title", "Secondary", image: CGSize(width: 20, height: 20))
            let left = view(configuration, 320, 80, in: host())
            let right = view(configuration, 320, 80, in: host(.large, .rightToLeft))
            for (one, other) in zip(left.subviews, right.subviews) {
                #expect(other.frame.size == one.frame.size, "\(name)")
                #expect(other.frame.minX == 320 - one.frame.maxX && other.frame.minY == one.frame.minY, "\(name)")
            }
        }
    }

    @Test func `nothing overlaps, extends beyond the view, or is clipped, in any factory, text size, and direction`() {
        for category in UIContentSizeCategory.allSizes {
            for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
                let host = host(category, direction)
                for (name, make) in UIListContentConfigurationTests.factories {
                    for hasImage in [false, true] {
                        let configuration = content(
                            make(), "A title that needs more than one line", "And a second text",
                            image: hasImage ? CGSize(width: 29, height: 29) : nil)
                        let view = view(configuration, 320, 44, in: host)
                        view.configuration = configuration.updated(
                            for: UICellConfigurationState(traitCollection: view.traitCollection))
                        view.frame.size.height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
                        host.window.layoutIfNeeded()
                        check(view, "\(name), \(category.rawValue), \(direction)")
                    }
                }
            }
        }
    }

    private func check(_ view: UIView, _ comment: String) {
        for (index, subview) in view.subviews.enumerated() {
            #expect(view.bounds.insetBy(dx: -0.01, dy: -0.01).contains(subview.frame), "\(comment)")
            for other in view.subviews[(index + 1)...] {
                #expect(subview.frame.intersection(other.frame).isEmptyOrThin, "\(comment)")
            }
            if let label = subview as? UILabel {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
                #expect(label.bounds.height >= needed, "\(comment)")
            }
        }
    }

    // MARK: Reuse and cost

    @Test func `another configuration changes the existing views`() {
        let host = host()
        let view = view(
            content(.cell(), "Title", "Secondary", image: CGSize(width: 20, height: 20)), 320, 80, in: host)
        let subviews = view.subviews
        view.configuration = content(.valueCell(), "Other", "Value", image: CGSize(width: 30, height: 30))
        #expect(view.subviews == subviews)
        #expect(labels(of: view).map(\.text) == ["Other", "Value"])
        view.configuration = content(.cell(), "Alone")
        #expect(view.subviews.count == 1 && view.subviews[0] === subviews.first { $0 is UILabel })
        #expect(view.configuration as? UIListContentConfiguration == content(.cell(), "Alone"))
    }

    @Test func `measuring, layout, and another measurement at the same width lay out text once`() {
        let host = host()
        let view = UIListContentView(configuration: content(.cell(), "Title", "Secondary"))
        host.window.isHidden = false
        host.window.addSubview(view)
        let target = CGSize(width: 320, height: 44)
        for _ in 0..<3 {
            let size = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            view.frame = CGRect(origin: .zero, size: size)
            host.window.layoutIfNeeded()
        }
        #expect(view.measurementCount == 1)
        view.configuration = view.configuration
        host.window.layoutIfNeeded()
        #expect(view.measurementCount == 1)
    }

    @Test func `each row of a list lays out its text once, however often the list is laid out`() {
        let fixture = CollectionFixture(SelfSizingTests.list(estimate: 44), counts: [6])
        fixture.source.configure = { [self] cell, path in
            cell.contentConfiguration = content(.cell(), "Title \(path.item)", String(repeating: "word ", count: 20))
        }
        fixture.atOnce { fixture.view.reloadData() }
        for _ in 0..<3 {
            fixture.view.setNeedsLayout()
            fixture.view.layoutIfNeeded()
        }
        for cell in fixture.view.visibleCells {
            let view = cell.contentView as? UIListContentView
            #expect(view?.measurementCount == 1)
            #expect(cell.frame.height > 60)
        }
    }

    @Test func `fitting sizes follow the priorities`() {
        let host = host()
        let view = view(content(.cell(), "Title"), 320, 44, in: host)
        let natural = view.intrinsicContentSize
        #expect(natural.width < 320)
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 300, height: 10), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 44))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 300, height: 90), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .required) == CGSize(width: 300, height: 90))
    }

    @Test func `in a view with constraints, the content's height follows from its width`() {
        let host = host()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        host.show(outer)
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 600)
        let view = UIListContentView(configuration: content(.cell(), String(repeating: "word ", count: 30)))
        view.translatesAutoresizingMaskIntoConstraints = false
        let below = UIView(frame: .zero)
        below.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        outer.addSubview(below)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame.width == 200)
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(below.frame.minY == view.frame.maxY)
    }

    // MARK: Guides

    @Test func `guides follow the text and the image, and are nil without them`() throws {
        let host = host()
        let view = view(
            content(.cell(), "Title", "Secondary", image: CGSize(width: 20, height: 20)), 320, 80, in: host)
        let guide = try #require(view.textLayoutGuide)
        #expect(view.textLayoutGuide === guide)
        let badge = UIView(frame: .zero)
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            badge.topAnchor.constraint(equalTo: guide.bottomAnchor),
            badge.widthAnchor.constraint(equalToConstant: 8), badge.heightAnchor.constraint(equalToConstant: 8),
        ])
        host.window.layoutIfNeeded()
        #expect(guide.layoutFrame == labels(of: view)[0].frame)
        #expect(view.secondaryTextLayoutGuide?.layoutFrame == labels(of: view)[1].frame)
        #expect(view.imageLayoutGuide?.layoutFrame == imageView(of: view)?.frame)
        #expect(badge.frame.minX == 52)
        view.configuration = content(.cell(), "Title")
        host.window.layoutIfNeeded()
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
        #expect(badge.frame.minX == 16 && badge.frame.minY == labels(of: view)[0].frame.maxY)
        view.configuration = content(.cell(), nil)
        #expect(view.textLayoutGuide == nil)
    }

    // MARK: Looks

    @Test func `properties reach the label, and capitals are shown, not stored`() {
        let host = host()
        var configuration = content(.groupedHeader(), "Anna and Otto")
        configuration.textProperties.alignment = .center
        configuration.textProperties.lineBreakMode = .byTruncatingMiddle
        let view = view(configuration, 320, 40, in: host)
        let label = labels(of: view)[0]
        #expect(label.text == "ANNA AND OTTO" && configuration.text == "Anna and Otto")
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.textColor == .secondaryLabel)
        for (transform, text) in [
            (UIListContentConfiguration.TextProperties.TextTransform.none, "Anna and Otto"),
            (.lowercase, "anna and otto"), (.capitalized, "Anna And Otto"),
        ] {
            configuration.textProperties.transform = transform
            view.configuration = configuration
            #expect(labels(of: view)[0].text == text)
        }
    }

    @Test func `attributed text uses the properties for missing attributes`() throws {
        let text = NSMutableAttributedString(string: "red plain")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        var configuration = UIListContentConfiguration.cell()
        configuration.attributedText = text
        configuration.textProperties.transform = .uppercase
        let view = view(configuration, 320, 40, in: host())
        let shown = try #require(labels(of: view)[0].attributedText)
        #expect(shown.string == "RED PLAIN")
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(shown.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .label)
        #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .body))
    }

    @Test func `the image is tinted, clipped at its corners, and stroked by its properties`() throws {
        var configuration = content(image: CGSize(width: 20, height: 20))
        configuration.imageProperties.cornerRadius = 6
        configuration.imageProperties.strokeWidth = 2
        configuration.imageProperties.strokeColor = .red
        configuration.alpha = 0.5
        let view = view(configuration, 320, 60, in: host())
        view.tintColor = .orange
        let shown = try #require(imageView(of: view))
        #expect(shown.tintColor == .orange)
        #expect(shown.layer.cornerRadius == 6 && shown.clipsToBounds)
        #expect(shown.layer.borderWidth == 2 && shown.layer.borderColor == UIColor.red.cgColor)
        #expect(view.alpha == 0.5)
    }

    // MARK: Bad input

    @Test func `100,000 characters are laid out in a row of their height`() {
        let text = String(repeating: "All work and no play. ", count: 4546)
        let view = view(content(.cell(), text, text), 320, 44, in: host())
        let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(height > 20_000 && height.isFinite)
        #expect(view.measurementCount == 1)
    }

    @Test(arguments: [0, 1, 100_000])
    func `images without a size need no width, and huge images leave half of it to the text`(side: CGFloat) {
        let host = host()
        let view = view(content(image: CGSize(width: side, height: side)), 320, 44, in: host)
        view.frame.size.height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
        host.window.layoutIfNeeded()
        let text = labels(of: view)[0].frame
        #expect(text.width > 100 && text.maxX <= 312)
        #expect(view.bounds.height < 400)
        if side == 0 { #expect(imageView(of: view) == nil && text.minX == 16) }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `lengths that aren't finite count as 0`(length: CGFloat) {
        let host = host()
        var configuration = content(.valueCell(), "Title", "Value", image: CGSize(width: 20, height: 20))
        configuration.directionalLayoutMargins = .init(top: length, leading: length, bottom: length, trailing: length)
        configuration.imageToTextPadding = length
        configuration.textToSecondaryTextHorizontalPadding = length
        configuration.textToSecondaryTextVerticalPadding = length
        configuration.imageProperties.cornerRadius = length
        configuration.imageProperties.reservedLayoutSize = CGSize(width: length, height: length)
        configuration.imageProperties.maximumSize = CGSize(width: length, height: length)
        configuration.textProperties.minimumScaleFactor = length
        let view = view(configuration, 320, 44, in: host)
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
        #expect(imageView(of: view)?.frame == CGRect(x: 8, y: 12, width: 20, height: 20))
        #expect(labels(of: view)[0].frame.minX == 28)
    }

    @Test func `a view without a size has finite frames inside`() {
        let host = host()
        for (width, height) in [(0.0, 0.0), (5, 5), (0, 100), (100, 0)] {
            let view = view(
                content(.valueCell(), "Title", "Value", image: CGSize(width: 20, height: 20)), width, height,
                in: host)
            for subview in view.subviews {
                #expect(subview.frame.width >= 0 && subview.frame.height >= 0)
                #expect(subview.frame.minX.isFinite && subview.frame.minY.isFinite)
            }
        }
    }

    @Test func `a configuration of another type is logged and not shown`() {
        let view = view(content(), 320, 44, in: host())
        let messages = Diagnostics.capture { view.configuration = UIContentUnavailableConfiguration.empty() }
        #expect(messages.count == 1)
        #expect(view.configuration as? UIListContentConfiguration == content())
        #expect(!view.supports(UIContentUnavailableConfiguration.empty()) && view.supports(content(.valueCell())))
    }
}

extension CGRect {
    /// Whether the overlap is only due to rounding to pixels.
    fileprivate var isEmptyOrThin: Bool { isNull || isEmpty || width < 0.51 || height < 0.51 }
}

extension UIContentSizeCategory {
    static let allSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}
