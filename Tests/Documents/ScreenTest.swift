import CollageTesting
import Testing

@MainActor @Test func theTermsUnfold() throws {
    let host = TestHost(size: CGSize(width: 390, height: 844), text: .fonts)
    let controller = OfferViewController(offer: offer)
    host.show(UINavigationController(rootViewController: controller))

    host.tap(try #require(host.first(AccordionHeaderCell.self)))

    #expect(controller.collectionView.numberOfItems(inSection: 2) == 2)
    try host.verify(.png, named: "offer-unfolded")
}

@MainActor func whatElseTestsWant(_ host: TestHost) throws {
    try host.audit()  // clipped text, contrast, small targets, missing labels, …
    try host.verify(.voiceOver)  // the VoiceOver text, in reading order
    try host.verify(of: .scrolledContent)  // the whole list, also off screen
    try host.verifyMotion { try host.choose("Delete") }  // every frame of an update
    try ScreenMatrix(devices: Device.essentials, variants: Variant.essentials).verify(named: "offer") { host in
        host.show(OfferViewController(offer: offer))  // six devices in four variants, on one sheet
    }
}

@MainActor func whatTwoSecondsChange(_ host: TestHost) throws {
    try host.element(labeled: "Save").tap()  // the app shows a message for two seconds
    #expect(host.elements(.label("Saved")).count == 1)
    host.advance(by: 2)  // blocks, timers, and animations until then
    #expect(host.elements(.label("Saved")).isEmpty)
}

// Declarations that the document's code uses.

let offer = "An offer"

final class AccordionHeaderCell: UICollectionViewCell {}

final class OfferViewController: UICollectionViewController {
    convenience init(offer: String) {
        self.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = offer
    }
}

@MainActor func calculationsOfLiterals(_ view: UIView) {
    #expect(view.frame.width == 300.0 - 60)  // one literal with a decimal point is enough
    #expect(view.frame.width == 300 - 60 as CGFloat)  // the same
}
