import Foundation
import Synchronization

/// A description of the entities of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The entities of the model. They can't be changed once a coordinator uses the model.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            precondition(!isInUse, "Can't modify an immutable model.")
            for entity in entities { entity.managedObjectModel = self }
        }
    }
    /// The identifiers of the model's version.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// The fetch requests of the model by name.
    open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// The names of the configurations, each with the names of its entities.
    var configurationEntities: [String: [String]] = [:]

    /// Whether a coordinator uses the model.
    private(set) var isInUse = false
    private let useLock = NSLock()
    /// The entities of classes that were looked for.
    let entitiesByClass = Mutex<[ObjectIdentifier: Unchecked<NSEntityDescription>]>([:])
    private var byName: [String: NSEntityDescription]?

    /// Creates a model without entities.
    public override init() {}

    /// Creates the model in a folder that Xcode's editor wrote: an `.xcdatamodeld` with versions, or an `.xcdatamodel`.
    ///
    /// The current version is used. A URL of a compiled model (`.momd` or `.mom`) refers to a file that `collage`
    /// wrote, with the contents of the folder, or to the folder with the same name next to it.
    public convenience init?(contentsOf url: URL) {
        self.init()
        guard let contents = ModelFiles.contents(of: url), ModelFileReader(model: self).read(contents) else {
            return nil
        }
        if let module = ModelFiles.module(of: url) { ManagedObjectClasses.registerModule(module) }
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        if let byName { return byName }
        return Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Makes the model immutable, so that contexts on all queues can read it.
    func use() {
        useLock.withLock {
            if isInUse { return }
            for entity in entities { entity.keepLookup() }
            byName = entitiesByName
            isInUse = true
        }
    }

    /// The names of the configurations.
    open var configurations: [String] { configurationEntities.keys.sorted() }

    /// Returns the entities of a configuration.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return entities }
        return configurationEntities[configuration]?.compactMap { entitiesByName[$0] }
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationEntities[configuration] = entities.compactMap(\.name)
    }

    /// Sets the fetch request with a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        fetchRequestTemplatesByName[name] = fetchRequestTemplate
    }

    /// Returns the fetch request with a name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        fetchRequestTemplatesByName[name]
    }

    /// Returns a copy of the fetch request with a name, with values for the variables of its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = fetchRequestTemplatesByName[name] else { return nil }
        let request = template.duplicate()
        request.predicate = template.predicate.map { predicate in
            predicate.substituting(variables)
        }
        return request
    }

    /// Returns a model with the entities of all models in bundles.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let folders = (bundles ?? [.main]).flatMap(ModelFiles.models)
        return NSManagedObjectModel(byMerging: folders.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// Creates a model with the entities of other models, or `nil` if two entities have the same name.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        let entities = (models ?? []).flatMap(\.entities)
        guard !entities.isEmpty, Set(entities.map(\.name)).count == entities.count else { return nil }
        self.entities = entities
    }
}
