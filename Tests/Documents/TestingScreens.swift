import CollageTesting
import Foundation
import Testing
import XCTest

enum Classes {
    final class OfferTests: XCTestCase {
        @MainActor func testTermsUnfold() async throws { await Task.yield() }  // async, and nothing else changes
        func testPrices() throws { XCTAssertEqual(1, 1) }  // or without an actor; Swift 5 mode lets it use UIKit
    }
}

enum WithDevices {
    @Suite(.device) @MainActor struct OfferTests { let host = TestHost() }
}

@MainActor @Test func theTermsUnfold() throws {
    let host = TestHost(text: .fonts)
    host.show(OfferViewController(offer: offer))
    try host.verify()
    try host.element(labeled: "Terms").tap()
    try host.verify(named: "terms")
}

@MainActor func tolerate(_ host: TestHost) throws {
    try host.verify(tolerance: .perChannel(2))  // one picture
}

@Suite(.tolerance(.perChannel(2))) struct MapTests {  // for a suite or a test
}

@MainActor func areas(_ host: TestHost, scrollView: UIScrollView, chart: UIView) throws {
    try host.verify(of: .scrolledContent)  // all of a list, with its bars, every cell made
    try host.verify(of: .scrolledContent(of: scrollView))  // the same of a scroll view that isn't the frontmost
    try host.verify(of: .fitting)  // as small as constraints allow; .fitting(width: 200)
    try host.verify(of: .element(.label("Milk")))  // a cell or any other element, whole
    try host.verify(of: .view(chart))
}

@MainActor @Test(arguments: PreviewedScreen.all(inModule: "App"))
func previewsLookAsBefore(screen: PreviewedScreen) throws {
    let host = TestHost(.iPhone16, text: .fonts)
    host.show(screen)
    try host.verify(named: screen.name)
}

@MainActor func moves(_ host: TestHost) throws {
    try host.verifyMotion(named: "delete") {
        try host.element(.label("Milk")).swipe("Delete")
    }
}

@MainActor func inline(_ host: TestHost, planner: Planner) throws {
    try host.verifyInline(
        .voiceOver,
        matches: """
            1. Library, heading
            2. Delete, button
            """)
    try verifyInline(planner.route.description)
}

extension SnapshotFormat where Value == Route {
    static let route = SnapshotFormat("route", fileExtension: "geojson") { try $0.geoJSON() }
}

@MainActor func values(_ planner: Planner) throws {
    try verifySnapshot(of: planner.route, as: .route, named: "to the airport")
}

@MainActor @Test(arguments: Device.phones) func theOfferFits(on device: Device) throws {
    let host = TestHost(device, variant: Variant(style: .dark, textSize: .accessibilityLarge), text: .fonts)
    host.show(OfferViewController(offer: offer))
    try host.verify(named: "offer-\(device)")
}

@MainActor func matrix() throws {
    try ScreenMatrix(devices: Device.essentials, variants: Variant.essentials).verify(named: "offer") { host in
        host.show(OfferViewController(offer: offer))
    }
}

@MainActor func widths() throws {
    try WidthSheet(320...1400, breakpoints: [640, 1000]).check { host in
        host.show(OfferViewController(offer: offer))
    }
}

struct LocaleTrait: UITraitDefinition { static let defaultValue = Locale.autoupdatingCurrent }

@MainActor func locales(_ host: TestHost) {
    host.window.traitOverrides[LocaleTrait.self] = Locale(identifier: "ar")
    host.change(layoutDirection: .rightToLeft)
}

@MainActor func touches(_ host: TestHost) throws {
    try host.element(.label("Delete") && .role(.button)).tap()
    try host.element(.text("terms") && .inside(FooterView.self)).hold()
    try host.scroll(to: .label("Zurich")).tap()
    try host.element(.label("Milk")).swipe("Delete")
    try host.choose("Delete for everyone")
    host.type("Oat milk\n")
    host.press(.keyboardN, modifiers: .command)
    try host.element(.identifier("map")).pinch(scale: 2)
    try host.element(.identifier("map")).rotate(by: .pi / 4)
    host.rotate()
}

@MainActor func waits(_ host: TestHost, _ controller: OfferViewController) async throws {
    try await host.wait(for: .label("Loaded"))
    try await host.wait(for: "the offers") { !controller.offers.isEmpty }
}

@MainActor func audits(_ host: TestHost) throws {
    try host.audit()
    try host.audit(.all.subtracting([.touchTarget]))
    try host.audit { $0.subject.contains("Legal") }  // ignores known findings
}

@Suite(.audited) struct OfferTests { let offers: [String] }  // every screen that a test leaves behind

// Declarations that the document's code uses.

let offer = "An offer"

final class OfferViewController: UIViewController {
    let offers: [String]

    init(offer: String) {
        offers = [offer]
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("OfferViewController is made in code.")
    }
}

final class FooterView: UIView {}

struct Planner {
    let route = Route()
}

struct Route: CustomStringConvertible {
    let description = "From A to B"

    func geoJSON() throws -> Data { Data(description.utf8) }
}
