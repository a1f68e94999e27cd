import Foundation
import PortableCoreData
import Testing
@_spi(Collage) import PortablePredicates

@MainActor
struct RequestTests {
    @Test func `batch requests change rows without objects`() throws {
        let container = try People.container()
        let context = container.viewContext
        let values = (0..<100).map { ["name": "P\($0)", "age": $0] as [String: Any] }
        let insert = NSBatchInsertRequest(entityName: "Person", objects: values)
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 100)
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = NSPredicate(format: "age < 10")
        update.propertiesToUpdate = ["age": 99]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 10)
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Person")
        fetch.predicate = NSPredicate(format: "age = 99")
        let delete = NSBatchDeleteRequest(fetchRequest: fetch)
        delete.resultType = .resultTypeObjectIDs
        let result = try context.persistentStoreCoordinator?.execute(delete, with: context) as? NSBatchDeleteResult
        #expect((result?.result as? [NSManagedObjectID])?.count == 11)
        #expect(try context.count(for: NSFetchRequest<Person>(entityName: "Person")) == 89)
    }

    @Test func `closures insert objects`() throws {
        let context = try People.container().viewContext
        var count = 0
        let values = NSBatchInsertRequest(entityName: "Person") { (dictionary: NSMutableDictionary) in
            count += 1
            dictionary["name"] = "P\(count)"
            return count > 3
        }
        let objects = NSBatchInsertRequest(entityName: "Person") { (object: NSManagedObject) in
            (object as? Person)?.name = "Q\(count)"
            count += 1
            return count > 6
        }
        try context.execute(values)
        try context.execute(objects)
        #expect(try context.names() == ["P1", "P2", "P3", "Q4", "Q5"])
    }

    @Test func `a batch update keeps unique values unique`() throws {
        let context = try People.container().viewContext
        for (name, email) in [("Ann", "a@x"), ("Bob", "b@x")] { _ = context.person(name, email: email) }
        try context.save()
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.propertiesToUpdate = ["email": "c@x"]
        #expect(cocoaCode { try context.execute(update) } == NSManagedObjectConstraintMergeError)
        #expect(try context.names("email = 'c@x'") == [])
    }

    @Test func `a request is executed by a coordinator and by the context of a block`() throws {
        let context = try People.container().viewContext
        _ = context.person("Ann")
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.fetchLimit = 3
        request.fetchBatchSize = 20
        let copy = try #require(request.copy() as? NSFetchRequest<Person>)
        #expect(copy !== request && copy.fetchLimit == 3 && copy.fetchBatchSize == 20 && copy.entityName == "Person")
        let found = try context.persistentStoreCoordinator?.execute(request, with: context) as? [Person]
        #expect(found?.map(\.name) == ["Ann"])
        #expect(try context.performAndWait { try request.execute().map(\.name) } == ["Ann"])
        #expect(cocoaCode { _ = try request.execute() } == NSManagedObjectReferentialIntegrityError)
    }

    @Test func `strings are ordered by the method of a sort descriptor`() throws {
        let context = try People.container().viewContext
        for name in ["b", "A", "c10", "c9", "B2"] { _ = context.person(name) }
        let orders: [(StringOrder?, [String])] = [
            (nil, ["A", "B2", "b", "c10", "c9"]), (.literal, ["A", "B2", "b", "c10", "c9"]),
            (.caseInsensitive, ["A", "b", "B2", "c10", "c9"]), (.localizedStandard, ["A", "b", "B2", "c9", "c10"]),
            (.localized, ["A", "b", "B2", "c10", "c9"]), (.localizedCaseInsensitive, ["A", "b", "B2", "c10", "c9"]),
        ]
        for _ in 0..<2 {
            for (order, expected) in orders {
                let request = NSFetchRequest<Person>(entityName: "Person")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true, stringOrder: order)]
                #expect(try context.fetch(request).map(\.name) == expected, "\(String(describing: order))")
            }
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.sortDescriptors = [
                NSSortDescriptor(key: "name", ascending: true) { left, right in
                    let counts = [left, right].map { ($0 as? String)?.count ?? 0 }
                    return counts[0] == counts[1]
                        ? .orderedSame : counts[0] < counts[1] ? .orderedAscending : .orderedDescending
                }, NSSortDescriptor(key: "name", ascending: false),
            ]
            #expect(try context.fetch(request).map(\.name) == ["b", "A", "c9", "B2", "c10"])
            try context.save()
        }
    }
}
