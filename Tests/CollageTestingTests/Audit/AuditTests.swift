import DisplayList
import Testing

@testable import CollageTesting

@MainActor struct AuditTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
    private let view = UIView()

    private func show() {
        view.backgroundColor = .white
        host.show(view)
    }

    @discardableResult
    private func label(
        _ text: String, _ frame: CGRect, color: UIColor = .black, on background: UIColor? = nil
    ) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.textColor = color
        label.backgroundColor = background
        view.addSubview(label)
        return label
    }

    @discardableResult
    private func button(_ title: String?, _ frame: CGRect) -> UIButton {
        let button = UIButton(frame: frame)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        view.addSubview(button)
        return button
    }

    private func found(_ rules: Set<AuditRule> = .all) -> [AuditFinding] { host.findings(rules) }

    @Test func `a correct screen has no findings`() throws {
        label("Tea", CGRect(x: 20, y: 20, width: 200, height: 30))
        label("Milk", CGRect(x: 20, y: 60, width: 200, height: 30), color: .white, on: .black)
        button("Go", CGRect(x: 20, y: 100, width: 100, height: 44))
        show()
        #expect(found() == [])
        try host.audit()
    }

    @Test func `truncated text is reported with the full text`() throws {
        label("Many words that don't fit", CGRect(x: 20, y: 20, width: 60, height: 30))
        show()
        let finding = try #require(found().first)
        #expect(found().map(\.rule) == [.clippedText])
        #expect(finding.subject == "UILabel \"Many words that don't fit\"")
        #expect(finding.message.hasPrefix("\"Many words that don't fit\" is shown as \"Man"))
        #expect(finding.description.hasPrefix("clipped text: UILabel \"Many words that don't fit\" at (20, "))
    }

    @Test func `clipped text is found, unless it scrolls`() {
        let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 10))
        box.clipsToBounds = true
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        inner.text = "Tea"
        box.addSubview(inner)
        view.addSubview(box)
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 100, width: 100, height: 10))
        let scrolled = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        scrolled.text = "Milk"
        scrollView.addSubview(scrolled)
        view.addSubview(scrollView)
        show()
        #expect(found().map(\.rule) == [.clippedText])
        #expect(found().first?.message.hasPrefix("\"Tea\" is cut off: ") == true)
    }

    @Test(arguments: [
        (UIColor(white: 0.8, alpha: 1), UIColor?.none), (.white, nil), (.black, .darkGray),
        (UIColor(white: 0, alpha: 0.2), .white),
    ])
    func `pale text is found`(color: UIColor, background: UIColor?) {
        label("Tea", CGRect(x: 20, y: 20, width: 200, height: 30), color: color, on: background)
        show()
        #expect(found().map(\.rule) == [.contrast])
        #expect(found().first?.message.contains("3 to 1 are needed") == true)
    }

    @Test func `contrast is computed as the W3C specifies`() {
        #expect(abs(DisplayList.Color.black.contrast(to: .white) - 21) < 0.001)
        #expect(abs(DisplayList.Color(red: 0.4667, green: 0.4667, blue: 0.4667).contrast(to: .white) - 4.48) < 0.01)
        #expect(DisplayList.Color.white.contrast(to: .white) == 1)
    }

    @Test func `disabled controls and placeholders can have low contrast`() {
        let button = button("Go", CGRect(x: 20, y: 20, width: 100, height: 44))
        button.setTitleColor(UIColor(white: 0.9, alpha: 1), for: .disabled)
        button.isEnabled = false
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        field.placeholder = "Name"
        view.addSubview(field)
        show()
        #expect(found([.contrast]) == [])
    }

    @Test func `small targets are found, except if their touch area is large enough`() {
        final class Generous: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        button("Go", CGRect(x: 100, y: 20, width: 60, height: 30))
        let generous = Generous(frame: CGRect(x: 100, y: 200, width: 20, height: 20))
        generous.accessibilityLabel = "More"
        view.addSubview(generous)
        view.addSubview(UISwitch(frame: CGRect(x: 100, y: 300, width: 51, height: 31)))
        show()
        #expect(found([.touchTarget]).map(\.subject) == ["UIButton \"Go\""])
        #expect(
            found([.touchTarget]).first?.message == "accepts touches in an area of 60 x 30 points; 44 are needed")
    }

    @Test func `elements without a label are found`() {
        button(nil, CGRect(x: 100, y: 20, width: 60, height: 50))
        show()
        #expect(found().map(\.rule) == [.missingLabel])
    }

    @Test func `overlapping text is found, except for covered text`() {
        label("Tea", CGRect(x: 20, y: 20, width: 200, height: 30))
        label("Milk", CGRect(x: 25, y: 24, width: 200, height: 30))
        label("Covered", CGRect(x: 20, y: 100, width: 200, height: 30))
        label("Cover", CGRect(x: 0, y: 90, width: 320, height: 60), on: .white)
        show()
        #expect(found().map(\.rule) == [.overlappingText])
        #expect(found().first?.message == "\"Milk\" is drawn over \"Tea\" of UILabel \"Tea\"")
    }

    @Test func `content that has scrolled under a bar doesn't overlap the bar's title`() {
        label("Under the bar", CGRect(x: 20, y: 40, width: 200, height: 60))
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 72)
        view.addSubview(bar)
        let title = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 20))
        title.text = "Title"
        view.addSubview(title)
        show()
        #expect(found([.overlappingText]) == [])
        bar.isHidden = true
        #expect(found([.overlappingText]).count == 1)
    }

    @Test func `an idle refresh control and the images of a bar need no label`() {
        let controller = UITableViewController()
        controller.refreshControl = UIRefreshControl()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
        host.show(UINavigationController(rootViewController: controller))
        #expect(found([.missingLabel]) == [])
        #expect(host.elements.contains { $0.label == "Close" })
    }

    @Test func `contradicting constraints are found, regardless of when they conflicted`() {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20),
        ])
        _ = Diagnostics.capture { show() }
        #expect(found().map(\.rule) == [.unsatisfiableConstraints])
        host.settle()
        #expect(found().count == 1)
    }

    @Test func `ambiguous positions are found`() {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            box.widthAnchor.constraint(equalToConstant: 10),
        ])
        show()
        #expect(found() == [], "nobody sees it")
        box.backgroundColor = .red
        #expect(found().map(\.rule) == [.ambiguousLayout])
        #expect(found().first?.subject == "UIView \"box\"")
    }

    @Test func `duplicate identifiers are found`() {
        for (index, name) in ["Tea", "Milk"].enumerated() {
            label(name, CGRect(x: 20, y: 20 + 40 * CGFloat(index), width: 200, height: 30)).accessibilityIdentifier =
                "drink"
        }
        show()
        #expect(found().map(\.rule) == [.duplicateIdentifiers])
        #expect(found().first?.message.contains("has the identifier \"drink\" too") == true)
    }

    @Test func `failures list all findings except known ones`() throws {
        label("Tea", CGRect(x: 20, y: 20, width: 200, height: 30), color: .white)
        button("Go", CGRect(x: 100, y: 100, width: 60, height: 30))
        show()
        let folder = TemporaryFolder()
        func audit(ignoring isKnown: (AuditFinding) -> Bool = { _ in false }) throws {
            try host.audit(.all, named: "screen", in: folder.url(""), ignoring: isKnown)
        }
        let failure = try #require(throws: AuditFailure.self) { try audit() }
        #expect(failure.findings.map(\.rule) == [.contrast, .touchTarget])
        #expect(failure.description.hasPrefix("The audit found 2 things wrong:\n  1. unreadable contrast: UILabel"))
        #expect(failure.description.hasSuffix("/audits/screen.png shows where."))
        #expect(FileManager.default.fileExists(atPath: folder.url("audits/screen.png").path))
        try audit { [.contrast, .touchTarget].contains($0.rule) }
        #expect(!FileManager.default.fileExists(atPath: folder.url("audits/screen.png").path))
    }
}
