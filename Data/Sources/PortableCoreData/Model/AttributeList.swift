import ObjectStore

/// The attributes of an entity in the order of their names. Values of objects are in the same order.
struct AttributeList {
    let names: PropertyNames
    let attributes: [NSAttributeDescription]
    /// The positions of the attributes that are saved.
    let saved: [Int]

    init(_ properties: [NSPropertyDescription]) {
        attributes = properties.compactMap { $0 as? NSAttributeDescription }
        names = PropertyNames(attributes.map(\.name))
        saved = attributes.indices.filter { [attributes] in !attributes[$0].isTransient }
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
