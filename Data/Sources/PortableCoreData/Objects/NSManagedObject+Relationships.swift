import Foundation

extension NSManagedObject {
    /// Returns the objects of a relationship.
    func related(_ key: String) -> [NSManagedObject] {
        relatedIdentifiers(key).compactMap(object(with:))
    }

    private func object(with id: NSManagedObjectID) -> NSManagedObject? {
        if let object = state.loose[id] { return object }
        guard let context = managedObjectContext else { return nil }
        // A deleted object stays related until the deletion is saved, but isn't related for other objects.
        return context.object(with: id)
    }

    /// Returns the identifiers of the objects of a relationship.
    func relatedIdentifiers(_ key: String) -> [NSManagedObjectID] {
        fireFault()
        guard let relationship = entity.relationshipsByName[key] else { return [] }
        if !relationship.isToMany { return state.toOne[key].map { [$0] } ?? [] }
        loadLinks(key)
        return state.links[key]?.current ?? []
    }

    private func loadLinks(_ key: String) {
        var links = state.links[key] ?? ToManyLinks()
        if links.isLoaded { return }
        links.load(managedObjectContext?.links(of: self, key) ?? [])
        state.links[key] = links
    }

    // MARK: Changes

    /// Replaces the objects of a relationship, and updates the inverse relationships.
    func setRelated(_ objects: [NSManagedObject], for relationship: NSRelationshipDescription) {
        let key = relationship.name
        let before = related(key)
        if before.map(ObjectIdentifier.init) == objects.map(ObjectIdentifier.init) { return }
        if !relationship.isToMany {
            willChangeValue(forKey: key)
            if let old = before.first { old.dropInverse(of: relationship, to: self) }
            assign(objects.first, relationship)
            didChangeValue(forKey: key)
            return
        }
        let kept = Set(objects)
        for object in before where !kept.contains(object) { unlink(object, forKey: key) }
        let known = Set(before)
        for object in objects where !known.contains(object) { link(object, forKey: key) }
        if relationship.isOrdered { setOrder(objects.map(\.objectID), key) }
    }

    /// Sets the destination of a to-one relationship, and the inverse of the new destination.
    private func assign(_ object: NSManagedObject?, _ relationship: NSRelationshipDescription) {
        fireFault()
        state.toOne[relationship.name] = object?.objectID
        guard let object else { return }
        keepLoose(object)
        guard let inverse = relationship.inverseRelationship else { return }
        object.fireFault()
        if inverse.isToMany {
            object.willChangeValue(forKey: inverse.name)
            object.state.links[inverse.name, default: ToManyLinks()].add(objectID)
        } else {
            // The destination's previous partner loses its link.
            if let other = object.related(inverse.name).first, other !== self {
                other.willChangeValue(forKey: relationship.name)
                other.state.toOne[relationship.name] = nil
                other.didChangeValue(forKey: relationship.name)
            }
            object.willChangeValue(forKey: inverse.name)
            object.state.toOne[inverse.name] = objectID
        }
        object.keepLoose(self)
        object.didChangeValue(forKey: inverse.name)
    }

    /// Removes the link back from an object whose link from this object is removed.
    private func dropInverse(of relationship: NSRelationshipDescription, to object: NSManagedObject) {
        guard let inverse = relationship.inverseRelationship else { return }
        fireFault()
        willChangeValue(forKey: inverse.name)
        if inverse.isToMany {
            state.links[inverse.name, default: ToManyLinks()].remove(object.objectID)
        } else if state.toOne[inverse.name] == object.objectID {
            state.toOne[inverse.name] = nil
        }
        didChangeValue(forKey: inverse.name)
    }

    /// Adds an object to a to-many relationship.
    func link(_ object: NSManagedObject, forKey key: String) {
        guard let relationship = entity.relationshipsByName[key] else { return }
        if relatedIdentifiers(key).contains(object.objectID) { return }
        willChangeValue(forKey: key)
        if let inverse = relationship.inverseRelationship, !inverse.isToMany {
            // Setting the other side adds the object here.
            object.setRelated([self], for: inverse)
        } else {
            state.links[key, default: ToManyLinks()].add(object.objectID)
            keepLoose(object)
            if let inverse = relationship.inverseRelationship {
                object.fireFault()
                object.willChangeValue(forKey: inverse.name)
                object.state.links[inverse.name, default: ToManyLinks()].add(objectID)
                object.keepLoose(self)
                object.didChangeValue(forKey: inverse.name)
            }
        }
        didChangeValue(forKey: key)
    }

    /// Removes an object from a to-many relationship.
    func unlink(_ object: NSManagedObject, forKey key: String) {
        guard let relationship = entity.relationshipsByName[key] else { return }
        guard relatedIdentifiers(key).contains(object.objectID) else { return }
        willChangeValue(forKey: key)
        state.links[key, default: ToManyLinks()].remove(object.objectID)
        if let inverse = relationship.inverseRelationship {
            object.fireFault()
            object.willChangeValue(forKey: inverse.name)
            if inverse.isToMany {
                object.state.links[inverse.name, default: ToManyLinks()].remove(objectID)
            } else {
                object.state.toOne[inverse.name] = nil
            }
            object.didChangeValue(forKey: inverse.name)
        }
        didChangeValue(forKey: key)
    }

    /// Sets the order of the objects of an ordered relationship.
    func setOrder(_ ids: [NSManagedObjectID], _ key: String) {
        guard relatedIdentifiers(key) != ids else { return }
        willChangeValue(forKey: key)
        state.links[key]?.setOrder(ids)
        didChangeValue(forKey: key)
    }

    private func keepLoose(_ object: NSManagedObject) {
        if managedObjectContext == nil || object.managedObjectContext == nil { state.loose[object.objectID] = object }
    }

    /// Removes the links of a deleted object from objects that remain.
    func dropAllLinks() {
        for relationship in entity.relationshipsByName.values where relationship.inverseRelationship != nil {
            // Objects of a cascade are deleted as well, and the context doesn't contain unsaved objects anymore. If the
            // deletion of an object is denied, the object keeps its links, because the save fails.
            if relationship.deleteRule != .nullifyDeleteRule { continue }
            for object in related(relationship.name) where !object.isDeleted {
                object.dropInverse(of: relationship, to: self)
            }
        }
    }
}
