import Foundation

/// A class that customizes the migration of an entity.
///
/// Differs from Core Data: there are no mapping models, so policies are never used.
open class NSEntityMigrationPolicy: NSObject {
    public override init() {}
}
