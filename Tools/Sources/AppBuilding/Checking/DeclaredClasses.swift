import Foundation

/// The classes that are declared in an app's sources, UIKit, and the placeholders for Apple's modules.
struct DeclaredClasses {
    private let sources: [URL]
    private let frameworks: URL

    init(_ plan: AppPlan, installation: Installation) {
        sources = plan.modules.flatMap(\.sources)
        frameworks = installation.root.appending(path: "Sources/Portable")
    }

    /// Returns the names without a declaration. UIKit is searched only for names that the app's sources don't declare.
    func missing(of names: Set<String>) -> Set<String> {
        let left = Self.remove(names, declaredIn: sources)
        guard !left.isEmpty else { return [] }
        return Self.remove(left, declaredIn: FileManager.default.files(below: frameworks))
    }

    private static func remove(_ names: Set<String>, declaredIn files: [URL]) -> Set<String> {
        var left = names
        for file in files where file.pathExtension == "swift" && !left.isEmpty {
            left.subtract(declarations(in: [UInt8](FileManager.default.contents(atPath: file.path) ?? Data())))
        }
        return left
    }

    /// Returns the words after `class`, `typealias`, and `@objc(` in a text.
    private static func declarations(in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        var words = bytes.split { !isWord($0) }[...]
        while let word = words.popFirst() {
            guard [5, 9, 4].contains(word.count), heads.contains(Array(word)), let next = words.first else { continue }
            found.insert(String(decoding: next, as: UTF8.self))
        }
        return found
    }

    private static let heads: Set<[UInt8]> = [Array("class".utf8), Array("typealias".utf8), Array("objc".utf8)]

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39)
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
}
