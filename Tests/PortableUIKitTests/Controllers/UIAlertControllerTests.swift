import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor final class UIAlertControllerTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()

    private func button(_ title: String) -> AlertButton? {
        host.first(AlertButton.self) { $0.action.title == title }
    }

    @Test func `a button dismisses the alert, then runs its handler`() {
        let below = UIViewController()
        host.show(below)
        var log: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [unowned below] _ in
                log.append(below.presentedViewController == nil ? "delete after" : "delete before")
            })
        below.present(alert, animated: false)
        host.settle()
        let cancel = button("Cancel"), delete = button("Delete")
        #expect(cancel?.frame.minX == 0 && delete?.frame.minX == 135 && delete?.frame.height == 44)
        if let delete { host.tap(delete) }
        #expect(log == ["delete after"])
        #expect(below.presentedViewController == nil)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `Escape cancels, and Return performs the only action`(style: UIAlertController.Style) {
        let below = UIViewController()
        host.show(below)
        var log: [String] = []
        func present(_ titles: String...) {
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
            for title in titles {
                let style: UIAlertAction.Style = title == "Cancel" ? .cancel : .default
                alert.addAction(UIAlertAction(title: title, style: style) { log.append($0.title ?? "") })
            }
            below.present(alert, animated: false)
            host.settle()
        }
        present("Delete", "Cancel")
        host.press(.keyboardReturnOrEnter)
        #expect(log == [] && below.presentedViewController != nil)
        host.press(.keyboardEscape)
        #expect(log == ["Cancel"] && below.presentedViewController == nil)
        present("OK")
        host.press(.keyboardEscape)
        #expect(log == ["Cancel"] && below.presentedViewController != nil)
        host.press(.keyboardReturnOrEnter)
        #expect(log == ["Cancel", "OK"] && below.presentedViewController == nil)
    }

    @Test func `the return key moves from field to field, and to the preferred action`() throws {
        let below = UIViewController()
        host.show(below)
        var log: [String] = []
        let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
        for placeholder in ["Name", "Password"] { alert.addTextField { $0.placeholder = placeholder } }
        let login = UIAlertAction(title: "Log in", style: .default) { _ in log.append("login") }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(login)
        below.present(alert, animated: false)
        host.settle()
        let fields = try #require(alert.textFields)
        #expect(fields[0].isFirstResponder)
        fields[0].insertText("\n")
        #expect(fields[1].isFirstResponder)
        fields[1].insertText("\n")
        host.settle()
        #expect(below.presentedViewController === alert && log.isEmpty, "there is no preferred action")
        alert.preferredAction = login
        login.isEnabled = false
        fields[1].insertText("\n")
        host.settle()
        #expect(log.isEmpty)
        login.isEnabled = true
        fields[1].insertText("\n")
        host.settle()
        #expect(log == ["login"] && below.presentedViewController == nil)
    }

    @Test func `fields are joined in one box, with a line between them`() throws {
        host.show(UIViewController())
        let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
        for _ in 0..<3 { alert.addTextField() }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        host.window.rootViewController?.present(alert, animated: false)
        host.settle()
        let fields = try #require(alert.textFields)
        let box = try #require(fields[0].superview)
        for (upper, lower) in zip(fields, fields.dropFirst()) {
            #expect(lower.superview === box && upper.frame.maxY == lower.frame.minY)
        }
        #expect(fields[0].frame.minY == 0 && fields[2].frame.maxY == box.bounds.height)
        #expect(box.subviews.count { $0.frame.height < 1 && $0.frame.width == box.bounds.width } == 2)
        let ok = try #require(button("OK"))
        #expect(box.frame.maxY < ok.frame.minY)
    }

    @Test func `a disabled button does nothing`() {
        let below = UIViewController()
        host.show(below)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let action = UIAlertAction(title: "Go", style: .default)
        action.isEnabled = false
        alert.addAction(action)
        below.present(alert, animated: false)
        host.settle()
        if let button = button("Go") { host.tap(button) }
        #expect(below.presentedViewController === alert)
    }

    @Test func `typing edits the first field, and the previous responder after the alert is dismissed`() throws {
        let below = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        below.view.addSubview(field)
        host.show(below)
        host.tap(field)
        host.type("a")
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        below.present(alert, animated: true)
        host.settle()
        host.type("b")
        #expect(alert.textFields?.map(\.text) == ["b", ""])
        #expect(field.text == "a")

        host.tap(try #require(button("OK")))
        host.type("c")
        #expect(alert.textFields?.first?.text == "b")
    }

    @Test func `an alert is in the middle of the area above the keyboard`() throws {
        let below = UIViewController()
        host.change(showsKeyboard: true)
        host.show(below)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        below.present(alert, animated: true)
        host.settle()
        let card = try #require(button("OK")?.superview)
        let keyboardTop = try #require(host.first(AlertView.self)).keyboardLayoutGuide.layoutFrame.minY
        #expect(keyboardTop < 600)
        #expect(abs(card.frame.midY - keyboardTop / 2) <= 0.5)

        alert.textFields?.first?.resignFirstResponder()
        host.settle()
        #expect(abs(card.frame.midY - 422) <= 0.5)
    }

    @Test func `a second cancel button raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                alert.addAction(UIAlertAction(title: "Never", style: .cancel))
            }
        }
    }

    @Test func `a field in an action sheet raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
    }

    @Test func `an alert is released with its handlers`() {
        weak var gone: UIAlertController?
        weak var goneAction: UIAlertAction?
        let below = UIViewController()
        host.show(below)
        do {
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "OK", style: .default) { _ in }
            alert.addAction(action)
            alert.addTextField { $0.placeholder = "Name" }
            (gone, goneAction) = (alert, action)
            below.present(alert, animated: true)
            host.settle()
            below.dismiss(animated: true)
            host.settle()
        }
        #expect(gone == nil && goneAction == nil)
    }
}
