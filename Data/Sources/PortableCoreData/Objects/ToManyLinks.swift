/// The links of an object's to-many relationship: the saved links, and the changes since the last save.
///
/// Changes don't require that the links of the store are loaded, so that setting an inverse doesn't read them.
struct ToManyLinks {
    /// The links when they were loaded, or `nil` if they aren't loaded.
    private(set) var base: [NSManagedObjectID]?
    private(set) var added: [NSManagedObjectID] = []
    private(set) var removed: Set<NSManagedObjectID> = []
    /// All links in order, if the order was changed or set.
    private(set) var order: [NSManagedObjectID]?

    init(base: [NSManagedObjectID]? = nil) {
        self.base = base
    }

    var isLoaded: Bool { base != nil }
    var isChanged: Bool { !added.isEmpty || !removed.isEmpty || order != nil }

    /// The links with all changes. The links of the store must be loaded.
    var current: [NSManagedObjectID] {
        if let order { return order }
        let kept = (base ?? []).filter { !removed.contains($0) }
        return kept + added
    }

    mutating func load(_ links: [NSManagedObjectID]) {
        base = links
        let known = Set(links)
        // Other contexts may have saved the same changes.
        added.removeAll { known.contains($0) }
        removed.formIntersection(known)
        if let order {
            let kept = order.filter { known.contains($0) || added.contains($0) }
            let missing = links.filter { !removed.contains($0) && !kept.contains($0) }
            self.order = kept + missing
        }
    }

    mutating func add(_ id: NSManagedObjectID) {
        order?.append(id)
        if removed.remove(id) != nil { return }
        if base?.contains(id) == true || added.contains(id) { return }
        added.append(id)
    }

    mutating func remove(_ id: NSManagedObjectID) {
        order?.removeAll { $0 == id }
        if let index = added.firstIndex(of: id) {
            added.remove(at: index)
        } else {
            removed.insert(id)
        }
    }

    mutating func setOrder(_ ids: [NSManagedObjectID]) { order = ids == base && !isEdited ? nil : ids }

    private var isEdited: Bool { !added.isEmpty || !removed.isEmpty }

    /// Makes the current links the saved links.
    mutating func commit() {
        if base != nil {
            self = ToManyLinks(base: current)
        } else {
            self = ToManyLinks()
        }
    }
}
