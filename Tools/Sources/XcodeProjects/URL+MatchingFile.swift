import Foundation

extension URL {
    /// The location of the file as macOS finds it, where names are equal regardless of their case and of the encoding of
    /// accents and Hangul. It's the URL itself if the file exists, or if there's no such file.
    var matchingFile: URL {
        guard !exists, pathComponents.count > 1 else { return self }
        let parent = deletingLastPathComponent().matchingFile
        let name = lastPathComponent.lowercased()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        // Swift compares the characters, not their encoding.
        guard let match = names.sorted().first(where: { $0.lowercased() == name }) else { return self }
        return parent.appending(path: match)
    }
}
