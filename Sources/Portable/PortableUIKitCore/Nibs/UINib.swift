import Foundation

/// An interface file of views, read once and made into objects as often as they are wanted.
///
/// Differs from UIKit: files are read as Xcode writes them, `.xib`, not compiled; they are found in the bundles that
/// packages put beside the program too when no bundle is given.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Names an option of `instantiate(withOwner:options:)`.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// An option by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects outside the file that placeholders in it stand for: a dictionary of them by the placeholders'
        /// identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String)
        case data(Data)
    }

    private let source: Source
    private let bundle: Bundle?
    private var read: InterfaceDocument?

    /// The file of a name, without its extension, in a bundle, or in the app's own if `bundleOrNil` is nil. That there
    /// is none is found out when objects are asked for.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name)
        bundle = bundleOrNil
        super.init()
    }

    /// A file that is in memory.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil
        super.init()
    }

    /// Makes the objects of the file anew, connects them with each other and their owner, and calls `awakeFromNib()`.
    ///
    /// Raises if there is no such file, if it can't be read, and for outlets that don't exist.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object that the file calls "File's Owner".
    ///   - optionsOrNil: More objects for the file's placeholders.
    /// - Returns: The outermost objects, without placeholders.
    /// - Complexity: O(*n*) in the size of the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let document = document
        guard !document.isStoryboard else {
            raise("Could not load NIB in bundle: \(document.file) is a storyboard. Make a UIStoryboard of it.")
        }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        var objects: [String: AnyObject] = [:]
        var continued: InterfaceLoader.Objects = []
        for element in document.objects where element.name == "placeholder" {
            guard let id = element.id, let name = element["placeholderIdentifier"] else { continue }
            let object: Any? = name == "IBFilesOwner" ? ownerOrNil : external[name]
            guard let object else { continue }
            objects[id] = object as AnyObject
            continued.append((object as AnyObject, element))
        }
        let loader = InterfaceLoader(document, bundle: bundle, objects: objects)
        loader.continued = continued
        let made = document.objects.filter { $0.name != "placeholder" }.compactMap { loader.make($0) }
        loader.finish()
        return made
    }

    private var document: InterfaceDocument {
        if let read { return read }
        do throws(InterfaceError) {
            let document: InterfaceDocument
            switch source {
            case .data(let data):
                document = try InterfaceDocument(data: data, file: "a nib in memory")
            case .name(let name):
                guard let path = InterfaceFiles.path(named: name, extension: "xib", in: bundle) else {
                    raise(
                        "Could not load NIB in bundle: '\((bundle ?? .main).interfaceName)' with name '\(name)'. Add "
                            + "\(name).xib to the resources of the target, and give UINib that target's Bundle.module.")
                }
                document = try InterfaceFiles.document(atPath: path)
            }
            read = document
            return document
        } catch {
            raise("Could not load NIB. \(error)")
        }
    }

    /// Whether there is a nib of that name.
    static func exists(_ name: String, in bundle: Bundle?) -> Bool {
        InterfaceFiles.path(named: name, extension: "xib", in: bundle) != nil
    }
}
