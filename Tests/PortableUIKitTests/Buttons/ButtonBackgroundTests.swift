import CollageTesting
import Testing

@MainActor
struct ButtonBackgroundTests {
    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 34)
        button.layoutIfNeeded()
        return button
    }

    private func background(of button: UIButton) -> SystemBackgroundView? {
        button.layoutIfNeeded()
        let view = button.subviews.first as? SystemBackgroundView
        view?.layoutIfNeeded()
        return view
    }

    @Test func `a style's color fills the background, unless the background specifies its own color`() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = .red
        #expect(background(of: button(configuration))?.subviews[0].backgroundColor == .red)
        configuration.background.backgroundColor = .green
        #expect(background(of: button(configuration))?.subviews[0].backgroundColor == .green)
        #expect(background(of: button(.plain())) == nil)
    }

    @Test func `a background without content is removed`() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.strokeWidth = 1
        let button = button(configuration)
        #expect(background(of: button) != nil)
        button.configuration = .plain()
        #expect(background(of: button) == nil)
    }

    @Test func `the background's own corner radius applies if the corner style is fixed or dynamic`() {
        func radius(_ style: UIButton.Configuration.CornerStyle, own: CGFloat?) -> CGFloat? {
            var configuration = UIButton.Configuration.filled()
            configuration.cornerStyle = style
            if let own { configuration.background.cornerRadius = own }
            return background(of: button(configuration))?.subviews[0].layer.cornerRadius
        }
        #expect(radius(.fixed, own: nil) == 5.95 && radius(.dynamic, own: nil) == 5.95)
        #expect(radius(.fixed, own: 12) == 12 && radius(.dynamic, own: 12) == 12)
        #expect(radius(.capsule, own: 12) == 17)
        SystemMetrics.catalyst.apply {
            #expect(UIButton.Configuration.filled().background.cornerRadius == 17, "recorded")
            #expect(radius(.dynamic, own: nil) == 17 && radius(.dynamic, own: 4) == 4)
        }
    }

    @Test func `a configuration that was created on another system has the corners of the current one`() {
        let configuration = SystemMetrics.catalyst.apply { UIButton.Configuration.filled() }
        #expect(background(of: button(configuration))?.subviews[0].layer.cornerRadius == 5.95)
    }

    @Test func `a view in the background leaves touches to the button`() {
        var configuration = UIButton.Configuration.filled()
        configuration.background.customView = UIView()
        let button = button(configuration)
        #expect(button.hitTest(CGPoint(x: 60, y: 17), with: nil) === button)
    }

    @Test func `configurations are equal by value`() {
        var first = UIButton.Configuration.filled(), second = UIButton.Configuration.filled()
        #expect(first == second && first.hashValue == second.hashValue && first != .plain())
        first.imagePlacement = .top
        #expect(first != second)
        second.imagePlacement = .top
        first.background.strokeWidth = 2
        #expect(first != second)
    }
}
