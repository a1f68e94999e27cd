import Foundation
@_spi(Collage) import PortablePredicates

/// The attributes of entities as Xcode's data model editor writes them.
enum ModelFileAttribute {
    static func description(_ attributes: [String: String]) -> NSAttributeDescription {
        let attribute = attributes["derived"] == "YES" ? derived(attributes) : NSAttributeDescription()
        attribute.name = attributes["name"] ?? ""
        attribute.isOptional = attributes["optional"] == "YES"
        attribute.isTransient = attributes["transient"] == "YES"
        attribute.renamingIdentifier = attributes["elementID"]
        attribute.versionHashModifier = attributes["versionHashModifier"]
        attribute.attributeType = types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
        attribute.valueTransformerName = attributes["valueTransformerName"]
        attribute.attributeValueClassName = attributes["customClassName"]
        attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
        attribute.preservesValueInHistoryOnDeletion = attributes["preserveAfterDeletion"] == "YES"
        attribute.defaultValue = defaultValue(attributes, of: attribute.attributeType)
        let isDate = attribute.attributeType == .dateAttributeType
        attribute.limits.minimum = attributes[isDate ? "minDateTimeInterval" : "minValueString"].flatMap { Double($0) }
        attribute.limits.maximum = attributes[isDate ? "maxDateTimeInterval" : "maxValueString"].flatMap { Double($0) }
        attribute.limits.pattern = attributes["regularExpressionString"]
        return attribute
    }

    private static func derived(_ attributes: [String: String]) -> NSAttributeDescription {
        let attribute = NSDerivedAttributeDescription()
        do {
            attribute.derivationExpression = try attributes["derivationExpression"].map {
                try NSExpression(readable: $0)
            }
        } catch {
            NSLog("The expression of the attribute '\(attributes["name"] ?? "")' can't be read: \(error)")
        }
        return attribute
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private static func defaultValue(_ attributes: [String: String], of type: NSAttributeType) -> Any? {
        if type == .dateAttributeType {
            return attributes["defaultDateTimeInterval"].flatMap { Double($0) }
                .map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        guard let text = attributes["defaultValueString"] else { return nil }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .booleanAttributeType: return NSNumber(value: text == "YES")
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }
}
