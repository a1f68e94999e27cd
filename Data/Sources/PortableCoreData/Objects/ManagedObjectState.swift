import Foundation
import ObjectStore

/// The values of a managed object, and the saved values.
struct ManagedObjectState {
    var isFault = true
    /// The version of the row, for the detection of changes by others.
    var version: Int64 = 0
    /// The values of attributes as the store has them. A missing value is `nil`.
    var committed: [String: Any] = [:]
    var current: [String: Any] = [:]
    /// The destinations of to-one relationships as the store has them.
    var committedToOne: [String: NSManagedObjectID] = [:]
    var toOne: [String: NSManagedObjectID] = [:]
    var links: [String: ToManyLinks] = [:]
    /// The related objects of an object without a context.
    var loose: [NSManagedObjectID: NSManagedObject] = [:]
    var recorder: KeyRecorder?
    var replacement: NSManagedObject?
    var attachment: AnyObject?
    var changeObserver: (() -> Void)?

    mutating func insertDefaults(of entity: NSEntityDescription) {
        for (name, attribute) in entity.attributesByName {
            if let value = attribute.normalized(attribute.makesDefault?() ?? attribute.defaultValue) {
                current[name] = value
            }
        }
        for (name, relationship) in entity.relationshipsByName where relationship.isToMany {
            links[name] = ToManyLinks(base: [])
        }
    }

    /// Replaces all values with the values of the store.
    mutating func load(_ data: RowData) {
        isFault = false
        version = data.version
        committed = data.attributes
        // Transient values stay.
        current.merge(data.attributes) { $1 }
        for key in current.keys where data.persistentKeys.contains(key) && data.attributes[key] == nil {
            current[key] = nil
        }
        committedToOne = data.toOne
        toOne = data.toOne
    }

    /// Takes over what another context saved, and keeps the changes of this one.
    mutating func merge(_ data: RowData) {
        let changed = Set(changedAttributes)
        let changedOne = Set(changedToOne)
        let before = (current, toOne)
        load(data)
        for key in changed { current[key] = before.0[key] }
        for key in changedOne { toOne[key] = before.1[key] }
    }

    mutating func commit() {
        committed = current
        committedToOne = toOne
        for key in links.keys { links[key]?.commit() }
    }

    /// The attributes whose values differ from the saved values.
    var changedAttributes: [String] {
        Set(current.keys).union(committed.keys).filter { !PlainValues.areEqual(current[$0], committed[$0]) }
    }

    /// The to-one relationships whose destinations differ from the saved ones.
    var changedToOne: [String] {
        Set(toOne.keys).union(committedToOne.keys).filter { toOne[$0] != committedToOne[$0] }
    }

    /// The keys whose values differ from the saved values.
    func changedKeys(of object: NSManagedObject) -> [String] {
        changedAttributes + changedToOne + links.filter(\.value.isChanged).keys
    }

}

/// The values of an object at one time.
struct ObjectValues {
    private let values: [String: Any]
    private let toOne: [String: NSManagedObjectID]
    private let links: [String: ToManyLinks]

    init(_ state: ManagedObjectState) {
        values = state.current
        toOne = state.toOne
        links = state.links
    }

    /// Returns the keys whose values are other ones now.
    func changedKeys(in state: ManagedObjectState) -> Set<String> {
        let attributes = Set(values.keys).union(state.current.keys).filter {
            !PlainValues.areEqual(values[$0], state.current[$0])
        }
        let single = Set(toOne.keys).union(state.toOne.keys).filter { toOne[$0] != state.toOne[$0] }
        let many = state.links.filter { key, now in
            let before = links[key] ?? ToManyLinks(base: now.base)
            return before.added != now.added || before.removed != now.removed || before.order != now.order
        }
        return attributes.union(single).union(many.keys)
    }
}

/// The values that the parent of a context has of an object.
struct RowData {
    var attributes: [String: Any] = [:]
    var toOne: [String: NSManagedObjectID] = [:]
    var version: Int64 = 0
    /// The names of all attributes that are saved.
    var persistentKeys: Set<String> = []
}
