#sourceLocation(file: "/App/Animals.swift", line: 1)
import CoreData

             
class Animal: NSManagedObject { required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) };
               var name: String? { get { managedValue(forKey: "name") } set { setManagedValue(newValue, forKey: "name") } }

    init(name: String, context: NSManagedObjectContext) {
        let entity = NSEntityDescription.entity(forEntityName: "Animal", in: context)!
        super.init(entity: entity, insertInto: context)
        self.name = name
    }
}

          
final class Dog: Animal { required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) }; required convenience init(context moc: NSManagedObjectContext) { self.init(entity: Self.entity(), insertInto: moc) };
               var tricks: Int16 { get { managedValue(forKey: "tricks") } set { setManagedValue(newValue, forKey: "tricks") } }

    init(tricks: Int16, context: NSManagedObjectContext) {
        super.init(name: "Rex", context: context)
        self.tricks = tricks
    }
}

          
class Cat: NSManagedObject {
    var purrs = false

    convenience init(purrs: Bool, context: NSManagedObjectContext) {
        self.init(context: context)
        self.purrs = purrs
    }
}

           
class Bird: NSManagedObject {
    var color: String

    init(color: String, context: NSManagedObjectContext) {
        self.color = color
        super.init(entity: Bird.entity(), insertInto: context)
    }

    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        color = "red"
        super.init(entity: entity, insertInto: context)
    }
}
