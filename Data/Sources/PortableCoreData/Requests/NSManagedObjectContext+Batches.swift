import Foundation
import ObjectStore
@_spi(Collage) import PortablePredicates

extension NSManagedObjectContext {
    /// Executes a batch request, or begins an asynchronous fetch. Objects in contexts don't change until they're refreshed.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? any AnyAsynchronousFetchRequest { return request.start(in: self) }
        guard let coordinator = persistentStoreCoordinator, let store = coordinator.persistentStores.first else {
            throw CocoaError.coreData(.persistentStoreSave, "The context has no store.")
        }
        let source = StoreSource(coordinator: coordinator, store: store)
        let batch = Batch(context: self, source: source)
        defer { if !(request is NSPersistentHistoryChangeRequest) { store.postRemoteChange() } }
        switch request {
        case let request as NSPersistentHistoryChangeRequest: return try request.execute(source)
        case let request as NSBatchInsertRequest:
            return NSBatchInsertResult(try batch.insert(request), request.resultType)
        case let request as NSBatchUpdateRequest:
            return NSBatchUpdateResult(try batch.update(request), request.resultType)
        case let request as NSBatchDeleteRequest:
            return NSBatchDeleteResult(try batch.delete(request), request.resultType)
        default:
            throw CocoaError.coreData(.persistentStoreInvalidType, "\(type(of: request)) can't be executed.")
        }
    }
}

/// The execution of batch requests.
private struct Batch {
    let context: NSManagedObjectContext
    let source: StoreSource

    private var origin: StoreOrigin? { source.store.origin(of: context) }

    private func entity(_ name: String) throws -> NSEntityDescription {
        guard let entity = source.coordinator.managedObjectModel.entitiesByName[name] else {
            throw CocoaError.coreData(.managedObjectReferentialIntegrity, "There's no entity named '\(name)'.")
        }
        return entity
    }

    func insert(_ request: NSBatchInsertRequest) throws -> [NSManagedObjectID] {
        let entity = try entity(request.entityName)
        let rows = try request.dictionaries(of: entity).map { values in
            var row: [String: StoreValue] = [:]
            for (name, attribute) in entity.attributesByName where !attribute.isTransient {
                let value = values[name] ?? attribute.makesDefault?() ?? attribute.defaultValue
                guard value != nil || attribute.isOptional else {
                    throw CocoaError.coreData(
                        .validationMissingMandatoryProperty, "'\(name)' of '\(request.entityName)' has no value.",
                        [NSValidationKeyErrorKey: name])
                }
                row[name] = try attribute.storeValue(value)
            }
            return row
        }
        return try rowsInserted(rows, entity).map {
            source.coordinator.identifier(of: entity, row: $0, in: source.store)
        }
    }

    /// Inserts rows, and applies the context's merge policy to rows that exist already.
    private func rowsInserted(_ rows: [[String: StoreValue]], _ entity: NSEntityDescription) throws -> [Int64] {
        let store = source.store.objects
        let name = entity.name ?? ""
        do {
            return try store.insert(rows, into: name, origin: origin)
        } catch StoreError.conflicts {
            let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
            guard policy != .errorMergePolicyType else {
                throw CocoaError.coreData(
                    .managedObjectConstraintMerge, "Objects have the same values for a uniqueness constraint.")
            }
            let contextWins =
                policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
            return try rows.compactMap { row in
                do {
                    return try store.insert([row], into: name, origin: origin).first
                } catch StoreError.conflicts(let conflicts) {
                    guard contextWins, case .unique(_, _, let existing)? = conflicts.first else { return nil }
                    var changes = StoreChanges()
                    changes.origin = origin
                    changes.updated = [
                        StoreRow(
                            entity: existing.entity, id: existing.id, version: existing.version,
                            values: PropertyValues(row))
                    ]
                    try store.save(changes)
                    return existing.id
                }
            }
        } catch {
            throw CocoaError.using(error)
        }
    }

    func update(_ request: NSBatchUpdateRequest) throws -> [NSManagedObjectID] {
        let entity = try entity(request.entityName)
        var values: [String: PredicateOperand] = [:]
        for (key, value) in request.propertiesToUpdate ?? [:] {
            let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
            if let expression = value as? NSExpression, expression.expressionType != .constantValue {
                values[name] = expression.predicateOperand
            } else if let attribute = entity.attributesByName[name] {
                let constant = (value as? NSExpression)?.constantValue ?? value
                values[name] = .constant(try attribute.storeValue(constant).plainValue)
            } else if entity.relationshipsByName[name]?.isToMany == false {
                values[name] = .constant(PlainValues.unwrapped(value))
            } else {
                throw CocoaError.coreData(.managedObjectValidation, "'\(name)' can't be updated by a batch request.")
            }
        }
        let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
        fetch.predicate = request.predicate
        fetch.includesSubentities = request.includesSubentities
        return try changed(FetchPlan(fetch, in: context)) {
            try source.store.objects.update($0, set: values, origin: origin)
        }
    }

    func delete(_ request: NSBatchDeleteRequest) throws -> [NSManagedObjectID] {
        let plan = try request.plan(context)
        let preserved = Set(plan.entity.attributeList.preserved.map(\.name))
        return try changed(plan) { try source.store.objects.delete($0, origin: origin, preserving: preserved) }
    }

    private func changed(_ plan: FetchPlan, _ change: (StoreQuery) throws -> [Int64]?) throws -> [NSManagedObjectID] {
        guard var query = source.query(plan), let sorts = plan.storeSorts else { throw Self.noSQL }
        query.sorts = sorts
        guard let rows = try source.mapped({ try change(query) }) else { throw Self.noSQL }
        return rows.map { source.coordinator.identifier(of: plan.entity, row: $0, in: source.store) }
    }

    private static var noSQL: NSError {
        CocoaError.coreData(.sqlite, "The predicate of a batch request can't be converted to SQL.")
    }
}
