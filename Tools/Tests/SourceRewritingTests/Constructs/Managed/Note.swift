import Foundation

class Note: NSObject {
    @NSManaged var text: String?
    @NSManaged public var createdAt: Date?
}
