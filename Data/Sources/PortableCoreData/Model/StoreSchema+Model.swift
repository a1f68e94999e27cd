import Foundation
import ObjectStore

extension StoreSchema {
    /// Creates the schema of a model.
    init(_ model: NSManagedObjectModel) {
        self.init(model.entities.map { StoreEntity($0) })
    }
}

extension NSManagedObjectModel {
    /// Returns whether a store's file was saved with this model.
    package func isModel(ofFileAt url: URL) throws -> Bool {
        do {
            return try ObjectStore.metadata(of: url).schema?.isCompatible(with: StoreSchema(self)) ?? false
        } catch {
            throw CocoaError.opening(error, url: url)
        }
    }
}

extension StoreEntity {
    fileprivate init(_ entity: NSEntityDescription) {
        let properties = entity.declaredProperties.filter { !$0.isTransient }
        let constraints = entity.uniquenessConstraints.map { $0.compactMap(Self.name) }
        self.init(
            name: entity.name ?? "", renamedFrom: entity.renamingIdentifier, parent: entity.superentity?.name,
            attributes: properties.compactMap { $0 as? NSAttributeDescription }.map { StoreAttribute($0) },
            relationships: properties.compactMap { $0 as? NSRelationshipDescription }.map { StoreRelationship($0) },
            uniqueKeys: constraints, indexes: entity.indexes.map { $0.elements.compactMap(\.propertyName) })
    }

    private static func name(_ constraint: Any) -> String? {
        constraint as? String ?? (constraint as? NSPropertyDescription)?.name
    }
}

extension StoreAttribute {
    fileprivate init(_ attribute: NSAttributeDescription) {
        let type: ValueType =
            switch attribute.attributeType {
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
                .integer
            case .doubleAttributeType, .floatAttributeType, .dateAttributeType: .double
            case .decimalAttributeType: .decimal
            case .stringAttributeType, .UUIDAttributeType, .URIAttributeType: .text
            case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType,
                .compositeAttributeType:
                .data
            }
        let initial = attribute.defaultValue ?? attribute.makesDefault?()
        // Values that change with each start, such as the current date, would make equal schemas differ.
        let isConstant = attribute.makesDefault == nil
        self.init(
            name: attribute.name, renamedFrom: attribute.renamingIdentifier, type: type,
            isOptional: attribute.isOptional,
            defaultValue: isConstant ? Self.storeValue(initial, of: attribute) : .null)
    }

    private static func storeValue(_ value: Any?, of attribute: NSAttributeDescription) -> StoreValue {
        do {
            return try attribute.storeValue(value)
        } catch {
            fatalError("The default value of '\(attribute.name)' can't be saved: \(error)")
        }
    }
}

extension StoreRelationship {
    fileprivate init(_ relationship: NSRelationshipDescription) {
        self.init(
            name: relationship.name, renamedFrom: relationship.renamingIdentifier,
            destination: relationship.destinationEntity?.name ?? "", inverse: relationship.inverseRelationship?.name,
            isToMany: relationship.isToMany, isOrdered: relationship.isOrdered)
    }
}
