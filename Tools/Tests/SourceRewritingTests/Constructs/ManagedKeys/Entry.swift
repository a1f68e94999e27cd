import CoreData

class Entry: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var isSelected: Bool
    @objc var firstLetter: String { String(name?.prefix(1) ?? "") }
    var length: Int { name?.count ?? 0 }
}

extension Entry {
    @objc public var sectionIdentifier: String? { name }
    @objc static var kind: String { "entry" }
}

func total() -> NSExpression { NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "length")]) }

let selected = #keyPath(Entry.isSelected)
