import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG data.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    /// Images.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.image"]
    }

    /// Passes the image as PNG data to the completion handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    /// Creates an image from data. Throws for data that isn't an image.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// Passes the address in UTF-8 to the completion handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Creates a URL from an address in UTF-8. Throws for other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = String(data: data, encoding: .utf8).flatMap({ NSURL(string: $0) }) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }
}

extension NSUserActivity: NSItemProviderWriting {
    /// The type of activities, which no other app reads.
    public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }

    /// Passes an error to the completion handler, because an activity can only be dropped in the app itself.
    public nonisolated func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, CocoaError(.featureUnsupported))
        return nil
    }
}
