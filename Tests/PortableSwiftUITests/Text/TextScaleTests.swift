import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Scales, lines, and accessibility of texts.
@MainActor struct TextScaleTests {
    private let host = TestHost()

    private func width(_ text: Text) -> Double {
        let screen = LaidOut(text.fixedSize(), width: 500)
        // Elements don't keep their root alive.
        return withExtendedLifetime(screen) { screen.leaves.first?.frameInRoot.size.width ?? 0 }
    }

    @Test func `a secondary text is smaller than the text around it`() {
        let text = Text(verbatim: "abcdef").font(.system(size: 20))
        #expect(width(text.textScale(.secondary)) < width(text))
        #expect(width(text.textScale(.default)) == width(text))
        #expect(width(text.textScale(.secondary, isEnabled: false)) == width(text))
    }

    @Test func `a part of a text is read as its accessibility label`() throws {
        let text = Text("Meet at ") + Text("5 PM").accessibilityLabel("five in the afternoon")
        host.show(UIHostingController(rootView: text))
        host.settle()
        #expect(host.elements.map(\.label) == ["Meet at five in the afternoon"])
    }

    @Test func `a heading is a heading for assistive technologies`() {
        host.show(UIHostingController(rootView: Text("Shelf").accessibilityHeading(.h1)))
        host.settle()
        #expect(host.elements(.role(.heading)).map(\.label) == ["Shelf"])
    }

    @Test func `a line style has the pattern of an underline style`() {
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
        #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
        #expect(Text.LineStyle(nsUnderlineStyle: .single) == Text.LineStyle(pattern: .solid))
    }
}
