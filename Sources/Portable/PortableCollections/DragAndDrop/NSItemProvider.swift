import Foundation

/// An object that can be handed over as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that objects of the class can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Loads the object's data in the given type, and passes the data or an error to the completion handler. Returns
    /// `nil` if there's no progress to report.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of data of some types.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that objects of the class can be read from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that provides dragged data to a drop target: an object, or data of several types that is loaded on
/// request.
///
/// Foundation doesn't have this class on this platform. Differs from Apple's: data is passed within the process,
/// synchronously and without files.
@preconcurrency @MainActor
open class NSItemProvider: NSObject, @preconcurrency NSCopying {
    /// Makes data of a type, and hands it or an error over.
    private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private var object: (any NSItemProviderWriting)?
    private var loaders: [(type: String, load: Loader)] = []

    /// A provider of nothing, until something is registered.
    public override init() {
        super.init()
    }

    /// A provider of an object, as such and as data of the types that it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Who may see the data.
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

    /// Whether there is data of a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        loaders.contains { $0.type == typeIdentifier }
    }

    /// Adds an object, as such and as data of the types that it can be written as.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProvider.RepresentationVisibility
    ) {
        if self.object == nil { self.object = object }
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            loaders.append((type, { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }))
        }
    }

    /// Adds data of a type, which `loadHandler` makes when it is asked for.
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
        guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// Returns whether an object of the class can be loaded.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if let object, type(of: object) == aClass { return true }
        return aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Hands over an object of a class: the registered one, or one that is made of the data; or an error.
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

    /// A provider of the same.
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

    /// The text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// The text of data in UTF-8; throws for others.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        guard let string = NSString(string: text) as? Self else { throw CocoaError(.fileReadUnknown) }
        return string
    }
}
