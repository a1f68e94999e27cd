import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Items that the user drops between the rows of a list.
@MainActor struct ListDropTests {
    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)

    private final class Log {
        var drops: [String] = []
    }

    private struct Board: View {
        let log: Log
        let accepts: Bool

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 100).draggable("tea")
                List {
                    if accepts {
                        ForEach(["a", "b"], id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { items, offset in
                                log.drops += items.map { "\($0) at \(offset)" }
                            }
                    } else {
                        ForEach(["a", "b"], id: \.self) { Text($0) }
                            .dropDestination(for: URL.self) { _, offset in log.drops.append("URL at \(offset)") }
                    }
                }
                .listStyle(.plain)
            }
            .ignoresSafeArea()
        }
    }

    /// Drags the view above the list to a row.
    private func drop(on row: String, accepts: Bool) throws -> [String] {
        let log = Log()
        host.show(UIHostingController(rootView: Board(log: log, accepts: accepts)))
        let frame = try host.element(.label(row)).frame
        let finger = host.touch(at: CGPoint(x: 150, y: 50))
        host.advance(by: 1)
        finger.move(to: CGPoint(x: 150, y: 90))
        finger.move(to: CGPoint(x: 150, y: frame.midY))
        host.advance(by: 0.1)
        finger.lift()
        host.settle()
        return log.drops
    }

    @Test func `values are inserted in front of the row where they're dropped`() throws {
        #expect(try drop(on: "a", accepts: true) == ["tea at 0"])
        #expect(try drop(on: "b", accepts: true) == ["tea at 1"])
    }

    @Test func `values of other types aren't dropped`() throws {
        #expect(try drop(on: "a", accepts: false).isEmpty)
    }

    private struct TypedBoard: View {
        let log: Log
        let types: [UTType]

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 100).itemProvider { NSItemProvider(object: NSString("tea")) }
                List {
                    ForEach(["a", "b"], id: \.self) { Text($0) }
                        .onInsert(of: types) { offset, providers in
                            log.drops.append("\(providers.count) at \(offset)")
                        }
                }
                .listStyle(.plain)
            }
            .ignoresSafeArea()
        }
    }

    @Test(arguments: [(UTType.text, ["1 at 1"]), (.image, [])])
    func `items of the given types are inserted`(type: UTType, drops: [String]) throws {
        let log = Log()
        host.show(UIHostingController(rootView: TypedBoard(log: log, types: [type])))
        let frame = try host.element(.label("b")).frame
        let finger = host.touch(at: CGPoint(x: 150, y: 50))
        host.advance(by: 1)
        finger.move(to: CGPoint(x: 150, y: 90))
        finger.move(to: CGPoint(x: 150, y: frame.midY))
        host.advance(by: 0.1)
        finger.lift()
        host.settle()
        #expect(log.drops == drops)
    }
}
