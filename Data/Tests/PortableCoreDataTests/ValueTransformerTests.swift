import Foundation
import PortableCoreData
import Testing

/// A color without a coder.
private final class PlainColor: NSObject {
    let text: String

    init(_ text: String) { self.text = text }
}

/// A transformer as in Apple's article about transformable attributes.
private final class PlainColorTransformer: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { PlainColor.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? PlainColor).map { Data($0.text.utf8) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).map { PlainColor(String(decoding: $0, as: UTF8.self)) }
    }
}

@MainActor
struct ValueTransformerTests {
    @Test func `a registered transformer converts the values of an attribute`() throws {
        let name = NSValueTransformerName("PlainColorTransformer")
        ValueTransformer.setValueTransformer(PlainColorTransformer(), forName: name)
        #expect(ValueTransformer(forName: name) is PlainColorTransformer)
        #expect(ValueTransformer(forName: NSValueTransformerName("Missing")) == nil)
        #expect(ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool == false)
        let folder = try TemporaryFolder()
        for transformer in ["PlainColorTransformer", "NSSecureUnarchiveFromData", nil] {
            let url = folder.url.appendingPathComponent(transformer ?? "none")
            let value: Any = transformer == name.rawValue ? PlainColor("red") : ["a", "b"]
            for isNew in [true, false] {
                let attribute = NSAttributeDescription()
                attribute.name = "value"
                attribute.attributeType = .transformableAttributeType
                attribute.valueTransformerName = transformer
                let entity = NSEntityDescription()
                entity.name = "Item"
                entity.properties = [attribute]
                let model = NSManagedObjectModel()
                model.entities = [entity]
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
                try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                if isNew {
                    NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
                        .setValue(value, forKey: "value")
                    try context.save()
                } else {
                    let item = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item")).first
                    let found = item?.value(forKey: "value")
                    #expect((found as? PlainColor)?.text == (value as? PlainColor)?.text)
                    #expect(found as? [String] == value as? [String])
                }
            }
        }
    }

    @Test func `errors have Foundation's codes`() throws {
        let context = try People.container().viewContext
        _ = Person(context: context)
        do {
            try context.save()
            Issue.record("The person has no name.")
        } catch let error as CocoaError where error.code == .validationMissingMandatoryProperty {
            #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "name")
        }
    }
}
