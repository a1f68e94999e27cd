import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

@MainActor @Suite(.imageHeaders)
struct ImagePropertyTests {
    private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func `a stretchable image keeps its caps and stretches one point after them`() {
        let image = picture(20, 10).stretchableImage(withLeftCapWidth: 6, topCapHeight: 4)
        #expect(image.capInsets == UIEdgeInsets(top: 4, left: 6, bottom: 5, right: 13))
        #expect(image.leftCapWidth == 6 && image.topCapHeight == 4 && image.resizingMode == .stretch)
        let free = picture(20, 10).stretchableImage(withLeftCapWidth: 0, topCapHeight: 4)
        #expect(free.capInsets.left == 0 && free.capInsets.right == 0)
    }

    private func commands(_ draw: () -> Void) -> [DisplayCommand] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in draw() }
        guard case .commands(let commands) = image.content.picture.content else { return [] }
        return commands
    }

    @Test func `drawing with an alpha affects only the image`() {
        let image = picture(10, 10)
        let drawn = commands { image.draw(at: CGPoint(x: 3, y: 4), blendMode: .normal, alpha: 0.25) }
        let plain = commands { image.draw(at: CGPoint(x: 3, y: 4)) }
        #expect(drawn == [.save, .alpha(0.25)] + plain + [.restore])
        #expect(commands { image.draw(in: .zero, blendMode: .normal, alpha: 0) }.isEmpty)
    }

    private func rects(_ commands: [DisplayCommand]) -> [Rect] {
        commands.compactMap { if case .image(_, let rect, _, _) = $0 { rect } else { nil } }
    }

    @Test func `a pattern's copies begin at the corner of the context and cover the rectangle`() {
        let drawn = commands { picture(10, 10).drawAsPattern(in: CGRect(x: 5, y: 12, width: 20, height: 5)) }
        #expect(rects(drawn).map(\.origin.x) == [0, 10, 20])
        #expect(Set(rects(drawn).map(\.origin.y)) == [10])
        #expect(drawn.contains { if case .clip = $0 { true } else { false } })
    }

    @Test func `a pattern with many copies is composed of larger pieces`() {
        let drawn = commands { picture(1, 1).drawAsPattern(in: CGRect(x: 0, y: 0, width: 500, height: 500)) }
        #expect(rects(drawn).count == 32 * 32)
        #expect(rects(drawn).allSatisfy { $0.size.width == 16 })
    }

    @Test func `a series of images ends at the first missing number`() throws {
        let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let name = "series\(UUID().uuidString)"
        let urls = [1, 2, 3, 5].map { URL(fileURLWithPath: "\(main)/\(name)\($0).png") }
        for url in urls { try "image 8x8".write(to: url, atomically: true, encoding: .utf8) }
        defer { for url in urls { try? FileManager.default.removeItem(at: url) } }
        let image = try #require(UIImage.animatedImageNamed(name, duration: 0))
        #expect(image.images?.count == 3 && abs(image.duration - 0.1) < 1e-9)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
        let resizable = try #require(UIImage.animatedResizableImageNamed(name, capInsets: insets, duration: 2))
        #expect(resizable.duration == 2 && resizable.images?.allSatisfy { $0.capInsets == insets } == true)
        #expect(UIImage.animatedImageNamed("no such series", duration: 1) == nil)
    }

    @Test func `a resource is found in its bundle; a missing one is logged and empty`() throws {
        let folder = try TemporaryFolder()
        try folder.write("image 12x12", to: "lake.png")
        let bundle = try #require(Bundle(path: folder.url.path))
        #expect(UIImage(resource: ImageResource(name: "lake", bundle: bundle)).size.width == 12)
        #expect(UIImage(resource: ImageResource(name: "sea", bundle: bundle)).size == .zero)
        #expect(UIColor(resource: ColorResource(name: "sea", bundle: bundle)).cgColor.alpha == 0)
        #expect(ImageResource(name: "lake", bundle: bundle) == ImageResource(name: "lake", bundle: bundle))
    }

    @Test func `a renderer's format for an image, and its traits, have its scale`() {
        let image = UIImage(cgImage: picture(4, 4).cgImage!, scale: 3, orientation: .up)
        #expect(image.imageRendererFormat.scale == 3 && image.traitCollection.displayScale == 3)
    }

    @Test func `an asset's image is the variant for the style where it is shown`() throws {
        let asset = UIImageAsset()
        asset.register(picture(10, 10), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(picture(20, 20), with: UITraitCollection(userInterfaceStyle: .dark))
        let image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(image.size.width == 10 && image.imageAsset === asset)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).imageAsset === asset)
        func width(_ style: UIUserInterfaceStyle) -> CGFloat {
            image.content(for: UITraitCollection(userInterfaceStyle: style)).size.width
        }
        #expect(width(.light) == 10 && width(.dark) == 20)
        asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(width(.dark) == 10)
    }

    @Test
    func `an image registered with an asset is shown by the image, and by its templates`() throws {
        let image = picture(10, 10)
        image.imageAsset?.register(picture(20, 20), with: UITraitCollection(userInterfaceStyle: .dark))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(image.content(for: dark).size.width == 20)
        #expect(image.content(for: UITraitCollection(userInterfaceStyle: .light)).size.width == 10)
        #expect(image.withRenderingMode(.alwaysTemplate).content(for: dark).size.width == 20)
        #expect(try #require(UIImage(systemName: "star")).imageAsset == nil)
    }

    @Test func `a configuration keeps its language and traits when another is applied`() {
        let locale = Locale(identifier: "fr")
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let whole = UIImage.Configuration(locale: locale).applying(UIImage.Configuration(traitCollection: traits))
        #expect(whole.locale == locale && whole.traitCollection == traits)
        #expect(whole.withLocale(nil).locale == nil && whole.withTraitCollection(nil).traitCollection == nil)
        let symbol = UIImage.SymbolConfiguration(pointSize: 20).withTraitCollection(traits)
        #expect(symbol.pointSize == 20 && symbol.traitCollection == traits)
        #expect(traits.imageConfiguration.traitCollection == traits)
    }

    @Test func `parts of a symbol's configuration can be removed, including colors`() {
        typealias Configuration = UIImage.SymbolConfiguration
        let whole = Configuration(pointSize: 20, weight: .bold, scale: .large)
        #expect(whole.configurationWithoutPointSizeAndWeight().isEqual(to: Configuration(scale: .large)))
        #expect(whole.configurationWithoutScale().isEqual(to: Configuration(pointSize: 20, weight: .bold)))
        #expect(whole.configurationWithoutWeight().weight == .unspecified)
        #expect(Configuration(textStyle: .body, scale: .small).configurationWithoutTextStyle().textStyle == nil)
        #expect(!whole.isEqual(to: nil))
        let red = Configuration(hierarchicalColor: .red)
        #expect(red.applying(Configuration.preferringMonochrome()).colors.isEmpty)
        #expect(Configuration.preferringMulticolor().applying(red).colors.first == .red)
        #expect(!Configuration.preferringMonochrome().isEqual(to: Configuration.preferringMulticolor()))
    }
}
