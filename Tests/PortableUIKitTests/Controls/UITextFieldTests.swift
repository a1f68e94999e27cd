import CollageTesting
import Testing

@MainActor final class UITextFieldTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()

    private final class Delegate: NSObject, UITextFieldDelegate, UISearchBarDelegate {
        var log: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("\(range.location)+\(range.length) \(string)")
            return string != "x"
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }

    @Test func `without a border style, corners and border are the app's; a search field's corners stay round`() {
        let host = TestHost(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let searchBar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 200, height: 56))
        field.layer.cornerRadius = 8
        field.layer.borderWidth = 2
        for view in [field, searchBar] { host.window.addSubview(view) }
        field.text = "Text"
        searchBar.text = "Text"
        field.isEnabled = false
        host.settle()
        #expect(field.layer.cornerRadius == 8 && field.layer.borderWidth == 2)
        #expect(searchBar.searchTextField.layer.cornerRadius == 10)
        field.borderStyle = .roundedRect
        #expect(field.layer.cornerRadius == 8 && field.layer.borderWidth == 2)
    }

    @Test func `a tap begins editing, and keys insert text`() {
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
        let delegate = Delegate()
        field.delegate = delegate
        let view = UIView(frame: .zero)
        host.show(view)
        view.addSubview(field)
        host.tap(field)
        #expect(field.isEditing)
        field.insertText("a")
        field.insertText("x")
        field.insertText("b")
        field.deleteBackward()
        #expect(field.text == "a")
        view.endEditing(false)
        #expect(!field.isEditing)
        #expect(delegate.log == ["began", "0+0 a", "1+0 x", "1+0 b", "1+1 ", "ended"])
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: 8, height: 34), CGSize(width: 40, height: 2), CGSize(width: 13, height: 3),
    ])
    func `a field that is smaller than its insets keeps finite frames`(size: CGSize) {
        func isFinite(_ view: UIView) -> Bool {
            let frame = view.frame
            return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) < 10_000 }
                && view.subviews.allSatisfy(isFinite)
        }
        let view = UIView()
        host.show(view)
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
            field.borderStyle = style
            field.clearButtonMode = .always
            field.text = "Text"
            view.addSubview(field)
            host.settle()
            field.frame.size = size
            host.settle()
            #expect(field.becomeFirstResponder())
            host.settle()
            #expect(isFinite(field), "\(style)")
            #expect(field.textRect(forBounds: field.bounds).width >= 0, "\(style)")
            field.removeFromSuperview()
        }
        let bar = UISearchBar(frame: CGRect(origin: .zero, size: size))
        bar.placeholder = "Search"
        view.addSubview(bar)
        host.settle()
        #expect(isFinite(bar))
    }

    @Test func `a search bar notifies its delegate`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        let delegate = Delegate()
        bar.delegate = delegate
        bar.placeholder = "Search"
        bar.showsCancelButton = true
        let view = UIView(frame: .zero)
        host.show(view)
        view.addSubview(bar)
        host.settle()
        #expect(bar.searchTextField.frame.minX == 8 && bar.searchTextField.frame.height == 36)
        host.tap(bar.searchTextField)
        bar.searchTextField.insertText("sw")
        bar.searchTextField.insertText("\n")
        host.tap(CGPoint(x: 370, y: 128))
        #expect(delegate.log == ["text sw", "search", "cancel"])
        #expect(bar.text == "sw" && bar.sizeThatFits(.zero).height == 56)
    }
}
