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

    @Test func `the label of a view is the content of other views`() throws {
        show(
            Box("a").accessibilityLabel("Mail").accessibilityLabel { label in
                Text("3 new")
                label
            })
        #expect(host.elements.map(\.label) == ["3 new, Mail"])
        show(Box("a").accessibilityLabel { _ in Text("Only") })
        #expect(host.elements.map(\.label) == ["Only"])
    }

    private final class Counter { var count = 0 }

    private struct Counted: View {
        let counter: Counter

        var body: some View {
            Box("a").accessibilityLabel("Mail").onAppear { counter.count += 1 }
        }
    }

    @Test func `the view exists only once if its label contains its own label`() {
        let counter = Counter()
        show(
            Counted(counter: counter).accessibilityLabel { label in
                Text("New")
                label
            }
            .accessibilityLabel { label in
                label
                Text("Today")
            })
        #expect(host.elements.map(\.label) == ["New, Mail, Today"])
        #expect(counter.count == 1)
    }

    @Test func `points for drags are in the view's coordinates`() throws {
        show(
            Box("a", width: 100, height: 50).accessibilityLabel("A")
                .accessibilityDragPoint(.leading, description: "Copy")
                .accessibilityDropPoint(.bottom, description: Text("Insert"))
                .accessibilityDropPoint(.top, description: "Nothing", isEnabled: false))
        let view = try #require(host.first(HostingView.self))
        let node = try #require(view.readElements().first as? AccessibilityNode)
        let frame = node.accessibilityFrameInContainerSpace
        #expect(node.accessibilityDragSourceDescriptors?.map(\.name) == ["Copy"])
        #expect(node.accessibilityDragSourceDescriptors?.first?.point == CGPoint(x: frame.minX, y: frame.midY))
        #expect(node.accessibilityDropPointDescriptors?.map(\.name) == ["Insert"])
        #expect(node.accessibilityDropPointDescriptors?.first?.point == CGPoint(x: frame.midX, y: frame.maxY))
    }

    private struct Focused: View {
        @AccessibilityFocusState(for: .voiceOver) private var isFocused: Bool
        @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var row: Int?

        var body: some View {
            Box("\(isFocused) \(row ?? 0)").accessibilityFocused($isFocused).accessibilityFocused($row, equals: 1)
                .accessibilityRotor(.headings) {
                    AccessibilityRotorEntry("a", id: 1)
                    AccessibilityRotorEntry("b", id: 2)
                }
                .accessibilityLabel("Row").onTapGesture {
                    isFocused = true
                    row = 1
                }
        }
    }

    @Test func `the app can write the focus of technologies`() {
        let screen = TestGraph(Focused())
        #expect(screen.boxes == ["false 0"])
        var technologies: AccessibilityTechnologies = [.voiceOver]
        #expect(technologies.insert(.switchControl).inserted && technologies.contains(.switchControl))
        #expect(technologies.remove(.voiceOver) == .voiceOver && technologies == .switchControl)
        #expect(technologies.symmetricDifference([.switchControl, .voiceOver]) == .voiceOver)
    }
}
