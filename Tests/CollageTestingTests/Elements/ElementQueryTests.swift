import Testing

@testable import CollageTesting

@MainActor struct ElementQueryTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    private final class Card: UIView {}

    init() {
        let view = UIView()
        let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        title.text = "Größe"
        title.accessibilityTraits = .header
        let go = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
        go.setTitle("Go", for: .normal)
        let other = UIButton(frame: CGRect(x: 0, y: 250, width: 100, height: 44))
        other.setTitle("Go", for: .normal)
        other.isEnabled = false
        other.accessibilityIdentifier = "other"
        let slider = UISlider(frame: CGRect(x: 0, y: 320, width: 200, height: 40))
        slider.accessibilityLabel = "Volume"
        card.addSubview(title)
        card.addSubview(go)
        for child in [card, other, slider] { view.addSubview(child) }
        host.show(view)
    }

    @Test func `elements are found by each of their properties`() throws {
        #expect(host.elements(.label("Go")).count == 2)
        #expect(host.elements(.identifier("other")).map(\.label) == ["Go"])
        #expect(host.elements(.text("GROSSE")).map(\.label) == ["Größe"])
        #expect(host.elements(.text("größer")).isEmpty)
        #expect(host.elements(.text("groß")).map(\.label) == ["Größe"])
        #expect(host.elements(.role(.heading)).map(\.label) == ["Größe"])
        #expect(host.elements(.traits(.header)).map(\.label) == ["Größe"])
        #expect(host.elements(.type(UISlider.self)).map(\.label) == ["Volume"])
        #expect(host.elements(.inside(Card.self)).map(\.label) == ["Größe", "Go"])
        #expect(host.elements(.enabled).map(\.label) == ["Größe", "Go", "Volume"])
    }

    @Test func `queries can be combined`() throws {
        #expect(host.elements(.label("Go") && .inside(Card.self)).count == 1)
        #expect(host.elements(.label("Go") && !.enabled).map(\.identifier) == ["other"])
        #expect(host.elements(.role(.slider) || .role(.heading)).map(\.label) == ["Größe", "Volume"])
        #expect(try host.element(.label("Go"), index: 1).identifier == "other")
    }

    @Test func `a query that finds several elements is an error that lists them`() throws {
        let failure = try #require(throws: AmbiguousElement.self) { try host.element(.label("Go")) }
        #expect(
            failure.description == """
                2 elements on the screen have the label "Go". Narrow the query with && or pass an index:
                  index 0: button "Go" at (0, 50) in Card
                  index 1: button "Go" (identifier "other") at (0, 250) in UIView, disabled
                """)
    }

    @Test func `a touch of a disabled element throws an error that lists the enabled elements`() throws {
        let failure = try #require(throws: ElementNotReachable.self) { try host.element(.identifier("other")).tap() }
        #expect(
            failure.description == """
                button "Go" (identifier "other") at (0, 250) in UIView, disabled can't be touched. These are enabled:
                  button "Go" at (0, 50) in Card
                """)
    }

    @Test func `a touch of a covered element is an error that names what covers it`() throws {
        let banner = Card(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        title.text = "New"
        banner.addSubview(title)
        host.window.addSubview(banner)
        let slider = try host.element(.label("Volume"))
        let failure = try #require(throws: ElementNotReachable.self) { try slider.tap() }
        #expect(
            failure.description == """
                slider "Volume" at (0, 320) in UIView is covered by Card, which would receive the touch. It shows:
                  text "New" at (0, 300) in Card
                """)
        banner.isUserInteractionEnabled = false
        try slider.tap()
    }

    @Test func `the error for a missing element lists the existing ones`() throws {
        let failure = try #require(throws: ElementNotFound.self) {
            try host.element(.label("Stop") && .role(.button))
        }
        #expect(
            failure.description
                == "Nothing on the screen has the label \"Stop\" and the role button. The screen has: "
                + "\"Größe\", \"Go\", "
                + "\"Go\" (identifier \"other\"), \"Volume\".")
    }
}
