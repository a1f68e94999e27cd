import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// The symbols that Xcode generates from asset catalogs.
struct AssetSymbolTests {
    @Test(arguments: [
        ("floor", "floor"), ("Floor 1", "floor1"), ("app-icon", "appIcon"), ("BGColorOne", "bgColorOne"),
        ("AccentColor", "accent"), ("tabbarBackgroundColor", "tabbarBackground"), ("Color", "color"), ("BMW", "BMW"),
        ("1", "_1"), ("A-1-1-0", "A_1_1_0"), ("color_24292B", "color24292B"), ("color_FF453A", "colorFF453A"),
        ("0b3b21ff", "_0B3B21Ff"), ("URL-icon", "urlIcon"), ("default", "`default`"), ("__preset", "preset"),
    ])
    func `symbols have Xcode's names`(name: String, symbol: String) {
        #expect(AssetSymbolName(name).symbol(without: "Color") == symbol)
    }

    @Test func `a name without letters and digits has no symbol`() {
        #expect(AssetSymbolName("--").symbol(without: "Color") == nil)
        #expect(AssetSymbolName("--").namespace == nil)
        #expect(AssetSymbolName("iconPreviews").namespace == "IconPreviews")
    }

    private func source(_ files: [String: String]) throws -> String {
        let folder = try TemporaryFolder(["App/a.swift": "import SwiftUI"].merging(files) { $1 })
        let package = try GeneratedPackage(
            AppPlan(AppLocation(folder.url("App"))),
            installation: Installation(root: folder.url("Collage"), cache: folder.url("cache")))
        return try String(
            contentsOf: package.folder.appending(path: "Sources/App/GeneratedAssetSymbols.swift"), encoding: .utf8)
    }

    @Test func `each color and image of a catalog has a symbol`() throws {
        let text = try source([
            "App/Assets.xcassets/Contents.json": "{}",
            "App/Assets.xcassets/Brand.colorset/Contents.json": "{}",
            "App/Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
            "App/Assets.xcassets/Pictures/HeroImage.imageset/Contents.json": "{}",
            "App/Assets.xcassets/Birds/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "App/Assets.xcassets/Birds/owl.imageset/Contents.json": "{}",
        ])
        let bundle = "bundle: Foundation.Bundle.main)"
        #expect(text.contains("static let brand = UIKit.ColorResource(name: \"Brand\", \(bundle)"))
        #expect(text.contains("static let hero = UIKit.ImageResource(name: \"HeroImage\", \(bundle)"))
        #expect(text.contains("enum Birds {"))
        #expect(text.contains("static let owl = UIKit.ImageResource(name: \"Birds/owl\", \(bundle)"))
        #expect(!text.contains("AppIcon") && !text.contains("extension UIKit.UIColor"))
    }

    @Test func `colors and images have the symbols if the setting is on`() throws {
        let folder = try TemporaryFolder([
            "Assets.xcassets/Brand.colorset/Contents.json": "{}", "Assets.xcassets/Red.colorset/Contents.json": "{}",
            "Assets.xcassets/Logo.imageset/Contents.json": "{}",
            "Assets.xcassets/UI/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Assets.xcassets/UI/Text.colorset/Contents.json": "{}",
        ])
        let source = AssetSymbolSource(
            symbols: AssetSymbols(catalogs: [folder.url("Assets.xcassets")]), hasExtensions: true,
            bundle: "Foundation.Bundle.module", isOnMainActor: true)
        let text = try #require(source.text)
        #expect(
            text.contains(
                "nonisolated static var brand: UIKit.UIColor { UIKit.UIColor(resource: UIKit.ColorResource.brand) }"))
        #expect(
            text.contains("nonisolated static var brand: SwiftUI.Color { SwiftUI.Color(UIKit.ColorResource.brand) }"))
        #expect(text.contains("static var logo: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource.logo) }"))
        #expect(text.contains("static var text: SwiftUI.Color { SwiftUI.Color(UIKit.ColorResource.UI.text) }"))
        // The names of the system's colors can't be declared again, and protocols have no nested types.
        #expect(!text.contains("static var red"))
        #expect(text.components(separatedBy: "static var text").count == 3)
    }

    @Test func `a catalog without colors and images has no source`() throws {
        let folder = try TemporaryFolder(["Assets.xcassets/Contents.json": "{}"])
        let symbols = AssetSymbols(catalogs: [folder.url("Assets.xcassets"), folder.url("missing.xcassets")])
        let source = AssetSymbolSource(
            symbols: symbols, hasExtensions: true, bundle: ".main", isOnMainActor: false)
        #expect(symbols.isEmpty && source.text == nil)
    }
}
