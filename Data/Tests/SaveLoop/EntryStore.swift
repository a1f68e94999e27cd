import Foundation
import PortableCoreData

/// A store with pairs of entries, and with the number of saves.
struct EntryStore {
    private let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    private let progress: NSManagedObject
    /// The name of the attribute with text, which differs between the versions of the model.
    private let textKey: String

    /// Opens a store, which is migrated if it's of the other version.
    init(_ url: URL, isSecondVersion: Bool) throws {
        textKey = isSecondVersion ? "note" : "text"
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model(isSecondVersion))
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url,
            options: [
                NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
            ])
        context.persistentStoreCoordinator = coordinator
        let request = NSFetchRequest<NSManagedObject>(entityName: "Progress")
        progress =
            try context.fetch(request).first
            ?? NSEntityDescription.insertNewObject(forEntityName: "Progress", into: context)
    }

    private static func model(_ isSecondVersion: Bool) -> NSManagedObjectModel {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        func relationship(_ name: String, _ entity: NSEntityDescription) -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            relationship.name = name
            relationship.maxCount = 1
            relationship.destinationEntity = entity
            return relationship
        }
        let entry = NSEntityDescription()
        entry.name = "Entry"
        let (partner, inverse) = (relationship("partner", entry), relationship("partnerOf", entry))
        partner.inverseRelationship = inverse
        inverse.inverseRelationship = partner
        let text = attribute(isSecondVersion ? "note" : "text", .stringAttributeType)
        text.renamingIdentifier = isSecondVersion ? "text" : "note"
        entry.properties = [
            attribute("pair", .integer64AttributeType), attribute("value", .integer64AttributeType), text, partner,
            inverse,
        ]
        if isSecondVersion { entry.properties.append(attribute("extra", .dateAttributeType)) }
        let progress = NSEntityDescription()
        progress.name = "Progress"
        progress.properties = [attribute("step", .integer64AttributeType)]
        let model = NSManagedObjectModel()
        model.entities = [entry, progress]
        return model
    }

    /// The number of saves.
    var step: Int { progress.value(forKey: "step") as? Int ?? 0 }

    private func entries(_ pair: Int? = nil) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Entry")
        request.predicate = pair.map { NSPredicate(format: "pair == %d", $0) }
        return try context.fetch(request)
    }

    /// Saves a change of a pair, and the number of the save.
    func save(_ change: PlainHistory.Change, step: Int) throws {
        switch change {
        case .insert(let pair):
            let two = (0..<2).map { _ in NSEntityDescription.insertNewObject(forEntityName: "Entry", into: context) }
            for entry in two { set(pair, pair, entry) }
            two[0].setValue(two[1], forKey: "partner")
        case .update(let pair, let value): for entry in try entries(pair) { set(pair, value, entry) }
        case .delete(let pair): for entry in try entries(pair) { context.delete(entry) }
        }
        progress.setValue(step, forKey: "step")
        try context.save()
    }

    private func set(_ pair: Int, _ value: Int, _ entry: NSManagedObject) {
        entry.setValue(pair, forKey: "pair")
        entry.setValue(value, forKey: "value")
        entry.setValue("\(value)", forKey: textKey)
    }

    /// Returns whether the store has exactly the given entries, in whole pairs that are linked.
    func has(_ history: PlainHistory) throws -> Bool {
        let byPair = Dictionary(grouping: try entries()) { $0.value(forKey: "pair") as? Int ?? 0 }
        guard byPair.count == history.pairs.count else { return false }
        return byPair.allSatisfy { pair, entries in
            let isWhole = entries.allSatisfy { entry in
                let value = entry.value(forKey: "value") as? Int
                return value == history.pairs[pair] && "\(value ?? 0)" == entry.value(forKey: textKey) as? String
            }
            let partners = entries.compactMap { $0.value(forKey: "partner") as? NSManagedObject }
            return entries.count == 2 && isWhole && partners.count == 1 && entries.contains(partners[0])
        }
    }
}
