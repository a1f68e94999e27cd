import CoreData

func makeTask(in context: NSManagedObjectContext) -> Task? {
    guard let entity = NSEntityDescription.entity(forEntityName: "Task", in: context) else { return nil }
    return NSManagedObject(entity: entity, insertInto: context) as? Task
}
