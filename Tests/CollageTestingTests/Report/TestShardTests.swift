import Testing
import XCTest

@testable import CollageTesting

struct TestShardTests {
    private let tests = (0..<2000).map { "AppTests.Suite\($0 % 40)/behaves(in: \($0))" }

    @Test func `a test belongs to exactly one shard`() throws {
        let shards = try (1...8).map { try TestShard("\($0)/8") }
        for test in tests { #expect(shards.filter { $0.contains(test) }.count == 1, "\(test)") }
        for shard in shards {
            let share = tests.filter(shard.contains).count
            #expect(share > 200 && share < 300, "\(shard) has \(share)")
        }
        #expect(try tests.allSatisfy(TestShard("1/1").contains))
    }

    @Test func `a test belongs to the same shard in each run`() throws {
        let expected = ["offer()": 8, "`a b/c`()": 3, "testA": 3]
        for (name, index) in expected {
            let found = try (1...8).filter { try TestShard("\($0)/8").contains("AppTests.OfferTests/\(name)") }
            #expect(found == [index], "\(name)")
        }
    }

    @Test func `the location of a test in its source doesn't change its shard`() {
        #expect(TestShard.name(ofTest: "A.B/c()/C.swift:12:4") == "A.B/c()")
        #expect(TestShard.name(ofTest: "A.B/`c/d.swift:1`()") == "A.B/`c/d.swift:1`()")
        #expect(TestShard.name(ofTest: "A.c()") == "A.c()")
    }

    @Test(arguments: [
        ("0/8", "There is no shard 0 of 8. Write a number from 1 to 8, such as 1/8."),
        ("9/8", "There is no shard 9 of 8. Write a number from 1 to 8, such as 1/8."),
        ("1/0", "There can't be 0 shards. Write a positive number of shards, such as 2/8."),
        ("a/b", "\"a/b\" isn't a shard. Write its number and the number of shards, such as 2/8."),
        ("2", "\"2\" isn't a shard. Write its number and the number of shards, such as 2/8."),
        ("1/2/3", "\"1/2/3\" isn't a shard. Write its number and the number of shards, such as 2/8."),
    ])
    func `an invalid shard throws an error that describes the syntax`(text: String, message: String) throws {
        let problem = try #require(throws: ShardProblem.self) { try TestShard(text) }
        #expect(problem.description == message)
        let variable = try #require(throws: ShardProblem.self) { try TestShard(environment: ["COLLAGE_SHARD": text]) }
        #expect(variable.description == "COLLAGE_SHARD: \(message)")
    }

    @Test func `there's no shard if the variable isn't set`() throws {
        #expect(try TestShard(environment: [:]) == nil)
        #expect(try TestShard(environment: ["COLLAGE_SHARD": ""]) == nil)
        #expect(try TestShard(environment: ["COLLAGE_SHARD": "2/8"])?.description == "2/8")
    }

    @Test func `a run of a shard isn't filtered if the command created the filters`() {
        let parent = ParentProcess(identifier: 7, arguments: ["swift-test", "--filter", "^A"])
        func run(_ environment: [String: String]) -> ReportRun {
            ReportRun(environment: environment, arguments: [], parent: parent)
        }
        #expect(run(["COLLAGE_SHARD": "1/2"]).isFiltered)
        #expect(!run(["COLLAGE_SHARD": "1/2", "COLLAGE_SHARD_FILTER": "true"]).isFiltered)
        #expect(run(["COLLAGE_SHARD_FILTER": "true"]).isFiltered)
        #expect(run(["COLLAGE_SHARD": "1/2"]).shard?.index == 1)
    }

    @Test func `the trait skips the tests of other shards`() async throws {
        let test = try #require(Test.current)
        let id = "\(test.id)"
        for shard in try (1...4).map({ try TestShard("\($0)/4") }) {
            let trait = ShardTrait(shard: shard)
            if shard.contains(id) {
                try await trait.prepare(for: test)
            } else {
                await #expect(throws: (any Error).self) { try await trait.prepare(for: test) }
            }
        }
    }

    @Test func `the trait and the list of tests have the same names`() throws {
        let test = try #require(Test.current)
        #expect(
            TestShard.name(ofTest: "\(test.id)")
                == "CollageTestingTests.TestShardTests/`the trait and the list of tests have the same names`()")
    }
}

final class ShardedTestCaseTests: XCTestCase {
    func testATestOfAnotherShardIsSkipped() throws {
        let name = "CollageTestingTests.ShardedTestCaseTests/testATestOfAnotherShardIsSkipped"
        for shard in try (1...4).map({ try TestShard("\($0)/4") }) {
            if shard.contains(name) {
                XCTAssertNoThrow(try skip(unlessIn: shard))
            } else {
                XCTAssertThrowsError(try skip(unlessIn: shard)) { XCTAssert($0 is XCTSkip) }
            }
        }
    }
}
