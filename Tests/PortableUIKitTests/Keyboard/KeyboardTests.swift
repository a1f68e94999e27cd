import CollageTesting
import Foundation
import LayoutGeometry
import PortableUIKit
import Testing

/// The on-screen keyboard, its accessory views, and the layout that adapts to them.
@MainActor struct KeyboardTests {
    /// A phone with a home indicator and an on-screen keyboard: 291 points of 844.
    private func makeHost() -> TestHost {
        let host = TestHost()
        host.change(showsKeyboard: true)
        return host
    }

    private static let keyboardTop: CGFloat = 844 - 291

    /// A screen with one field.
    private func showField(on host: TestHost) -> UITextField {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        controller.view.addSubview(field)
        host.show(controller)
        return field
    }

    private func tap(_ label: String, on host: TestHost) throws {
        let elements = host.session.accessibleElements()
        let element = try #require(
            elements.first { $0.label == label }, "no key \(label) among \(elements.map(\.label))")
        host.tap(element.frame.cgRect.center)
    }

    private func isKeyShown(_ label: String, on host: TestHost) -> Bool {
        host.session.accessibleElements().contains { $0.label == label }
    }

    @Test func `a button of the responder replaces the return key`() throws {
        let host = makeHost(), field = showField(on: host)
        var sent = 0
        let item = UIBarButtonItem(title: "Ask", primaryAction: UIAction(title: "Ask") { _ in sent += 1 })
        host.run { field.inputAssistantItem.keyboardActionButtonItem = item }
        host.tap(field)
        #expect(isKeyShown("Ask", on: host) && !isKeyShown("return", on: host))
        try tap("Ask", on: host)
        #expect(sent == 1 && field.isFirstResponder)
        host.run { field.inputAssistantItem.keyboardActionButtonItem = nil }
        host.settle()
        #expect(!isKeyShown("Ask", on: host))
    }

    // MARK: Typing

    @Test func `keys insert text into the field, the first letter in uppercase`() throws {
        let host = makeHost(), field = showField(on: host)
        #expect(!isKeyShown("space", on: host))
        host.tap(field)
        for key in ["T", "e", "a", "space", "shift", "X", "delete", "123", "7", "ABC", "a"] { try tap(key, on: host) }
        #expect(field.text == "Tea 7a")
        field.resignFirstResponder()
        host.settle()
        #expect(!isKeyShown("space", on: host))
    }

    @Test func `two presses lock shift; delete repeats while it is held`() throws {
        let host = makeHost(), field = showField(on: host)
        field.autocapitalizationType = .none
        host.tap(field)
        for key in ["shift", "shift", "A", "B", "C", "D"] { try tap(key, on: host) }
        #expect(field.text == "ABCD")
        let delete = try #require(host.session.accessibleElements().first { $0.label == "delete" })
        let finger = host.touch(at: delete.frame.cgRect.center)
        host.advance(by: 0.5)
        #expect(field.text == "AB")
        finger.lift()
        host.advance(by: 1)
        #expect(field.text == "AB")
    }

    @Test func `after a long press, a drag on the space bar moves the caret`() throws {
        let host = makeHost(), field = showField(on: host)
        field.text = "one two three"
        host.tap(field)
        func caret() -> Int? {
            field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
        }
        let before = try #require(caret())
        let space = try #require(host.session.accessibleElements().first { $0.label == "space" })
        let finger = host.touch(at: space.frame.cgRect.center)
        host.advance(by: 0.6)
        let center = space.frame.cgRect.center
        for step in 1...4 { finger.move(to: CGPoint(x: center.x - CGFloat(step) * 10, y: center.y)) }
        let moved = try #require(caret())
        #expect(moved < before && moved > 0)
        finger.lift()
        host.settle()
        #expect(field.text == "one two three" && caret() == moved)
    }

    @Test func `a long press on the space bar does nothing in an input without positions`() throws {
        final class Line: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text = "" }
        }
        let host = makeHost(), controller = UIViewController(), line = Line()
        controller.view.addSubview(line)
        host.show(controller)
        host.run { _ = line.becomeFirstResponder() }
        host.settle()
        let space = try #require(host.session.accessibleElements().first { $0.label == "space" })
        // Without positions, a long press does nothing.
        let finger = host.touch(at: space.frame.cgRect.center)
        host.advance(by: 0.6)
        finger.lift()
        host.settle()
        #expect(line.text == "")
        try tap("space", on: host)
        #expect(line.text == " ")
    }

    @Test func `the keys and the return key follow the field's traits`() {
        let host = makeHost(), field = showField(on: host)
        field.returnKeyType = .search
        field.enablesReturnKeyAutomatically = true
        host.tap(field)
        let search = host.session.accessibleElements().first { $0.label == "search" }
        #expect(search?.isEnabled == false)
        field.keyboardType = .numberPad
        host.settle()
        #expect(isKeyShown("0", on: host) && !isKeyShown("search", on: host))
    }

    @Test func `a device with a hardware keyboard shows no keyboard`() {
        let host = TestHost(), field = showField(on: host)
        host.tap(field)
        #expect(field.isFirstResponder && !isKeyShown("space", on: host))
    }

    // MARK: Telling

    @MainActor private final class Listener {
        var log: [String] = []
        var tokens: [any NSObjectProtocol] = []

        init() {
            for (name, word) in [
                (UIResponder.keyboardWillChangeFrameNotification, "will change"),
                (UIResponder.keyboardDidChangeFrameNotification, "did change"),
                (UIResponder.keyboardWillShowNotification, "will show"),
                (UIResponder.keyboardDidShowNotification, "did show"),
                (UIResponder.keyboardWillHideNotification, "will hide"),
                (UIResponder.keyboardDidHideNotification, "did hide"),
            ] {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] notification in
                    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    MainActor.assumeIsolated { self?.log.append("\(word) \(Int(end?.minY ?? -1))") }
                }
                tokens.append(token)
            }
        }

        isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test
    func `notifications are posted before and after, with the frame; moving from field to field keeps the keyboard`()
        throws
    {
        let host = makeHost(), field = showField(on: host)
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        field.superview?.addSubview(other)
        let listener = Listener()
        field.becomeFirstResponder()
        #expect(listener.log == ["will change 553", "will show 553"])
        host.settle()
        #expect(listener.log.suffix(2) == ["did change 553", "did show 553"])
        listener.log = []
        other.becomeFirstResponder()
        host.settle()
        #expect(listener.log.isEmpty)
        other.resignFirstResponder()
        host.settle()
        #expect(listener.log == ["will change 844", "will hide 844", "did change 844", "did hide 844"])
    }

    @Test func `the values of notifications can be read as values and as objects`() throws {
        let host = makeHost(), field = showField(on: host)
        nonisolated(unsafe) var information: [AnyHashable: Any] = [:]
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { information = $0.userInfo ?? [:] }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        let frame = CGRect(x: 0, y: Self.keyboardTop, width: 390, height: 291)
        #expect(information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == frame)
        #expect((information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == frame)
        #expect(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        host.settle()
    }

    @Test func `a delegate is notified that editing began before the keyboard appears`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            let listener: Listener
            var logAtBegin: [String]?
            init(_ listener: Listener) { self.listener = listener }
            func textFieldDidBeginEditing(_ textField: UITextField) { logAtBegin = listener.log }
        }
        let host = makeHost(), field = showField(on: host)
        let delegate = Delegate(Listener())
        field.delegate = delegate
        host.tap(field)
        #expect(delegate.logAtBegin == [])
        #expect(delegate.listener.log.contains("did show 553"))
    }

    // MARK: Making room

    @Test func `the keyboard layout guide begins where the keyboard does, and moves with it`() {
        let host = makeHost(), field = showField(on: host)
        guard let view = field.superview else { return }
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        host.settle()
        #expect(bar.frame.maxY == 810)
        field.becomeFirstResponder()
        host.advance(by: 0.05)
        let shown = bar.layer.presentation()?.frame.maxY ?? 0
        #expect(bar.frame.maxY == Self.keyboardTop)
        #expect(shown > Self.keyboardTop && shown < 810)
        host.settle()
        field.resignFirstResponder()
        host.settle()
        #expect(bar.frame.maxY == 810)
    }

    private final class Rows: UITableViewController {
        let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34)) }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }

    @Test func `a table controller adjusts its insets for the keyboard and scrolls to the field`() {
        let host = makeHost()
        let controller = Rows(style: .plain)
        host.show(controller)
        let table: UITableView = controller.tableView
        let field = controller.fields[13]
        #expect(field.convert(field.bounds, to: nil).minY > Self.keyboardTop)
        host.tap(field)
        #expect(table.adjustedContentInset.bottom == 291)
        #expect(field.convert(field.bounds, to: nil).maxY <= Self.keyboardTop)
        field.resignFirstResponder()
        host.settle()
        #expect(table.contentInset.bottom == 0 && table.adjustedContentInset.bottom == 34)
    }

    @Test func `a collection view controller adjusts its insets for the keyboard, too`() {
        let host = makeHost()
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.collectionView.addSubview(field)
        host.show(controller)
        #expect(field.becomeFirstResponder())
        host.settle()
        #expect(controller.collectionView.adjustedContentInset.bottom == 291)
    }

    @Test func `a drag can dismiss the keyboard; if it's reversed, the keyboard stays`() {
        let host = makeHost()
        let controller = Rows(style: .plain)
        host.show(controller)
        controller.tableView.keyboardDismissMode = .interactive
        let field = controller.fields[2]
        host.tap(field)
        let finger = host.touch(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 300, y: 500))
        #expect(field.isFirstResponder)
        finger.move(to: CGPoint(x: 300, y: 700))
        finger.move(to: CGPoint(x: 300, y: 600))
        finger.lift()
        host.settle()
        #expect(field.isFirstResponder)
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 800), duration: 0.2, rests: false)
        host.settle()
        #expect(!field.isFirstResponder)
    }

    // MARK: Views of the app's

    private final class Composer: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34))

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test
    func `a controller's input accessory view is at the bottom, and above the keyboard while its field is edited`() {
        let host = makeHost()
        let controller = Composer()
        host.show(controller)
        controller.becomeFirstResponder()
        host.settle()
        #expect(controller.bar.convert(controller.bar.bounds, to: nil).minY == 784)
        host.tap(controller.field)
        #expect(controller.field.isFirstResponder && !controller.isFirstResponder)
        #expect(controller.bar.convert(controller.bar.bounds, to: nil).maxY == Self.keyboardTop)
        host.window.endEditing(true)
        controller.becomeFirstResponder()
        host.settle()
        #expect(controller.bar.convert(controller.bar.bounds, to: nil).maxY == 844)
    }

    @Test func `an input view has its own height, even with a hardware keyboard`() {
        let host = TestHost(), field = showField(on: host)
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        field.inputView = picker
        host.tap(field)
        #expect(picker.convert(picker.bounds, to: nil).minY == 610)
        field.inputView = nil
        host.settle()
        #expect(picker.window == nil)
    }

    @Test func `rotating the device makes the keyboard as wide as the screen`() {
        let host = makeHost(), field = showField(on: host)
        host.tap(field)
        host.change(size: CGSize(width: 844, height: 390))
        let elements = host.session.accessibleElements()
        let space = elements.first { $0.label == "space" }
        #expect((space?.frame.size.width ?? 0) > 300)
        #expect((space?.frame.maxY ?? 1000) <= 369)
    }

    @Test func `the keyboard retains neither the field nor the controller`() {
        let host = makeHost()
        weak var weakController: Composer?
        weak var weakField: UITextField?
        do {
            let controller = Composer()
            (weakController, weakField) = (controller, controller.field)
            host.show(controller)
            host.tap(controller.field)
            controller.becomeFirstResponder()
            host.tap(controller.field)
            host.show(UIViewController())
        }
        host.settle()
        #expect(weakController == nil && weakField == nil)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
