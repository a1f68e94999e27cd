import BrowserHost
import BrowserServer
import DisplayList
import LayoutGeometry
import Testing

/// The HTTP interface of pages for programs.
@MainActor @Suite(.serialized) struct PageServiceTests {
    /// The status and the body of a response.
    private struct Answer: Sendable {
        var status: Int
        var body: String

        init(_ text: String) {
            status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            let head = text.split(separator: "\r\n\r\n", maxSplits: 1)
            body = head.count == 2 ? String(head[1]) : ""
        }

        /// The session of the page that was opened.
        var session: String {
            let parts = body.split(separator: "\"")
            return parts.count > 3 ? String(parts[3]) : ""
        }
    }

    private func send(
        _ method: String, _ path: String, _ body: String = "", to fixture: ServerFixture, headers: String = ""
    ) async throws -> Answer {
        try await fixture.client {
            Answer(try LoopbackClient.fetch(path, port: $0, method: method, headers: headers, body: body))
        }
    }

    @Test func `a page is opened used and closed without a browser`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let opened = try await send("POST", "/pages", #"{"style":"dark"}"#, to: fixture)
        #expect(opened.status == 200)
        #expect(opened.body.contains(#""style":"dark""#) && opened.body.contains(#""shown":false"#))
        let page = "/pages/\(opened.session)"
        let listed = try await send("GET", "/pages", to: fixture)
        #expect(listed.body.contains(opened.session))
        let used = try await send("POST", page, #"[["tap",[7,8]],["type","tea"]]"#, to: fixture)
        #expect(used.status == 200)
        #expect(used.body == "{\"settled\":true}\n")
        let app = try #require(fixture.apps.all.first)
        #expect(app.environment.style == .dark)
        #expect(app.inputs.count == 3 && app.inputs.last == .text("tea"))
        #expect(app.frameCount > 0)
        let closed = try await send("DELETE", page, to: fixture)
        #expect(closed.status == 200)
        #expect(app.hasEnded)
        #expect(try await send("GET", page, to: fixture).status == 404)
    }

    @Test func `the contents of a page are returned`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let page = "/pages/\(try await send("POST", "/pages", to: fixture).session)"
        let app = try #require(fixture.apps.all.first)
        let frame = Rect(x: 1, y: 2, width: 3, height: 4)
        app.elements = [AccessibleElement(id: 7, role: .button, label: "Go", frame: frame)]
        app.inspected = [
            InspectedElement(
                kind: .cell, depth: 2, layer: 3, className: "Cell", section: 0, item: 2, identifier: "Fig",
                frame: frame)
        ]
        let elements = try await send("GET", page + "/elements", to: fixture)
        #expect(elements.body == #"{"elements":[{"id":7,"role":"button","label":"Go","frame":[1,2,3,4]}]}"# + "\n")
        let inspected = try await send("GET", page + "/inspected", to: fixture)
        #expect(inspected.body.contains(#""section":0,"item":2,"class":"Cell","identifier":"Fig""#))
        #expect(try await send("GET", page + "/nothing", to: fixture).status == 404)
        #expect(try await send("PUT", page, to: fixture).status == 405)
        #expect(try await send("POST", page + "/elements", to: fixture).status == 405)
        #expect(try await send("GET", page + "/animation.png", to: fixture).status == 404)
    }

    @Test func `a page in a browser can be used and receives its new device`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let texts = try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            page.send(#"["hello",1,null,{}]"#)
            var texts = [try page.nextText(), try page.nextText()]
            page.send(#"["shown",1]"#)
            let session = texts[0].split(separator: "\"")[3]
            // Answered only once the page shows the new device.
            let client = try LoopbackClient(port: port)
            let script = #"[["settings",{"style":"dark"}]]"#
            client.send(
                "POST /pages/\(session) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
                    + "Content-Length: \(script.utf8.count)\r\n\r\n\(script)")
            texts.append(try page.nextText())
            texts.append(String(decoding: try client.receiveAll(), as: UTF8.self))
            return texts
        }
        #expect(texts[2].contains(#""style":"dark""#))
        #expect(texts[3].hasSuffix("{\"settled\":true}\n"))
    }

    @Test(arguments: [
        ("/pages", "[]", 400), ("/pages", "{", 400), ("/pages", #"{"style":"pink"}"#, 400), ("PAGE", "[", 400),
        ("PAGE", #"[["dance"]]"#, 400), ("PAGE", #"[["tap",{"label":"nowhere"}]]"#, 400), ("/pages/none", "[]", 404),
        ("/", "[]", 405),
    ])
    func `an invalid request is answered with the error`(path: String, body: String, status: Int) async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let page = path == "PAGE" ? "/pages/\(try await send("POST", "/pages", to: fixture).session)" : path
        let answer = try await send("POST", page, body, to: fixture)
        #expect(answer.status == status)
        #expect(status == 405 || answer.body.hasPrefix(#"{"error":""#))
    }

    @Test func `a link contains the commands that lead to the screen`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let page = "/pages/\(try await send("POST", "/pages", to: fixture).session)"
        #expect(try await send("GET", page + "/link", to: fixture).body == #"{"commands":[],"positions":[]}"# + "\n")
        let app = try #require(fixture.apps.all.last)
        app.positions = [ScrollPosition(path: "/List", offset: Point(x: 0, y: 40))]
        _ = try await send("POST", page, #"[["tap",[10,20]]]"#, to: fixture)
        let place = #"{"commands":[["tap",[10,20],1]],"positions":[["/List",0,40]]}"#
        #expect(try await send("GET", page + "/link", to: fixture).body == place + "\n")
        let taps = String(repeating: #"["delete"],"#, count: 101)
        _ = try await send("POST", page, "[\(taps.dropLast())]", to: fixture)
        let answer = try await send("GET", page + "/link", to: fixture)
        #expect(answer.status == 409)
        #expect(answer.body.contains("more commands than a link can contain"))
    }

    @Test func `scripts run one after another`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let page = "/pages/\(try await send("POST", "/pages", to: fixture).session)"
        let statuses = try await fixture.client { port in
            let first = try LoopbackClient(port: port)
            let script = #"[["wait",5]]"#
            first.send(
                "POST \(page) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
                    + "Content-Length: \(script.utf8.count)\r\n\r\n\(script)")
            var second = Answer(try LoopbackClient.fetch(page, port: port, method: "POST", body: "[]"))
            // The two connections may be read in either order.
            while second.status == 200 {
                second = Answer(try LoopbackClient.fetch(page, port: port, method: "POST", body: "[]"))
            }
            _ = try LoopbackClient.fetch(page, port: port, method: "DELETE")
            return [second.status, Answer(String(decoding: try first.receiveAll(), as: UTF8.self)).status]
        }
        #expect(statuses == [409, 400])
    }

    @Test func `foreign pages can't use scripts`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let answer = try await send("POST", "/pages", to: fixture, headers: "Origin: http://evil.example\r\n")
        #expect(answer.status == 403)
        #expect(fixture.host.pageCount == 0)
    }

    @Test func `no pages are listed or opened for other machines`() async throws {
        var options = BrowserHost.Options(environment: HostEnvironment(size: Size(width: 100, height: 100)))
        (options.host, options.port) = ("0.0.0.0", 0)
        let host = BrowserHost(options: options, fonts: [], imageEncoder: UnavailableImageEncoder()) { _ in
        } server: {
            HTTPServer(host: $0, callbacks: $1)
        } launch: { environment, clock, _ in
            FakeApp(environment, clock)
        }
        defer { host.stop() }
        let port = try host.start()
        for method in ["GET", "POST"] {
            let answer = try await Task.detached {
                Answer(try LoopbackClient.fetch("/pages", port: port, method: method))
            }.value
            #expect(answer.status == 403)
        }
    }
}
