import Foundation

/// The localized strings of an interface file, from the strings file in the folder of the user's language:
/// `"Xyz-12-abc.text" = "Hallo";`.
package struct InterfaceTranslation {
    private let texts: [String: [(path: [String], text: String)]]

    package static let none = InterfaceTranslation([:])

    /// Creates a translation with the given strings.
    ///
    /// - Parameter strings: The strings, by the object's ID and the property.
    package init(_ strings: [String: String]) {
        var texts: [String: [(path: [String], text: String)]] = [:]
        for (key, text) in strings {
            let parts = key.split(separator: ".").map(String.init)
            guard parts.count > 1 else { continue }
            texts[parts[0], default: []].append((Array(parts.dropFirst()), text))
        }
        self.texts = texts
    }

    /// Creates the translation of a file in `Base.lproj`. Other files contain their own strings.
    init(ofFileAtPath path: String) {
        let file = URL(fileURLWithPath: path)
        let base = file.deletingLastPathComponent()
        guard base.lastPathComponent == "Base.lproj" else {
            self.init([:])
            return
        }
        let bundle = base.deletingLastPathComponent()
        let name = file.deletingPathExtension().appendingPathExtension("strings").lastPathComponent
        let strings = (Bundle(url: bundle)?.textLanguages ?? []).lazy.compactMap { language in
            let url = bundle.appendingPathComponent("\(language).lproj").appendingPathComponent(name)
            return (try? Data(contentsOf: url)).flatMap {
                try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: String]
            }
        }
        self.init(strings.first ?? [:])
    }

    /// Returns the element and its descendants with localized strings.
    func translating(_ element: InterfaceElement) -> InterfaceElement {
        guard !texts.isEmpty else { return element }
        var result = element
        result.children = element.children.map(translating)
        for (path, text) in element.id.flatMap({ texts[$0] }) ?? [] { result.set(text, at: path[...]) }
        return result
    }
}

extension InterfaceElement {
    /// Replaces the text of a property: an attribute or a child element.
    fileprivate mutating func set(_ text: String, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        if path.count > 1 {
            guard let index = children.firstIndex(where: { $0.key == name }) else { return }
            children[index].set(text, at: path.dropFirst())
        } else if name.hasPrefix("segmentTitles["), let number = Int(name.dropFirst(14).dropLast()) {
            setSegment(number, to: text)
        } else if name.hasSuffix("Title"), let index = stateIndex(String(name.dropLast("Title".count))) {
            children[index].set(text, at: ["title"])
        } else {
            attributes[name] = text
            children.removeAll { $0.key == name && $0.name == "string" }
        }
    }

    /// Returns the index of the element for a button's state: `normalTitle` is the title of the state `normal`.
    private func stateIndex(_ state: String) -> Int? {
        children.firstIndex { $0.name == "state" && $0.key == state }
    }

    private mutating func setSegment(_ number: Int, to text: String) {
        guard let group = children.firstIndex(where: { $0.name == "segments" }),
            children[group].children.indices.contains(number)
        else { return }
        children[group].children[number].set(text, at: ["title"])
    }
}
