import Foundation

extension AssetCatalog {
    /// Returns the symbol of a set as a template image whose size depends on the text size.
    static func symbol(named name: String, _ set: Set, _ traits: UITraitCollection) -> UIImage? {
        let entries = (set.contents.symbols ?? []).filter { $0.filename != nil }
        guard let entry = AssetSelector.best(of: entries, for: traits, { $0.selector }).first,
            let filename = entry.filename
        else { return nil }
        let path = "\(set.path)/\(filename)"
        guard let data = FileManager.default.contents(atPath: path) else {
            Diagnostics.log("The symbol file \(path) doesn't exist.")
            return nil
        }
        do {
            let outline = try SymbolOutline(svg: data, file: path)
            var content = UIImage.Content(
                UIImage.Symbol(name: name, sign: .outline(outline), configuration: .unspecified))
            content.flipsForRightToLeft =
                entry.languageDirection != nil && Swift.Set(entries.compactMap(\.languageDirection)).count == 1
            return UIImage(content)
        } catch {
            Diagnostics.log("\(error)")
            return nil
        }
    }
}
