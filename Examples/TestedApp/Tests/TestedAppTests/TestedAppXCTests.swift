import XCTest
@testable import TestedApp

final class TestedAppXCTests: XCTestCase {

    override func setUpWithError() throws {
        // Put setup code here. This method is called before the invocation of each test method in the class.
    }

    override func tearDownWithError() throws {
        // Put teardown code here. This method is called after the invocation of each test method in the class.
    }

    func testExample() throws {
        // This is an example of a functional test case.
        // Use XCTAssert and related functions to verify your tests produce the correct results.
        XCTAssertEqual(Trip.samples.map(\.days).reduce(0, +), 9)
    }

    func testPerformanceExample() throws {
        // This is an example of a performance test case.
        self.measure {
            // Put the code you want to measure the time of here.
            _ = (0..<1_000).map { Trip(id: $0, place: "Place \($0)", days: $0).length }
        }
    }

    @MainActor
    func testChangingAName() async throws {
        let detail = TripViewController(trip: Trip.samples[0])
        var changed: Trip?
        detail.onChange = { changed = $0 }
        detail.loadViewIfNeeded()
        detail.nameField.text = "Maribor"
        detail.textFieldDidEndEditing(detail.nameField)
        XCTAssertEqual(changed?.place, "Maribor")
    }

}
