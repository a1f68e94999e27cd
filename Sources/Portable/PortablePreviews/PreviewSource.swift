import PortableUIKit

/// A type that has previews. Hosts find all types of an app that do, see ``PreviewCatalog``.
public protocol _PreviewSource {
    /// The previews, in order.
    @MainActor static func _previews() -> [_FoundPreview]
}

/// What `#Preview` makes: a type with one preview.
public protocol _PreviewRegistry: _PreviewSource {
    /// The file, with its module.
    static var fileID: String { get }
    /// The line in the file.
    static var line: Int { get }
    /// Makes the preview.
    @MainActor static func makePreview() -> Preview
}

extension _PreviewRegistry {
    /// The preview, by its file and line.
    @MainActor public static func _previews() -> [_FoundPreview] {
        [_FoundPreview(makePreview(), module: fileID.prefix { $0 != "/" }, place: "\(fileID):\(line)", line: line)]
    }
}

/// A preview, and where it stands.
@MainActor
public struct _FoundPreview {
    /// The preview.
    package let preview: Preview
    /// Where it stands: the file with its module and the line, or the type with its module. No two previews share it.
    package let place: String
    /// What it is called: its name, else its place without the module.
    package let name: String
    /// Where it stands among the others: by file or type, then line or number.
    let order: (String, Int)

    /// - Parameters:
    ///   - module: The module, which stands before a slash or a dot in `place`.
    ///   - line: Its line, or its number in its type.
    package init(_ preview: Preview, module: some StringProtocol, place: String, line: Int) {
        self.preview = preview
        self.place = place
        name = preview.name ?? String(place.dropFirst(module.count + 1))
        order = (String(place.prefix { $0 != ":" }), line)
    }
}
