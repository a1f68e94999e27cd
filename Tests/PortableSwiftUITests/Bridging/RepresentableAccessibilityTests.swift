import CollageTesting
import Observation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The accessibility properties that modifiers set on UIKit views.
@MainActor struct RepresentableAccessibilityTests {
    private let host = TestHost(size: CGSize(width: 200, height: 300), safeAreaInsets: .zero)

    @Observable final class Model { var isMarked = true }

    /// A button with a label that the app has set.
    private struct Ball: UIViewRepresentable {
        func makeUIView(context: Context) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            button.accessibilityLabel = "Own"
            button.accessibilityHint = "Rolls"
            return button
        }

        func updateUIView(_ button: UIButton, context: Context) {}
    }

    private struct Marked: View {
        let model: Model

        var body: some View {
            let isMarked = model.isMarked
            Ball().accessibilityDragPoint(.leading, description: "Left", isEnabled: isMarked)
                .accessibilityDragPoint(.trailing, description: "Right", isEnabled: isMarked)
                .accessibilityDropPoint(.top, description: "Top", isEnabled: isMarked)
                .accessibilityLabel("Ball", isEnabled: isMarked).accessibilityHint("Jumps", isEnabled: isMarked)
                .accessibilityIdentifier("ball", isEnabled: isMarked)
                .accessibilityAddTraits(isMarked ? .isHeader : AccessibilityTraits())
                .accessibilityRemoveTraits(isMarked ? .isButton : AccessibilityTraits())
        }
    }

    private func button() throws -> UIButton {
        _ = host.elements
        return try #require(host.first(UIButton.self))
    }

    @Test func `points of several modifiers are in the view's coordinates`() throws {
        host.show(UIHostingController(rootView: Marked(model: Model())))
        let button = try button()
        let points = button.accessibilityDragSourceDescriptors ?? []
        #expect(points.map(\.name) == ["Left", "Right"])
        #expect(points.map(\.point.x) == [0, button.bounds.width])
        #expect(button.accessibilityDropPointDescriptors?.map(\.name) == ["Top"])
        _ = host.elements
        #expect(button.accessibilityDragSourceDescriptors?.count == 2)
    }

    @Test func `the view's own properties return when modifiers are removed`() throws {
        let model = Model()
        host.show(UIHostingController(rootView: Marked(model: model)))
        let button = try button()
        #expect(button.accessibilityLabel == "Ball" && button.accessibilityHint == "Jumps")
        #expect(button.accessibilityIdentifier == "ball" && button.accessibilityTraits == .header)
        host.run { model.isMarked = false }
        host.settle()
        #expect(try self.button() === button)
        #expect(button.accessibilityLabel == "Own" && button.accessibilityHint == "Rolls")
        #expect(button.accessibilityIdentifier == nil && button.accessibilityTraits == .button)
        #expect(button.accessibilityDragSourceDescriptors == nil && button.accessibilityDropPointDescriptors == nil)
    }

    @Test func `traits follow the state of the view`() throws {
        host.show(UIHostingController(rootView: Ball().accessibilityAddTraits(.isHeader)))
        let button = try button()
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .header, .notEnabled])
    }

    @Test func `a label can contain the label of a UIKit view`() throws {
        host.show(
            UIHostingController(
                rootView: Ball().accessibilityLabel { label in
                    Text("Red")
                    label
                }))
        #expect(try button().accessibilityLabel == "Red, Own")
        #expect(try button().accessibilityLabel == "Red, Own")
    }
}
