import BrowserHost
import BrowserServer
import DisplayList
import Foundation
import LayoutGeometry
import Synchronization
import Testing

/// The server on loopback, with clients that communicate byte by byte.
@MainActor @Suite(.serialized) struct BrowserHostTests {
    private typealias Fixture = ServerFixture

    /// The folder of a document's scripts and styles.
    nonisolated private static func folder(_ document: String) throws -> String {
        String(try #require(document.firstMatch(of: /"(\/files-\w+\/)page\.js"/)).1)
    }

    @Test func `the page and its parts are served`() async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        let folder = try Self.folder(try await fixture.client { try LoopbackClient.fetch("/", port: $0) })
        for (path, content, isKept) in [
            ("/", "<title>Tea &amp; &lt;Biscuits></title>", false), ("/grid", "grid.js", false),
            (folder + "page.js", "import", true), (folder + "connection.js", "new WebSocket", true),
            (folder + "page.css", "#screen", true), (folder + "icon.svg", "<svg", true),
        ] {
            let answer = try await fixture.client { try LoopbackClient.fetch(path, port: $0) }
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.contains(content))
            #expect(
                answer.contains("Cache-Control: \(isKept ? "public, max-age=31536000, immutable" : "no-store")\r\n"))
            #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self';"))
            #expect(!answer.contains("unsafe-inline"))
        }
    }

    @Test func `the document loads all scripts in parallel`() async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        let document = try await fixture.client { try LoopbackClient.fetch("/", port: $0) }
        let folder = try Self.folder(document)
        let imports = try await fixture.client { port in
            let script = try LoopbackClient.fetch(folder + "page.js", port: port)
            return script.matches(of: /import .*'\.\/(\w+\.js)'/).map { String($0.1) }
        }
        #expect(!imports.isEmpty)
        for name in imports { #expect(document.contains(#"<link rel="modulepreload" href="\#(folder + name)">"#)) }
    }

    @Test func `files are sent compressed to browsers that accept it`() async throws {
        let packing = FilePacking {
            $0.count > 1000 ? Array("packed".utf8) : nil
        } font: { _, _ in
            nil
        }
        let fixture = try Fixture(packing: packing)
        defer { fixture.host.stop() }
        let folder = try Self.folder(try await fixture.client { try LoopbackClient.fetch("/", port: $0) })
        let packed = try await fixture.client {
            try LoopbackClient.fetch(folder + "page.js", port: $0, headers: "Accept-Encoding: gzip, br\r\n")
        }
        #expect(packed.contains("Content-Encoding: br\r\n"))
        #expect(packed.hasSuffix("\r\n\r\npacked"))
        let whole = try await fixture.client {
            try LoopbackClient.fetch(folder + "page.js", port: $0, headers: "Accept-Encoding: gzip\r\n")
        }
        #expect(!whole.contains("Content-Encoding"))
        #expect(whole.contains("import"))
    }

    @Test func `fonts are sent in parts that are packed once`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("collage-\(UUID()).otf")
        try Data([1, 2, 3]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let calls = Mutex(0)
        let packing = FilePacking { _ in
            nil
        } font: { _, characters in
            calls.withLock { $0 += 1 }
            return characters.contains { $0.contains(0x41) } ? Array("latin".utf8) : nil
        }
        let face = FontFace(family: "Tea", weight: 400, isItalic: false, path: file.path)
        let fixture = try Fixture(fonts: [face], packing: packing)
        defer { fixture.host.stop() }
        let rules = try await fixture.client { port in
            let folder = try Self.folder(try LoopbackClient.fetch("/", port: port))
            return try LoopbackClient.fetch(folder + "fonts.css", port: port)
        }
        let addresses = rules.matches(of: /src: url\("([^"]+)"\); unicode-range: U\+/).map { String($0.1) }
        #expect(addresses.count == 2)
        for _ in 0..<2 {
            let font = try await fixture.client { try LoopbackClient.fetch(addresses[0], port: $0) }
            #expect(font.contains("Content-Type: font/woff2\r\n"))
            #expect(font.contains("immutable"))
            #expect(font.hasSuffix("latin"))
        }
        #expect(calls.withLock(\.self) == 1)
        let none = try await fixture.client { try LoopbackClient.fetch(addresses[1], port: $0) }
        #expect(none.hasPrefix("HTTP/1.1 404 "))
    }

    @Test func `a font that the app registers is served, and pages are notified`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("collage-\(UUID()).ttf")
        try Data("font".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let faces = Mutex<[FontFace]>([])
        let files = AppFontFiles(packing: nil) { faces.withLock(\.self) }
        let page = PageFixture(fonts: files)
        #expect(!page.messages.contains { $0.contains("fonts") })
        faces.withLock { $0.append(FontFace(family: "Tea-Bold", weight: 700, isItalic: false, path: file.path)) }
        try page.catchUp()
        try page.touch(.began, x: 3)
        let reported = try #require(page.messages.first { $0.contains("fonts") })
        let rule = /\{"fonts":\[\["Tea-Bold","([^"]+)",\{"weight":"700","style":"normal","display":"block"\}\]\]\}/
        let address = String(try #require(reported.wholeMatch(of: rule)).1)
        // Sent once, before the frame that needs it, and again to a new page.
        let places = page.messages.indices.filter { page.messages[$0].contains("fonts") }
        #expect(places.count == 1 && places[0] < page.messages.count - 1)
        page.page.connect { [weak page] in page?.messages.append(String(decoding: $0, as: UTF8.self)) }
        page.time.advance(by: 0.02)
        #expect(page.messages.count { $0.contains("fonts") } == 2)
        let fixture = try Fixture(appFonts: { faces.withLock(\.self) })
        defer { fixture.host.stop() }
        let answer = try await fixture.client { try LoopbackClient.fetch(address, port: $0) }
        #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("font"))
    }

    @Test(arguments: [
        "/nothing", "/pages/x", "/pages/x/screen.png", "/pages/", "/../Package.swift", "/%2e%2e/etc/passwd", "/font/..",
        "/image/0",
        "//etc/passwd",
    ])
    func `nothing else is served`(path: String) async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        let answer = try await fixture.client { try LoopbackClient.fetch(path, port: $0) }
        #expect(answer.hasPrefix("HTTP/1.1 404 "))
    }

    @Test func `foreign pages are rejected and logged`() async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        let foreign = try await fixture.client { try LoopbackClient.fetch("/", port: $0, host: "evil.example") }
        #expect(foreign.hasPrefix("HTTP/1.1 403 "))
        let origin = try await fixture.client {
            try LoopbackClient.fetch(
                "/socket", port: $0, headers: "Origin: http://evil.example\r\nUpgrade: websocket\r\n")
        }
        #expect(origin.hasPrefix("HTTP/1.1 403 "))
        await fixture.wait { fixture.log.lines.count == 2 }
        #expect(fixture.log.lines.count == 2)
        #expect(fixture.host.pageCount == 0)
    }

    @Test func `a port in use is skipped`() throws {
        let first = try Fixture()
        defer { first.host.stop() }
        var options = BrowserHost.Options(environment: HostEnvironment(size: Size(width: 100, height: 100)))
        options.port = first.port
        let second = BrowserHost(options: options, fonts: [], imageEncoder: UnavailableImageEncoder()) { _ in
        } server: {
            HTTPServer(host: $0, callbacks: $1)
        } launch: { environment, clock, _ in
            FakeApp(environment, clock)
        }
        defer { second.stop() }
        #expect(try second.start() > first.port)
    }

    @Test func `a page shows its application and forwards input`() async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        let texts = try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            page.send(#"["hello",2,null,{}]"#)
            var texts = [try page.nextText(), try page.nextText()]
            page.send(#"["shown",1]"#)
            page.send(#"["touch","began",0,33,0]"#)
            texts.append(try page.nextText())
            page.send(ClientFrame.bytes(0x89, [7]))
            texts.append("\(try page.next().opcode)")
            return texts
        }
        #expect(texts[0].hasPrefix(#"{"session":""#))
        #expect(texts[1].contains(#""screen":[100,100]"#))
        #expect(texts[2].contains("translate(33px,0px)"))
        #expect(texts[3] == "10")
        #expect(fixture.apps.all.first?.environment.scale == 2)
    }

    @Test func `each page has a separate application`() async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        try await fixture.client { port in
            let pages = try (0..<2).map { _ in try LoopbackPage(port: port) }
            for page in pages {
                page.send(#"["hello",1,null,{}]"#)
                _ = try (page.nextText(), page.nextText())
            }
            pages[0].send(#"["text","one"]"#)
            pages[1].send(#"["text","two"]"#)
            for page in pages {
                page.send(ClientFrame.bytes(0x89, []))
                _ = try page.next()
            }
        }
        #expect(fixture.apps.all.map(\.inputs) == [[.text("one")], [.text("two")]])
    }

    @Test(arguments: [
        ("nonsense", 1008), (#"["shown",1]"#, 1008), (#"["touch","began",0,0,0]"#, 1008),
        (String(repeating: "x", count: 70_000), 1009),
    ])
    func `an invalid message closes only its page`(message: String, code: Int) async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        let (closing, answer) = try await fixture.client { port in
            let good = try LoopbackPage(port: port)
            good.send(#"["hello",1,null,{}]"#)
            _ = try (good.nextText(), good.nextText())
            let bad = try LoopbackPage(port: port)
            bad.send(message)
            let closing = try bad.next()
            good.send(ClientFrame.bytes(0x89, []))
            return (closing, try good.next().opcode)
        }
        #expect(closing.opcode == 8)
        #expect(closing.payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } == code)
        #expect(answer == 10)
        #expect(fixture.log.lines.count == 1)
        #expect(fixture.host.pageCount == 1)
    }

    @Test func `a closed page is deallocated, and a disconnected one can reconnect`() async throws {
        let fixture = try Fixture()
        defer { fixture.host.stop() }
        let session = try await fixture.client { port in
            let leaving = try LoopbackPage(port: port)
            leaving.send(#"["hello",1,null,{}]"#)
            _ = try (leaving.nextText(), leaving.nextText())
            leaving.send(ClientFrame.bytes(0x88, [3, 0xE9]))
            _ = try leaving.next()
            leaving.hangUp()
            let lost = try LoopbackPage(port: port)
            lost.send(#"["hello",1,null,{}]"#)
            let text = try lost.nextText()
            _ = try lost.nextText()
            lost.send(#"["touch","began",0,44,0]"#)
            lost.send(ClientFrame.bytes(0x89, []))
            _ = try lost.next()
            lost.hangUp()
            return text.split(separator: "\"")[3]
        }
        await fixture.wait { fixture.apps.all.first?.hasEnded == true }
        await fixture.wait { fixture.apps.all.last?.inputs.count == 2 }
        #expect(fixture.host.pageCount == 1)
        let texts = try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            page.send("[\"hello\",1,\"\(session)\",{}]")
            return [try page.nextText(), try page.nextText()]
        }
        #expect(texts[0].contains(session))
        #expect(texts[1].contains("translate(44px,0px)"))
        #expect(fixture.apps.all.count == 2)
    }

    /// A page that shows its application.
    private func openPage(_ fixture: Fixture) async throws -> UncheckedPage {
        try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            page.send(#"["hello",1,null,{}]"#)
            _ = try (page.nextText(), page.nextText())
            return UncheckedPage(page: page)
        }
    }

    @Test func `stopping notifies the pages and ends their applications`() async throws {
        let fixture = try Fixture()
        let page = try await openPage(fixture)
        fixture.host.stop()
        #expect(fixture.apps.running.isEmpty)
        let closing = try await fixture.client { _ in try page.page.next() }
        #expect(closing.opcode == 8)
        #expect(closing.payload.prefix(2).elementsEqual([3, 0xE9]))
    }

    @Test func `stopping completes after the pages received the last messages`() async throws {
        let fixture = try Fixture()
        let page = try await openPage(fixture)
        let hasTaken = Mutex(false)
        var hadTakenAtTheEnd: Bool?
        fixture.host.stop { hadTakenAtTheEnd = hasTaken.withLock { $0 } }
        let closing = try await fixture.client { _ in
            defer { page.page.hangUp() }
            defer { hasTaken.withLock { $0 = true } }
            return try page.page.next()
        }
        await fixture.wait { hadTakenAtTheEnd != nil }
        #expect(closing.opcode == 8)
        #expect(hadTakenAtTheEnd == true)
    }

    @Test func `stopping doesn't wait indefinitely for an unresponsive page`() async throws {
        let fixture = try Fixture()
        let page = try await openPage(fixture)
        var isStopped = false
        fixture.host.stop { isStopped = true }
        await fixture.wait { isStopped }
        #expect(isStopped)
        page.page.hangUp()
    }

    @Test func `stopping without pages completes immediately`() async throws {
        let fixture = try Fixture()
        var isStopped = false
        fixture.host.stop { isStopped = true }
        await fixture.wait { isStopped }
        #expect(isStopped)
    }
}

/// Used by one thread after another.
private struct UncheckedPage: @unchecked Sendable {
    let page: LoopbackPage
}
