import BrowserServer
import DisplayList
import Foundation
import NIOCore
import NIOWebSocket
import PortableUIKit

@testable import AppHosting
@testable import BrowserHost

extension FuzzTarget {
    /// The longest time that a target lets pass in an app, in seconds.
    private static let longestRun = 2.0
    /// The number of a page's messages that are read.
    private static let longestSession = 16

    /// Frames of WebSockets. Each line is one: a byte with its flags and kind, and the payload.
    static let messages = FuzzTarget("messages") { input in
        var assembler = MessageAssembler()
        for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            guard let first = line.first else { continue }
            let mask: WebSocketMaskingKey = [1, 2, 3, 4]
            var payload = ByteBuffer(bytes: line.dropFirst())
            payload.webSocketMask(mask)
            let frame = WebSocketFrame(
                fin: first & 0x80 != 0, rsv1: first & 0x40 != 0, rsv2: first & 0x20 != 0, rsv3: first & 0x10 != 0,
                opcode: WebSocketOpcode(encodedWebSocketOpcode: first & 0xF) ?? .text, maskKey: mask, data: payload)
            if case .text(let text)? = try assembler.consume(frame) { _ = try? PageMessage(text) }
        }
    }

    /// Messages of a page to its app, one on each line.
    static let pages = FuzzTarget("pages") { input in
        let time = ManualTime()
        let page = Page(session: "fuzz", environment: FuzzDevice.environment, time: time) { environment, clock in
            FuzzDevice.launch(environment, clock: clock)
        }
        defer { page.end() }
        page.connect { _ in }
        for line in String(decoding: input, as: UTF8.self).split(separator: "\n").prefix(longestSession) {
            guard let message = try? PageMessage(String(line)) else { continue }
            if case .settings(let settings) = message {
                page.change(
                    to: settings.environment(base: page.environment, scale: 2) {
                        Device.environment(size: $0, scale: $1)
                    })
                page.tools = settings.tools
            } else {
                try? page.receive(message)
            }
            time.advance(by: 0.02)
        }
        time.advance(by: 0.1)
        _ = page.testSource()
        var writer = JSONWriter()
        writer.object { page.writeLink(to: &$0) }
    }

    /// Scripts for `--script`, performed by an app.
    static let scripts = FuzzTarget("scripts") { input in
        try perform(PageCommand.script(Array(input)), positions: [])
    }

    /// The part of a page that a link stores: the commands that lead to its screen, and the scroll offset.
    static let links = FuzzTarget("links") { input in
        guard case .again(let commands, let positions) = try PageMessage(String(decoding: input, as: UTF8.self))
        else { return }
        try perform(commands, positions: positions)
    }

    private static func perform(_ commands: [PageCommand], positions: [ScrollPosition]) throws {
        var left = longestRun
        let commands = commands.filter { command in
            // A script waits in real time.
            if case .waitFor = command { return false }
            left -= seconds(of: command)
            return left > 0
        }
        let clock = ManualClock()
        let session = FuzzDevice.launch(FuzzDevice.environment, clock: clock)
        defer { session.end() }
        try OffscreenScript(session: session, clock: clock).perform(commands)
        session.restore(positions)
        _ = session.renderFrame()
        _ = session.scrollPositions()
        // The description of a session must be readable.
        var writer = JSONWriter()
        writer.array { writer in
            for command in commands { command.write(to: &writer) }
        }
        _ = try PageCommand.script(writer.bytes)
    }

    private static func seconds(of command: PageCommand) -> Double {
        switch command {
        case .press(_, _, let seconds, let times): (seconds + 0.1) * Double(times)
        case .drag(_, _, let seconds, let held, _): seconds + held + 0.2
        case .wait(let seconds): seconds
        case .pinch, .settle: 0.4
        default: 0.02
        }
    }
}
