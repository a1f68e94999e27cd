import Foundation
import PortableCoreData
import Testing

@MainActor
struct ExpressionTests {
    @Test func `dictionaries have calculated values`() throws {
        let context = try People.container().viewContext
        for (name, age) in [("Ann", 10), ("Bob", 20)] { _ = context.person(name, age: Int16(age)) }
        try context.save()
        func value(_ format: String) throws -> [Any?] {
            let description = NSExpressionDescription()
            description.name = "value"
            description.expression = NSExpression(format: format)
            let request = NSFetchRequest<NSDictionary>(entityName: "Person")
            request.resultType = .dictionaryResultType
            request.propertiesToFetch = [description]
            request.sortDescriptors = format.hasPrefix("sum") ? [] : [NSSortDescriptor(key: "name", ascending: true)]
            return try context.fetch(request).map { $0["value"] }
        }
        #expect(try value("age * 2 + 1") as? [Int] == [21, 41])
        #expect(try value("sum(age * 2)") as? [Int] == [60])
        #expect(try value("uppercase(name)") as? [String] == ["ANN", "BOB"])
    }

    @Test func `batch updates calculate values`() throws {
        let context = try People.container().viewContext
        for (name, age) in [("Ann", 10), ("Bob", 20)] { _ = context.person(name, age: Int16(age)) }
        try context.save()
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = NSPredicate(format: "name = 'Bob'")
        update.propertiesToUpdate = [
            "age": NSExpression(format: "age + 1"), "email": NSExpression(format: "lowercase(name)"),
            "born": NSExpression(forConstantValue: Date(timeIntervalSinceReferenceDate: 5)),
        ]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 1)
        context.reset()
        #expect(try context.names("age = 21 AND email = 'bob'") == ["Bob"])
        #expect(try context.names("born = %@", Date(timeIntervalSinceReferenceDate: 5)) == ["Bob"])
        #expect(try context.names("age = 10") == ["Ann"])
    }

    @Test func `expressions are evaluated in memory`() {
        let row = ["price": 2.5, "count": 4] as NSDictionary
        #expect(NSExpression(format: "price * count").expressionValue(with: row, context: nil) as? Double == 10)
        #expect(NSExpression(format: "%K + %d", "count", 1).expressionValue(with: row, context: nil) as? Int == 5)
        let sum = NSExpression(forFunction: "add:to:", arguments: [NSExpression(forKeyPath: "count"), 3])
        #expect(sum.expressionValue(with: row, context: nil) as? Int == 7)
        let variables: NSMutableDictionary = ["x": 9]
        #expect(NSExpression(format: "sqrt($x)").expressionValue(with: nil, context: variables) as? Double == 3)
    }
}
