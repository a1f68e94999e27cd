import Testing

@testable import PortableSwiftUI

/// Colors created from styles that resolve to colors.
struct CustomColorTests {
    private struct Accent: ShapeStyle, Hashable {
        var opacity: Float = 1

        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0, opacity: opacity)
        }
    }

    @Test func `a color of a color is that color`() {
        let color = Color.red
        #expect(Color(color) == color)
        #expect(Color(.red.opacity(0.5)) == Color.red.opacity(0.5))
    }

    @Test func `an implicit color is UIKit's if UIKit has it`() {
        #expect(Color(.red) == Color(uiColor: .red))
        #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    }

    @Test func `a custom style resolves in the environment of the color`() {
        var environment = EnvironmentValues()
        let color = Color(Accent())
        #expect(color.resolve(in: environment).red == 0)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).red > 0.99)
        #expect(color.cgColor == nil)
    }

    @Test func `equal custom styles are equal colors`() {
        #expect(Color(Accent()) == Color(Accent()))
        #expect(Color(Accent()) != Color(Accent(opacity: 0.5)))
        #expect(Color(Accent()).hashValue == Color(Accent()).hashValue)
    }
}
