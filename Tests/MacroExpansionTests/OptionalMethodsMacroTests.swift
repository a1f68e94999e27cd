import Testing

@testable import MacroExpansion

struct OptionalMethodsMacroTests {
    @Test func `a method without labels gets a closure`() throws {
        let source = """
            @OptionalMethods @MainActor
            public protocol Delegate: AnyObject {
                func didScroll(_ view: View)
                func shouldScroll(_ view: View) -> Bool
            }
            """
        #expect(
            try expansion(of: source, role: "extension") == """
                extension Delegate {
                    @_documentation(visibility: internal) @_disfavoredOverload
                    public var didScroll: (@MainActor (_ view: View) -> Void)? {
                        { self.didScroll($0) }
                    }

                    @_documentation(visibility: internal) @_disfavoredOverload
                    public var shouldScroll: (@MainActor (_ view: View) -> Bool)? {
                        { self.shouldScroll($0) }
                    }
                }
                """)
        #expect(try expansion(of: source, role: "peer") == "")
    }

    @Test func `methods with labels share a callable type with methods of the same name`() throws {
        let source = """
            @OptionalMethods
            @preconcurrency @MainActor
            protocol Delegate {
                func view(_ view: View, heightAt index: Int) -> Double?
                func view(_ view: View, move old: inout Int, to new: Int) async throws
            }
            """
        #expect(
            try expansion(of: source, role: "extension") == """
                extension Delegate {
                    @_documentation(visibility: internal) @_disfavoredOverload
                    var view: _OptionalMethodsOfDelegate.View? {
                        .init(delegate: self)
                    }
                }
                """)
        #expect(
            try expansion(of: source, role: "peer") == """
                enum _OptionalMethodsOfDelegate {
                    @preconcurrency @MainActor struct View {
                        let delegate: any Delegate

                        func callAsFunction(_ view: View, heightAt index: Int) -> Double? {
                            self.delegate.view(view, heightAt: index)
                        }

                        func callAsFunction(_ view: View, move old: inout Int, to new: Int) async throws {
                            try await self.delegate.view(view, move: &old, to: new)
                        }
                    }
                }
                """)
    }

    @Test func `required methods and properties are omitted`() throws {
        let source = """
            @OptionalMethods protocol Source {
                @Required func count(in view: View) -> Int
                @Required
                var title: String { get set }
                @Required associatedtype Item = [Int: (String, Double)]
                @Required static func make<T>(_ type: T.Type) -> Self where T: Sequence
                func cell(at index: Int) -> (any Cell)?
                @Required init(_ value: Int)
            }
            """
        #expect(try ProtocolDeclaration(source).optionalMethods.map(\.fullName) == ["cell(at:)"])
    }

    @Test func `comments and strings can hold anything`() throws {
        let source = #"""
            /// A protocol { of methods }.
            @OptionalMethods /* @MainActor /* nested */ } */ protocol Delegate {
                // func never() }
                @available(*, deprecated, message: "Don't \" } func call(", renamed: #"it"s"#)
                func first(_ a: [String: (Int, Int)], /* not b: Int, */ c: @escaping (Int) -> Void) -> [Int] // }
                @discardableResult func `repeat`(`in` x: Int) -> (
                    any Sequence<Int>
                )?; func third()
            }
            """#
        let methods = try ProtocolDeclaration(source).optionalMethods
        #expect(methods.map(\.fullName) == ["first(_:c:)", "`repeat`(`in`:)", "third()"])
        #expect(methods[0].parameters.map(\.type) == ["[String: (Int, Int)]", "@escaping (Int) -> Void"])
        #expect(methods[0].result == "[Int]")
        #expect(methods[0].availability.count == 1)
        #expect(methods[1].result == "(\n        any Sequence<Int>\n    )?")
        #expect(try ProtocolDeclaration(source).isolation.isEmpty)
    }

    @Test func `results that are functions, and results before attributes, are parsed correctly`() throws {
        let source = """
            @OptionalMethods package protocol Delegate {
                func action(for x: Int) -> (@Sendable (Int) async -> [String])?
                @MainActor func next() -> some.Module.Type
                func last() -> any A & B
            }
            """
        let declaration = try ProtocolDeclaration(source)
        #expect(
            declaration.optionalMethods.map(\.result) == [
                "(@Sendable (Int) async -> [String])?", "some.Module.Type", "any A & B",
            ])
        #expect(declaration.access == "package ")
    }

    @Test(arguments: [
        ("@OptionalMethods public class A {}", "can only be attached to a protocol", "@OptionalMethods public class"),
        ("protocol P { @Required func a() }", "'P' has no optional method", "protocol P"),
        ("protocol P { var a: Int { get } }", "Only instance methods", "var a"),
        ("protocol P { func a(); associatedtype B }", "Only instance methods", "associatedtype B"),
        ("protocol P { static func a() }", "Only instance methods", "static func"),
        ("protocol P {\n#if DEBUG\nfunc a()\n#endif\n}", "Only instance methods", "#if"),
        ("protocol P { func a<T>(_ x: T) }", "Operators and generic methods", "a<T>"),
        ("protocol P { func a(_ x: Int...) }", "'x' can't be forwarded", ") }"),
        ("protocol P { func a(_ x: @autoclosure () -> Int) }", "'x' can't be forwarded", ") }"),
        ("protocol P { func a() -> Self where Self: Q }", "doesn't support this part", "where Self"),
        ("protocol P { func a(_ x: Int", "A parameter has no label", ""),
        ("protocol P { func a(x) }", "The parameter 'x' has no type", ") }"),
        ("protocol P { func a(_ x: [Int }", "'[' isn't closed", "[Int"),
        ("protocol P { func a() -> ; }", "no type after '->'", "; }"),
    ])
    func `misuse is reported at its location`(source: String, message: String, position: String) throws {
        let problem = try #require(throws: MacroProblem.self) { try ProtocolDeclaration(source) }
        #expect(problem.description.contains(message))
        let start = problem.offset ?? 0
        #expect(String(decoding: Array(source.utf8)[start...], as: UTF8.self).hasPrefix(position))
    }

    @Test func `a requirement can be marked only where others are optional`() throws {
        let method = "@Required func a()"
        #expect(
            try expansion(of: method, role: "peer", macro: "RequiredMacro", in: "@OptionalMethods protocol P {}") == "")
        #expect(throws: MacroProblem.self) {
            try expansion(of: method, role: "peer", macro: "RequiredMacro", in: "protocol P {}")
        }
    }

    private func expansion(
        of source: String, role: String, macro: String = "OptionalMethodsMacro", in context: String? = nil
    ) throws -> String? {
        let request = CompilerMessage.Attached(
            macro: .init(typeName: macro), macroRole: role, declSyntax: .init(source: source, location: nil),
            lexicalContext: context.map { [.init(source: $0, location: nil)] })
        return try request.expansion
    }
}
