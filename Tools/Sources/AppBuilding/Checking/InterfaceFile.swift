import Foundation
import FoundationXML
import XcodeProjects

/// What a storyboard or xib refers to, with the lines where it does.
struct InterfaceFile {
    struct Reference: Hashable {
        let name: String
        let line: Int
    }

    /// A way from one controller to another.
    struct Segue {
        let source: String
        let destination: String
        let kind: String
        let line: Int
        /// Whether the destination is made with the source: what is embedded, and the controllers of containers.
        var isImmediate: Bool { kind == "embed" || kind == "relationship" }
    }

    /// A controller of another storyboard.
    struct StoryboardReference {
        /// The name of the storyboard; nil for the one that the reference stands in.
        let storyboard: String?
        /// Which controller it is; nil for the initial one.
        let identifier: String?
        let line: Int
    }

    private(set) var url: URL
    /// The classes that it names beside UIKit's own elements.
    fileprivate(set) var classes: [Reference] = []
    /// The system's symbols that it names.
    fileprivate(set) var systemImages: [Reference] = []
    fileprivate(set) var segues: [Segue] = []
    fileprivate(set) var storyboardReferences: [StoryboardReference] = []
    /// The identifiers of all its objects.
    fileprivate(set) var objects: Set<String> = []
    /// What code calls its controllers.
    fileprivate(set) var storyboardIdentifiers: Set<String> = []
    fileprivate(set) var hasInitialController = false
    /// The first element's name.
    fileprivate(set) var root: String?
    /// Where the XML stops being XML; nil if all of it is.
    fileprivate(set) var brokenLine: Int?
    /// What no parser is given; nil for most files. The rest of them isn't read.
    private(set) var excess: XMLBounds.Excess?

    /// - Complexity: O(*n*) in the size of the file.
    init(contentsOf url: URL) {
        self.url = url
        let data = FileManager.default.contents(atPath: url.path) ?? Data()
        brokenLine = data.firstLineThatIsNoUTF8
        guard brokenLine == nil else { return }
        excess = XMLBounds.excess(in: data)
        guard excess == nil else { return }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let reader = InterfaceReader(self)
        parser.delegate = reader
        // On Linux it says of broken files, too, that all went well.
        let isWhole = parser.parse() && parser.parserError == nil
        self = reader.file
        if !isWhole || root == nil { brokenLine = max(1, parser.lineNumber) }
    }
}

private final class InterfaceReader: NSObject, XMLParserDelegate {
    var file: InterfaceFile
    /// The controllers around the element that is read, by their identifiers; nil for other elements.
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
