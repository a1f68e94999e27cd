import Foundation

/// The representations of items that pasteboards support.
enum PasteboardForm: CaseIterable {
    case text, url, image, color

    /// The type under which a value is written.
    var type: String { types[0] }

    /// The types under which a value is read, in order of preference.
    var types: [String] {
        switch self {
        case .text: ["public.utf8-plain-text", "public.plain-text", "public.text"]
        case .url: ["public.url", "public.file-url"]
        case .image: ["public.png", "public.jpeg", "public.image", "com.apple.uikit.image"]
        case .color: ["com.apple.uikit.color"]
        }
    }

    /// Returns whether a value has this representation.
    func accepts(_ value: Any) -> Bool { !(value is Data) && read(value) != nil }

    /// Returns a value of one of the types in this form, or `nil` if it has another form.
    func read(_ value: Any) -> Any? {
        let data = value as? Data
        switch self {
        case .text: return value as? String ?? data.flatMap { String(bytes: $0, encoding: .utf8) }
        case .url: return value as? URL ?? data.flatMap { URL(dataRepresentation: $0, relativeTo: nil) }
        case .image: return value as? UIImage ?? data.flatMap(UIImage.init(data:))
        case .color: return value as? UIColor
        }
    }

    /// Returns a value as data, or `nil` if it can't be encoded.
    static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: url.dataRepresentation
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
