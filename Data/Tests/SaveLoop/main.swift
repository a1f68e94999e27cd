import Foundation
import PortableCoreData

// Saves objects in a store until the process is killed, and prints the number of each one after its save.

let attribute = NSAttributeDescription()
attribute.name = "number"
attribute.attributeType = .integer64AttributeType
let text = NSAttributeDescription()
text.name = "text"
text.attributeType = .stringAttributeType
let entity = NSEntityDescription()
entity.name = "Entry"
entity.properties = [attribute, text]
let model = NSManagedObjectModel()
model.entities = [entity]
let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
try coordinator.addPersistentStore(
    ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: CommandLine.arguments[1]))
let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
context.persistentStoreCoordinator = coordinator
let count = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Entry"))
if CommandLine.arguments.contains("count") {
    // Each save wrote a number and the same number as a text; a partial save would differ.
    let entries = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Entry"))
    let whole = entries.filter { "\($0.value(forKey: "number") ?? "")" == $0.value(forKey: "text") as? String }
    print(count, whole.count)
    exit(0)
}
var number = count
while true {
    // Each save has two objects, to distinguish a partial save from a complete one.
    for _ in 0..<2 {
        number += 1
        let object = NSEntityDescription.insertNewObject(forEntityName: "Entry", into: context)
        object.setValue(number, forKey: "number")
        object.setValue("\(number)", forKey: "text")
    }
    try context.save()
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
