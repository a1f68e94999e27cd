import Foundation
import FoundationXML
@_spi(Collage) import PortablePredicates

/// A reader of the XML that Xcode's data model editor writes.
final class ModelFileReader: NSObject, XMLParserDelegate {
    private let model: NSManagedObjectModel
    private var entities: [String: NSEntityDescription] = [:]
    private var names: [String] = []
    private var parents: [(NSEntityDescription, String)] = []
    private var links: [(NSRelationshipDescription, destination: String, inverse: String?)] = []
    private var current: NSEntityDescription?
    private var properties: [NSPropertyDescription] = []
    private var constraint: [String]?
    private var indexName: String?
    private var indexed: [String: [String]] = [:]
    private var configuration: String?
    private var fetchedProperty: NSFetchedPropertyDescription?
    private var requests: [(name: String, attributes: [String: String])] = []

    init(model: NSManagedObjectModel) {
        self.model = model
    }

    /// Adds the entities to the model, and returns whether the XML describes a model.
    func read(_ data: Data) -> Bool {
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse(), !names.isEmpty else { return false }
        for (entity, parent) in parents {
            guard let parent = entities[parent] else { return false }
            parent.subentities.append(entity)
        }
        for (relationship, destination, inverse) in links {
            guard let destination = entities[destination] else { return false }
            relationship.destinationEntity = destination
            relationship.inverseRelationship = inverse.flatMap { destination.relationshipsByName[$0] }
        }
        model.entities = names.compactMap { entities[$0] }
        for (name, attributes) in requests {
            if let request = request(name, attributes) { model.setFetchRequestTemplate(request, forName: name) }
        }
        return true
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch element {
        case "model":
            if let identifier = attributes["userDefinedModelVersionIdentifier"], !identifier.isEmpty {
                model.versionIdentifiers = [identifier]
            }
        case "entity": beginEntity(attributes)
        case "attribute": properties.append(ModelFileAttribute.description(attributes))
        case "relationship": addRelationship(attributes)
        case "uniquenessConstraint": constraint = []
        case "constraint": if let name = attributes["value"] { constraint?.append(name) }
        case "fetchIndex":
            indexName = attributes["name"]
            indexed[indexName ?? ""] = []
        case "fetchIndexElement":
            if let name = attributes["property"] { indexed[indexName ?? ""]?.append(name) }
        case "configuration": configuration = attributes["name"]
        case "memberEntity":
            if let configuration, let name = attributes["name"] {
                model.configurationEntities[configuration, default: []].append(name)
            }
        case "fetchedProperty":
            fetchedProperty = NSFetchedPropertyDescription()
            fetchedProperty?.name = attributes["name"] ?? ""
        case "fetchRequest":
            if let fetchedProperty {
                fetchedProperty.fetchRequest = request(fetchedProperty.name, attributes)
            } else if let name = attributes["name"] {
                requests.append((name, attributes))
            }
        case "entry": addInformation(attributes)
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        switch element {
        case "entity": endEntity()
        case "uniquenessConstraint":
            if let constraint { current?.uniquenessConstraints.append(constraint) }
            constraint = nil
        case "configuration": configuration = nil
        case "fetchedProperty":
            if let fetchedProperty { properties.append(fetchedProperty) }
            fetchedProperty = nil
        default: break
        }
    }

    // MARK: Entities

    private func beginEntity(_ attributes: [String: String]) {
        guard let name = attributes["name"] else { return }
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = attributes["isAbstract"] == "YES"
        entity.renamingIdentifier = attributes["elementID"]
        entity.versionHashModifier = attributes["versionHashModifier"]
        if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
        current = entity
        entities[name] = entity
        names.append(name)
        properties = []
        indexed = [:]
    }

    private func endEntity() {
        guard let entity = current else { return }
        entity.properties = properties
        entity.indexes = indexed.sorted { $0.key < $1.key }.compactMap { name, keys in
            let elements = keys.compactMap { key in properties.first { $0.name == key } }
                .map { NSFetchIndexElementDescription(property: $0, collationType: .binary) }
            return elements.isEmpty ? nil : NSFetchIndexDescription(name: name, elements: elements)
        }
        current = nil
    }

    private func addRelationship(_ attributes: [String: String]) {
        let relationship = NSRelationshipDescription()
        relationship.name = attributes["name"] ?? ""
        relationship.isOptional = attributes["optional"] == "YES"
        relationship.isTransient = attributes["transient"] == "YES"
        relationship.renamingIdentifier = attributes["elementID"]
        relationship.isOrdered = attributes["ordered"] == "YES"
        let isToMany = attributes["toMany"] == "YES"
        relationship.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
        relationship.maxCount = isToMany ? attributes["maxCount"].flatMap { Int($0) } ?? 0 : 1
        relationship.deleteRule =
            switch attributes["deletionRule"] {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        properties.append(relationship)
        if let destination = attributes["destinationEntity"] {
            links.append((relationship, destination, attributes["inverseName"]))
        }
    }

    private func addInformation(_ attributes: [String: String]) {
        guard let key = attributes["key"] else { return }
        if let property = properties.last, current != nil {
            property.userInfo = (property.userInfo ?? [:]).merging([key: attributes["value"] ?? ""]) { $1 }
        } else {
            current?.userInfo = (current?.userInfo ?? [:]).merging([key: attributes["value"] ?? ""]) { $1 }
        }
    }

    private func request(
        _ name: String, _ attributes: [String: String]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let entity = attributes["entity"] else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
        do {
            request.predicate = try attributes["predicateString"].map { try NSPredicate(readable: $0) }
        } catch {
            NSLog("The predicate of the fetch request '\(name)' can't be read, and the request is left out: \(error)")
            return nil
        }
        request.fetchLimit = attributes["fetchLimit"].flatMap { Int($0) } ?? 0
        return request
    }
}
