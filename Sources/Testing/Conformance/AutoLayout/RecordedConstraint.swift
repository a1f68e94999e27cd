import CollageTesting

/// `[item, attribute, relation, item or null, attribute or null, multiplier, constant, priority]`.
struct RecordedConstraint: Decodable {
    private let item: String
    private let attribute: String
    private let relation: String
    private let other: String?
    private let otherAttribute: String?
    private let multiplier: Double
    private let constant: Double
    private let priority: Float

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        item = try values.decode(String.self)
        attribute = try values.decode(String.self)
        relation = try values.decode(String.self)
        other = try values.decodeIfPresent(String.self)
        otherAttribute = try values.decodeIfPresent(String.self)
        multiplier = try values.decode(Double.self)
        constant = try values.decode(Double.self)
        priority = try values.decode(Float.self)
    }

    /// Creates the constraint between the views and guides that the closure returns for their names.
    @MainActor
    func constraint(_ itemNamed: (String) throws -> AnyObject) throws -> NSLayoutConstraint {
        guard let relation = LayoutNames.relations[relation] else { throw SceneProblem("unknown \(relation)") }
        let constraint = NSLayoutConstraint(
            item: try itemNamed(item), attribute: try named(attribute), relatedBy: relation,
            toItem: try other.map(itemNamed), attribute: try otherAttribute.map(named) ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func named(_ name: String) throws -> NSLayoutConstraint.Attribute {
        guard let attribute = LayoutNames.attributes[name] else { throw SceneProblem("unknown attribute \(name)") }
        return attribute
    }
}
