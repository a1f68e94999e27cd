import Foundation
import FoundationXML
import XcodeProjects

/// The references in a storyboard or xib, with their lines.
struct InterfaceFile {
    struct Reference: Hashable {
        let name: String
        let line: Int
    }

    /// A segue from one controller to another.
    struct Segue {
        let source: String
        let destination: String
        let kind: String
        let line: Int
        /// A Boolean value that indicates whether the destination is created together with the source, as for embed
        /// segues and the children of container controllers.
        var isImmediate: Bool { kind == "embed" || kind == "relationship" }
    }

    /// A reference to a controller in another storyboard.
    struct StoryboardReference {
        /// The name of the storyboard, or `nil` for the storyboard that contains the reference.
        let storyboard: String?
        /// The identifier of the controller, or `nil` for the initial controller.
        let identifier: String?
        let line: Int
    }

    private(set) var url: URL
    /// The custom classes.
    fileprivate(set) var classes: [Reference] = []
    /// The names of system symbols.
    fileprivate(set) var systemImages: [Reference] = []
    fileprivate(set) var segues: [Segue] = []
    fileprivate(set) var storyboardReferences: [StoryboardReference] = []
    /// The identifiers of all objects.
    fileprivate(set) var objects: Set<String> = []
    /// The storyboard identifiers of the controllers.
    fileprivate(set) var storyboardIdentifiers: Set<String> = []
    fileprivate(set) var hasInitialController = false
    /// The name of the first element.
    fileprivate(set) var root: String?
    /// The line of the first XML error, or `nil` if the file is valid.
    fileprivate(set) var brokenLine: Int?
    /// The reason why the file isn't passed to the parser, or `nil` for most files. The rest of such a file isn't read.
    private(set) var excess: XMLBounds.Violation?

    /// - Complexity: O(*n*) in the size of the file.
    init(contentsOf url: URL) {
        self.url = url
        let data = FileManager.default.contents(atPath: url.path) ?? Data()
        brokenLine = data.firstInvalidUTF8Line
        guard brokenLine == nil else { return }
        excess = XMLBounds.excess(in: data)
        guard excess == nil else { return }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let reader = InterfaceReader(self)
        parser.delegate = reader
        // On Linux, the parser can report success for invalid files.
        let isWhole = parser.parse() && parser.parserError == nil
        self = reader.file
        if !isWhole || root == nil { brokenLine = max(1, parser.lineNumber) }
    }
}

private final class InterfaceReader: NSObject, XMLParserDelegate {
    var file: InterfaceFile
    /// The identifiers of the controllers that contain the current element, or `nil` for other elements.
    private var controllers: [String?] = []

    init(_ file: InterfaceFile) { self.file = file }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let line = parser.lineNumber
        if file.root == nil {
            file.root = name
            file.hasInitialController = attributes["initialViewController"] != nil
        }
        let isController = name.hasSuffix("ontroller") && attributes["sceneMemberID"] == "viewController"
        controllers.append(isController ? attributes["id"] : nil)
        if let id = attributes["id"] { file.objects.insert(id) }
        if let identifier = attributes["storyboardIdentifier"] { file.storyboardIdentifiers.insert(identifier) }
        if let name = attributes["customClass"] { file.classes.append(.init(name: name, line: line)) }
        switch name {
        case "image":
            guard attributes["catalog"] == "system", let name = attributes["name"] else { return }
            file.systemImages.append(.init(name: name, line: line))
        case "segue":
            guard let source = controllers.lazy.compactMap({ $0 }).last, let destination = attributes["destination"]
            else { return }
            file.segues.append(
                .init(source: source, destination: destination, kind: attributes["kind"] ?? "", line: line))
        case "viewControllerPlaceholder":
            file.storyboardReferences.append(
                .init(
                    storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"],
                    line: line))
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        _ = controllers.popLast()
    }
}
