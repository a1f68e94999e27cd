import Foundation

/// An interface file of views, which is read once and can create its objects repeatedly.
///
/// Differs from UIKit: files are read in Xcode's format, `.xib`, without compiling them. If no bundle is given, files
/// in the bundles of packages next to the program are found, too.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The key of an option of `instantiate(withOwner:options:)`.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects for placeholders in the file: a dictionary with the placeholders' identifiers as keys.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String)
        case data(Data)
    }

    private let source: Source
    private let bundle: Bundle?
    private var read: InterfaceDocument?

    /// Creates a nib with the given name, without its extension, in a bundle. `nil` means the app's bundle. A missing
    /// file is only detected when objects are created.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name)
        bundle = bundleOrNil
        super.init()
    }

    /// Creates a nib from data.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil
        super.init()
    }

    /// Creates a nib without a file, which can't create objects.
    public override convenience init() { self.init(data: Data(), bundle: nil) }

    /// Creates new objects from the file, connects them with each other and their owner, and calls `awakeFromNib()`.
    ///
    /// Raises an exception if the file doesn't exist or can't be read, or if an outlet doesn't exist.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object that the file calls "File's Owner".
    ///   - optionsOrNil: More objects for the file's placeholders.
    /// - Returns: The top-level objects, without placeholders.
    /// - Complexity: O(*n*) in the size of the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let document = document
        guard !document.isStoryboard else {
            raise("Could not load NIB in bundle: \(document.file) is a storyboard. Create a UIStoryboard from it.")
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

    /// Returns whether the nib exists.
    static func exists(_ name: String, in bundle: Bundle?) -> Bool {
        InterfaceFiles.path(named: name, extension: "xib", in: bundle) != nil
    }
}
