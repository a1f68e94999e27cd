import Dispatch
import Foundation
import PortableCoreData

/// An object for fetching, inserting, and deleting models, and for saving the changes.
public final class ModelContext: Equatable {
    /// The container of the context.
    public let container: ModelContainer
    /// A Boolean value that indicates whether changes are saved automatically. The default is `true` for the main context.
    public var autosaveEnabled: Bool
    /// The author of the context's saves, for the history.
    public var author: String? {
        get { managed.transactionAuthor }
        set { managed.transactionAuthor = newValue }
    }
    /// The Core Data context with the objects of the models.
    package let managed: NSManagedObjectContext
    private var observer: ChangeObserver?

    /// Creates a context for the thread or the actor of the caller.
    public convenience init(_ container: ModelContainer) {
        self.init(container, isMain: false)
    }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        autosaveEnabled = isMain
        managed = NSManagedObjectContext(
            concurrencyType: isMain ? .mainQueueConcurrencyType : .confinementConcurrencyType)
        managed.persistentStoreCoordinator = container.coordinator
        managed.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        managed.automaticallyMergesChangesFromParent = isMain
        if isMain { observer = ChangeObserver(self) }
    }

    /// Returns whether two values are equal.
    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    // MARK: Changes

    /// A Boolean value that indicates whether there are changes to save.
    public var hasChanges: Bool { managed.hasChanges }
    /// The models that the next save inserts.
    public var insertedModelsArray: [any PersistentModel] { models(managed.insertedObjects) }
    /// The models that the next save updates.
    public var changedModelsArray: [any PersistentModel] { models(managed.updatedObjects) }
    /// The models that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] { models(managed.deletedObjects) }

    private func models(_ objects: Set<NSManagedObject>) -> [any PersistentModel] {
        objects.sorted { $0.objectID.creationOrder < $1.objectID.creationOrder }
            .compactMap { ($0 as? ModelObject).flatMap { model(of: $0) } }
    }

    /// Inserts a model, and the models that it's related to.
    public func insert<Model: PersistentModel>(_ model: Model) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        let backing = model._$backingData
        if let object = backing.object {
            managed.insert(object)
            return
        }
        model._$setInitialValues()
        let name = String(describing: type(of: model))
        guard let entity = managed.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name] else {
            fatalError("The container's schema has no model '\(name)'.")
        }
        backing.attach(ModelObject(entity: entity, insertInto: nil), to: model, in: self)
    }

    /// Deletes a model with the next save.
    public func delete<Model: PersistentModel>(_ model: Model) {
        guard let object = model._$backingData.object else { return }
        managed.delete(object)
    }

    /// Marks the models that a predicate selects for deletion with the next save. Models of subclasses can be excluded.
    public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor(predicate: predicate))
        where includeSubclasses || type(of: found) == model {
            delete(found)
        }
    }

    func deleteAll<Model: PersistentModel>(_ type: Model.Type) throws { try delete(model: type) }

    // MARK: Saving

    /// Saves all changes.
    ///
    /// A new model that has the same value for a unique attribute as a saved model updates the saved model.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        let inserted = managed.insertedObjects.compactMap { $0 as? ModelObject }
        let changes = SavedModels(managed)
        try managed.save()
        for object in inserted {
            guard let existing = object.replacement as? ModelObject, let model = object.model else { continue }
            model._$backingData.replaceObject(with: existing)
        }
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: changes.information)
    }

    /// Discards all changes that aren't saved.
    public func rollback() { managed.rollback() }

    /// Runs a block, and saves its changes.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Notifies observers of changes.
    public func processPendingChanges() { managed.processPendingChanges() }

    /// Posted when a context is about to be saved.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted when a context has been saved.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// A key of the information of notifications.
    public enum NotificationKey: String, Sendable {
        case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }

    // MARK: Models

    /// Returns the model with an identifier, without checking whether it exists.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let id = persistentModelID.objectID(in: container.coordinator),
            let object = managed.object(with: id) as? ModelObject, let model = model(of: object)
        else { fatalError("The identifier \(persistentModelID) doesn't belong to this container.") }
        return model
    }

    /// Returns the model with an identifier if it's registered with the context.
    public func registeredModel<Model: PersistentModel>(for persistentModelID: PersistentIdentifier) -> Model? {
        guard let id = persistentModelID.objectID(in: container.coordinator),
            let object = managed.registeredObject(for: id) as? ModelObject
        else { return nil }
        return model(of: object) as? Model
    }

    func model(of object: ModelObject) -> (any PersistentModel)? {
        if let model = object.model { return model }
        guard let type = container.type(named: object.entity.name ?? "") else { return nil }
        return make(type, object)
    }

    private func make<Model: PersistentModel>(_ type: Model.Type, _ object: ModelObject) -> any PersistentModel {
        let backing = ModelBacking(type, object: object, context: self)
        let model = Model(backingData: backing)
        backing.connect(object, to: model)
        return model
    }
}

/// The identifiers of the models that a save changes.
private struct SavedModels {
    private let inserted: Set<NSManagedObject>
    private let updated: Set<NSManagedObject>
    private let deleted: [PersistentIdentifier]

    init(_ context: NSManagedObjectContext) {
        inserted = context.insertedObjects
        updated = context.updatedObjects
        deleted = context.deletedObjects.map { PersistentIdentifier($0.objectID) }
    }

    var information: [AnyHashable: Any] {
        [
            ModelContext.NotificationKey.insertedIdentifiers.rawValue: inserted.map {
                PersistentIdentifier($0.objectID)
            },
            ModelContext.NotificationKey.updatedIdentifiers.rawValue: updated.map { PersistentIdentifier($0.objectID) },
            ModelContext.NotificationKey.deletedIdentifiers.rawValue: deleted,
        ]
    }
}

/// An observer that saves a context after its changes.
private final class ChangeObserver: @unchecked Sendable {
    private var token: (any NSObjectProtocol)?
    private weak var context: ModelContext?

    init(_ context: ModelContext) {
        self.context = context
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context.managed, queue: nil
        ) { [weak self] _ in self?.scheduleSave() }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    private func scheduleSave() {
        guard context?.autosaveEnabled == true, context?.hasChanges == true else { return }
        DispatchQueue.main.async { [weak self] in
            guard let context = self?.context, context.autosaveEnabled, context.hasChanges else { return }
            do {
                try context.save()
            } catch {
                NSLog("The changes can't be saved automatically: \(error)")
            }
        }
    }
}
