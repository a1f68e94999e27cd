import DisplayList

/// Reads the colour sets of asset catalogues as Xcode lays them out: folders with a `Contents.json`.
enum ColorCatalog {
    private struct Key: Hashable {
        let folder: String
        let name: String
    }

    private static let cache = LockedValue<[Key: NamedColor?]>([:])

    /// The colour of a name in the catalogues of some folders; nil if there is none. Sets are read once.
    static func color(named name: String, in folders: [String]) -> NamedColor? {
        guard !name.isEmpty else { return nil }
        for folder in folders {
            let key = Key(folder: folder, name: name)
            if let known = cache.withLock({ $0[key] }) {
                if let known { return known }
                continue
            }
            let color = find(name, in: folder)
            cache.withLock { $0[key] = .some(color) }
            if let color { return color }
        }
        return nil
    }

    private static func find(_ name: String, in folder: String) -> NamedColor? {
        let catalogs = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for catalog in catalogs where catalog.hasSuffix(".xcassets") {
            let path = folder + "/" + catalog
            let sets = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            let set = sets.first { $0 == name + ".colorset" || $0.hasSuffix("/" + name + ".colorset") }
            if let set, let color = read(path + "/" + set, name: name) { return color }
        }
        return nil
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }

            struct Color: Decodable {
                var space: String?
                var components: [String: String]?

                private enum CodingKeys: String, CodingKey {
                    case space = "color-space"
                    case components
                }
            }

            var color: Color?
            var appearances: [Appearance]?

            /// "light", "dark", or nil for the entry without a condition.
            var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
        }

        var colors: [Entry]
    }

    private static func read(_ set: String, name: String) -> NamedColor? {
        let path = set + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            let entries = try JSONDecoder().decode(Contents.self, from: data).colors
            func value(_ luminosity: String?) -> Color? {
                entries.first { $0.luminosity == luminosity }?.color.flatMap(ColorCatalog.color)
            }
            guard let light = value("light") ?? value(nil) else { return nil }
            return NamedColor(name: name, light: light, dark: value("dark"))
        } catch {
            Diagnostics.log("The asset catalog's \(path) can't be read: \(error).")
            return nil
        }
    }

    private static func color(_ color: Contents.Entry.Color) -> Color? {
        guard let components = color.components else { return nil }
        /// Components are written as parts of one, as whole numbers to 255, or in hexadecimal.
        func component(_ key: String) -> Double? {
            guard let text = components[key] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        let alpha = components["alpha"].flatMap(Double.init) ?? 1
        if let white = component("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        return color.space == "display-p3"
            ? Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
