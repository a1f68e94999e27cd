import Foundation
import PortableCoreData
import Testing

/// Derived, fetched, and composite properties, and copies of models.
@MainActor
struct SpecialPropertyTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model>
            <entity name="Folder" representedClassName="NSManagedObject">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="plain" optional="YES" attributeType="String" derived="YES" \
        derivationExpression="canonical:(title)"/>
                <attribute name="count" optional="YES" attributeType="Integer 64" derived="YES" \
        derivationExpression="files.@count"/>
                <attribute name="saved" optional="YES" attributeType="Date" derived="YES" derivationExpression="now:()"/>
                <relationship name="files" optional="YES" toMany="YES" destinationEntity="File" inverseName="folder"/>
                <fetchedProperty name="same" optional="YES"><fetchRequest name="fetchedPropertyFetchRequest" entity="File" \
        predicateString="title == $FETCH_SOURCE.title"/></fetchedProperty>
            </entity>
            <entity name="File" representedClassName="NSManagedObject">
                <attribute name="title" optional="YES" attributeType="String"/>
                <relationship name="folder" optional="YES" maxCount="1" destinationEntity="Folder" inverseName="files"/>
                <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary"/></fetchIndex>
                <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint>\
        </uniquenessConstraints>
            </entity>
        </model>
        """

    private func model() throws -> NSManagedObjectModel {
        let folder = try TemporaryFolder()
        let version = folder.url.appendingPathComponent("Files.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(Self.xml.utf8).write(to: version.appendingPathComponent("contents"))
        return try #require(NSManagedObjectModel(contentsOf: version))
    }

    private func context(_ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    @Test func `derived attributes are computed with a save`() throws {
        let context = try context(model())
        let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
        folder.setValue("Été", forKey: "title")
        #expect(folder.value(forKey: "plain") == nil)
        try context.save()
        #expect(folder.value(forKey: "plain") as? String == "ete" && folder.value(forKey: "count") as? Int == 0)
        let before = try #require(folder.value(forKey: "saved") as? Date)
        NSEntityDescription.insertNewObject(forEntityName: "File", into: context).setValue(folder, forKey: "folder")
        try context.save()
        #expect(folder.value(forKey: "count") as? Int == 1)
        #expect(try #require(folder.value(forKey: "saved") as? Date) >= before)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Folder")
        request.predicate = NSPredicate(format: "plain BEGINSWITH 'et' AND count = 1")
        #expect(try context.fetch(request) == [folder])
    }

    @Test func `a fetched property has the results of its fetch`() throws {
        let context = try context(model())
        let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
        folder.setValue("A", forKey: "title")
        let files = ["A", "B"].map { title in
            let file = NSEntityDescription.insertNewObject(forEntityName: "File", into: context)
            file.setValue(title, forKey: "title")
            return file
        }
        #expect(folder.value(forKey: "same") as? NSArray == [files[0]])
        try context.save()
        folder.setValue("B", forKey: "title")
        #expect(folder.value(forKey: "same") as? NSArray == [files[1]])
    }

    @Test func `a composite attribute keeps several values`() throws {
        let name = NSCompositeAttributeDescription()
        name.name = "name"
        name.elements = ["first", "last"].map { element in
            let attribute = NSAttributeDescription()
            attribute.name = element
            attribute.type = .string
            return attribute
        }
        let entity = NSEntityDescription()
        entity.name = "Person"
        entity.properties = [name]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = try context(model)
        let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        person.setValue(["first": "Ann", "last": "Lee"], forKey: "name")
        try context.save()
        context.refresh(person, mergeChanges: false)
        #expect(person.value(forKey: "name") as? [String: String] == ["first": "Ann", "last": "Lee"])
        let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
        request.predicate = NSPredicate(format: "name.last = 'Lee'")
        #expect(try context.fetch(request) == [person])
    }

    @Test func `a copy of a model in use can be changed`() throws {
        let model = try model()
        _ = try context(model)
        let copy = try #require(model.copy() as? NSManagedObjectModel)
        #expect(copy.versionChecksum == model.versionChecksum)
        let file = try #require(copy.entitiesByName["File"])
        #expect(file !== model.entitiesByName["File"] && file.indexes.first?.elements.first?.propertyName == "title")
        #expect(file.relationshipsByName["folder"]?.destinationEntity === copy.entitiesByName["Folder"])
        #expect(file.relationshipsByName["folder"]?.inverseRelationship?.entity === copy.entitiesByName["Folder"])
        let size = NSAttributeDescription()
        size.name = "size"
        size.type = .integer64
        file.properties.append(size)
        #expect(copy.versionChecksum != model.versionChecksum)
        let thing = NSEntityDescription.insertNewObject(forEntityName: "File", into: try context(copy))
        thing.setValue(3, forKey: "size")
        #expect(thing.value(forKey: "size") as? Int == 3)
    }
}
