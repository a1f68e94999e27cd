import ObjectStore

/// An object's values, links, and membership in a context at one time.
struct ObjectSnapshot {
    /// The part of a context's objects that an object belongs to.
    enum Membership {
        /// The object isn't in the context: it wasn't inserted, or its deletion was saved.
        case outside
        case inserted
        /// The object is saved. It may have changes.
        case saved
        case deleted
    }

    let object: NSManagedObject
    let membership: Membership
    private let values: AttributeValues
    private let toOne: [String: NSManagedObjectID]
    /// The destinations of the loaded to-many relationships.
    private var links: [String: [NSManagedObjectID]]

    init(_ object: NSManagedObject, in context: NSManagedObjectContext) {
        self.object = object
        membership = context.membership(of: object)
        if membership != .outside { object.fireFault() }
        values = object.state.current
        toOne = object.state.toOne
        links = object.state.links.filter(\.value.isLoaded).mapValues(\.current)
    }

    /// Adds the links of a relationship, which are loaded for it.
    mutating func add(_ key: String) {
        guard links[key] == nil, object.entity.relationshipsByName[key]?.isToMany == true else { return }
        links[key] = object.relatedIdentifiers(key)
    }

    /// Restores the values and links of the object, without changing the objects at the other ends of the links.
    func restoreValues() {
        object.state.current = values
        object.state.toOne = toOne
        for (key, wanted) in links {
            let current = object.relatedIdentifiers(key)
            var changed = object.state.links[key] ?? ToManyLinks()
            let kept = Set(wanted)
            for id in current where !kept.contains(id) { changed.remove(id) }
            let known = Set(current)
            for id in wanted where !known.contains(id) { changed.add(id) }
            if object.entity.relationshipsByName[key]?.isOrdered == true { changed.setOrder(wanted) }
            object.state.links[key] = changed
        }
    }

    /// The keys of the to-many relationships that the snapshot has.
    var linkKeys: [String] { Array(links.keys) }
}
