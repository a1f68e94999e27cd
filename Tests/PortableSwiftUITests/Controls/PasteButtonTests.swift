import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Buttons that read the pasteboard.
@MainActor struct PasteButtonTests {
    private let host = TestHost()

    private final class Log { var pasted: [String] = [] }

    private func show(_ button: PasteButton) {
        host.show(UIHostingController(rootView: button))
        host.settle()
    }

    private func set(_ items: [[String: Any]]) {
        host.run { UIPasteboard.general.items = items }
        host.settle()
    }

    /// Returns a button from code that isn't isolated.
    private nonisolated static func make(_ log: Log) -> PasteButton {
        PasteButton(payloadType: String.self) { log.pasted += $0 }
    }

    @Test func `code that isn't isolated can create a button`() throws {
        let log = Log()
        set([["public.utf8-plain-text": "tea"]])
        show(Self.make(log))
        try host.element(.label("Paste")).tap()
        #expect(log.pasted == ["tea"])
    }

    @Test func `the button passes the values of the pasteboard, and is disabled without any`() throws {
        let log = Log()
        show(PasteButton(payloadType: String.self) { log.pasted += $0 })
        #expect(try !host.element(.label("Paste")).isEnabled)
        set([["public.utf8-plain-text": "tea"], ["public.utf8-plain-text": "milk"]])
        #expect(try host.element(.label("Paste")).isEnabled)
        try host.element(.label("Paste")).tap()
        #expect(log.pasted == ["tea", "milk"])
        set([])
        #expect(try !host.element(.label("Paste")).isEnabled)
    }

    @Test func `the button passes the providers of the supported types`() throws {
        let log = Log()
        show(
            PasteButton(supportedContentTypes: [.text]) {
                log.pasted += $0.flatMap(\.registeredTypeIdentifiers)
            })
        set([["public.png": Data([1])]])
        #expect(try !host.element(.label("Paste")).isEnabled)
        set([["public.utf8-plain-text": "tea"], ["public.png": Data([1])]])
        try host.element(.label("Paste")).tap()
        #expect(log.pasted == ["public.utf8-plain-text"])
    }

    @Test func `the button passes plain text, not text of other types`() throws {
        let log = Log()
        show(PasteButton(payloadType: String.self) { log.pasted += $0 })
        set([["public.html": "<b>tea</b>"]])
        #expect(try !host.element(.label("Paste")).isEnabled)
        set([["public.html": "<b>tea</b>", "public.utf8-plain-text": "tea"]])
        try host.element(.label("Paste")).tap()
        #expect(log.pasted == ["tea"])
    }

    @Test func `the button isn't called without a value`() async throws {
        var count = 0
        show(PasteButton(payloadType: String.self) { _ in count += 1 })
        set([["public.utf8-plain-text": Data([0xFF])]])
        try host.element(.label("Paste")).tap()
        for _ in 0..<100 { await Task.yield() }
        #expect(count == 0)
    }
}
