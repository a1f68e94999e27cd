import UIKit

@objc(Note)
class Note: NSManagedObject {
    @NSManaged var text: String?
    @NSManaged public var createdAt: Date?
    @NSManaged public internal(set) var isRead, isPinned: Bool
    @NSManaged private var primitiveText: String!
    @objc dynamic var isNew = true

    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

extension Note {
    @NSManaged var `default`: Int16  // A keyword.
    @NSManaged var tags: NSSet?

    @objc(addTagsObject:)
    @NSManaged func addToTags(_ value: Tag)

    @objc(removeTags:)
    @NSManaged func removeFromTags(_ values: NSSet)

    @NSManaged func insertIntoPages(_ value: Page, at idx: Int)
    @NSManaged func removeFromPages(at indexes: NSIndexSet)
    @NSManaged func replacePages(at idx: Int, with value: Page)
    @NSManaged func addTagsObject(_ tag: Tag)
    @NSManaged func removeTags(_ tags: Set<Tag>)
    @NSManaged func publish()
}
