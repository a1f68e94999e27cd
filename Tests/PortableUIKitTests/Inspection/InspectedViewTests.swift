import CollageTesting
import DisplayList
import Foundation
import Testing

/// The properties of views that developers can inspect and change.
@MainActor struct InspectedViewTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let controller = UIViewController()
    private let label = UILabel()
    private let width: NSLayoutConstraint

    init() {
        label.text = "Tea"
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        label.font = .systemFont(ofSize: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        width = label.widthAnchor.constraint(equalToConstant: 80)
        width.priority = .defaultHigh
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            width, label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        host.show(controller)
    }

    private func inspected() throws -> DisplayList.InspectedView {
        try #require(host.session.inspectedView(label.layer.identity))
    }

    private func edit(_ edit: DisplayList.InspectedView.Edit) -> Bool {
        defer { host.settle() }
        return host.session.edit(label.layer.identity, edit)
    }

    @Test func `a label is described with its appearance and its constraints`() throws {
        let view = try inspected()
        #expect(view.className == "UILabel")
        #expect(view.properties[.text] == .text("Tea"))
        #expect(view.properties[.fontSize] == .number(20))
        #expect(view.properties[.textColor] == .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(view.properties[.hidden] == .flag(false))
        #expect(view.constraints.map(\.text).contains("UILabel.leading == UIView.leading + 10"))
        let own = try #require(view.constraints.first { $0.text.hasPrefix("UILabel.width == 80") })
        #expect(own.constant == 80)
        #expect(own.priority == 750)
    }

    @Test func `views without text have no font`() throws {
        let view = try #require(host.session.inspectedView(controller.view.layer.identity))
        #expect(view.properties[.fontSize] == nil)
        #expect(view.properties[.alpha] == .number(1))
        #expect(host.session.inspectedView(0) == nil)
    }

    @Test func `an edit is visible immediately`() throws {
        let edits: [(DisplayList.InspectedView.Property, DisplayList.InspectedView.Value)] = [
            (.text, .text("Coffee")), (.fontSize, .number(30)), (.alpha, .number(0.5)),
            (.textColor, .color(Color(red: 0, green: 1, blue: 0))), (.backgroundColor, .color(.white)),
            (.tintColor, .color(.black)), (.cornerRadius, .number(4)), (.numberOfLines, .number(2)),
            (.hidden, .flag(true)),
        ]
        for (property, value) in edits {
            #expect(edit(.property(property, value)))
            #expect(try inspected().properties[property] == value)
        }
        #expect(label.text == "Coffee")
        #expect(label.font.pointSize == 30)
        #expect(label.isHidden)
    }

    @Test func `a constraint moves its views`() throws {
        let constraints = try inspected().constraints
        let leading = try #require(constraints.first { $0.text.contains("leading") })
        #expect(edit(.constant(constraint: leading.id, 42)))
        #expect(label.frame.minX == 42)
        let own = try #require(constraints.first { $0.text.contains("width") })
        #expect(edit(.constant(constraint: own.id, 120)))
        #expect(label.frame.width == 120)
        #expect(edit(.priority(constraint: own.id, 250)))
        #expect(width.priority == UILayoutPriority(250))
    }

    @Test func `an invalid edit changes nothing`() throws {
        #expect(!edit(.property(.fontName, .text("Papyrus"))))
        #expect(!edit(.property(.alpha, .flag(true))))
        #expect(!edit(.constant(constraint: 1, 5)))
        #expect(!host.session.edit(0, .property(.hidden, .flag(true))))
        #expect(edit(.property(.alpha, .number(7))))
        #expect(label.alpha == 1)
    }
}
