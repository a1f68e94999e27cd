import Foundation

/// A request from the compiler, in the JSON of its plugin protocol. Keys that aren't needed aren't decoded.
package struct CompilerMessage: Decodable {
    struct Macro: Decodable {
        let typeName: String
    }

    package struct Syntax: Decodable {
        struct Location: Decodable {
            let fileName: String
            let offset: Int
        }

        let source: String
        let location: Location?
    }

    struct Attached: Decodable {
        let macro: Macro
        let macroRole: String
        let declSyntax: Syntax
        let lexicalContext: [Syntax]?
        /// The protocols of an extension macro that the type doesn't conform to.
        var conformanceListSyntax: Syntax?

        /// The code that the macro adds; `nil` if there's no such macro.
        var expansion: String? {
            get throws {
                switch macro.typeName {
                case "AnimatableMacro": try AnimatableMacro.expand(self)
                // `@Animatable` reads the declaration.
                case "AnimatableIgnoredMacro": ""
                case "EntryMacro": try EntryMacro.expand(self)
                // `#Preview` reads the declaration.
                case "PreviewableMacro": ""
                case "OptionalMethodsMacro": try OptionalMethodsMacro.expand(self)
                case "RequiredMacro": try RequiredMacro.expand(self)
                default: nil
                }
            }
        }
    }

    struct Freestanding: Decodable {
        let macro: Macro
        let syntax: Syntax
        let discriminator: String
    }

    struct Empty: Decodable {}

    let getCapability: Empty?
    let expandAttachedMacro: Attached?
    let expandFreestandingMacro: Freestanding?

    /// Reads the next message, or returns `nil` at the end of the file.
    package static func read(from file: FileHandle) -> CompilerMessage? {
        guard let header = read(8, from: file) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        // A source file is smaller than this. A larger length indicates invalid data.
        guard length < 1 << 30, let body = read(Int(length), from: file) else { return nil }
        do {
            return try JSONDecoder().decode(CompilerMessage.self, from: body)
        } catch {
            return CompilerMessage(getCapability: nil, expandAttachedMacro: nil, expandFreestandingMacro: nil)
        }
    }

    private static func read(_ count: Int, from file: FileHandle) -> Data? {
        var data = Data()
        while data.count < count {
            let more = file.readData(ofLength: count - data.count)
            if more.isEmpty { return nil }
            data += more
        }
        return data
    }

    /// The answer to the message, with the expansion or an error.
    package var answer: CompilerResponse {
        if getCapability != nil { return .capability }
        do {
            if let expansion = try expandAttachedMacro?.expansion { return .expansion(expansion) }
            if let freestanding = expandFreestandingMacro {
                return .expansion(try PreviewMacro.expand(freestanding))
            }
        } catch {
            return .problem(error, declaration: expandAttachedMacro?.declSyntax)
        }
        return .problem(
            MacroProblem(description: "The compiler sent a request that this version of Collage doesn't support."),
            declaration: nil)
    }
}

/// An error in the declaration that a macro is attached to.
struct MacroProblem: Error, CustomStringConvertible {
    let description: String
    /// The position in the declaration, in bytes of UTF-8; `nil` for the beginning of the declaration.
    var offset: Int?
}
