import Foundation
import ObjectStore

extension CocoaError {
    /// Returns an error with one of Core Data's codes.
    static func coreData(_ code: CocoaError.Code, _ text: String, _ information: [String: Any] = [:]) -> NSError {
        var information = information
        information[NSLocalizedDescriptionKey] = text
        return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: information)
    }

    static func validation(
        _ code: CocoaError.Code, _ key: String, value: Any?, of object: NSManagedObject, predicate: NSPredicate? = nil,
        warning: String? = nil
    ) -> NSError {
        var information: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
        if let value { information[NSValidationValueErrorKey] = value }
        if let predicate { information[NSValidationPredicateErrorKey] = predicate }
        let name = object.entity.name ?? ""
        let text = warning ?? "The value of '\(key)' of '\(name)' isn't valid: error \(code.rawValue)."
        return coreData(code, text, information)
    }

    static func multipleValidationErrors(_ errors: [NSError]) -> NSError {
        coreData(
            .validationMultipleErrors, "Several values aren't valid.", [NSDetailedErrorsKey: errors])
    }

    /// Returns Core Data's error for an error of a store.
    static func opening(_ error: any Error, url: URL?) -> NSError {
        let path: [String: Any] = url.map { [NSFilePathErrorKey: $0.path] } ?? [:]
        switch error {
        case StoreError.notAStore(_, let reason):
            return coreData(
                .fileReadCorruptFile, "The file couldn't be opened because it isn't in the correct format. \(reason)",
                path)
        case StoreError.incompatibleSchema:
            return coreData(
                .persistentStoreIncompatibleVersionHash,
                "The model used to open the store is incompatible with the one used to create the store.", path)
        case StoreError.cannotInferMigration(let entity, let property, let reason):
            let inner = coreData(.inferredMappingModel, "\(entity).\(property): \(reason)")
            return coreData(
                .migration, "The store can't be migrated automatically. \(entity).\(property): \(reason)",
                path.merging([NSUnderlyingErrorKey: inner]) { $1 })
        case StoreError.database(let code, let message):
            let inner = NSError(domain: NSSQLiteErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
            return coreData(
                .persistentStoreOpen, message,
                path.merging([NSUnderlyingErrorKey: inner, NSSQLiteErrorDomain: code]) { $1 })
        default: return error as NSError
        }
    }

    /// Returns Core Data's error for an error while reading or writing.
    static func using(_ error: any Error) -> NSError {
        switch error {
        case StoreError.database(let code, let message):
            let inner = NSError(domain: NSSQLiteErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
            return coreData(.sqlite, message, [NSUnderlyingErrorKey: inner, NSSQLiteErrorDomain: code])
        case StoreError.notAStore: return opening(error, url: nil)
        case StoreError.conflicts(let conflicts):
            return coreData(.managedObjectConstraintMerge, "Rows conflict: \(conflicts).")
        default: return error as NSError
        }
    }
}
