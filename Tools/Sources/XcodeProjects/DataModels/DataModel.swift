import Foundation
import FoundationXML

/// The entities of a data model, with the information that Xcode's generated classes depend on.
package struct DataModel {
    package struct Attribute {
        package let name: String
        /// The type as the editor writes it, such as `Integer 16`.
        package let type: String
        package let isScalar: Bool
        /// The class of a transformable attribute.
        package let customClass: String?
    }

    package struct Relationship {
        package let name: String
        package let destination: String
        package let isToMany: Bool
        package let isOrdered: Bool
    }

    /// The part of an entity's class that Xcode generates.
    package enum Generation: String {
        case manual, category, `class`
    }

    package struct Entity {
        package let name: String
        /// The name of the class without its module, or `nil` for `NSManagedObject`.
        package let className: String?
        package let parent: String?
        package let generation: Generation
        package fileprivate(set) var attributes: [Attribute] = []
        package fileprivate(set) var relationships: [Relationship] = []
    }

    package private(set) var entities: [Entity] = []

    /// The entities for which Xcode generates a class or a part of one.
    package var generatedEntities: [Entity] { entities.filter { $0.generation != .manual && $0.className != nil } }

    /// - Throws: A ``ProjectProblem`` with the line of the first error in the XML.
    package init(contentsOf file: URL) throws(ProjectProblem) {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        func failure(_ line: Int, _ problem: String, _ remedy: String) -> ProjectProblem {
            ProjectProblem(file: file.path, line: line, problem: problem, remedy: remedy)
        }
        let restore = "Restore the file from version control"
        if let line = data.firstInvalidUTF8Line {
            throw failure(line, "this line of the data model isn't UTF-8", restore)
        }
        if let excess = XMLBounds.excess(in: data) { throw failure(excess.line, excess.problem, excess.remedy) }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let reader = Reader()
        parser.delegate = reader
        // On Linux, the parser can report success for invalid files.
        guard parser.parse(), parser.parserError == nil, reader.isModel else {
            throw failure(max(1, parser.lineNumber), "the data model isn't in Xcode's XML format", restore)
        }
        entities = reader.entities
    }

    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var entities: [Entity] = []
        private(set) var isModel = false

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            let name = attributes["name"] ?? ""
            switch element {
            case "model": isModel = true
            case "entity":
                let className = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
                entities.append(
                    Entity(
                        name: name, className: className == "NSManagedObject" ? nil : className,
                        parent: attributes["parentEntity"],
                        generation: attributes["codeGenerationType"].flatMap(Generation.init) ?? .manual))
            case "attribute" where !entities.isEmpty:
                entities[entities.count - 1].attributes.append(
                    Attribute(
                        name: name, type: attributes["attributeType"] ?? "",
                        isScalar: attributes["usesScalarValueType"] == "YES",
                        customClass: attributes["customClassName"]))
            case "relationship" where !entities.isEmpty:
                entities[entities.count - 1].relationships.append(
                    Relationship(
                        name: name, destination: attributes["destinationEntity"] ?? "",
                        isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES"))
            default: break
            }
        }
    }
}
