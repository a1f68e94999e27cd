import Foundation
import PortableCoreData

/// An object that keeps the results of a fetch up to date and reports changes to its delegate.
///
/// Differs from Core Data: sections are named after a property of the entity, or after a value that the class returns for a
/// key. `collage` lists the `@objc` properties of a class.
open class NSFetchedResultsController<ResultType>: NSObject {
    let results: FetchedSections
    /// A Boolean value that indicates whether a call reached a method that the delegate doesn't implement.
    var isUnimplemented = false

    /// Creates a controller.
    /// - Parameters:
    ///   - fetchRequest: The fetch, which must have a sort descriptor.
    ///   - context: The context of the objects.
    ///   - sectionNameKeyPath: The key path of the value that names an object's section, or `nil` for one section.
    ///   - name: The name of a cache. It has no effect.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        precondition(
            fetchRequest.sortDescriptors?.isEmpty == false,
            "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        self.fetchRequest = fetchRequest
        cacheName = name
        results = FetchedSections(
            context: context, sectionNameKeyPath: sectionNameKeyPath,
            entities: { fetchRequest.entities(in: context, alsoAlong: sectionNameKeyPath.map { [$0] } ?? []) },
            fetch: { try context.results(of: fetchRequest) })
    }

    /// Creates a controller that shares the results of another controller, for delegates.
    init(sharing results: FetchedSections, _ request: NSFetchRequest<ResultType>) {
        self.results = results
        fetchRequest = request
        cacheName = nil
    }

    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The name of the cache.
    public let cacheName: String?
    /// The context of the objects.
    open var managedObjectContext: NSManagedObjectContext { results.context }
    /// The key path of the value that names an object's section.
    open var sectionNameKeyPath: String? { results.sectionNameKeyPath }

    /// The object that is notified of changes. Without it, results don't change after a fetch.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet {
            guard let delegate else {
                results.didChange = nil
                notifyOfFetch = nil
                titleOfSection = nil
                return
            }
            // Delegates get a controller of any results, as all controllers are in Objective-C.
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
            request.predicate = fetchRequest.predicate
            request.sortDescriptors = fetchRequest.sortDescriptors
            request.fetchLimit = fetchRequest.fetchLimit
            request.fetchBatchSize = fetchRequest.fetchBatchSize
            let controller = NSFetchedResultsController<any NSFetchRequestResult>(sharing: results, request)
            let snapshots = ResultSnapshots()
            titleOfSection = { [weak delegate] name in
                delegate?.controller(controller, sectionIndexTitleForSectionName: name)
            }
            notifyOfFetch = { [weak delegate, results] in
                delegate?.controller(controller, didChangeContentWith: snapshots.all(of: results))
            }
            results.didChange = { [weak delegate, weak results] changes in
                guard let delegate, let results else { return }
                delegate.report(changes, of: results, snapshots, controller)
            }
        }
    }

    private var notifyOfFetch: (() -> Void)?
    /// A closure that asks the delegate for the title of a section.
    private var titleOfSection: ((String) -> String?)?

    open override func isEqual(_ object: Any?) -> Bool {
        let other = object as? any FetchedSectionsOwner
        return other?.results === results
    }

    open override var hash: Int { ObjectIdentifier(results).hashValue }

    /// Fetches the objects.
    open func performFetch() throws {
        try results.performFetch()
        notifyOfFetch?()
    }

    /// The objects, or `nil` before the first fetch.
    ///
    /// The array has an element for each object. For a fetch in batches, use ``object(at:)`` and the number of objects
    /// in each section, which don't create unused objects.
    open var fetchedObjects: [ResultType]? { (results.objects?.array).flatMap(ObjectCast.cast) }

    /// Returns the object at an index path.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = results.object(at: indexPath) as? ResultType else {
            fatalError("no object at index path \(indexPath)")
        }
        return object
    }

    /// Returns the index path of an object, or `nil` if it isn't among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results.indexPath(of: $0.objectID) }
    }

    /// The sections, or `nil` before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        if results.objects == nil { return nil }
        return results.sections.map { SectionInfo(section: $0, indexTitle: sectionIndexTitle(forSectionName: $0.name)) }
    }

    /// The titles of the sections in an index, without duplicates.
    open var sectionIndexTitles: [String] {
        let titles = results.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) }
        return titles.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// Returns the title of a section in an index.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        if let titleOfSection { return titleOfSection(sectionName) }
        return sectionName.first.map { $0.uppercased() }
    }

    /// Returns the first section with a title in an index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? sectionIndex
    }

    /// Does nothing, because there's no cache.
    public class func deleteCache(withName name: String?) {}
}

/// A controller of results of any type.
private protocol FetchedSectionsOwner {
    var results: FetchedSections { get }
}

extension NSFetchedResultsController: FetchedSectionsOwner {}

/// A section as delegates receive it.
private struct SectionInfo: NSFetchedResultsSectionInfo {
    let section: FetchedSection

    var name: String { section.name }
    var indexTitle: String?
    var numberOfObjects: Int { section.members.count }
    var objects: [Any]? { section.members.array }
}

extension NSFetchedResultsControllerDelegate {
    /// Reports changes in the way that the delegate implements: as a snapshot, as a difference, or one by one.
    fileprivate func report(
        _ changes: FetchedChanges, of results: FetchedSections, _ snapshots: ResultSnapshots,
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        controller.isUnimplemented = false
        self.controller(controller, didChangeContentWith: snapshots.snapshot(after: changes, of: results))
        guard controller.isUnimplemented else { return }
        if results.sectionNameKeyPath == nil {
            controller.isUnimplemented = false
            self.controller(controller, didChangeContentWith: changes.difference)
            guard controller.isUnimplemented else { return }
        }
        reportOneByOne(changes, controller)
    }

    /// Reports changes in the order of Core Data: sections, objects, and the results as a whole.
    private func reportOneByOne(
        _ changes: FetchedChanges, _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        controllerWillChangeContent(controller)
        for (index, section) in changes.deletedSections {
            self.controller(
                controller, didChange: SectionInfo(section: section), atSectionIndex: index, for: .delete)
        }
        for (index, section) in changes.insertedSections {
            self.controller(
                controller, didChange: SectionInfo(section: section), atSectionIndex: index, for: .insert)
        }
        for change in changes.objects {
            self.controller(
                controller, didChange: change.object, at: change.oldPath, for: change.type, newIndexPath: change.newPath
            )
        }
        controllerDidChangeContent(controller)
    }
}
