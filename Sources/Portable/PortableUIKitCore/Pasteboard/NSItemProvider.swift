import Foundation

/// A type that can export its instances as data of several types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that instances can be exported as, in order of preference.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Loads the object's data in the given type, and passes the data or an error to the completion handler. Returns
    /// `nil` if there's no progress to report.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A type whose instances can be created from data of several types.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that instances can be created from, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an instance from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that provides dragged data to a drop target: an object, or data of several types that is loaded on
/// request.
///
/// Foundation doesn't have this class on this platform. Differs from Apple's: data is passed within the process,
/// synchronously and without files.
@preconcurrency @MainActor
open class NSItemProvider: NSObject, @preconcurrency NSCopying {
    /// A closure that loads data of a type, and passes it or an error to the completion handler.
    private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private var object: (any NSItemProviderWriting)?
    private var loaders: [(type: String, load: Loader)] = []

    /// Creates an empty provider.
    public override init() {
        super.init()
    }

    /// Creates a provider of an object, and of its data in all types that it can be exported as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of the data of a file. Returns `nil` if the file can't be read.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
    }

    /// The processes that can access the data.
    public enum RepresentationVisibility: Int, Sendable {
        case all = 0
        case team = 1
        case group = 2
        case ownProcess = 3
    }

    /// The suggested name of the item. The default is `nil`.
    open var suggestedName: String?

    /// The registered types of data, in order of preference.
    open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

    /// Returns whether data of a type, or of a type that conforms to it, is registered.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        loader(for: typeIdentifier) != nil
    }

    /// Returns the first registered type that is a type or conforms to it, with its loader.
    private func loader(for typeIdentifier: String) -> (type: String, load: Loader)? {
        if let exact = loaders.first(where: { $0.type == typeIdentifier }) { return exact }
        guard let requested = UTType(typeIdentifier) else { return nil }
        return loaders.first { UTType($0.type)?.conforms(to: requested) ?? false }
    }

    /// Registers an object, and its data in all types that it can be exported as.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProvider.RepresentationVisibility
    ) {
        if self.object == nil { self.object = object }
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            loaders.append((type, { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }))
        }
    }

    /// Registers a type of data, which `loadHandler` loads on request.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProvider.RepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        loaders.append((typeIdentifier, loadHandler))
    }

    /// Loads data of a type, or passes an error to the completion handler if the type isn't registered.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let loader = loader(for: typeIdentifier) else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// A closure that receives a loaded item: a URL for types of addresses, and otherwise data.
    ///
    /// Differs from Apple's: the item is of any type, because structures don't conform to `NSSecureCoding` on this platform.
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

    /// Loads the item of a type, or passes an error to the completion handler if the type isn't registered. The options are
    /// ignored.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: NSItemProvider.CompletionHandler? = nil
    ) {
        let isAddress = UTType(typeIdentifier)?.conforms(to: .url) ?? false
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            let url = isAddress ? data.flatMap { URL(dataRepresentation: $0, relativeTo: nil) } : nil
            completionHandler?(url ?? data, error)
        }
    }

    /// Returns whether an object of the class can be loaded.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if let object, type(of: object) == aClass { return true }
        return aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Loads an object of a class: the registered object, or one created from the data. Passes an error to the
    /// completion handler if that isn't possible.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let object = object as? any NSItemProviderReading, type(of: object) == aClass {
            completionHandler(object, nil)
            return Progress(totalUnitCount: 1)
        }
        guard
            let type = aClass.readableTypeIdentifiersForItemProvider.first(where: {
                hasItemConformingToTypeIdentifier($0)
            })
        else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns a copy with the same object and data.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.object = object
        copy.loaders = loaders
        copy.suggestedName = suggestedName
        return copy
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text in UTF-8.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Passes the text in UTF-8 to the completion handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Creates a string from text in UTF-8. Throws for other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        guard let string = NSString(string: text) as? Self else { throw CocoaError(.fileReadUnknown) }
        return string
    }
}
