import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// The accessibility elements of SwiftUI views.
@MainActor struct HostedAccessibilityTests {
    private let host = TestHost(size: CGSize(width: 200, height: 300), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    @Test func `a view without a label isn't read`() {
        show(Box("box"))
        #expect(host.elements.isEmpty)
    }

    @Test func `a view with a label is an element`() throws {
        show(
            Column {
                Box("a", width: 50, height: 20).accessibilityLabel("First").accessibilityValue("1")
                    .accessibilityHint("Does nothing").accessibilityIdentifier("one")
                Box("b").accessibilityLabel("Second").accessibilityAddTraits(.isHeader)
            })
        #expect(host.elements.map(\.label) == ["First", "Second"])
        let first = try host.element(identified: "one")
        #expect(first.value == "1")
        #expect(first.hint == "Does nothing")
        #expect(first.frame == CGRect(x: 75, y: 135, width: 50, height: 20))
        #expect(host.elements.last?.role == .heading)
    }

    @Test func `accessibility texts describe a view and its purpose`() throws {
        show(
            Box("a").accessibilityLabel(Text("One") + Text(" two")).accessibilityValue(Text(verbatim: "3"))
                .help(Text("Counts")).accessibilityAction(named: Text("Again")) {}
                .accessibilityIdentifier("a"))
        let element = try host.element(identified: "a")
        #expect(element.label == "One two" && element.value == "3" && element.hint == "Counts")
        show(Box("a").accessibilityLabel("Box").help("Key").accessibilityIdentifier("a"))
        #expect(try host.element(identified: "a").hint == "Key")
    }

    @Test func `properties around a single element give it the frame of their view`() throws {
        show(Text("One").padding(20).accessibilityAddTraits(.isSummaryElement).accessibilityIdentifier("one"))
        let text = try host.textFrame("One")
        #expect(try host.element(identified: "one").frame == text.insetBy(dx: -20, dy: -20))
    }

    @Test func `the outer label takes precedence`() {
        show(Box("a").accessibilityLabel("inner").accessibilityLabel("outer"))
        #expect(host.elements.map(\.label) == ["outer"])
    }

    @Test func `elements are combined or ignored`() {
        let two = Column {
            Box("a").accessibilityLabel("One")
            Box("b").accessibilityLabel("Two")
        }
        show(two.accessibilityElement(children: .combine))
        #expect(host.elements.map(\.label) == ["One, Two"])
        show(two.accessibilityElement(children: .ignore).accessibilityLabel("Both"))
        #expect(host.elements.map(\.label) == ["Both"])
        show(two.accessibilityHidden(true))
        #expect(host.elements.isEmpty)
    }

    @Test func `actions are performed`() throws {
        final class Log { var entries: [String] = [] }
        let log = Log()
        show(
            Box("a").accessibilityLabel("Volume").accessibilityAction { log.entries.append("activate") }
                .accessibilityAction(named: "Mute") { log.entries.append("mute") }
                .accessibilityAdjustableAction { log.entries.append($0 == .increment ? "up" : "down") })
        let element = try host.element(labeled: "Volume")
        #expect(element.role == .slider)
        #expect(element.actions == ["Mute"])
        element.perform(.activate)
        element.perform(.increment)
        element.perform(.decrement)
        element.perform(.custom(0))
        #expect(log.entries == ["activate", "up", "down", "mute"])
    }

    @Test func `an element stays the same while the screen is read`() {
        let controller = UIHostingController(rootView: Box("a").accessibilityLabel("A"))
        host.show(controller)
        let first = controller.host.accessibilityElements?.first as? AccessibilityNode
        let second = controller.host.accessibilityElements?.first as? AccessibilityNode
        #expect(first != nil)
        #expect(first === second)
    }
}
