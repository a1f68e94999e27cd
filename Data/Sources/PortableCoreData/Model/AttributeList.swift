import ObjectStore

/// The attributes of an entity in the order of their names. Values of objects are in the same order.
final class AttributeList {
    /// The values of an attribute that are valid.
    enum Validity {
        /// Every value of the attribute's kind.
        case unlimited(isOptional: Bool)
        /// The attribute determines whether a value is valid.
        case limited
    }

    let names: PropertyNames
    let attributes: [NSAttributeDescription]
    /// The positions of the attributes that are saved.
    let saved: [Int]
    /// The saved attributes whose values the history preserves for deleted objects.
    let preserved: [NSAttributeDescription]
    /// The kinds of the attributes' values.
    let kinds: [AttributeValue.Kind]
    /// The values of the attributes that are valid.
    let validity: [Validity]
    /// The positions of the attributes whose initial value is computed for each object.
    private let computed: [Int]
    /// A collection without values.
    let empty: AttributeValues
    /// The values of new objects, without computed ones.
    private let defaults: AttributeValues

    init(_ properties: [NSPropertyDescription]) {
        let attributes = properties.compactMap { $0 as? NSAttributeDescription }
        self.attributes = attributes
        names = PropertyNames(attributes.map(\.name))
        saved = attributes.indices.filter { !attributes[$0].isTransient }
        preserved = attributes.filter { $0.preservesValueInHistoryOnDeletion && !$0.isTransient }
        kinds = attributes.map { AttributeValue.Kind($0.attributeType) }
        validity = attributes.map { $0.isUnlimited ? .unlimited(isOptional: $0.isOptional) : .limited }
        computed = attributes.indices.filter { attributes[$0].makesDefault != nil }
        empty = AttributeValues(names, kinds)
        var values = empty
        for (position, attribute) in attributes.enumerated() where attribute.makesDefault == nil {
            values.raw[position] = attribute.attributeValue(attribute.defaultValue, kinds[position])
        }
        defaults = values
    }

    /// Returns the values of a new object.
    func initialValues() -> AttributeValues {
        if computed.isEmpty { return defaults }
        var values = defaults
        for position in computed {
            let attribute = attributes[position]
            values.raw[position] = attribute.attributeValue(
                attribute.makesDefault?() ?? attribute.defaultValue, kinds[position])
        }
        return values
    }
}

/// The properties of an entity that have a column, in the order of their names.
struct StoredProperties {
    enum Property {
        /// An attribute, and its position among all attributes.
        case attribute(NSAttributeDescription, position: Int)
        case toOne(NSRelationshipDescription)
    }

    let names: PropertyNames
    let properties: [Property]

    init(_ all: [NSPropertyDescription], _ attributes: AttributeList) {
        var names: [String] = []
        properties = all.compactMap { property in
            if let attribute = property as? NSAttributeDescription {
                if attribute.isTransient { return nil }
                names.append(attribute.name)
                return attributes.names.position(of: attribute.name).map { .attribute(attribute, position: $0) }
            }
            guard let relationship = property as? NSRelationshipDescription, !relationship.isToMany else { return nil }
            names.append(relationship.name)
            return .toOne(relationship)
        }
        self.names = PropertyNames(names)
    }
}
