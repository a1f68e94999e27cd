#sourceLocation(file: "/App/Tasks.swift", line: 1)
import CoreData

func makeTask(in context: NSManagedObjectContext) -> Task? {
    guard let entity = NSEntityDescription.entity(forEntityName: "Task", in: context) else { return nil }
    return NSManagedObject._ofEntity(entity, insertInto: context) as? Task
}
