import Foundation

extension CocoaError.Code {
    /// A property's value isn't valid.
    public static let managedObjectValidation = CocoaError.Code(rawValue: 1550)
    /// Several values aren't valid.
    public static let validationMultipleErrors = CocoaError.Code(rawValue: 1560)
    /// A property that isn't optional has no value.
    public static let validationMissingMandatoryProperty = CocoaError.Code(rawValue: 1570)
    /// A relationship has too few objects.
    public static let validationRelationshipLacksMinimumCount = CocoaError.Code(rawValue: 1580)
    /// A relationship has too many objects.
    public static let validationRelationshipExceedsMaximumCount = CocoaError.Code(rawValue: 1590)
    /// An object can't be deleted because it has related objects.
    public static let validationRelationshipDeniedDelete = CocoaError.Code(rawValue: 1600)
    /// A number is too large.
    public static let validationNumberTooLarge = CocoaError.Code(rawValue: 1610)
    /// A number is too small.
    public static let validationNumberTooSmall = CocoaError.Code(rawValue: 1620)
    /// A date is too late.
    public static let validationDateTooLate = CocoaError.Code(rawValue: 1630)
    /// A date is too early.
    public static let validationDateTooSoon = CocoaError.Code(rawValue: 1640)
    /// A date isn't valid.
    public static let validationInvalidDate = CocoaError.Code(rawValue: 1650)
    /// A string is too long.
    public static let validationStringTooLong = CocoaError.Code(rawValue: 1660)
    /// A string is too short.
    public static let validationStringTooShort = CocoaError.Code(rawValue: 1670)
    /// A string doesn't match the pattern of its attribute.
    public static let validationStringPatternMatching = CocoaError.Code(rawValue: 1680)
    /// A URL isn't valid.
    public static let validationInvalidURI = CocoaError.Code(rawValue: 1690)
    /// A context can't be locked.
    public static let managedObjectContextLocking = CocoaError.Code(rawValue: 132000)
    /// A coordinator can't be locked.
    public static let persistentStoreCoordinatorLocking = CocoaError.Code(rawValue: 132010)
    /// An object doesn't exist in the store.
    public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133000)
    /// A relationship refers to an object in another store.
    public static let managedObjectExternalRelationship = CocoaError.Code(rawValue: 133010)
    /// Another context changed an object after it was loaded.
    public static let managedObjectMerge = CocoaError.Code(rawValue: 133020)
    /// Another object has the same values for a uniqueness constraint.
    public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133021)
    /// The type of a store isn't supported.
    public static let persistentStoreInvalidType = CocoaError.Code(rawValue: 134000)
    /// A store doesn't have the expected type.
    public static let persistentStoreTypeMismatch = CocoaError.Code(rawValue: 134010)
    /// A store can't be used with a model.
    public static let persistentStoreIncompatibleSchema = CocoaError.Code(rawValue: 134020)
    /// A store couldn't be saved.
    public static let persistentStoreSave = CocoaError.Code(rawValue: 134030)
    /// Some stores couldn't be saved.
    public static let persistentStoreIncompleteSave = CocoaError.Code(rawValue: 134040)
    /// Objects couldn't be saved because other contexts changed them.
    public static let persistentStoreSaveConflicts = CocoaError.Code(rawValue: 134050)
    /// Core Data reported an error without a specific code.
    public static let coreData = CocoaError.Code(rawValue: 134060)
    /// An operation of a store failed.
    public static let persistentStoreOperation = CocoaError.Code(rawValue: 134070)
    /// A store couldn't be opened.
    public static let persistentStoreOpen = CocoaError.Code(rawValue: 134080)
    /// A store didn't answer in time.
    public static let persistentStoreTimeout = CocoaError.Code(rawValue: 134090)
    /// A store can't execute a kind of request.
    public static let persistentStoreUnsupportedRequestType = CocoaError.Code(rawValue: 134091)
    /// A store was saved with a different model.
    public static let persistentStoreIncompatibleVersionHash = CocoaError.Code(rawValue: 134100)
    /// A store couldn't be migrated.
    public static let migration = CocoaError.Code(rawValue: 134110)
    /// A migration violates a uniqueness constraint.
    public static let migrationConstraintViolation = CocoaError.Code(rawValue: 134111)
    /// A migration was canceled.
    public static let migrationCancelled = CocoaError.Code(rawValue: 134120)
    /// A migration has no model for the store.
    public static let migrationMissingSourceModel = CocoaError.Code(rawValue: 134130)
    /// A migration has no mapping model.
    public static let migrationMissingMappingModel = CocoaError.Code(rawValue: 134140)
    /// A migration can't read the store.
    public static let migrationManagerSourceStore = CocoaError.Code(rawValue: 134150)
    /// A migration can't write the store.
    public static let migrationManagerDestinationStore = CocoaError.Code(rawValue: 134160)
    /// A migration policy failed.
    public static let entityMigrationPolicy = CocoaError.Code(rawValue: 134170)
    /// The database reported an error.
    public static let sqlite = CocoaError.Code(rawValue: 134180)
    /// A mapping model can't be inferred from the differences between two models.
    public static let inferredMappingModel = CocoaError.Code(rawValue: 134190)
    /// External records couldn't be imported.
    public static let externalRecordImport = CocoaError.Code(rawValue: 134200)
}
