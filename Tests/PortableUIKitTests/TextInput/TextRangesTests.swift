import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct TextRangesTests {
    private final class Ranges: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [NSRange] = []

        func textField(
            _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
        ) -> Bool {
            log += ranges.map(\.rangeValue)
            return string != "x"
        }

        func textView(
            _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
        ) -> Bool {
            log += ranges.map(\.rangeValue)
            return text != "x"
        }
    }

    @Test func `delegates are called with ranges`() {
        let host = TestHost()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), ranges = Ranges()
        field.delegate = ranges
        host.show(field)
        host.window.makeKeyAndVisible()
        host.run { _ = field.becomeFirstResponder() }
        host.type("ax")
        #expect(field.text == "a" && ranges.log == [NSRange(location: 0, length: 0), NSRange(location: 1, length: 0)])
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.delegate = ranges
        host.show(view)
        host.run { _ = view.becomeFirstResponder() }
        ranges.log = []
        host.type("bx")
        #expect(view.text == "b" && ranges.log.count == 2)
        view.selectedRanges = [NSValue(range: NSRange(location: 0, length: 1))]
        #expect(view.selectedRange == NSRange(location: 0, length: 1) && view.selectedRanges.count == 1)
    }

    @Test func `a delegate with the single-range method receives the first range`() {
        final class One: NSObject, UISearchBarDelegate {
            var log: [NSRange] = []
            func searchBar(
                _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                log.append(range)
                return false
            }
        }
        let one = One()
        let delegate: any UISearchBarDelegate = one
        let range = NSRange(location: 2, length: 3)
        let answer = delegate.searchBar(
            UISearchBar(), shouldChangeTextInRanges: [NSValue(range: range)], replacementText: "a")
        #expect(!answer && one.log == [range])
    }
}
