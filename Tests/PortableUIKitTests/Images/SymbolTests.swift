import CollageTesting
import DisplayList
import Testing

struct SymbolTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    private func star(_ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: "star", withConfiguration: configuration))
    }

    /// The weight of the drawn glyph, in CSS units.
    private func weight(_ image: UIImage) -> Int? {
        guard case .symbol(let drawing) = image.content.picture.content else { return nil }
        return drawing.weight
    }

    @Test func `an unknown name returns nil`() {
        #expect(UIImage(systemName: "there is no such symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test(arguments: [
        "apple.logo", "applelogo", "arrow.clockwise.circle", "function", "heart.text.square",
        "heart.text.square.fill", "hifispeaker.fill", "hurricane", "magnifyingglass.circle.fill", "tornado",
        "tropicalstorm",
    ])
    func `symbols that apps use are available`(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.size.width > 0 && image.size.height > 0)
    }

    @Test
    func `symbols named after the layout direction are mirrored, and other arrows and playback symbols aren't`()
        throws
    {
        func turns(_ name: String) throws -> Bool {
            let image = try #require(UIImage(systemName: name))
            let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
            func commands(_ isMirrored: Bool) -> [DisplayCommand] {
                image.displayCommands(in: rect, tint: .red, traits: .current, isMirrored: isMirrored)
            }
            return commands(true) != commands(false)
        }
        for name in ["chevron.forward", "chevron.backward", "sidebar.leading"] { #expect(try turns(name), "\(name)") }
        for name in ["chevron.right", "chevron.left", "sidebar.left", "forward.fill", "star"] {
            #expect(try !turns(name), "\(name)")
        }
    }

    @Test func `a symbol image has isSymbolImage, its configuration, and a baseline`() throws {
        let image = try star(Configuration(pointSize: 20))
        #expect(image.isSymbolImage && image.symbolConfiguration == Configuration(pointSize: 20))
        let baseline = try #require(image.baselineOffsetFromBottom)
        #expect(baseline > 0 && baseline < image.size.height)
        #expect(image.description.contains("symbol(system: star)"))
    }

    @Test func `symbols scale in proportion to the font size`() throws {
        let small = try star(Configuration(pointSize: 20)).size, large = try star(Configuration(pointSize: 40)).size
        #expect(large.width == small.width * 2 && large.height == small.height * 2)
        #expect(try star(Configuration(font: .systemFont(ofSize: 40))).size == large)
    }

    @Test func `without a size, a symbol matches a label's text`() throws {
        #expect(try star().size == star(Configuration(pointSize: 17)).size)
    }

    @Test func `the scales are small, medium, and large; the default is medium`() throws {
        func height(_ scale: UIImage.SymbolScale) throws -> CGFloat {
            try star(Configuration(pointSize: 30, weight: .regular, scale: scale)).size.height
        }
        let heights = try [UIImage.SymbolScale.small, .medium, .large].map(height)
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
        #expect(try height(.unspecified) == heights[1])
        #expect(try height(.default) == heights[1])
    }

    @Test func `a text style has the size of its font for the current traits`() throws {
        UITraitCollection(preferredContentSizeCategory: .large).performAsCurrent {
            #expect(
                UIImage(systemName: "star", withConfiguration: Configuration(textStyle: .largeTitle))?.size
                    == UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 34))?.size)
        }
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
            #expect(
                UIImage(systemName: "star", withConfiguration: Configuration(textStyle: .body))?.size
                    == UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 33))?.size)
        }
    }

    @Test func `weights are the weights of fonts`() throws {
        #expect(try weight(star()) == 400)
        #expect(try weight(star(Configuration(weight: .bold))) == 700)
        #expect(try weight(star(Configuration(pointSize: 20, weight: .ultraLight))) == 100)
    }

    @Test func `an applied configuration replaces only the values that it specifies`() {
        let base = Configuration(pointSize: 20, weight: .bold, scale: .large)
        #expect(
            base.applying(Configuration(weight: .thin)) == Configuration(pointSize: 20, weight: .thin, scale: .large))
        #expect(
            base.applying(Configuration(scale: .small)) == Configuration(pointSize: 20, weight: .bold, scale: .small))
        #expect(base.applying(Configuration.unspecified) == base)
        #expect(base.applying(nil) == base)
        // A size in points and one of a text style exclude each other.
        let styled = base.applying(Configuration(textStyle: .body))
        #expect(styled.pointSize == nil && styled.textStyle == .body && styled.weight == .bold)
    }

    @Test func `a configuration is applied on top of a symbol's own, and other images have none`() throws {
        let image = try star(Configuration(pointSize: 20, weight: .bold)).withRenderingMode(.alwaysOriginal)
        let larger = image.withConfiguration(Configuration(pointSize: 40))
        #expect(larger.symbolConfiguration == Configuration(pointSize: 40, weight: .bold))
        #expect(larger.size.height == image.size.height * 2 && larger.renderingMode == .alwaysOriginal)
        #expect(image.applyingSymbolConfiguration(Configuration(scale: .large)) != image)
        let drawing = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        #expect(drawing.applyingSymbolConfiguration(Configuration(scale: .large)) == nil)
        #expect(drawing.withConfiguration(Configuration(scale: .large)) === drawing)
    }

    @Test func `an explicit color replaces the tint, including a palette's first color`() throws {
        for configuration in [Configuration(hierarchicalColor: .blue), Configuration(paletteColors: [.blue, .red])] {
            let commands = try star(configuration).displayCommands(
                in: CGRect(x: 0, y: 0, width: 20, height: 20), tint: .red, traits: .current)
            guard case .image(_, _, let tint, _)? = commands.first else {
                Issue.record("\(commands)")
                return
            }
            #expect(tint == Color(red: 0, green: 0, blue: 1))
        }
    }

    @Test func `a size that isn't positive is the default, and a huge size is limited`() throws {
        let usual = try star().size
        for pointSize in [0, -3, CGFloat.nan, CGFloat.infinity] {
            #expect(try star(Configuration(pointSize: pointSize)).size == usual)
        }
        #expect(try star(Configuration(pointSize: 1e300)).size.width < 100_000)
    }

    @Test func `the standard images are available`() {
        #expect([UIImage.add, .remove, .actions, .checkmark].allSatisfy { $0.isSymbolImage })
    }
}
