import Foundation
import ObjectStore
import Testing

@testable import PortableCoreData

@MainActor
struct FullDiskTests {
    @Test func `a save on a full disk fails, and a later save has all changes`() throws {
        let folder = try TemporaryFolder()
        let container = try People.container(folder.store)
        let context = container.viewContext
        let ann = context.person("Ann")
        try context.save()
        let store = try #require(container.persistentStoreCoordinator.persistentStores.first).objects
        try store.limitPages(to: 0)
        ann.name = "Eve"
        for index in 0..<200 {
            let person = context.person("P\(index)")
            person.setValue([String(repeating: "x", count: 5000)], forKey: "tags")
        }
        do {
            try context.save()
            Issue.record("The file can't grow.")
        } catch let error as NSError {
            #expect(error.domain == NSCocoaErrorDomain && error.code == NSSQLiteError)
            #expect(error.userInfo[NSSQLiteErrorDomain] as? Int == 13)
        }
        #expect(context.hasChanges && ann.name == "Eve" && context.insertedObjects.count == 200)
        #expect(!context.insertedObjects.contains { !$0.objectID.isTemporaryID })
        #expect(try container.newBackgroundContext().names() == ["Ann"])
        try store.limitPages(to: 1_000_000)
        try context.save()
        #expect(!context.hasChanges)
        #expect(
            try People.container(folder.store).newBackgroundContext().names("name = 'Eve' OR name = 'P7'").count == 2)
    }
}
