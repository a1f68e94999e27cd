import Foundation
import PortableCoreData

/// The description of a schema's entities for Core Data.
struct ManagedModel {
    let model = NSManagedObjectModel()

    init(_ schema: Schema) {
        ModelObject.registerClass()
        var entities: [ObjectIdentifier: NSEntityDescription] = [:]
        for type in schema.models {
            let entity = NSEntityDescription()
            entity.name = String(describing: type)
            entity.managedObjectClassName = String(reflecting: ModelObject.self)
            entities[ObjectIdentifier(type)] = entity
        }
        for type in schema.models {
            guard let superModel = type._$superModel, let entity = entities[ObjectIdentifier(type)] else { continue }
            entities[ObjectIdentifier(superModel)]?.subentities.append(entity)
        }
        for type in schema.models.sorted(by: { Self.depth(of: $0) < Self.depth(of: $1) }) {
            Self.describe(type, entities)
        }
        for type in schema.models { Self.connect(type, entities, schema) }
        model.entities = schema.models.compactMap { entities[ObjectIdentifier($0)] }
        model.versionIdentifiers = ["\(schema.version)"]
    }

    /// The number of superclasses of a model that are models.
    private static func depth(of type: any PersistentModel.Type) -> Int {
        type._$superModel.map { depth(of: $0) + 1 } ?? 0
    }

    private static func describe(_ type: any PersistentModel.Type, _ entities: [ObjectIdentifier: NSEntityDescription])
    {
        guard let entity = entities[ObjectIdentifier(type)] else { return }
        entity.properties = type.schemaMetadata.map { metadata -> NSPropertyDescription in
            switch metadata.kind.storage {
            case .attribute(let storage): attribute(metadata, storage)
            case .toOne(let destination):
                relationship(metadata, isToMany: false, entities[ObjectIdentifier(destination)])
            case .toMany(let destination):
                relationship(metadata, isToMany: true, entities[ObjectIdentifier(destination)])
            }
        }
        let unique = type.schemaMetadata.filter {
            ($0.property as? Schema.Attribute)?.options.contains(.unique) ?? false
        }
        entity.uniquenessConstraints = unique.map { [$0.name] } + names(type.uniquenessConstraints, of: type)
        entity.indexes = names(type.indexedKeyPaths, of: type).map { names in
            let elements = names.compactMap { name in entity.propertiesByName[name] }
                .map { NSFetchIndexElementDescription(property: $0, collationType: .binary) }
            return NSFetchIndexDescription(name: names.joined(separator: "_"), elements: elements)
        }
    }

    private static func names(_ groups: [[AnyKeyPath]], of type: any PersistentModel.Type) -> [[String]] {
        groups.map { $0.compactMap { type.propertyName(of: $0) } }
    }

    private static func attribute(
        _ metadata: Schema.PropertyMetadata, _ storage: NSAttributeType
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        let description = metadata.property as? Schema.Attribute
        attribute.name = metadata.name
        attribute.attributeType = storage
        attribute.isOptional = metadata.kind.isOptional
        attribute.renamingIdentifier = description?.originalName
        attribute.versionHashModifier = description?.hashModifier
        attribute.isTransient = description?.options.contains(.ephemeral) ?? false
        attribute.preservesValueInHistoryOnDeletion =
            description?.options.contains(.preserveValueOnDeletion) ?? false
        attribute.isLocalized = storage == .stringAttributeType
        // Models set the values of new objects. This value is for existing objects in a migration.
        attribute.defaultValue = metadata.makesDefault.flatMap { ModelValues.encode($0()) }
        if storage == .transformableAttributeType {
            attribute.codec = ModelCodec.codec(for: metadata.kind.type)
            let prefix = "transformable:"
            if let option = description?.options.first(where: { $0.name.hasPrefix(prefix) }) {
                attribute.valueTransformerName = String(option.name.dropFirst(prefix.count))
                attribute.codec = nil
            }
        }
        // A default such as the current date would make the schema differ with each start.
        if [.dateAttributeType, .UUIDAttributeType].contains(storage), attribute.defaultValue != nil {
            attribute.makesDefault = { metadata.makesDefault.flatMap { ModelValues.encode($0()) } }
        }
        return attribute
    }

    private static func relationship(
        _ metadata: Schema.PropertyMetadata, isToMany: Bool, _ destination: NSEntityDescription?
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        let description = metadata.property as? Schema.Relationship
        relationship.name = metadata.name
        relationship.destinationEntity = destination
        relationship.isOptional = metadata.kind.isOptional || isToMany
        relationship.renamingIdentifier = description?.originalName
        relationship.minCount = description?.minimum ?? 0
        relationship.maxCount = isToMany ? description?.maximum ?? 0 : 1
        relationship.deleteRule =
            switch description?.deleteRule ?? .nullify {
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            }
        return relationship
    }

    /// Connects relationships with their inverses: the declared ones, and the only pair between two models.
    private static func connect(
        _ type: any PersistentModel.Type, _ entities: [ObjectIdentifier: NSEntityDescription], _ schema: Schema
    ) {
        guard let entity = entities[ObjectIdentifier(type)] else { return }
        for metadata in type.schemaMetadata {
            guard let destination = metadata.kind.destination, let other = entities[ObjectIdentifier(destination)],
                let relationship = entity.relationshipsByName[metadata.name], relationship.inverseRelationship == nil
            else { continue }
            let declared = (metadata.property as? Schema.Relationship)?.inverse
            var name = declared.flatMap { destination.propertyName(of: $0) }
            if declared == nil {
                func links(_ from: any PersistentModel.Type, _ to: any PersistentModel.Type) -> [Schema
                    .PropertyMetadata]
                {
                    from.schemaMetadata.filter { $0.kind.destination.map { $0 == to } ?? false }
                }
                let back = links(destination, type)
                let explicit = back.first {
                    ($0.property as? Schema.Relationship)?.inverse.flatMap { type.propertyName(of: $0) }
                        == metadata.name
                }
                let isOnlyPair = type != destination && back.count == 1 && links(type, destination).count == 1
                let isFree = (back.first?.property as? Schema.Relationship)?.inverse == nil
                name = explicit?.name ?? (isOnlyPair && isFree ? back.first?.name : nil)
            }
            guard let name, let inverse = other.relationshipsByName[name] else { continue }
            relationship.inverseRelationship = inverse
            inverse.inverseRelationship = relationship
        }
    }
}

/// The conversion of `Codable` values to data.
enum ModelCodec {
    static func codec(for type: Any.Type) -> AttributeCodec? {
        guard let type = type as? any Codable.Type else { return nil }
        return make(type)
    }

    /// A value in an array, because JSON of old versions has no other values at its root.
    private static func make<Value: Codable>(_ type: Value.Type) -> AttributeCodec {
        AttributeCodec(
            encode: { value in
                guard let value = value as? Value else { throw CocoaError(.coderInvalidValue) }
                // Equal values are equal data, even in another process.
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return try encoder.encode([value])
            },
            decode: { data in
                guard let value = try JSONDecoder().decode([Value].self, from: data).first else {
                    throw CocoaError(.coderReadCorrupt)
                }
                return value
            })
    }
}
