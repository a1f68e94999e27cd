import Foundation

/// The source file that Tuist generates for the resources of a target: a type with a static property for each color and image
/// of its asset catalogs.
struct AssetAccessorSource {
    /// The start of the names of all types.
    let prefix: String
    let catalogs: [URL]
    /// The expression for the bundle that contains the catalogs.
    let bundle: String

    var text: String {
        let symbols = catalogs.map {
            (name: Self.type(of: $0), symbols: AssetSymbols(catalogs: [$0], keepsSuffixes: true))
        }
        let types = symbols.filter { !$0.symbols.isEmpty }
        var lines = ["import Foundation", "import UIKit", "import SwiftUI", ""]
        lines += ["public enum \(prefix)Asset {"]
        for (name, symbols) in types { lines += declaration("public enum \(name)", symbols).map { "    " + $0 } }
        // With a single catalog, its assets don't need the name of the catalog.
        if types.count == 1 { lines += members(of: types[0].symbols) }
        return (lines + ["}", "", implementation]).joined(separator: "\n")
    }

    private static func type(of catalog: URL) -> String {
        let name = catalog.deletingPathExtension().lastPathComponent
        return AssetSymbolName(name).namespace ?? name
    }

    private func declaration(_ head: String, _ symbols: AssetSymbols) -> [String] {
        ["\(head) {"] + members(of: symbols) + ["}"]
    }

    private func members(of symbols: AssetSymbols) -> [String] {
        var lines = constants(symbols.colors, of: "Colors") + constants(symbols.images, of: "Images")
        for (type, nested) in symbols.namespaces.sorted(by: { $0.key < $1.key }) {
            lines += declaration("public enum \(type)", nested)
        }
        return lines.map { "    " + $0 }
    }

    private func constants(_ symbols: [String: String], of type: String) -> [String] {
        symbols.sorted { $0.key < $1.key }.map { symbol, asset in
            "public static let \(symbol) = \(prefix)\(type)(name: \(PackageManifest.quoted(asset)))"
        }
    }

    private var implementation: String {
        """
        public struct \(prefix)Colors: Sendable {
            public let name: String
            public var color: UIKit.UIColor { UIKit.UIColor(asset: self)! }
            public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
        }

        extension UIKit.UIColor {
            public convenience init?(asset: \(prefix)Colors) {
                self.init(named: asset.name, in: \(bundle), compatibleWith: nil)
            }
        }

        extension SwiftUI.Color {
            public init(asset: \(prefix)Colors) { self.init(asset.name, bundle: \(bundle)) }
        }

        public struct \(prefix)Images: Sendable {
            public let name: String
            public var image: UIKit.UIImage { UIKit.UIImage(asset: self)! }
            public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
        }

        extension UIKit.UIImage {
            public convenience init?(asset: \(prefix)Images) {
                self.init(named: asset.name, in: \(bundle), compatibleWith: nil)
            }
        }

        extension SwiftUI.Image {
            public init(asset: \(prefix)Images) { self.init(asset.name, bundle: \(bundle)) }
            public init(asset: \(prefix)Images, label: SwiftUI.Text) {
                self.init(asset.name, bundle: \(bundle), label: label)
            }
            public init(decorative asset: \(prefix)Images) { self.init(decorative: asset.name, bundle: \(bundle)) }
        }

        public enum \(prefix)Resources {
            public static var bundle: Foundation.Bundle { \(bundle) }
        }

        extension Foundation.Bundle {
            static let module = \(bundle)
        }

        """
    }
}
