import CollageTesting
import Testing

/// Feedback has no effect on the device and causes no errors.
@MainActor struct FeedbackTests {
    @Test func `a generator belongs to the view that it was made for`() {
        let view = UIView(frame: .zero)
        let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
        let selection = UISelectionFeedbackGenerator(view: view)
        #expect(impact.view === view)
        #expect(selection.view === view)
        #expect(view.interactions.count == 2)
        view.removeInteraction(impact)
        #expect(impact.view == nil)
    }

    @Test func `generators without a view can be used`() {
        let impact = UIImpactFeedbackGenerator()
        #expect(impact.view == nil)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        UISelectionFeedbackGenerator().selectionChanged()
    }
}
