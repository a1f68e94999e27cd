import Foundation
import PortableUIKit

@testable import PortableGraphics

extension FuzzTarget {
    private static let catalog = FuzzFolder("catalogs")

    /// `Contents.json` of asset catalogs: of images, colors, data, symbols, and app icons.
    static let catalogs = FuzzTarget("catalogs") { input in
        let path = catalog.url.appending(path: "Fuzz.set").path
        try catalog.write(input, to: "Fuzz.set/Contents.json")
        guard let contents = AssetContents(of: path) else { return }
        let set = AssetCatalog.Set(path: path, contents: contents)
        FuzzDevice.run { _ in
            for traits in [UITraitCollection.current, UITraitCollection(userInterfaceStyle: .dark)] {
                _ = NamedColor("Fuzz", set)?.color(for: traits)
                _ = ImageSet(set).image(for: traits)
                _ = AssetCatalog.symbol(named: "Fuzz", set, traits)
            }
            _ = AssetCatalog.icon(set)
        }
    }

    /// Symbols that the SF Symbols app exports as SVG.
    static let symbols = FuzzTarget("symbols") { input in
        let outline = try SymbolOutline(svg: input, file: "fuzz.svg")
        for weight in [100, 400, 900] {
            for scale in SymbolOutline.Scale.allCases {
                _ = outline.form(weight: weight, scale: scale).drawing(weight: weight)
            }
        }
    }
}
