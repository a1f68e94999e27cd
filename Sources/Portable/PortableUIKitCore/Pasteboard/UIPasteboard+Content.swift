import Foundation

extension UIPasteboard {
    /// The strings of all items; `nil` if no item has one. Setting it replaces the items; setting `nil` clears the
    /// pasteboard.
    public var strings: [String]? {
        get { all(.text, as: String.self) }
        set { set(newValue, .text) }
    }

    /// The URLs of all items; `nil` if no item has one. Setting it replaces the items; setting `nil` clears the
    /// pasteboard.
    public var urls: [URL]? {
        get { all(.url, as: URL.self) }
        set { set(newValue, .url) }
    }

    /// The images of all items; `nil` if no item has one. Setting it replaces the items; setting `nil` clears the
    /// pasteboard.
    public var images: [UIImage]? {
        get { all(.image, as: UIImage.self) }
        set { set(newValue, .image) }
    }

    /// The colors of all items; `nil` if no item has one. Setting it replaces the items; setting `nil` clears the
    /// pasteboard.
    public var colors: [UIColor]? {
        get { all(.color, as: UIColor.self) }
        set { set(newValue, .color) }
    }

    /// The first string, or `nil` if there isn't one. Setting it replaces the content; setting `nil` clears the
    /// pasteboard.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The first URL, or `nil` if there isn't one. Setting it replaces the content; setting `nil` clears the
    /// pasteboard.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The first image, or `nil` if there isn't one. Setting it replaces the content; setting `nil` clears the
    /// pasteboard.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The first color, or `nil` if there isn't one. Setting it replaces the content; setting `nil` clears the
    /// pasteboard.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// A Boolean value that indicates whether an item has a string.
    public var hasStrings: Bool { has(.text) }
    /// A Boolean value that indicates whether an item has a URL.
    public var hasURLs: Bool { has(.url) }
    /// A Boolean value that indicates whether an item has an image.
    public var hasImages: Bool { has(.image) }
    /// A Boolean value that indicates whether an item has a color.
    public var hasColors: Bool { has(.color) }

    private func has(_ form: PasteboardForm) -> Bool {
        items.contains { item in form.types.contains { item[$0] != nil } }
    }

    private func all<Value>(_ form: PasteboardForm, as type: Value.Type) -> [Value]? {
        let found = items.compactMap { item in
            form.types.lazy.compactMap { item[$0].flatMap(form.read) as? Value }.first
        }
        return found.isEmpty ? nil : found
    }

    private func set(_ values: [Any]?, _ form: PasteboardForm) {
        setItems((values ?? []).map { [form.type: $0] })
    }
}
