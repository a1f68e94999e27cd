import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Effects that change pixels, and redaction.
@MainActor
struct FilterEffectTests {
    private func filters(_ view: some View) -> [DisplayNode.Filter] { LaidOut(view).nodes.compactMap(\.filter) }

    @Test func `effects are filters of the view as a whole`() {
        #expect(filters(Color.red.blur(radius: 4)) == [.blur(radius: 4, isOpaque: false)])
        #expect(filters(Color.red.blur(radius: 4, opaque: true)) == [.blur(radius: 4, isOpaque: true)])
        #expect(filters(Color.red.brightness(0.5)) == [.colors(.brightness(0.5))])
        #expect(filters(Color.red.contrast(2)) == [.colors(.contrast(2))])
        #expect(filters(Color.red.grayscale(0.25)) == [.colors(.saturation(0.75))])
        #expect(filters(Color.red.colorInvert()) == [.colors(.inversion)])
        // The outer effect applies to the result of the inner one.
        #expect(
            filters(Color.red.saturation(2).luminanceToAlpha()) == [
                .colors(.luminanceToAlpha), .colors(.saturation(2)),
            ])
    }

    @Test func `an effect doesn't change the frame`() {
        #expect(LaidOut(Box("a", width: 30, height: 20).blur(radius: 9)).frames == ["35 40 30 20"])
    }

    private func textIsShown(_ view: some View) -> Bool { !LaidOut(view).textRuns.isEmpty }

    @Test func `placeholders keep their size and show no text`() {
        let plain = LaidOut(Text("Hello")), hidden = LaidOut(Text("Hello").redacted(reason: .placeholder))
        #expect(plain.frames == hidden.frames)
        #expect(!plain.textRuns.isEmpty && hidden.textRuns.isEmpty)
        let fills = hidden.nodes.flatMap(\.commands).filter { if case .fill = $0 { true } else { false } }
        #expect(fills.count == 1)
    }

    @Test func `private content is hidden only for privacy`() {
        #expect(textIsShown(Text("Name").redacted(reason: .privacy)))
        #expect(!textIsShown(Text("Name").privacySensitive().redacted(reason: .privacy)))
        #expect(textIsShown(Text("Name").privacySensitive()))
        #expect(textIsShown(Text("Name").unredacted().redacted(reason: .placeholder)))
        #expect(textIsShown(Text("Name").redacted(reason: .invalidated)))
    }

    @Test func `a view is mirrored only in right-to-left layouts`() {
        func isFlipped(_ direction: LayoutDirection) -> Bool {
            LaidOut(Color.red.flipsForRightToLeftLayoutDirection(true)) { $0.layoutDirection = direction }.nodes
                .contains { $0.transform.a < 0 }
        }
        #expect(isFlipped(.rightToLeft))
        #expect(!isFlipped(.leftToRight))
    }

    @Test func `variants change the names of symbols if the symbol exists`() {
        #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
        #expect(SymbolVariants.circle.fill.name(of: "plus") == "plus.circle.fill")
        #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
        #expect(SymbolVariants.circle.fill.name(of: "sofa") == "sofa.fill", "there is none in a circle")
        #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
        #expect(SymbolVariants.none.name(of: "heart") == "heart")
        #expect(SymbolVariants.slash.name(of: "no such symbol") == "no such symbol")
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
    }
}
