import CollageTesting
import CompositionalList
import Testing

@MainActor @Suite(.serialized) struct ContentSlotTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    private let slot = ContentSlot()

    private struct Line: UIContentConfiguration {
        let text: String

        func makeContentView() -> any UIView & UIContentView { LineView(self) }
        func updated(for state: any UIConfigurationState) -> Line { self }
    }

    private final class LineView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ line: Line) {
            configuration = line
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError("not used") }
    }

    private func show(_ content: any UIContentConfiguration) {
        slot.show(content, in: container, parent: nil)
        container.layoutIfNeeded()
    }

    /// The view that the content has made.
    private var contentView: UIView? { container.subviews.first?.subviews.first }

    @Test func `content fills its container`() {
        show(Line(text: "a"))
        #expect(contentView?.frame == container.bounds)
    }

    @Test func `content of the same type reuses the existing view`() {
        show(Line(text: "a"))
        let view = contentView
        show(Line(text: "b"))
        #expect(contentView === view)
        #expect(((view as? LineView)?.configuration as? Line)?.text == "b")
    }

    @Test func `content of another type replaces it`() {
        show(Line(text: "a"))
        show(UIListContentConfiguration.cell())
        #expect(contentView is UIListContentView)
        #expect(container.subviews.count == 1 && container.subviews.first?.subviews.count == 1)
    }
}
