import Foundation

extension NSManagedObject {
    /// Checks whether the object can be inserted.
    /// - Throws: An error with a code such as `NSValidationMissingMandatoryPropertyError`.
    func validate() throws {
        if areAttributesValid(), !entity.relationshipList.contains(where: { !problems($0).isEmpty }) { return }
        try Self.throwProblems(entity.orderedProperties.flatMap(problems))
    }

    /// Checks whether the object can be deleted.
    func validateDeletion() throws {
        var problems: [NSError] = []
        for (name, relationship) in entity.relationshipsByName where relationship.deleteRule == .denyDeleteRule {
            if related(name).contains(where: { !$0.isDeleted }) {
                problems.append(
                    CocoaError.validation(
                        .validationRelationshipDeniedDelete, name, value: value(forKey: name), of: self))
            }
        }
        try Self.throwProblems(problems)
    }

    /// Returns whether all attributes have valid values. It's fast, because most values are valid.
    private func areAttributesValid() -> Bool {
        let list = entity.attributeList
        let current = state.current
        guard current.names === list.names else { return false }
        return list.validity.indices.allSatisfy { position in
            guard case .unlimited(let isOptional) = list.validity[position] else {
                return problems(list.attributes[position]).isEmpty
            }
            guard let value = current.raw[position] else { return isOptional }
            return value.isOf(list.kinds[position]) || problems(list.attributes[position]).isEmpty
        }
    }

    private func problems(_ property: NSPropertyDescription) -> [NSError] {
        if let attribute = property as? NSAttributeDescription {
            // Classes can compute transient values.
            let value =
                attribute.isTransient
                ? attribute.normalized(value(forKey: attribute.name)) : state.current[attribute.name]
            return attribute.problems(with: value, of: self)
        }
        return (property as? NSRelationshipDescription).map(relationshipProblems) ?? []
    }

    private static func throwProblems(_ problems: [NSError]) throws {
        if problems.count > 1 { throw CocoaError.multipleValidationErrors(problems) }
        if let problem = problems.first { throw problem }
    }

    private func relationshipProblems(_ relationship: NSRelationshipDescription) -> [NSError] {
        let name = relationship.name
        if !relationship.isToMany {
            guard !relationship.isOptional, state.toOne[name] == nil else { return [] }
            return [CocoaError.validation(.validationMissingMandatoryProperty, name, value: nil, of: self)]
        }
        // Links that aren't loaded didn't change here, and were valid when they were saved.
        guard let links = state.links[name], links.isLoaded else { return [] }
        let count = links.current.count
        if relationship.isOptional, count == 0 { return [] }
        let minimum = relationship.isOptional ? relationship.minCount : max(relationship.minCount, 1)
        if count < minimum {
            return [CocoaError.validation(.validationRelationshipLacksMinimumCount, name, value: count, of: self)]
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return [CocoaError.validation(.validationRelationshipExceedsMaximumCount, name, value: count, of: self)]
        }
        return []
    }
}

extension NSAttributeDescription {
    fileprivate func problems(with value: Any?, of object: NSManagedObject) -> [NSError] {
        func problem(_ code: CocoaError.Code) -> [NSError] {
            [CocoaError.validation(code, name, value: value, of: object)]
        }
        guard let value else { return isOptional || isTransient ? [] : problem(.validationMissingMandatoryProperty) }
        var found: [NSError] = []
        switch value {
        case let text as String:
            if let minimum = limits.minimum, Double(text.count) < minimum {
                found += problem(.validationStringTooShort)
            }
            if let maximum = limits.maximum, Double(text.count) > maximum { found += problem(.validationStringTooLong) }
            if let pattern = limits.pattern, !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) {
                found += problem(.validationStringPatternMatching)
            }
        case let number as NSNumber:
            if let minimum = limits.minimum, number.doubleValue < minimum {
                found += problem(.validationNumberTooSmall)
            }
            if let maximum = limits.maximum, number.doubleValue > maximum {
                found += problem(.validationNumberTooLarge)
            }
            if !fits(number) { found += problem(.validationNumberTooLarge) }
        case let date as Date:
            let seconds = date.timeIntervalSinceReferenceDate
            if let minimum = limits.minimum, seconds < minimum { found += problem(.validationDateTooSoon) }
            if let maximum = limits.maximum, seconds > maximum { found += problem(.validationDateTooLate) }
        default: break
        }
        if !hasRightType(value) { found += problem(.managedObjectValidation) }
        for (index, predicate) in validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = validationWarnings.indices.contains(index) ? validationWarnings[index] as? String : nil
            found.append(
                CocoaError.validation(
                    .managedObjectValidation, name, value: value, of: object, predicate: predicate, warning: warning))
        }
        return found
    }

    private func fits(_ number: NSNumber) -> Bool {
        switch attributeType {
        case .integer16AttributeType: Int16(exactly: number.int64Value) != nil
        case .integer32AttributeType: Int32(exactly: number.int64Value) != nil
        default: true
        }
    }

    /// A Boolean value that indicates whether each value of the right type is valid.
    var isUnlimited: Bool {
        if isTransient || limits.minimum != nil || limits.maximum != nil || limits.pattern != nil { return false }
        return validationPredicates.isEmpty && attributeType != .integer16AttributeType
            && attributeType != .integer32AttributeType
    }

    fileprivate func hasRightType(_ value: Any) -> Bool {
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
            .doubleAttributeType, .floatAttributeType, .decimalAttributeType:
            value is NSNumber
        case .stringAttributeType: value is String
        case .dateAttributeType: value is Date
        case .binaryDataAttributeType: value is Data
        case .UUIDAttributeType: value is UUID
        case .URIAttributeType: value is URL
        default: true
        }
    }
}
