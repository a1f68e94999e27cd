import Foundation

extension CocoaError {
    /// A property's value isn't valid.
    public static var managedObjectValidation: CocoaError.Code { .managedObjectValidation }
    /// Several values aren't valid.
    public static var validationMultipleErrors: CocoaError.Code { .validationMultipleErrors }
    /// A property that isn't optional has no value.
    public static var validationMissingMandatoryProperty: CocoaError.Code { .validationMissingMandatoryProperty }
    /// A relationship has too few objects.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        .validationRelationshipLacksMinimumCount
    }
    /// A relationship has too many objects.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        .validationRelationshipExceedsMaximumCount
    }
    /// An object can't be deleted because it has related objects.
    public static var validationRelationshipDeniedDelete: CocoaError.Code { .validationRelationshipDeniedDelete }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code { .validationNumberTooLarge }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code { .validationNumberTooSmall }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { .validationDateTooLate }
    /// A date is too early.
    public static var validationDateTooSoon: CocoaError.Code { .validationDateTooSoon }
    /// A date isn't valid.
    public static var validationInvalidDate: CocoaError.Code { .validationInvalidDate }
    /// A string is too long.
    public static var validationStringTooLong: CocoaError.Code { .validationStringTooLong }
    /// A string is too short.
    public static var validationStringTooShort: CocoaError.Code { .validationStringTooShort }
    /// A string doesn't match the pattern of its attribute.
    public static var validationStringPatternMatching: CocoaError.Code { .validationStringPatternMatching }
    /// A URL isn't valid.
    public static var validationInvalidURI: CocoaError.Code { .validationInvalidURI }
    /// A context can't be locked.
    public static var managedObjectContextLocking: CocoaError.Code { .managedObjectContextLocking }
    /// A coordinator can't be locked.
    public static var persistentStoreCoordinatorLocking: CocoaError.Code { .persistentStoreCoordinatorLocking }
    /// An object doesn't exist in the store.
    public static var managedObjectReferentialIntegrity: CocoaError.Code { .managedObjectReferentialIntegrity }
    /// A relationship refers to an object in another store.
    public static var managedObjectExternalRelationship: CocoaError.Code { .managedObjectExternalRelationship }
    /// Another context changed an object after it was loaded.
    public static var managedObjectMerge: CocoaError.Code { .managedObjectMerge }
    /// Another object has the same values for a uniqueness constraint.
    public static var managedObjectConstraintMerge: CocoaError.Code { .managedObjectConstraintMerge }
    /// The type of a store isn't supported.
    public static var persistentStoreInvalidType: CocoaError.Code { .persistentStoreInvalidType }
    /// A store doesn't have the expected type.
    public static var persistentStoreTypeMismatch: CocoaError.Code { .persistentStoreTypeMismatch }
    /// A store can't be used with a model.
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { .persistentStoreIncompatibleSchema }
    /// A store couldn't be saved.
    public static var persistentStoreSave: CocoaError.Code { .persistentStoreSave }
    /// Some stores couldn't be saved.
    public static var persistentStoreIncompleteSave: CocoaError.Code { .persistentStoreIncompleteSave }
    /// Objects couldn't be saved because other contexts changed them.
    public static var persistentStoreSaveConflicts: CocoaError.Code { .persistentStoreSaveConflicts }
    /// Core Data reported an error without a specific code.
    public static var coreData: CocoaError.Code { .coreData }
    /// An operation of a store failed.
    public static var persistentStoreOperation: CocoaError.Code { .persistentStoreOperation }
    /// A store couldn't be opened.
    public static var persistentStoreOpen: CocoaError.Code { .persistentStoreOpen }
    /// A store didn't answer in time.
    public static var persistentStoreTimeout: CocoaError.Code { .persistentStoreTimeout }
    /// A store can't execute a kind of request.
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code { .persistentStoreUnsupportedRequestType }
    /// A store was saved with a different model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        .persistentStoreIncompatibleVersionHash
    }
    /// A store couldn't be migrated.
    public static var migration: CocoaError.Code { .migration }
    /// A migration violates a uniqueness constraint.
    public static var migrationConstraintViolation: CocoaError.Code { .migrationConstraintViolation }
    /// A migration was canceled.
    public static var migrationCancelled: CocoaError.Code { .migrationCancelled }
    /// A migration has no model for the store.
    public static var migrationMissingSourceModel: CocoaError.Code { .migrationMissingSourceModel }
    /// A migration has no mapping model.
    public static var migrationMissingMappingModel: CocoaError.Code { .migrationMissingMappingModel }
    /// A migration can't read the store.
    public static var migrationManagerSourceStore: CocoaError.Code { .migrationManagerSourceStore }
    /// A migration can't write the store.
    public static var migrationManagerDestinationStore: CocoaError.Code { .migrationManagerDestinationStore }
    /// A migration policy failed.
    public static var entityMigrationPolicy: CocoaError.Code { .entityMigrationPolicy }
    /// The database reported an error.
    public static var sqlite: CocoaError.Code { .sqlite }
    /// A mapping model can't be inferred from the differences between two models.
    public static var inferredMappingModel: CocoaError.Code { .inferredMappingModel }
    /// External records couldn't be imported.
    public static var externalRecordImport: CocoaError.Code { .externalRecordImport }
}
