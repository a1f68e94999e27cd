import Foundation

/// The types of data that a responder accepts from the pasteboard and from drags.
///
/// ```swift
/// imageView.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
/// ```
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
    /// The identifiers of the types, such as "public.png".
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts no types.
    public override convenience init() {
        self.init(acceptableTypeIdentifiers: [])
    }

    /// Creates a configuration that accepts types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that accepts the types from which a class can be created.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter {
            !self.acceptableTypeIdentifiers.contains($0)
        }
    }

    /// Adds the types from which a class can be created.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns a configuration with the same types.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }

    /// Returns whether an item has one of the types.
    func accepts(_ itemProvider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
}

/// A type that accepts items from the pasteboard and from drags.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of data that are accepted. The default is `nil`.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Inserts items.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether items are accepted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
