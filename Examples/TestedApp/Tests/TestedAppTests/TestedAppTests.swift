import Testing
@testable import TestedApp

struct TestedAppTests {

    @Test func example() async throws {
        // Write your test here and use APIs like `#expect(...)` to check expected conditions.
        #expect(Trip(id: 1, place: "Bern", days: 1).length == "One day")
        #expect(Trip(id: 1, place: "Bern", days: 2).length == "2 days")
    }

}
