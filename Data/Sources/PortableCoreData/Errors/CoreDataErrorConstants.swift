import Foundation

/// A property's value isn't valid.
public let NSManagedObjectValidationError = CocoaError.Code.managedObjectValidation.rawValue
/// Several values aren't valid.
public let NSValidationMultipleErrorsError = CocoaError.Code.validationMultipleErrors.rawValue
/// A property that isn't optional has no value.
public let NSValidationMissingMandatoryPropertyError = CocoaError.Code.validationMissingMandatoryProperty.rawValue
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = CocoaError.Code.validationRelationshipLacksMinimumCount
    .rawValue
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = CocoaError.Code.validationRelationshipExceedsMaximumCount
    .rawValue
/// An object can't be deleted because it has related objects.
public let NSValidationRelationshipDeniedDeleteError = CocoaError.Code.validationRelationshipDeniedDelete.rawValue
/// A number is too large.
public let NSValidationNumberTooLargeError = CocoaError.Code.validationNumberTooLarge.rawValue
/// A number is too small.
public let NSValidationNumberTooSmallError = CocoaError.Code.validationNumberTooSmall.rawValue
/// A date is too late.
public let NSValidationDateTooLateError = CocoaError.Code.validationDateTooLate.rawValue
/// A date is too early.
public let NSValidationDateTooSoonError = CocoaError.Code.validationDateTooSoon.rawValue
/// A string is too long.
public let NSValidationStringTooLongError = CocoaError.Code.validationStringTooLong.rawValue
/// A string is too short.
public let NSValidationStringTooShortError = CocoaError.Code.validationStringTooShort.rawValue
/// A string doesn't match the pattern of its attribute.
public let NSValidationStringPatternMatchingError = CocoaError.Code.validationStringPatternMatching.rawValue
/// An object doesn't exist in the store.
public let NSManagedObjectReferentialIntegrityError = CocoaError.Code.managedObjectReferentialIntegrity.rawValue
/// Another context changed an object after it was loaded.
public let NSManagedObjectMergeError = CocoaError.Code.managedObjectMerge.rawValue
/// Another object has the same values for a uniqueness constraint.
public let NSManagedObjectConstraintMergeError = CocoaError.Code.managedObjectConstraintMerge.rawValue
/// The type of a store isn't supported.
public let NSPersistentStoreInvalidTypeError = CocoaError.Code.persistentStoreInvalidType.rawValue
/// A store couldn't be saved.
public let NSPersistentStoreSaveError = CocoaError.Code.persistentStoreSave.rawValue
/// A store couldn't be opened.
public let NSPersistentStoreOpenError = CocoaError.Code.persistentStoreOpen.rawValue
/// A store was saved with a different model.
public let NSPersistentStoreIncompatibleVersionHashError = CocoaError.Code.persistentStoreIncompatibleVersionHash
    .rawValue
/// A store couldn't be migrated.
public let NSMigrationError = CocoaError.Code.migration.rawValue
/// The database reported an error.
public let NSSQLiteError = CocoaError.Code.sqlite.rawValue
/// A date isn't valid.
public let NSValidationInvalidDateError = CocoaError.Code.validationInvalidDate.rawValue
/// A URL isn't valid.
public let NSValidationInvalidURIError = CocoaError.Code.validationInvalidURI.rawValue
/// A context can't be locked.
public let NSManagedObjectContextLockingError = CocoaError.Code.managedObjectContextLocking.rawValue
/// A coordinator can't be locked.
public let NSPersistentStoreCoordinatorLockingError = CocoaError.Code.persistentStoreCoordinatorLocking.rawValue
/// A relationship refers to an object in another store.
public let NSManagedObjectExternalRelationshipError = CocoaError.Code.managedObjectExternalRelationship.rawValue
/// A store doesn't have the expected type.
public let NSPersistentStoreTypeMismatchError = CocoaError.Code.persistentStoreTypeMismatch.rawValue
/// A store can't be used with a model.
public let NSPersistentStoreIncompatibleSchemaError = CocoaError.Code.persistentStoreIncompatibleSchema.rawValue
/// Some stores couldn't be saved.
public let NSPersistentStoreIncompleteSaveError = CocoaError.Code.persistentStoreIncompleteSave.rawValue
/// Objects couldn't be saved because other contexts changed them.
public let NSPersistentStoreSaveConflictsError = CocoaError.Code.persistentStoreSaveConflicts.rawValue
/// Core Data reported an error without a specific code.
public let NSCoreDataError = CocoaError.Code.coreData.rawValue
/// An operation of a store failed.
public let NSPersistentStoreOperationError = CocoaError.Code.persistentStoreOperation.rawValue
/// A store didn't answer in time.
public let NSPersistentStoreTimeoutError = CocoaError.Code.persistentStoreTimeout.rawValue
/// A store can't execute a kind of request.
public let NSPersistentStoreUnsupportedRequestTypeError = CocoaError.Code.persistentStoreUnsupportedRequestType.rawValue
/// A migration violates a uniqueness constraint.
public let NSMigrationConstraintViolationError = CocoaError.Code.migrationConstraintViolation.rawValue
/// A migration was canceled.
public let NSMigrationCancelledError = CocoaError.Code.migrationCancelled.rawValue
/// A migration has no model for the store.
public let NSMigrationMissingSourceModelError = CocoaError.Code.migrationMissingSourceModel.rawValue
/// A migration has no mapping model.
public let NSMigrationMissingMappingModelError = CocoaError.Code.migrationMissingMappingModel.rawValue
/// A migration can't read the store.
public let NSMigrationManagerSourceStoreError = CocoaError.Code.migrationManagerSourceStore.rawValue
/// A migration can't write the store.
public let NSMigrationManagerDestinationStoreError = CocoaError.Code.migrationManagerDestinationStore.rawValue
/// A migration policy failed.
public let NSEntityMigrationPolicyError = CocoaError.Code.entityMigrationPolicy.rawValue
/// External records couldn't be imported.
public let NSExternalRecordImportError = CocoaError.Code.externalRecordImport.rawValue
/// A mapping model can't be inferred from the differences between two models.
public let NSInferredMappingModelError = CocoaError.Code.inferredMappingModel.rawValue
/// The history after a token has been deleted.
public let NSPersistentHistoryTokenExpiredError = 134301

/// The key of the object of a validation error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property of a validation error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value of a validation error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the predicate of a validation error.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the errors that an error combines.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the objects of an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the stores of an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the conflicts of a merge error.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite errors.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
