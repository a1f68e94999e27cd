import Foundation
import PortableCoreData

/// A person with pets and clubs.
final class Person: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    @Managed("age") var age: Int16
    @Managed("email") var email: String?
    @Managed("pets") var pets: Set<Pet>
    @Managed("clubs") var clubs: NSSet?
}

/// A pet with an owner.
class Pet: NSManagedObject {
    @Managed("name") var name: String
    @Managed("owner") var owner: Person?
}

/// A pet that learns.
final class Dog: Pet {
    @Managed("tricks") var tricks: NSOrderedSet
}

/// The model of the tests, as Xcode's editor would write it.
enum People {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Person" representedClassName="Person" syncable="YES">
                <attribute name="age" attributeType="Integer 16" minValueString="0" maxValueString="150" \
        defaultValueString="18" usesScalarValueType="YES"/>
                <attribute name="email" optional="YES" attributeType="String"/>
                <attribute name="name" attributeType="String" minValueString="1" maxValueString="20"/>
                <attribute name="born" optional="YES" attributeType="Date"/>
                <attribute name="tags" optional="YES" attributeType="Transformable"/>
                <attribute name="mood" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Pet" \
        inverseName="owner" inverseEntity="Pet"/>
                <relationship name="clubs" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Club" \
        inverseName="members" inverseEntity="Club"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="email"/></uniquenessConstraint>\
        </uniquenessConstraints>
                <fetchIndex name="byName"><fetchIndexElement property="name" type="Binary" order="ascending"/></fetchIndex>
            </entity>
            <entity name="Pet" representedClassName="Pet" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String" preserveAfterDeletion="YES"/>
                <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Person" inverseName="pets" inverseEntity="Person"/>
            </entity>
            <entity name="Dog" representedClassName="Dog" parentEntity="Pet" syncable="YES">
                <relationship name="tricks" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" \
        destinationEntity="Trick"/>
            </entity>
            <entity name="Trick" representedClassName="NSManagedObject" syncable="YES">
                <attribute name="title" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Club" representedClassName="NSManagedObject" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="members" optional="YES" toMany="YES" deletionRule="Deny" \
        destinationEntity="Person" inverseName="clubs" inverseEntity="Person"/>
            </entity>
            <fetchRequest name="Named" entity="Person" predicateString="name == $NAME"/>
        </model>
        """

    /// Returns the model, from a folder in Xcode's format.
    static func model() throws -> NSManagedObjectModel {
        let folder = try TemporaryFolder()
        let version = folder.url.appendingPathComponent("People.xcdatamodeld/People 2.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(xml.utf8).write(to: version.appendingPathComponent("contents"))
        let current = ["_XCCurrentVersionName": "People 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
            .write(to: folder.url.appendingPathComponent("People.xcdatamodeld/.xccurrentversion"))
        guard let model = NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("People.momd")) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return model
    }

    /// Returns a container with an open store, in memory unless there's a file.
    static func container(_ file: URL? = nil) throws -> NSPersistentContainer {
        let container = try NSPersistentContainer(name: "People", managedObjectModel: model())
        container.persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: file ?? URL(fileURLWithPath: "/dev/null"))
        ]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }
}

/// A folder for the files of one test, which is deleted with the value that holds it.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var store: URL { url.appendingPathComponent("Test.sqlite") }
}

extension NSManagedObjectContext {
    /// Inserts a person.
    func person(_ name: String, age: Int16 = 18, email: String? = nil) -> Person {
        let person = Person(context: self)
        person.name = name
        person.age = age
        person.email = email
        return person
    }

    /// Returns the names of the people that a predicate selects, in alphabetical order.
    func names(_ format: String = "TRUEPREDICATE", _ arguments: Any...) throws -> [String] {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: format, argumentArray: arguments)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try fetch(request).map { $0.name ?? "" }
    }
}

/// Returns the code of the Cocoa error that a closure throws, or `nil` if it throws none.
func cocoaCode(_ body: () throws -> Void) -> Int? {
    do {
        try body()
        return nil
    } catch {
        let error = error as NSError
        return error.domain == NSCocoaErrorDomain ? error.code : nil
    }
}

extension NSManagedObjectModel {
    /// Creates a model with one entity.
    convenience init(entity name: String, attributes: [(String, NSAttributeType)]) {
        self.init()
        let entity = NSEntityDescription()
        entity.name = name
        entity.properties = attributes.map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        entities = [entity]
    }
}
