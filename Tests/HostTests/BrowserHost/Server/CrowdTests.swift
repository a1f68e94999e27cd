import Foundation
import Testing

/// More pages and connections than fit: new clients are accepted, and idle ones are closed.
@MainActor @Suite(.serialized) struct CrowdTests {
    /// The maximum number of pages that are served.
    nonisolated private static let pageCount = 64
    nonisolated private static let connectionCount = 512

    nonisolated private static func open(_ port: Int) throws -> LoopbackPage {
        let page = try LoopbackPage(port: port)
        page.send(#"["hello",1,null,{}]"#)
        guard try page.nextText().hasPrefix(#"{"session":""#) else { throw LoopbackClient.Failure.noAnswer }
        return page
    }

    @Test func `new pages replace the page that was disconnected first`() async throws {
        // Regardless of the duration, no page times out meanwhile.
        let fixture = try ServerFixture(time: ManualTime())
        defer { fixture.host.stop() }
        for _ in 0..<Self.pageCount {
            try await fixture.client { try Self.open($0).hangUp() }
        }
        #expect(fixture.apps.running.count == Self.pageCount)
        for count in 1...36 {
            try await fixture.client { try Self.open($0).hangUp() }
            #expect(fixture.apps.running.count == Self.pageCount)
            let first = fixture.apps.all.prefix(count)
            #expect(first.allSatisfy { $0.hasEnded })
        }
        #expect(fixture.apps.all.count == 100)
    }

    @Test func `visible pages aren't replaced`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let isTurnedAway = try await fixture.client { port in
            let pages = try (0..<Self.pageCount).map { _ in try Self.open(port) }
            defer { for page in pages { page.hangUp() } }
            let late = try LoopbackPage(port: port)
            late.send(#"["hello",1,null,{}]"#)
            return try late.next().opcode == 8
        }
        #expect(isTurnedAway)
        #expect(fixture.apps.all.count == Self.pageCount)
    }

    @Test func `an idle connection is closed for a new one`() async throws {
        let fixture = try ServerFixture()
        defer { fixture.host.stop() }
        let (answer, end, isLastThere) = try await fixture.client { port in
            let held = try (0..<Self.connectionCount).map { _ in try LoopbackClient(port: port) }
            let page = try Self.open(port)
            let answer = try LoopbackClient.fetch("/", port: port)
            page.hangUp()
            // The first client that connected was the first one disconnected.
            return (answer, try held[0].receive(), held[Self.connectionCount - 1].isOpenAndSilent)
        }
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(end.isEmpty)
        #expect(isLastThere)
        #expect(fixture.log.lines.isEmpty)
    }
}
