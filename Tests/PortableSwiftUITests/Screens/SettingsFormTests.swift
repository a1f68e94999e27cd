import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// A form of UIKit and SwiftUI rows, used from one state to the next: at rest it equals a new one.
@MainActor struct SettingsFormTests {
    private let settings = FormSettings()
    private let host = TestHost()

    init() {
        host.show(UINavigationController(rootViewController: SettingsForm(settings: settings)))
        host.settle()
    }

    private func lines(_ host: TestHost) -> [String] {
        host.elements.map { element in
            let frame = element.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 2).rounded() / 2 }
            return "\(element.label) \(element.value ?? "-") \(numbers)"
        }
    }

    /// Settles and compares with a form that shows the same settings from the beginning.
    private func expectFresh(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
        host.settle()
        #expect(host.unsettled.isEmpty, comment, sourceLocation: sourceLocation)
        let fresh = TestHost()
        fresh.show(UINavigationController(rootViewController: SettingsForm(settings: settings.copy)))
        fresh.settle()
        #expect(lines(host) == lines(fresh), comment, sourceLocation: sourceLocation)
        host.activate()
    }

    @Test func `a switch makes its row lower and higher, and moves the rows below`() throws {
        try host.element(.label("Send mail")).tap()
        expectFresh("no mail")
        #expect(!settings.sendsMail)
        #expect(host.elements.contains { $0.label.contains("Gets no mail") })
        #expect(!host.elements.contains { $0.label.contains("Every 1 days") })
        try host.element(.label("Send mail")).tap()
        expectFresh("mail again")
    }

    @Test func `a swiped row is removed and another appears`() throws {
        try host.element(.label("ada@example.org")).swipe("Delete")
        expectFresh("one account")
        #expect(settings.accounts == ["countess@example.org"])
        try host.element(.label("Add an account")).tap()
        expectFresh("two accounts")
        try host.element(.label("new1@example.org")).swipe("Delete")
        try host.element(.label("countess@example.org")).swipe("Delete")
        expectFresh("none")
        #expect(settings.accounts.isEmpty)
    }

    @Test func `a section is shown by a switch, and its slider updates the label next to it`() throws {
        try host.element(.label("Advanced")).tap()
        expectFresh("advanced")
        let slider = try #require(host.first(UISlider.self))
        let frame = slider.convert(slider.bounds, to: nil)
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        expectFresh("loud")
        #expect(settings.volume == 1)
        #expect(host.elements.contains { $0.label.contains("100%") })
        try host.element(.label("Advanced")).tap()
        expectFresh("plain")
    }

    @Test func `a name is written, and a row that was changed is scrolled away and back`() throws {
        host.tap(try #require(host.first(UITextField.self)))
        host.settle()
        host.type(" Lovelace")
        host.settle()
        #expect(settings.name == "Ada Lovelace")
        host.first(UITextField.self)?.resignFirstResponder()
        expectFresh("a longer name")
    }
}
