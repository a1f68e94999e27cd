import Foundation

/// The names that the description of a set of assets gives to its files.
///
/// Macs don't distinguish uppercase from lowercase letters in file names, so a file can be `Hero.PNG` and listed as `hero.png`.
struct ListedNames {
    /// The listed names of files whose names are written differently, by the lowercase name.
    private var spellings: [String: String] = [:]

    /// Reads the description of a set whose folder contains files.
    init(of folder: URL, with files: [String]) {
        guard let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path),
            let description = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return }
        let entries = ["images", "data", "symbols"].flatMap { description[$0] as? [[String: Any]] ?? [] }
        for name in entries.compactMap({ $0["filename"] as? String }) where !files.contains(name) {
            spellings[name.lowercased()] = name
        }
    }

    /// Returns the listed name of a file, or its own name.
    func name(of file: String) -> String { spellings[file.lowercased()] ?? file }
}
