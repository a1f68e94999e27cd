import Foundation
@_spi(Collage) import PortablePredicates

/// A description of an attribute whose value is computed from other properties when an object is saved.
///
/// Differs from Core Data: the value of an object changes only with a save of the object itself.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// The expression of the value, such as `canonical:(name)` or `items.@count`.
    open var derivationExpression: NSExpression?
}

/// A description of an attribute that consists of several values. Its value is a dictionary with the names of the
/// elements.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// The attributes of the values.
    open var elements: [NSAttributeDescription] = []

    /// Creates a description without elements.
    public override init() {
        super.init()
        attributeType = .compositeAttributeType
    }
}

/// A description of a property whose value is the result of a fetch.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// The fetch. The variable `$FETCH_SOURCE` of its predicate is the object.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    /// Returns the objects that the fetch selects for an object.
    func objects(of object: NSManagedObject) -> [NSManagedObject] {
        guard let template = fetchRequest, let context = object.managedObjectContext else { return [] }
        let request = NSFetchRequest<NSManagedObject>(entityName: template.entityName ?? "")
        request.predicate = template.predicate?.substituting([
            "FETCH_SOURCE": object, "FETCHED_PROPERTY": self,
        ])
        request.sortDescriptors = template.sortDescriptors
        request.fetchLimit = template.fetchLimit
        do {
            return try context.fetch(request)
        } catch {
            fatalError("The fetched property '\(name)' can't be read: \(error)")
        }
    }
}

extension NSManagedObject {
    /// Computes the values of derived attributes.
    func deriveValues() {
        let derived = entity.derivedAttributes
        if derived.isEmpty { return }
        for attribute in derived {
            let value = attribute.derivationExpression?.expressionValue(with: self, context: nil)
            let normalized = attribute.normalized(value)
            if !PlainValues.areEqual(state.current[attribute.name], normalized) {
                state.current[attribute.name] = normalized
                state.changeObserver?()
            }
        }
    }
}
