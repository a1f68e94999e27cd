import XcodeProjects

/// The classes that Xcode generates from a data model.
///
/// The declarations are like Xcode's, except that accessors call the object's methods by key instead of being
/// implemented by Core Data.
struct ManagedObjectSource {
    let model: DataModel
    /// A Boolean value that indicates whether declarations of the module are isolated to the main actor by default, which
    /// managed objects aren't.
    let isOnMainActor: Bool

    /// The source file, or `nil` if there are no classes to generate.
    var text: String? {
        let entities = model.generatedEntities
        guard !entities.isEmpty else { return nil }
        return "import Foundation\nimport CoreData\n" + entities.map(text).joined()
    }

    private var isolation: String { isOnMainActor ? "nonisolated " : "" }

    private func text(_ entity: DataModel.Entity) -> String {
        let name = entity.className ?? ""
        var parts: [String] = []
        if entity.generation == .class {
            let superclass = entity.parent.map(className) ?? "NSManagedObject"
            parts.append("\(isolation)public class \(name): \(superclass) {}")
        }
        let members = (entity.attributes.map(property) + entity.relationships.map(property)).joined(separator: "\n")
        parts.append(
            """
            \(isolation)extension \(name) {
                public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }

            \(members)
            }
            """)
        parts += entity.relationships.filter(\.isToMany).map { accessors(of: $0, in: name) }
        // A subclass inherits the conformance.
        if entity.parent == nil { parts.append("extension \(name): Identifiable {}") }
        return parts.map { "\n\($0)\n" }.joined()
    }

    /// Returns the name of an entity's class.
    private func className(of entity: String) -> String {
        model.entities.first { $0.name == entity }?.className ?? "NSManagedObject"
    }

    // MARK: Properties

    private func property(_ attribute: DataModel.Attribute) -> String {
        property(attribute.name, Self.type(of: attribute))
    }

    private func property(_ relationship: DataModel.Relationship) -> String {
        let type =
            relationship.isToMany
            ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : className(of: relationship.destination)
        return property(relationship.name, type + "?")
    }

    private func property(_ name: String, _ type: String) -> String {
        """
            public var `\(name)`: \(type) {
                get { managedValue(forKey: "\(name)") }
                set { setManagedValue(newValue, forKey: "\(name)") }
            }
        """
    }

    private static func type(of attribute: DataModel.Attribute) -> String {
        if attribute.isScalar, let type = scalars[attribute.type] { return type }
        return switch attribute.type {
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": "NSNumber?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Date": "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        default: "\(attribute.customClass ?? "NSObject")?"
        }
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool", "Date": "TimeInterval",
    ]

    // MARK: Accessors of relationships

    private func accessors(of relationship: DataModel.Relationship, in owner: String) -> String {
        let key = "forKey: \"\(relationship.name)\""
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let object = className(of: relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var methods: [String] = []
        if relationship.isOrdered {
            for (value, index) in [(object, "at idx: Int"), ("[\(object)]", "at indexes: NSIndexSet")] {
                let indexes = index.split(separator: " ")[1].dropLast()
                methods += [
                    "insertInto\(name)(_ value: \(value), \(index)) { insertManagedObjects(value, at: \(indexes), \(key)) }",
                    "removeFrom\(name)(\(index)) { removeManagedObjects(at: \(indexes), \(key)) }",
                    "replace\(name)(\(index), with value: \(value)) "
                        + "{ replaceManagedObjects(at: \(indexes), with: value, \(key)) }",
                ]
            }
        }
        for value in [object, set] {
            methods += [
                "addTo\(name)(_ value: \(value)) { addManagedObjects(value, \(key)) }",
                "removeFrom\(name)(_ value: \(value)) { removeManagedObjects(value, \(key)) }",
            ]
        }
        let lines = methods.map { "    public func \($0)" }.joined(separator: "\n")
        return "\(isolation)extension \(owner) {\n\(lines)\n}"
    }
}
