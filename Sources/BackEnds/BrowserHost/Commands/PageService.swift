import DisplayList
import LayoutGeometry

/// Pages for scripts: user input and the contents of the screen, as JSON over HTTP.
///
/// A client that knows the session of a page can use it in the same way as the page itself. Only clients on this
/// machine can list pages or open new ones.
@MainActor
struct PageService {
    let pages: PageRegistry
    /// A Boolean value that indicates whether other machines can reach the server.
    let isOpenToOthers: Bool
    let pictures: PageImages

    /// Responds to a request with a path below `/pages`, immediately or later.
    func answer(_ request: HTTPRequest, with answer: @escaping (HTTPResponse) -> Void) {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
        let method = request.method == "HEAD" ? "GET" : request.method
        if parts.isEmpty {
            guard !isOpenToOthers else {
                return answer(.failure(.forbidden, "Pages are listed and opened by scripts on loopback only."))
            }
            return answer(method == "GET" ? list() : method == "POST" ? open(request) : .wrongMethod)
        }
        guard let page = pages.page(parts[0]) else { return answer(.failure(.notFound, "There is no such page.")) }
        switch (method, parts.dropFirst().first, parts.count) {
        case ("GET", nil, _): answer(.json { $0.page(page) })
        case ("POST", nil, _): run(request, on: page, answer)
        case ("DELETE", nil, _):
            pages.close(page)
            answer(.json { $0.object { _ in } })
        case ("GET", "elements", 2):
            answer(.json { $0.list("elements", page.accessibleElements()) { $0.write(to: &$1) } })
        case ("GET", "inspected", 2):
            answer(.json { $0.list("inspected", page.inspectedElements()) { $0.write(to: &$1) } })
        case ("GET", "screen.png", 2): answer(pictures.png(of: page))
        case ("GET", "screen.svg", 2): answer(pictures.svg(of: page))
        case ("GET", "test.swift", 2): test(of: page, answer)
        case ("GET", "link", 2): link(of: page, answer)
        case ("GET", "animation.png", 2): pictures.animation(of: page, answer)
        default: answer(method == "GET" ? .failure(.notFound, "There's nothing at this path.") : .wrongMethod)
        }
    }

    private func list() -> HTTPResponse {
        .json { writer in
            writer.list("pages", pages.all.sorted { $0.session < $1.session }) { page, writer in writer.page(page) }
        }
    }

    private func open(_ request: HTTPRequest) -> HTTPResponse {
        do throws(PageMessage.Failure) {
            let settings =
                request.body.isEmpty ? PageSettings() : try PageSettings(try PageCommand.json(request.body))
            guard let page = pages.open(settings) else {
                return .failure(.unavailable, PageRegistry.refusal)
            }
            return .json { $0.page(page) }
        } catch {
            return .failure(.badRequest, error.what)
        }
    }

    /// Responds with a test that repeats the commands so far, after the last scroll has ended.
    private func test(of page: Page, _ answer: @escaping (HTTPResponse) -> Void) {
        guard page.tools.contains(.test) else {
            return answer(
                .failure(.notFound, "The page doesn't record user actions. Add the tool \"test\" to its settings."))
        }
        pages.waitForRest(of: page) { isThere in
            let source = isThere ? page.testSource() : nil
            answer(source.map { HTTPResponse(.ok, body: Array($0.utf8)) } ?? .failure(.notFound, "The page has ended."))
        }
    }

    /// Responds with the commands that lead to the current screen of a page, for a link to it.
    private func link(of page: Page, _ answer: @escaping (HTTPResponse) -> Void) {
        pages.waitForRest(of: page) { isThere in
            guard isThere else { return answer(.failure(.notFound, "The page has ended.")) }
            guard page.canRestoreScreen else {
                return answer(
                    .failure(
                        .conflict,
                        "A link can't restore this screen, because it needs more commands than a link can contain.")
                )
            }
            answer(.json { writer in writer.object { page.writeLink(to: &$0) } })
        }
    }

    private func run(_ request: HTTPRequest, on page: Page, _ answer: @escaping (HTTPResponse) -> Void) {
        do throws(PageMessage.Failure) {
            let commands = try PageCommand.script(request.body)
            let isRunning = pages.run(commands, on: page) { outcome in
                switch outcome {
                case .done(let hasSettled):
                    answer(
                        .json {
                            $0.object {
                                $0.key("settled")
                                $0.bool(hasSettled)
                            }
                        })
                case .failed(let reason): answer(.failure(.badRequest, reason))
                }
            }
            if !isRunning { answer(.failure(.conflict, "Another script is using the page.")) }
        } catch {
            answer(.failure(.badRequest, error.what))
        }
    }
}

extension HTTPResponse {
    fileprivate static let wrongMethod = failure(.methodNotAllowed, "That can't be done here.")

    static func failure(_ status: Status, _ text: String) -> HTTPResponse {
        json(status) { writer in
            writer.object {
                $0.key("error")
                $0.string(text)
            }
        }
    }

    fileprivate static func json(_ status: Status = .ok, _ body: (inout JSONWriter) -> Void) -> HTTPResponse {
        var writer = JSONWriter()
        body(&writer)
        return HTTPResponse(status, contentType: "application/json", body: writer.bytes + [UInt8(ascii: "\n")])
    }
}

extension JSONWriter {
    @MainActor
    fileprivate mutating func page(_ page: Page) {
        object { writer in
            writer.key("session")
            writer.string(page.session)
            writer.key("device")
            PageSettings.write(page.environment, to: &writer)
            writer.key("shown")
            writer.bool(page.isConnected && !page.isInBackground)
        }
    }

    /// Writes an object with a list as the value of a key.
    @MainActor
    fileprivate mutating func list<Element>(
        _ name: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
    ) {
        object { writer in
            writer.key(name)
            writer.array { writer in
                for element in elements { write(element, &writer) }
            }
        }
    }
}
