import CollageTesting
import Testing

@testable import TestedApp

@MainActor struct TripPictures {
    private func trips() -> UIViewController {
        UINavigationController(rootViewController: TripsViewController(trips: Trip.samples))
    }

    @Test(arguments: [Device.iPhone15, .iPhoneSE]) func theListFits(on device: Device) throws {
        let host = TestHost(device, text: .fonts)
        host.show(trips())
        try host.verify(named: "trips-\(device)")
    }

    @Test func aTripGetsAnotherName() throws {
        let host = TestHost(.iPhone15, variant: Variant(style: .dark), text: .fonts)
        host.show(trips())
        try host.element(.text("Porto")).tap()
        try host.verify(named: "detail")
        let field = try #require(host.first(UITextField.self))
        field.becomeFirstResponder()
        field.selectAll(nil)
        host.type("Lisbon")
        host.press(.keyboardReturnOrEnter)
        #expect(field.text == "Lisbon")
        try host.audit()
    }

    @Test func theListReadsWell() throws {
        let host = TestHost(.iPhone15)
        host.show(trips())
        try host.verify(.text)
        try host.audit()
    }
}
