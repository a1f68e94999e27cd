import Foundation

/// An object that migrates a store with a mapping model.
open class NSMigrationManager: NSObject {
    /// The model of the old store.
    public let sourceModel: NSManagedObjectModel
    /// The model of the new store.
    public let destinationModel: NSManagedObjectModel
    /// The mapping model of the migration that is running.
    open private(set) var mappingModel: NSMappingModel!
    /// The context with the objects of the old store.
    public let sourceContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    /// The context with the objects of the new store.
    public let destinationContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    /// The mapping whose objects are being created or related.
    open private(set) var currentEntityMapping = NSEntityMapping()
    /// The progress of the migration, from 0 to 1.
    open private(set) var migrationProgress: Float = 0
    /// Custom information about the migration.
    open var userInfo: [AnyHashable: Any]?
    /// A Boolean value that indicates whether the store can be migrated in place. It has no effect: stores are always
    /// migrated to another file.
    open var usesStoreSpecificMigrationManager = true

    private var pairs: [String: [(source: NSManagedObject, destination: NSManagedObject)]] = [:]
    private var policies: [ObjectIdentifier: NSEntityMigrationPolicy] = [:]
    private var cancellation: (any Error)?

    /// Creates a manager for stores of two models.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
    }

    /// Migrates a store to another file.
    /// - Throws: The error of a policy, or an error of the domain `NSCocoaErrorDomain`.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw CocoaError.coreData(.migrationMissingMappingModel, "A migration must have a mapping model.")
        }
        reset()
        mappingModel = mappings
        var options = sOptions ?? [:]
        options[NSReadOnlyPersistentStoreOption] = true
        let source = try Self.open(sourceContext, sourceModel, sStoreType, sourceURL, options)
        defer { Self.close(source) }
        let destination = try Self.open(destinationContext, destinationModel, dStoreType, dURL, dOptions)
        defer { Self.close(destination) }
        do {
            try run()
            try destinationContext.save()
        } catch {
            destinationContext.rollback()
            throw error
        }
    }

    /// Migrates a store to another file.
    public func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.name, options: options, with: mapping,
            toDestinationURL: destinationURL, destinationType: destinationType.name,
            destinationOptions: destinationOptions)
    }

    /// Ends the migration with an error, before the next object.
    open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

    /// Removes the objects of the last migration.
    open func reset() {
        pairs = [:]
        policies = [:]
        cancellation = nil
        migrationProgress = 0
        sourceContext.reset()
        destinationContext.reset()
    }

    private static func open(
        _ context: NSManagedObjectContext, _ model: NSManagedObjectModel, _ type: String, _ url: URL,
        _ options: [AnyHashable: Any]?
    ) throws -> NSPersistentStoreCoordinator {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
        context.persistentStoreCoordinator = coordinator
        return coordinator
    }

    private static func close(_ coordinator: NSPersistentStoreCoordinator) {
        for store in coordinator.persistentStores { try? coordinator.remove(store) }
    }

    // MARK: Stages

    private func run() throws {
        for (index, mapping) in mappingModel.entityMappings.enumerated() {
            currentEntityMapping = mapping
            let policy = try policy(of: mapping)
            try policy.begin(mapping, with: self)
            for object in try sources(of: mapping) {
                try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
                if let cancellation { throw cancellation }
            }
            try policy.endInstanceCreation(forMapping: mapping, manager: self)
            migrationProgress = Float(index + 1) / Float(mappingModel.entityMappings.count) / 2
        }
        for (index, mapping) in mappingModel.entityMappings.enumerated() {
            currentEntityMapping = mapping
            let policy = try policy(of: mapping)
            for object in destinationInstances(forEntityMappingName: mapping.name, sourceInstances: nil) {
                try policy.createRelationships(forDestination: object, in: mapping, manager: self)
                if let cancellation { throw cancellation }
            }
            try policy.endRelationshipCreation(forMapping: mapping, manager: self)
            migrationProgress = 0.5 + Float(index + 1) / Float(mappingModel.entityMappings.count) / 2
        }
        for mapping in mappingModel.entityMappings {
            try policy(of: mapping).performCustomValidation(forMapping: mapping, manager: self)
        }
        for mapping in mappingModel.entityMappings { try policy(of: mapping).end(mapping, manager: self) }
    }

    private func policy(of mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
        if let known = policies[ObjectIdentifier(mapping)] { return known }
        var type = NSEntityMigrationPolicy.self
        if let name = mapping.entityMigrationPolicyClassName, !name.isEmpty {
            guard let found = ManagedObjectClasses.findClass(name) as? NSEntityMigrationPolicy.Type else {
                throw CocoaError.coreData(.entityMigrationPolicy, "The class '\(name)' isn't a migration policy.")
            }
            type = found
        }
        let policy = type.init()
        policies[ObjectIdentifier(mapping)] = policy
        return policy
    }

    private func sources(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
        if let expression = mapping.sourceExpression {
            let context: NSMutableDictionary = [NSMigrationManagerKey: self, NSMigrationEntityMappingKey: mapping]
            return ManagedValues.objects(of: expression.expressionValue(with: nil, context: context))
        }
        guard let name = mapping.sourceEntityName else { return [] }
        let request = NSFetchRequest<NSManagedObject>(entityName: name)
        // Subentities have their own mappings.
        request.includesSubentities = false
        return try sourceContext.fetch(request)
    }

    /// Returns the value of a property of a new object.
    func value(of property: NSPropertyMapping, for source: NSManagedObject, in mapping: NSEntityMapping) -> Any? {
        let values: NSMutableDictionary = [
            NSMigrationManagerKey: self, NSMigrationSourceObjectKey: source, NSMigrationEntityMappingKey: mapping,
            NSMigrationPropertyMappingKey: property,
        ]
        return property.valueExpression?.expressionValue(with: source, context: values)
    }

    // MARK: Associations

    /// Associates a new object with the old object that it was created for.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {
        pairs[entityMapping.name, default: []].append((sourceInstance, destinationInstance))
    }

    /// Returns the new objects that a mapping created for the given old objects, or for all of them.
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        let wanted = sourceInstances.map(Set.init)
        return (pairs[mappingName] ?? []).filter { wanted?.contains($0.source) ?? true }.map(\.destination)
    }

    /// Returns the old objects for which a mapping created the given new objects, or any new objects.
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        let wanted = destinationInstances.map(Set.init)
        return (pairs[mappingName] ?? []).filter { wanted?.contains($0.destination) ?? true }.map(\.source)
    }

    /// Returns the objects that all mappings created for an old object.
    func destinations(of source: NSManagedObject) -> [NSManagedObject] {
        mappingModel.entityMappings.flatMap {
            destinationInstances(forEntityMappingName: $0.name, sourceInstances: [source])
        }
    }

    /// Returns the entity of the old objects of a mapping.
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }

    /// Returns the entity of the new objects of a mapping.
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }
}
