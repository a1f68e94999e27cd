import CoreData

@objc(Animal)
class Animal: NSManagedObject {
    @NSManaged var name: String?

    init(name: String, context: NSManagedObjectContext) {
        let entity = NSEntityDescription.entity(forEntityName: "Animal", in: context)!
        super.init(entity: entity, insertInto: context)
        self.name = name
    }
}

@objc(Dog)
final class Dog: Animal {
    @NSManaged var tricks: Int16

    init(tricks: Int16, context: NSManagedObjectContext) {
        super.init(name: "Rex", context: context)
        self.tricks = tricks
    }
}

@objc(Cat)
class Cat: NSManagedObject {
    var purrs = false

    convenience init(purrs: Bool, context: NSManagedObjectContext) {
        self.init(context: context)
        self.purrs = purrs
    }
}

@objc(Bird)
class Bird: NSManagedObject {
    var color: String

    init(color: String, context: NSManagedObjectContext) {
        self.color = color
        super.init(entity: Bird.entity(), insertInto: context)
    }

    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        color = "red"
        super.init(entity: entity, insertInto: context)
    }
}
