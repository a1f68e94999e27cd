import CollageTesting
import DisplayList
import Testing

@testable import PortableGraphics

/// The colors of a symbol's layers.
struct SymbolLayerTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    /// The colors of the layers with a red tint, or the only color.
    private func colors(
        _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil,
        _ change: (UIImage) -> UIImage = { $0 }, in style: UIUserInterfaceStyle = .light
    ) throws -> [Color] {
        let image = change(try #require(UIImage(systemName: name, withConfiguration: configuration)))
        let commands = image.displayCommands(
            in: CGRect(x: 0, y: 0, width: 20, height: 20), tint: .red,
            traits: UITraitCollection(userInterfaceStyle: style))
        guard case .image(let picture, _, let tint, _)? = commands.first, case .symbol(let drawing) = picture.content
        else {
            Issue.record("\(commands)")
            return []
        }
        #expect(drawing.colors.isEmpty != (tint == nil))
        return drawing.colors.isEmpty ? [tint].compactMap { $0 } : drawing.colors
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let green = Color(red: 0, green: 1, blue: 0)

    @Test(arguments: [
        ("plus.circle.fill", [1, 1, 0]), ("plus.circle", [1, 0]), ("paperplane.circle.fill", [1, 1, 0]),
        ("person.crop.circle.fill", [1, 1, 0]), ("bell.slash", [1, 0, 0]), ("folder.badge.plus", [1, 0, 0]),
        ("cloud.sun", [1, 0, 0]), ("cloud.rain.fill", [0, 1, 1, 1]), ("cloud.sun.rain.fill", [1, 0, 0, 2, 2, 2]),
        ("cloud.bolt.rain.fill", [0, 0, 1, 2, 2]), ("star.fill", [0]),
    ])
    func `shapes in front of others are in a more prominent layer`(name: String, layers: [Int]) throws {
        let symbol = try #require(UIImage(systemName: name)?.content.symbol)
        #expect(symbol.layeredSign.drawing(weight: 400).steps.map(\.layer) == layers)
    }

    @Test func `a palette has a color for each layer, and a symbol with one layer has the first color`() throws {
        let palette = Configuration(paletteColors: [.green, .blue])
        #expect(try colors("plus.circle.fill", palette) == [green, blue])
        #expect(try colors("star.fill", palette) == [green])
        #expect(try colors("plus.circle.fill", Configuration(paletteColors: [.green])) == [green])
    }

    @Test func `layers of a hierarchical color are less and less opaque`() throws {
        let alphas = try colors("plus.circle.fill", Configuration(hierarchicalColor: .blue)).map(\.alpha)
        #expect(alphas.count == 3 && alphas.first == 1 && alphas == alphas.sorted(by: >))
        #expect(Set(alphas).count == alphas.count)
    }

    @Test func `a dynamic color of a palette depends on the traits`() throws {
        let palette = Configuration(paletteColors: [.white, .systemBlue])
        let light = try colors("plus.circle.fill", palette), dark = try colors("plus.circle.fill", palette, in: .dark)
        #expect(light.count == 2 && light.first == dark.first && light.last != dark.last)
    }

    @Test func `only symbols with their own colors have them, if they're preferred`() throws {
        let multicolor = Configuration.preferringMulticolor()
        let yellow = UIColor.systemYellow.cgColor.color
        #expect(try colors("sun.max.fill", multicolor) == [yellow])
        #expect(try colors("cloud.sun.fill", multicolor) == [.white, yellow])
        #expect(try colors("star", multicolor) == [red])
        // Layers without a color are tinted.
        #expect(try colors("folder.badge.minus", multicolor) == [UIColor.systemRed.cgColor.color, red])
        let withFallback = Configuration(paletteColors: [.green, .blue]).applying(multicolor)
        #expect(try colors("plus.circle", withFallback) == [green, blue])
        #expect(try colors("sun.max.fill", withFallback) == [yellow])
        #expect(try colors("plus.circle", withFallback.applying(Configuration.preferringMonochrome())) == [red])
    }

    @Test func `a symbol in original colors has its own, and a template has the tint color`() throws {
        #expect(try colors("heart.fill") { $0.withRenderingMode(.alwaysOriginal) } == [UIColor.systemRed.cgColor.color])
        #expect(try colors("star") { $0.withRenderingMode(.alwaysOriginal) } == [.black])
        #expect(try colors("heart.fill") { $0.withTintColor(.green, renderingMode: .alwaysOriginal) } == [green])
        let palette = Configuration(paletteColors: [.green, .blue])
        #expect(try colors("plus.circle.fill", palette) { $0.withRenderingMode(.alwaysTemplate) } == [red])
    }

    @Test func `equal colors make equal images, and other colors make other ones`() throws {
        func picture(_ second: UIColor) throws -> DisplayImage? {
            let palette = Configuration(paletteColors: [.green, second])
            return try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: palette))
                .content.layered(tint: .red, traits: .current)
        }
        #expect(try picture(.blue) == picture(.blue))
        #expect(try picture(.blue) != picture(.red))
    }
}
