#sourceLocation(file: "/App/Entry.swift", line: 1)
import UIKit; import CoreData

class Entry: NSManagedObject { override func value(forKey key: String) -> Any? { switch key { case "firstLetter": return self.firstLetter; case "sectionIdentifier": return self.sectionIdentifier; default: return super.value(forKey: key) } };
               var name: String? { get { managedValue(forKey: "name") } set { setManagedValue(newValue, forKey: "name") } }
               var isSelected: Bool { get { managedValue(forKey: "isSelected") } set { setManagedValue(newValue, forKey: "isSelected") } }
          var firstLetter: String { String(name?.prefix(1) ?? "") }
    var length: Int { name?.count ?? 0 }
}

extension Entry {
          public var sectionIdentifier: String? { name }
          static var kind: String { "entry" }
}

func total() -> NSExpression { NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "length")]) }

let selected = "isSelected"

#sourceLocation()
typealias NSExpression = PortablePredicates.NSExpression
