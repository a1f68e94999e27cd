import DisplayList
import Foundation
import LayoutGeometry
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

/// The available symbols and their parts.
struct SystemSymbolTests {
    private func steps(_ name: String) throws -> [SymbolDrawing.Step] {
        try #require(SystemSymbols.sign(named: name)).drawing(weight: 400).steps
    }

    private func rect(_ rect: Rect, enlargedBy distance: Double) -> Rect {
        Rect(
            x: rect.minX - distance, y: rect.minY - distance, width: rect.size.width + 2 * distance,
            height: rect.size.height + 2 * distance)
    }

    @Test func `more than three thousand names are available, without duplicates, and each is drawn`() throws {
        let names = SystemSymbols.names
        #expect(names.count > 3_200)
        #expect(Set(names).count == names.count)
        for name in names { #expect(try !steps(name).isEmpty, "\(name)") }
    }

    @Test func `drawing stays within the symbol's box`() throws {
        let box = Rect(x: -0.01, y: -0.01, width: 1.02, height: 1.02)
        for name in SystemSymbols.names {
            for step in try steps(name) where step.effect != .erase {
                let bounds: Rect? =
                    switch step.shape {
                    case .icon(_, let rect): rect
                    case .text(_, let rect): rect
                    case .fill(let path): path.controlPointBounds
                    case .stroke(let path, let width):
                        path.controlPointBounds.map { self.rect($0, enlargedBy: width / 2) }
                    }
                let rect = try #require(bounds)
                #expect(
                    rect.minX >= box.minX && rect.minY >= box.minY && rect.maxX <= box.maxX && rect.maxY <= box.maxY,
                    "\(name): \(rect)")
            }
        }
    }

    @Test func `a symbol is drawn inside an outlined circle, and is erased from a filled one`() throws {
        let outlined = try steps("paperplane.circle")
        #expect(outlined.count == 2 && outlined.allSatisfy { $0.effect == .draw })
        let filled = try steps("paperplane.circle.fill")
        #expect(filled.last?.effect == .cutOut)
        #expect(filled.last?.shape == outlined.last?.shape)
    }

    @Test func `a gap separates a symbol from its slash`() throws {
        let slashed = try steps("bookmark.slash")
        #expect(slashed.map(\.effect) == [.draw, .erase, .draw])
    }

    @Test func `letters and numbers are symbols in circles and squares only`() throws {
        #expect(SystemSymbols.sign(named: "a.circle") == .enclosed(.text("A"), .circle, isFilled: false))
        #expect(SystemSymbols.sign(named: "50.square.fill") == .enclosed(.text("50"), .square, isFilled: true))
        for name in ["a", "7", "51.circle", "a.hexagon", "aa.circle"] {
            #expect(!UIImage.hasSymbol(named: name), "\(name)")
        }
    }

    @Test(arguments: [
        ("document", "doc"), ("document.badge.plus", "doc.badge.plus"), ("document.on.document", "doc.on.doc"),
        ("text.document.fill", "doc.text.fill"), ("text.page.badge.magnifyingglass", "doc.text.magnifyingglass"),
    ])
    func `a renamed symbol has both names`(current: String, former: String) {
        #expect(SystemSymbols.sign(named: current) != nil)
        #expect(SystemSymbols.sign(named: current) == SystemSymbols.sign(named: former))
    }

    @Test func `no symbol is composed that SF Symbols doesn't have`() {
        for name in [
            "cat.circle.slash", "circle.fill.fill", "heart.badge.plus", "airplane.octagon", ".circle", "slash",
        ] {
            #expect(!UIImage.hasSymbol(named: name), "\(name)")
        }
    }

    @Test func `heavier symbols have thicker strokes, up to black, and lighter symbols look regular`() throws {
        let sign = try #require(SystemSymbols.sign(named: "star.circle"))
        let widths = [100, 400, 500, 900, 1000].map { sign.drawing(weight: $0).addedLineWidth }
        #expect(widths[0] == 0 && widths[1] == 0 && widths[2] > 0 && widths[3] > widths[2] && widths[4] == widths[3])
    }

    @Test @MainActor func `an unknown name is logged once, and checking for variants logs nothing`() {
        var messages: [String] = []
        Diagnostics.$handler.withValue(Diagnostics.Handler { messages.append($0) }) {
            #expect(!UIImage.hasSymbol(named: "only.asked"))
            for _ in 0..<3 { #expect(UIImage(systemName: "unknown.to.this.test") == nil) }
        }
        #expect(messages == ["No symbol named 'unknown.to.this.test' found in system symbol set"])
    }

    @Test func `every name in this project's sources, examples, and documents is available`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let pattern = try Regex(#"(?:systemName|systemImage|systemSymbolName): "([a-z0-9.]+)""#)
        var used: Set<String> = []
        for folder in ["Sources", "Examples", "Documentation", "README.md"] {
            let start = root.appendingPathComponent(folder)
            let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.compactMap {
                $0 as? URL
            }
            for file in files ?? [start]
            where ["swift", "md"].contains(file.pathExtension) && !file.path.contains("/.build") {
                for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                    if let name = match.output[1].substring { used.insert(String(name)) }
                }
            }
        }
        #expect(used.count > 20)
        #expect(used.filter { !UIImage.hasSymbol(named: $0) }.sorted() == [])
    }

    /// `collage check` looks names up in this list, which `RECORD_SYMBOLS=1` writes.
    @Test func `the list of the tools has all names`() throws {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Tools/Resources/SystemSymbols.txt")
        let text = Set(SystemSymbols.names).sorted().joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["RECORD_SYMBOLS"] != nil { try Data(text.utf8).write(to: list) }
        #expect(try String(contentsOf: list, encoding: .utf8) == text)
    }
}
