/// Bytes from which images and fonts are created.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: CFData?

    /// Creates a provider of bytes.
    public init?(data: CFData) { self.data = data }

    /// Creates a provider of bytes.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

    /// Creates a provider of the bytes of a file, or returns `nil` if the file can't be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Creates a provider of the bytes of a file, or returns `nil` if the file can't be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
