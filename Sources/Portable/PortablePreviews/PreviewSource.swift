import PortableUIKit

/// A type that has previews. Hosts find all such types of an app; see ``PreviewCatalog``.
public protocol _PreviewSource {
    /// Returns the previews of the type, in order.
    @MainActor static func _previews() -> [_FoundPreview]
}

/// A type with one preview. The `#Preview` macro creates it.
public protocol _PreviewRegistry: _PreviewSource {
    /// The file of the preview, with its module.
    static var fileID: String { get }
    /// The line of the preview in its file.
    static var line: Int { get }
    /// Creates the preview.
    @MainActor static func makePreview() -> Preview
}

extension _PreviewRegistry {
    /// Returns the preview with its file and line.
    @MainActor public static func _previews() -> [_FoundPreview] {
        [_FoundPreview(makePreview(), module: fileID.prefix { $0 != "/" }, place: "\(fileID):\(line)", line: line)]
    }
}

/// A preview and its source location.
@MainActor
public struct _FoundPreview {
    /// The preview.
    package let preview: Preview
    /// The source location: the file and line, or the type, each with its module. It's unique.
    package let place: String
    /// The name of the preview, or its source location without the module if it has no name.
    package let name: String
    /// The position among other previews: by file or type, then by line or number.
    let order: (String, Int)

    /// - Parameters:
    ///   - module: The module, which precedes a slash or a period in `place`.
    ///   - line: The line of the preview, or its number in its type.
    package init(_ preview: Preview, module: some StringProtocol, place: String, line: Int) {
        self.preview = preview
        self.place = place
        name = preview.name ?? String(place.dropFirst(module.count + 1))
        order = (String(place.prefix { $0 != ":" }), line)
    }
}
