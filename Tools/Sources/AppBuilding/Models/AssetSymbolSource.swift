/// The source file that Xcode generates from asset catalogs: a static property for each color and image.
struct AssetSymbolSource {
    /// The build settings that determine the symbols of a module.
    struct Settings: Sendable {
        /// A Boolean value that indicates whether symbols are generated.
        var hasSymbols = true
        /// A Boolean value that indicates whether colors and images of UIKit and SwiftUI have the symbols, too.
        var hasExtensions = false
    }

    var symbols: AssetSymbols
    let hasExtensions: Bool
    /// The expression for the bundle that contains the catalogs.
    let bundle: String
    /// A Boolean value that indicates whether declarations of the module are isolated to the main actor by default, which
    /// symbols aren't.
    let isOnMainActor: Bool

    /// The source file, or `nil` if there are no symbols.
    var text: String? {
        guard !symbols.isEmpty else { return nil }
        var lines = ["import Foundation", "import UIKit", "import SwiftUI", ""]
        lines += resources(of: "ColorResource", \.colors) + resources(of: "ImageResource", \.images)
        if hasExtensions {
            let (color, image) = ("UIKit.ColorResource", "UIKit.ImageResource")
            lines += values(
                "UIKit.UIColor", "UIKit.UIColor(resource: \(color)", \.colors, except: Self.colorsOfUIKit)
            lines += values("SwiftUI.Color", "SwiftUI.Color(\(color)", \.colors, except: Self.colorsOfSwiftUI)
            // Protocols have no nested types, and therefore no namespaces.
            var plain = self
            plain.symbols.namespaces = [:]
            lines += plain.values(
                "SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color(\(color)", \.colors,
                except: Self.colorsOfSwiftUI)
            lines += values(
                "UIKit.UIImage", "UIKit.UIImage(resource: \(image)", \.images, except: Self.imagesOfUIKit)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Resources

    private func resources(of type: String, _ names: KeyPath<AssetSymbols, [String: String]>) -> [String] {
        declaration("extension UIKit.\(type)", in: symbols, names) { symbol, asset, _ in
            "static let \(symbol) = UIKit.\(type)(name: \(PackageManifest.quoted(asset)), bundle: \(bundle))"
        }
    }

    /// Returns the declarations of the symbols of a folder and its namespaces, or an empty array if it has no symbols.
    ///
    /// - Parameter member: A closure that returns the declaration of a symbol with the given name, asset, and path of
    ///   namespaces.
    private func declaration(
        _ head: String, in symbols: AssetSymbols, _ names: KeyPath<AssetSymbols, [String: String]>, path: String = ".",
        member: (String, String, String) -> String
    ) -> [String] {
        var lines = symbols[keyPath: names].sorted { $0.key < $1.key }.map { symbol, asset in
            let declaration = member(symbol, asset, path)
            return declaration.isEmpty || !isOnMainActor ? declaration : "nonisolated \(declaration)"
        }.filter { !$0.isEmpty }
        for (type, nested) in symbols.namespaces.sorted(by: { $0.key < $1.key }) {
            lines += declaration("enum \(type)", in: nested, names, path: "\(path)\(type).", member: member)
        }
        return lines.isEmpty ? [] : ["\(head) {"] + lines.map { "    \($0)" } + ["}"]
    }

    // MARK: Colors and images

    /// - Parameters:
    ///   - call: The start of the call of an initializer, up to the type of the resource.
    ///   - existing: The names that the type has itself.
    private func values(
        _ extended: String, _ call: String, _ names: KeyPath<AssetSymbols, [String: String]>,
        except existing: Set<String>
    ) -> [String] {
        let type = call.prefix { $0 != "(" }
        return declaration("extension \(extended)", in: symbols, names) { symbol, _, path in
            guard path != "." || !existing.contains(symbol) else { return "" }
            return "static var \(symbol): \(type) { \(call)\(path)\(symbol)) }"
        }
    }

    private static let hues: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "orange", "purple", "red", "white", "yellow",
    ]
    private static let colorsOfSwiftUI = hues.union([
        "accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal",
    ])
    private static let colorsOfUIKit = hues.union([
        "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
        "placeholderText",
        "quaternaryLabel", "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
    ])
    private static let imagesOfUIKit: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
