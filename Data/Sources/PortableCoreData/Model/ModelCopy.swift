import Foundation

/// A copy of a model, whose parts refer to each other.
struct ModelCopy {
    let model = NSManagedObjectModel()
    private var entities: [ObjectIdentifier: NSEntityDescription] = [:]

    init(of original: NSManagedObjectModel) {
        for entity in original.entities { entities[ObjectIdentifier(entity)] = entity.copiedWithoutLinks() }
        for entity in original.entities { connect(entity) }
        model.entities = original.entities.compactMap { entities[ObjectIdentifier($0)] }
        model.versionIdentifiers = original.versionIdentifiers
        model.configurationEntities = original.configurationEntities
        for (name, request) in original.fetchRequestTemplatesByName {
            model.setFetchRequestTemplate(request.duplicate(), forName: name)
        }
    }

    private func connect(_ entity: NSEntityDescription) {
        guard let copy = entities[ObjectIdentifier(entity)] else { return }
        copy.subentities = entity.subentities.compactMap { entities[ObjectIdentifier($0)] }
        for case let relationship as NSRelationshipDescription in entity.declaredProperties {
            guard let destination = relationship.destinationEntity.flatMap({ entities[ObjectIdentifier($0)] }) else {
                continue
            }
            let copied = copy.declaredProperties.first { $0.name == relationship.name } as? NSRelationshipDescription
            copied?.destinationEntity = destination
            copied?.inverseRelationship = (relationship.inverseRelationship?.entity).flatMap { owner in
                entities[ObjectIdentifier(owner)]?.declaredProperties
                    .first { $0.name == relationship.inverseRelationship?.name } as? NSRelationshipDescription
            }
        }
    }
}

extension NSManagedObjectModel: NSCopying {
    /// Returns a model with the same entities, which isn't used by a coordinator and can be changed.
    public func copy(with zone: NSZone? = nil) -> Any { ModelCopy(of: self).model }
}

extension NSEntityDescription: NSCopying {
    /// Returns an entity with the same properties, without a model.
    public func copy(with zone: NSZone? = nil) -> Any { copiedWithoutLinks() }

    /// Returns an entity with copies of the properties that it declares. Relationships have the same destinations.
    fileprivate func copiedWithoutLinks() -> NSEntityDescription {
        let copy = NSEntityDescription()
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.renamingIdentifier = renamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.userInfo = userInfo
        copy.properties = declaredProperties.map { $0.copied() }
        copy.uniquenessConstraints = uniquenessConstraints.map { keys in
            keys.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        }
        copy.indexes = indexes.map { index in
            let elements = index.elements.compactMap { element in
                copy.declaredProperties.first { $0.name == element.propertyName }.map {
                    NSFetchIndexElementDescription(property: $0, collationType: element.collationType)
                }
            }
            return NSFetchIndexDescription(name: index.name, elements: elements)
        }
        return copy
    }
}

extension NSPropertyDescription: NSCopying {
    /// Returns a property with the same values, without an entity.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    fileprivate func copied() -> NSPropertyDescription {
        let copy = emptyCopy()
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.userInfo = userInfo
        copy.renamingIdentifier = renamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.setValidationPredicates(validationPredicates, withValidationWarnings: validationWarnings as? [String])
        return copy
    }

    /// Returns a property of the same class, with the values that are specific to the class.
    private func emptyCopy() -> NSPropertyDescription {
        switch self {
        case let attribute as NSAttributeDescription: return attribute.emptyAttribute()
        case let relationship as NSRelationshipDescription:
            let copy = NSRelationshipDescription()
            copy.destinationEntity = relationship.destinationEntity
            copy.inverseRelationship = relationship.inverseRelationship
            copy.maxCount = relationship.maxCount
            copy.minCount = relationship.minCount
            copy.deleteRule = relationship.deleteRule
            copy.isOrdered = relationship.isOrdered
            return copy
        case let property as NSFetchedPropertyDescription:
            let copy = NSFetchedPropertyDescription()
            copy.fetchRequest = property.fetchRequest?.duplicate()
            return copy
        case let expression as NSExpressionDescription:
            let copy = NSExpressionDescription()
            copy.expression = expression.expression
            copy.expressionResultType = expression.expressionResultType
            return copy
        default: return NSPropertyDescription()
        }
    }
}

extension NSAttributeDescription {
    fileprivate func emptyAttribute() -> NSAttributeDescription {
        let copy: NSAttributeDescription
        switch self {
        case let derived as NSDerivedAttributeDescription:
            let attribute = NSDerivedAttributeDescription()
            attribute.derivationExpression = derived.derivationExpression
            copy = attribute
        case let composite as NSCompositeAttributeDescription:
            let attribute = NSCompositeAttributeDescription()
            attribute.elements = composite.elements.compactMap { $0.copy() as? NSAttributeDescription }
            copy = attribute
        default: copy = NSAttributeDescription()
        }
        copy.attributeType = attributeType
        copy.defaultValue = defaultValue
        copy.attributeValueClassName = attributeValueClassName
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        copy.limits = limits
        copy.codec = codec
        copy.makesDefault = makesDefault
        copy.isLocalized = isLocalized
        return copy
    }
}
