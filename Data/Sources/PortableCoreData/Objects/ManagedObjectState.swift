import Foundation
import ObjectStore

/// The values of a managed object, and the saved values.
struct ManagedObjectState {
    var isFault = true
    /// The version of the row, for detecting changes by other contexts.
    var version: Int64 = 0
    /// The values of attributes in the store. A missing value is `nil`.
    var committed = AttributeValues()
    var current = AttributeValues()
    /// The destinations of to-one relationships in the store.
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
        current = entity.attributeList.initialValues()
        committed = entity.attributeList.empty
        for name in entity.toManyNames { links[name] = ToManyLinks(base: []) }
    }

    /// Replaces all values with the values of the store.
    mutating func load(_ data: RowData) {
        isFault = false
        version = data.version
        committed = data.attributes
        // Transient values stay.
        if current.names === data.attributes.names {
            for position in data.saved { current.raw[position] = data.attributes.raw[position] }
        } else {
            let saved = Set(data.saved.map { data.attributes.names.names[$0] })
            let before = current
            current = data.attributes
            for name in before.keys where !saved.contains(name) { current.raw[name] = before.raw[name] }
        }
        committedToOne = data.toOne
        toOne = data.toOne
    }

    /// Merges the values that another context saved, and keeps the changes of this context.
    mutating func merge(_ data: RowData) {
        let changed = Set(changedAttributes)
        let changedOne = Set(changedToOne)
        let before = (current, toOne)
        load(data)
        for key in changed { current.raw[key] = before.0.raw[key] }
        for key in changedOne { toOne[key] = before.1[key] }
    }

    mutating func commit() {
        committed = current
        committedToOne = toOne
        for key in links.keys { links[key]?.commit() }
    }

    /// The attributes whose values differ from the saved values.
    var changedAttributes: [String] {
        current.changedNames(since: committed)
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
    private let values: AttributeValues
    private let toOne: [String: NSManagedObjectID]
    private let links: [String: ToManyLinks]

    init(_ state: ManagedObjectState) {
        values = state.current
        toOne = state.toOne
        links = state.links
    }

    /// Returns the keys whose values have changed since then.
    func changedKeys(in state: ManagedObjectState) -> Set<String> {
        let attributes = Set(state.current.changedNames(since: values))
        let single = Set(toOne.keys).union(state.toOne.keys).filter { toOne[$0] != state.toOne[$0] }
        let many = state.links.filter { key, now in
            let before = links[key] ?? ToManyLinks(base: now.base)
            return before.added != now.added || before.removed != now.removed || before.order != now.order
        }
        return attributes.union(single).union(many.keys)
    }
}

/// The values of an object in the parent of its context.
struct RowData {
    /// The values of attributes that are saved.
    var attributes: AttributeValues
    /// The positions of the attributes that are saved.
    let saved: [Int]
    var toOne: [String: NSManagedObjectID] = [:]
    var version: Int64 = 0

    init(of entity: NSEntityDescription) {
        let list = entity.attributeList
        attributes = list.empty
        saved = list.saved
    }
}
