/// A provider of data for images and fonts.
public final class CGDataProvider: Sendable {
    /// The data of the provider.
    public let data: CFData?

    /// Creates a provider from data.
    public init?(data: CFData) { self.data = data }

    /// Creates a provider from data.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

    /// Creates a provider from the contents of a file. Returns `nil` if the file can't be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Creates a provider from the contents of a file. Returns `nil` if the file can't be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
