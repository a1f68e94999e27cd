import CollageTesting
import Foundation
import Testing

/// Links that a text view makes from the data in its text.
@MainActor struct DataDetectionTests {
    private func links(_ view: UITextView) -> [String: String] {
        var found: [String: String] = [:]
        let text = view.attributedText ?? NSAttributedString()
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if let url = value as? URL { found[text.attributedSubstring(from: range).string] = url.absoluteString }
        }
        return found
    }

    private func view(_ text: String, _ types: UIDataDetectorTypes) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.isEditable = false
        view.dataDetectorTypes = types
        view.text = text
        return view
    }

    @Test func `URLs, domains, and email addresses are links`() {
        let view = view("See https://a.org/b?c=1, www.d.de or (example.com), and write to ann@mail.example.org.", .link)
        #expect(
            links(view) == [
                "https://a.org/b?c=1": "https://a.org/b?c=1", "www.d.de": "http://www.d.de",
                "example.com": "http://example.com", "ann@mail.example.org": "mailto:ann@mail.example.org",
            ])
    }

    @Test func `phone numbers are links, and other numbers aren't`() {
        let view = view("Call +1 (555) 123-4567 or 030 1234 5678 on 12.5.2024, room 42, 1,000,000.", .phoneNumber)
        #expect(links(view) == ["+1 (555) 123-4567": "tel:+15551234567", "030 1234 5678": "tel:03012345678"])
    }

    @Test func `other types detect nothing, and all types detect both`() {
        let text = "example.com 555-123-4567"
        #expect(links(view(text, [.address, .calendarEvent])).isEmpty)
        #expect(links(view(text, .all)).count == 2)
    }

    @Test func `text that the user can edit has no detected links`() {
        let view = view("example.com", .link)
        view.isEditable = true
        #expect(links(view).isEmpty)
        view.isEditable = false
        #expect(links(view).count == 1)
        view.dataDetectorTypes = []
        #expect(links(view).isEmpty)
    }

    @Test func `links of the app are kept`() throws {
        let own = try #require(URL(string: "https://own.example"))
        let view = view("", .link)
        view.attributedText = NSAttributedString(string: "example.com", attributes: [.link: own])
        #expect(links(view) == ["example.com": "https://own.example"])
        view.dataDetectorTypes = []
        #expect(links(view) == ["example.com": "https://own.example"])
    }

    @Test func `a tap on detected data asks the delegate`() {
        final class Delegate: NSObject, UITextViewDelegate {
            var urls: [String] = []

            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                urls.append(URL.absoluteString)
                return false
            }
        }
        let host = TestHost(), delegate = Delegate(), view = view("example.com", .link)
        view.delegate = delegate
        let screen = UIView()
        screen.addSubview(view)
        host.show(screen)
        host.tap(CGPoint(x: 20, y: 115))
        #expect(delegate.urls == ["http://example.com"])
    }
}
