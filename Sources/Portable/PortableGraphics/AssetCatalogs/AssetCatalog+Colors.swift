import DisplayList
import Foundation

extension AssetCatalog {
    private struct ColorKey: Hashable {
        let folder: String
        let name: String
    }

    private static let colors = LockedValue<[ColorKey: NamedColor?]>([:])

    /// Returns the color with a name in the asset catalogs of some folders, or `nil` if no catalog has one. Color sets
    /// are read once and cached.
    static func color(named name: String, in folders: [String]) -> NamedColor? {
        guard !name.isEmpty else { return nil }
        for folder in folders {
            let key = ColorKey(folder: folder, name: name)
            if let known = colors.withLock({ $0[key] }) {
                if let known { return known }
                continue
            }
            let color = set(.color, named: name, in: folder).flatMap { NamedColor(name, $0) }
            colors.withLock { $0[key] = .some(color) }
            if let color { return color }
        }
        return nil
    }
}

/// A color of an asset catalog with all its variants.
package struct NamedColor: Hashable, Sendable {
    private struct Form: Hashable, Sendable {
        let selector: AssetSelector
        let color: UIColor
    }

    let name: String
    private let forms: [Form]

    /// Creates the color that a set describes. Returns `nil` if none of its variants can be read.
    init?(_ name: String, _ set: AssetCatalog.Set) {
        self.name = name
        forms = (set.contents.colors ?? []).compactMap { entry in
            guard let color = entry.color, let value = color.value else {
                if let reference = entry.color?.reference, entry.color?.isForOtherSystems == false {
                    Diagnostics.log(
                        "The color set \(set.path) refers to \(reference), a color that the system doesn't have.")
                }
                return nil
            }
            return Form(selector: entry.selector, color: value)
        }
        if forms.isEmpty { return nil }
    }

    func color(for traits: UITraitCollection) -> Color {
        let form = AssetSelector.best(of: forms, for: traits) { $0.selector }.first ?? forms[0]
        return form.color.color(with: traits)
    }
}

extension AssetContents.Color {
    /// A Boolean value that indicates whether the variant is for a system other than iOS.
    fileprivate var isForOtherSystems: Bool { platform != nil && platform != "ios" && platform != "universal" }

    fileprivate var value: UIColor? {
        if let reference, !isForOtherSystems { return UIColor.interfaceSystemColor(named: reference) }
        guard let components else { return nil }
        let alpha = components["alpha"].flatMap { Double($0.text) } ?? 1
        if let white = component("white") {
            return UIColor(.rgb(Color(red: white, green: white, blue: white, alpha: alpha)))
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        switch space {
        case "display-p3": return UIColor(.rgb(Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)))
        case "extended-linear-srgb":
            return UIColor(.rgb(Color(linearRed: red, green: green, blue: blue, alpha: alpha)))
        default: return UIColor(.rgb(Color(red: red, green: green, blue: blue, alpha: alpha)))
        }
    }

    /// Returns a color component. Catalogs store components as fractions of 1, as integers up to 255, or in
    /// hexadecimal.
    private func component(_ key: String) -> Double? {
        guard let text = components?[key]?.text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }
}
