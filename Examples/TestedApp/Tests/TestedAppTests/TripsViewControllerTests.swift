import Testing
import UIKit
@testable import TestedApp

@MainActor
struct TripsViewControllerTests {

    @Test func showsAllTrips() async throws {
        let controller = TripsViewController(trips: Trip.samples)
        controller.loadViewIfNeeded()
        #expect(controller.title == "Trips")
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    }

    @Test func selectingATripPushesIt() async throws {
        let controller = TripsViewController(trips: Trip.samples)
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        controller.collectionView(controller.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        let detail = try #require(navigation.topViewController as? TripViewController)
        #expect(detail.trip.place == "Porto")
    }

    @Test(arguments: ["  ", ""]) func anEmptyNameDoesNotChangeATrip(text: String) async throws {
        let detail = TripViewController(trip: Trip.samples[0])
        detail.loadViewIfNeeded()
        detail.nameField.text = text
        detail.textFieldDidEndEditing(detail.nameField)
        #expect(detail.trip.place == "Ljubljana")
    }

}
