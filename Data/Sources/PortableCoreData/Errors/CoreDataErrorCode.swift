import Foundation

/// The codes of Core Data's errors in the domain `NSCocoaErrorDomain`.
enum CoreDataErrorCode: Int {
    case managedObjectValidation = 1550
    case validationMultipleErrors = 1560
    case validationMissingMandatoryProperty = 1570
    case validationRelationshipLacksMinimumCount = 1580
    case validationRelationshipExceedsMaximumCount = 1590
    case validationRelationshipDeniedDelete = 1600
    case validationNumberTooLarge = 1610
    case validationNumberTooSmall = 1620
    case validationDateTooLate = 1630
    case validationDateTooSoon = 1640
    case validationStringTooLong = 1660
    case validationStringTooShort = 1670
    case validationStringPatternMatching = 1680
    case fileReadCorruptFile = 259
    case managedObjectReferentialIntegrity = 133000
    case managedObjectMerge = 133020
    case managedObjectConstraintMerge = 133021
    case persistentStoreInvalidType = 134000
    case persistentStoreSave = 134030
    case persistentStoreOpen = 134080
    case persistentStoreIncompatibleVersionHash = 134100
    case migration = 134110
    case sqlite = 134180
    case inferredMappingModel = 134190
}

/// A property's value isn't valid.
public let NSManagedObjectValidationError = 1550
/// Several values aren't valid.
public let NSValidationMultipleErrorsError = 1560
/// A property that isn't optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object can't be deleted because it has related objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A string is too long.
public let NSValidationStringTooLongError = 1660
/// A string is too short.
public let NSValidationStringTooShortError = 1670
/// A string doesn't match the pattern of its attribute.
public let NSValidationStringPatternMatchingError = 1680
/// An object doesn't exist in the store.
public let NSManagedObjectReferentialIntegrityError = 133000
/// An object was changed by others since it was loaded.
public let NSManagedObjectMergeError = 133020
/// Another object has the same values for a uniqueness constraint.
public let NSManagedObjectConstraintMergeError = 133021
/// The type of a store isn't supported.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store couldn't be saved.
public let NSPersistentStoreSaveError = 134030
/// A store couldn't be opened.
public let NSPersistentStoreOpenError = 134080
/// A store was saved with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A store couldn't be migrated.
public let NSMigrationError = 134110
/// The database reported an error.
public let NSSQLiteError = 134180
/// A date isn't valid.
public let NSValidationInvalidDateError = 1650
/// A URL isn't valid.
public let NSValidationInvalidURIError = 1690
/// A context can't be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator can't be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An object refers to an object of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// A store has another type than expected.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store can't be used with a model.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// Some stores couldn't be saved.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Objects couldn't be saved because others changed them.
public let NSPersistentStoreSaveConflictsError = 134050
/// Core Data reported an error without a specific code.
public let NSCoreDataError = 134060
/// An operation of a store failed.
public let NSPersistentStoreOperationError = 134070
/// A store didn't answer in time.
public let NSPersistentStoreTimeoutError = 134090
/// A store can't execute a kind of request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A migration violates a uniqueness constraint.
public let NSMigrationConstraintViolationError = 134111
/// A migration was canceled.
public let NSMigrationCancelledError = 134120
/// A migration has no model for the store.
public let NSMigrationMissingSourceModelError = 134130
/// A migration has no mapping model.
public let NSMigrationMissingMappingModelError = 134140
/// A migration can't read the store.
public let NSMigrationManagerSourceStoreError = 134150
/// A migration can't write the store.
public let NSMigrationManagerDestinationStoreError = 134160
/// A migration policy failed.
public let NSEntityMigrationPolicyError = 134170
/// External records couldn't be imported.
public let NSExternalRecordImportError = 134200
/// The differences between two models have no automatic migration.
public let NSInferredMappingModelError = 134190

/// The key of the object of a validation error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property of a validation error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value of a validation error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the predicate of a validation error.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of several errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the objects of an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the stores of an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the conflicts of a merge error.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite's errors.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
