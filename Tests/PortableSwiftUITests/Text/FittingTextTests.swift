import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Texts that have too little room, and the distances between their letters.
@MainActor struct FittingTextTests {
    private func line(_ view: some View, width: Double = 100) -> String {
        LaidOut(view, width: width).textRuns.map(\.text).joined()
    }

    @Test func `text is truncated by the mode`() {
        let text = Text(verbatim: "abcdefghijklmnop").lineLimit(1)
        #expect(line(text.truncationMode(.tail)).hasSuffix("…"))
        #expect(line(text.truncationMode(.head)).hasPrefix("…"))
        let middle = line(text.truncationMode(.middle))
        #expect(middle.hasPrefix("a") && middle.hasSuffix("p") && middle.contains("…"))
    }

    @Test func `letters are tightened before text is truncated, and no more than necessary`() {
        // Ten letters of half the font's size: 85 points.
        let text = Text(verbatim: "abcdefghij").lineLimit(1)
        #expect(line(text, width: 82).hasSuffix("…"))
        let tight = LaidOut(text.allowsTightening(true), width: 82)
        #expect(tight.textRuns.map(\.text) == ["abcdefghij"])
        #expect(tight.textRuns[0].letterSpacing < 0 && tight.textRuns[0].letterSpacing >= -17 * 0.05 - 1e-9)
        let wide = LaidOut(text.allowsTightening(true), width: 90)
        #expect(wide.textRuns[0].letterSpacing == 0)
        // Tightening by a twentieth of the size isn't enough here.
        #expect(line(text.allowsTightening(true), width: 60).hasSuffix("…"))
    }

    @Test func `tracking adds space after each letter`() {
        let plain = LaidOut(Text(verbatim: "abcd")).leaves[0].frame.size.width
        let tracked = LaidOut(Text(verbatim: "abcd").tracking(3))
        #expect(tracked.textRuns[0].letterSpacing == 3)
        #expect(tracked.leaves[0].frame.size.width >= plain + 9)
        #expect(LaidOut(VStack { Text(verbatim: "abcd") }.tracking(3)).textRuns[0].letterSpacing == 3)
    }
}
