#sourceLocation(file: "/App/NSManagedObject.swift", line: 1)
import UIKit; import Foundation

// Declarations of the package in `Data`, which this folder is compiled without.
class NSEntityDescription {}
class NSManagedObjectContext {}

class NSManagedObject: NSObject {
    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
    func managedValue<Value>(forKey key: String) -> Value { fatalError() }
    func setManagedValue<Value>(_ value: Value, forKey key: String) {}
    func addManagedObjects(_ objects: Any, forKey key: String) {}
    func removeManagedObjects(_ objects: Any, forKey key: String) {}
    func insertManagedObjects(_ objects: Any, at indexes: Any, forKey key: String) {}
    func removeManagedObjects(at indexes: Any, forKey key: String) {}
    func replaceManagedObjects(at indexes: Any, with objects: Any, forKey key: String) {}
}

final class Tag: NSManagedObject {}
final class Page: NSManagedObject {}
