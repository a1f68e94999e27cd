import Testing

@testable import MacroExpansion

struct AnimatableMacroTests {
    @Test func `one property is the animatable data`() throws {
        let source = """
            @Animatable
            struct Arc: Shape {
                static var count = 0
                var progress: Double // from 0 to 1
                let name: String

                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    return path
                }
            }
            """
        #expect(
            try expansion(of: source) == """
                extension Arc {
                    var animatableData: Double.AnimatableData {
                        get { progress.animatableData }
                        set {
                            progress.animatableData = newValue
                        }
                    }
                }
                """)
    }

    @Test func `several properties are nested pairs`() throws {
        let source = """
            @Animatable public struct Wave {
                var phase = 0.5; var size: CGSize = .zero { didSet { print(size) } }
                @AnimatableIgnored var title = "a"
                var point = CGPoint(x: 1, y: 2)
                var half: Double { phase / 2 }
            }
            """
        #expect(
            try expansion(of: source, conformances: "Animatable") == """
                extension Wave: Animatable {
                    public var animatableData: AnimatablePair<Double.AnimatableData, \
                AnimatablePair<CGSize.AnimatableData, CGPoint.AnimatableData>> {
                        get { AnimatablePair(phase.animatableData, \
                AnimatablePair(size.animatableData, point.animatableData)) }
                        set {
                            phase.animatableData = newValue.first
                            size.animatableData = newValue.second.first
                            point.animatableData = newValue.second.second
                        }
                    }
                }
                """)
    }

    @Test func `types without animatable properties and unknown types are errors`() {
        #expect(throws: MacroProblem.self) { try expansion(of: "@Animatable struct Empty { let x = 1.0 }") }
        #expect(throws: MacroProblem.self) { try expansion(of: "@Animatable struct Unknown { var x = value }") }
        #expect(throws: MacroProblem.self) { try expansion(of: "@Animatable protocol Wrong {}") }
    }

    private func expansion(of source: String, conformances: String = "") throws -> String {
        try AnimatableMacro.expand(
            CompilerMessage.Attached(
                macro: .init(typeName: "AnimatableMacro"), macroRole: "extension",
                declSyntax: .init(source: source, location: nil), lexicalContext: nil,
                conformanceListSyntax: .init(source: conformances, location: nil)))
    }
}
