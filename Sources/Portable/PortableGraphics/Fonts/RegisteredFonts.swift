import DisplayList
import Foundation

/// The app's fonts: the files in `UIAppFonts` of its `Info.plist`, and the fonts that it registers.
package enum RegisteredFonts {
    enum Problem: Error {
        case notFound
        case unusable(FontFile.Problem)
        /// All faces are already registered.
        case alreadyRegistered
        case notRegistered
    }

    private struct Entry {
        let path: String
        let face: FontFile.Face
    }

    private struct State {
        var entries: [Entry] = []
        /// The families of the registered entries.
        var families: [FontFamily] = []

        mutating func gatherFamilies() {
            var order: [String] = []
            var faces: [String: [FontFamily.Face]] = [:]
            for entry in entries {
                let name = entry.face.familyName
                if faces[name] == nil { order.append(name) }
                faces[name, default: []].append(FontFamily.Face(entry.face))
            }
            families = order.map { FontFamily(name: $0, faces: faces[$0] ?? [], isOfApp: true) }
        }
    }

    private static let state = LockedValue(State())

    /// The fonts of `Info.plist` are registered when a font is first requested.
    private static let fontsOfMainBundle: Void = {
        register(appFontsOf: .main, folders: NamedImages.folders(of: nil))
    }()

    /// Registers the fonts in the main bundle's `Info.plist`, unless they're already registered.
    package static func loadMainBundle() { _ = fontsOfMainBundle }

    // MARK: Looking up

    static var families: [FontFamily] {
        loadMainBundle()
        return state.withLock { $0.families }
    }

    /// Returns the family and face with a PostScript name, or the regular face of the family with a family name.
    static func find(_ name: String) -> (family: FontFamily, face: FontFamily.Face)? {
        let families = families
        return families.isEmpty ? nil : FontFamily.find(name, in: families)
    }

    /// Returns the characters of the face with a PostScript name, or `nil` if the app hasn't registered it.
    static func characters(ofFace name: String) -> FontCharacters? {
        loadMainBundle()
        return state.withLock { $0.entries.first { $0.face.postScriptName == name }?.face.characters }
    }

    // MARK: Registering

    /// Registers the files in `UIAppFonts` of a bundle. Logs files that are missing or that aren't fonts.
    static func register(appFontsOf bundle: Bundle, folders: [String]? = nil) {
        guard let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [Any] else { return }
        let folders = folders ?? [bundle.resourcePath ?? bundle.bundlePath]
        for name in names.compactMap({ $0 as? String }) where !name.isEmpty {
            let paths = folders.map { "\($0)/\(name)" }
            let path = paths.first { FileManager.default.fileExists(atPath: $0) } ?? paths[0]
            do {
                try register(path)
            } catch .alreadyRegistered {
                continue
            } catch {
                Diagnostics.log("The font \(path), which UIAppFonts names, can't be used: \(error.reason).")
            }
        }
    }

    /// Registers all faces of a file.
    static func register(_ path: String) throws(Problem) {
        guard let data = FileManager.default.contents(atPath: path) else { throw .notFound }
        let file: FontFile
        do { file = try FontFile(data) } catch { throw .unusable(error) }
        try add(file, path: path)
    }

    private static func add(_ file: FontFile, path: String) throws(Problem) {
        let added = state.withLock { state in
            let known = Set(state.entries.map(\.face.postScriptName))
            let new = file.faces.enumerated().filter { !known.contains($0.element.postScriptName) }
            state.entries += new.map { Entry(path: path, face: $0.element) }
            state.gatherFamilies()
            return new.map { index, face in
                FontFace(
                    family: face.postScriptName, weight: face.cssWeight, isItalic: face.isItalic, path: path,
                    index: index)
            }
        }
        guard !added.isEmpty else { throw .alreadyRegistered }
        AppFonts.add(added)
    }

    /// Registers a font from data.
    static func register(_ font: Data) throws(Problem) {
        let file: FontFile
        do { file = try FontFile(font) } catch { throw .unusable(error) }
        let known = Set(families.flatMap(\.faces).map(\.postScriptName))
        guard !file.faces.allSatisfy({ known.contains($0.postScriptName) }) else { throw .alreadyRegistered }
        guard let path = UnnamedFontFile.path(of: font) else { throw .notFound }
        try add(file, path: path)
    }

    /// Unregisters the faces of a file, so that they can no longer be found by name. Existing fonts aren't affected.
    static func unregister(_ path: String) throws(Problem) {
        try remove { $0.path == path }
    }

    /// Unregisters a face.
    static func unregister(face name: String) throws(Problem) {
        try remove { $0.face.postScriptName == name }
    }

    private static func remove(where isMeant: (Entry) -> Bool) throws(Problem) {
        let isThere = state.withLock { state in
            let count = state.entries.count
            state.entries.removeAll(where: isMeant)
            state.gatherFamilies()
            return state.entries.count < count
        }
        guard isThere else { throw .notRegistered }
    }
}

extension RegisteredFonts.Problem {
    /// The reason as part of a sentence.
    var reason: String {
        switch self {
        case .notFound: "there is no such file"
        case .unusable(let problem): problem.description
        case .alreadyRegistered: "it's already registered"
        case .notRegistered: "it isn't registered"
        }
    }
}

/// Deleted files that remain open, for fonts that were registered as data. Hosts open font files by path. The files
/// exist until the process ends.
private enum UnnamedFontFile {
    private static let handles = LockedValue<[FileHandle]>([])

    /// Returns a path from which the font can be read, or `nil` if the file can't be written.
    static func path(of font: Data) -> String? {
        let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
        guard (try? font.write(to: file, options: .withoutOverwriting)) != nil else { return nil }
        defer { try? FileManager.default.removeItem(at: file) }
        guard let handle = FileHandle(forReadingAtPath: file.path) else { return nil }
        handles.withLock { $0.append(handle) }
        return "/dev/fd/\(handle.fileDescriptor)"
    }
}
