import Foundation

/// The results of a fetch in sections, which follow the changes of a context.
package final class FetchedSections {
    /// The context of the objects.
    package let context: NSManagedObjectContext
    /// The key path of the value that names an object's section.
    package let sectionNameKeyPath: String?
    /// A closure that is called after changes.
    package var didChange: ((FetchedChanges) -> Void)?
    /// The objects in order, or `nil` before the first fetch.
    package private(set) var objects: FetchedObjects?
    /// The sections in order.
    package private(set) var sections: [FetchedSection] = []
    /// The index paths of all objects. They're computed when one of them is first needed, because the first screen
    /// needs none.
    private var paths: [NSManagedObjectID: IndexPath] {
        if let knownPaths { return knownPaths }
        var paths = Dictionary<NSManagedObjectID, IndexPath>(minimumCapacity: objects?.count ?? 0)
        for (section, info) in sections.enumerated() {
            for (item, id) in info.members.identifiers.enumerated() { paths[id] = [section, item] }
        }
        knownPaths = paths
        return paths
    }
    private var knownPaths: [NSManagedObjectID: IndexPath]?
    private let fetch: () throws -> FetchedObjects
    private let entities: () -> Set<String>?
    private var observer: ContextObserver?

    /// Creates results that a closure fetches.
    ///
    /// - Parameters:
    ///   - context: The context of the objects.
    ///   - sectionNameKeyPath: The key path of the value that names an object's section.
    ///   - entities: A closure that returns the names of the entities whose objects the results depend on, or `nil` if they
    ///     aren't known. Changes of other objects don't fetch again.
    ///   - fetch: A closure that returns the objects.
    package init(
        context: NSManagedObjectContext, sectionNameKeyPath: String?, entities: @escaping () -> Set<String>? = { nil },
        fetch: @escaping () throws -> FetchedObjects
    ) {
        self.context = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.entities = entities
        self.fetch = fetch
    }

    /// Fetches the objects, and starts to track changes.
    package func performFetch() throws {
        context.processPendingChanges()
        try set(try fetch())
        observer = ContextObserver(context) { [weak self] in self?.update(after: $0) }
        observer?.entities = entities()
    }

    /// Returns the object at an index path of a section and an item.
    package func object(at path: IndexPath) -> NSManagedObject? {
        guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].members.indices.contains(path[1])
        else { return nil }
        return sections[path[0]].members[path[1]]
    }

    /// Returns the index path of an object.
    package func indexPath(of id: NSManagedObjectID) -> IndexPath? { paths[id] }

    private func set(_ objects: FetchedObjects) throws {
        let divided = try sections(of: objects)
        self.objects = objects
        sections = divided
        knownPaths = nil
    }

    /// Returns the sections of results.
    /// - Throws: An error with the code `NSCoreDataError` if the results aren't ordered by their sections.
    private func sections(of objects: FetchedObjects) throws -> [FetchedSection] {
        guard let sectionNameKeyPath else { return [FetchedSection(name: "", members: objects)] }
        var groups: [(name: String, members: [NSManagedObject])] = []
        var names: Set<String> = []
        for (index, object) in objects.array.enumerated() {
            let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
            if groups.last?.name != name {
                guard names.insert(name).inserted else {
                    throw CocoaError.coreData(
                        .coreData,
                        "The fetched object at index \(index) has an out of order section name '\(name)'. Objects must be "
                            + "sorted by section name.")
                }
                groups.append((name, []))
            }
            groups[groups.count - 1].members.append(object)
        }
        return groups.map { FetchedSection(name: $0.name, members: FetchedObjects($0.members)) }
    }

    private func update(after changes: Set<NSManagedObject>) {
        guard let before = objects, didChange != nil else { return }
        let old = (sections: sections, paths: paths)
        do {
            try set(try fetch())
        } catch {
            NSLog("The fetched results can't be updated: \(error)")
            return
        }
        guard let objects else { return }
        let updated = changes.map(\.objectID).filter { old.paths[$0] != nil && paths[$0] != nil }
        let isSame = before.identifiers == objects.identifiers && old.paths == paths
        if isSame, old.sections.map(\.name) == sections.map(\.name), updated.isEmpty { return }
        let oldResults = FetchedChanges.Results(objects: before, sections: old.sections, paths: old.paths)
        let newResults = FetchedChanges.Results(objects: objects, sections: sections, paths: paths)
        didChange?(FetchedChanges(from: oldResults, to: newResults, updated: updated))
    }
}

/// A section of results.
package struct FetchedSection {
    /// The name of the section.
    package let name: String
    /// The objects of the section.
    package let members: FetchedObjects
}

/// An observer of the changes of a context's objects.
package final class ContextObserver: @unchecked Sendable {
    /// The names of the entities whose changes are reported, or `nil` for all.
    package var entities: Set<String>?
    private var token: (any NSObjectProtocol)?
    private let handler: (Set<NSManagedObject>) -> Void

    /// Creates an observer that calls a closure with the objects that were updated or refreshed.
    package init(_ context: NSManagedObjectContext, _ handler: @escaping (Set<NSManagedObject>) -> Void) {
        self.handler = handler
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] notification in self?.observe(notification.userInfo ?? [:]) }
    }

    private func observe(_ changes: [AnyHashable: Any]) {
        func objects(_ key: String) -> Set<NSManagedObject> { changes[key] as? Set<NSManagedObject> ?? [] }
        let updated = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
        if let entities {
            let other = [objects(NSInsertedObjectsKey), objects(NSDeletedObjectsKey)]
            let isRelevant = ([updated] + other).contains { $0.contains { entities.contains($0.entity.name ?? "") } }
            if !isRelevant { return }
        }
        handler(updated)
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
