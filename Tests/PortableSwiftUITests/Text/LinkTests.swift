import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Addresses in texts and links, and the handlers that open them.
@MainActor struct LinkTests {
    private let host = TestHost(size: CGSize(width: 300, height: 100), safeAreaInsets: .zero)

    private final class Log {
        var urls: [String] = []
        var taps = 0
    }

    private let log = Log()

    private func show(_ view: some View) {
        let log = log
        host.show(
            UIHostingController(
                rootView: view.environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.urls.append(url.absoluteString)
                        return .handled
                    })))
        host.settle()
    }

    @Test func `a part of a text opens its URL, and the rest doesn't`() {
        let log = log
        show(
            Text("aaaa [bbbb](https://b.example) cccc [dddd](https://d.example)")
                .frame(width: 300, height: 100, alignment: .leading)
                .onTapGesture { log.taps += 1 })
        // In fixed metrics a letter is about nine points wide, a space four.
        host.tap(CGPoint(x: 55, y: 50))
        #expect(log.urls == ["https://b.example"])
        #expect(log.taps == 0)
        host.tap(CGPoint(x: 10, y: 50))
        #expect(log.taps == 1)
        host.tap(CGPoint(x: 140, y: 50))
        #expect(log.urls == ["https://b.example", "https://d.example"])
    }

    @Test func `links in attributed strings open their URLs, too, and are read as links`() throws {
        var string = AttributedString("site")
        string.link = URL(string: "https://a.example")
        show(Text(string))
        let element = try host.element(.label("site"))
        let nodes = try #require(host.first(HostingView.self)?.accessibilityElements)
        #expect(nodes.compactMap { ($0 as? AccessibilityNode)?.accessibilityActivate() } == [true])
        try element.tap()
        #expect(log.urls == ["https://a.example", "https://a.example"])
    }

    @Test func `a URL and its text can be interpolated`() {
        let (name, page) = ("bbbb", "page")
        show(Text("[\(name)](https://b.example/\(page))"))
        host.tap(CGPoint(x: 150, y: 50))
        #expect(log.urls == ["https://b.example/page"])
    }

    @Test func `delimiters around arguments have an effect, and delimiters in arguments don't`() {
        let value = "*5*"
        let runs = LaidOut(Text("**\(value)** of ^[\(9) items](inflect: true)"), width: 400).textRuns
        #expect(runs.map(\.text).joined() == "*5* of 9 items")
        #expect(runs[0].text == "*5*" && runs[0].font.weight > (runs.last?.font.weight ?? 0))
    }

    @Test func `a disabled link opens nothing`() {
        show(Text("[bbbb](https://b.example)").disabled(true))
        host.tap(CGPoint(x: 150, y: 50))
        #expect(log.urls.isEmpty)
    }

    @Test func `a link opens its URL with the environment's action`() throws {
        show(Link("Site", destination: URL(string: "https://a.example")!))
        try host.element(.label("Site")).tap()
        #expect(log.urls == ["https://a.example"])
    }

    @Test func `a URL can be handled, ignored, or passed to the system`() {
        let url = URL(string: "https://a.example")!
        func accepted(_ result: OpenURLAction.Result) -> Bool? {
            var accepted: Bool?
            host.run { OpenURLAction { _ in result }(url) { accepted = $0 } }
            return accepted
        }
        #expect(accepted(.handled) == true)
        #expect(accepted(.discarded) == false)
        // There's no system that could open it.
        #expect(accepted(.systemAction) == false)
    }
}
