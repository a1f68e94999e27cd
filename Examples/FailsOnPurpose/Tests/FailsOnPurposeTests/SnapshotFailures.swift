import CollageTesting
import Testing

/// Each test fails with the words above it.
@MainActor struct SnapshotFailures {
    /// Fails with: pixels differ, by up to
    @Test func anotherColor() throws {
        try host(card("Hello", color: .systemPurple)).verify()
    }

    /// Fails with: pixels differ, by up to
    @Test func aLetterIsMissing() throws {
        try host(card("Hell"), variant: .dark).verify()
    }

    /// Fails with: the size is 480x300 instead of 480x280
    @Test func anotherSize() throws {
        try host(card("Hello"), height: 150).verify()
    }

    /// Fails with: (tolerated: 2 of 255 a channel, 0.1 % of the pixels, 4 in one place)
    @Test func moreThanIsTolerated() throws {
        try host(card("Hell")).verify(tolerance: ImageTolerance(channel: 2, share: 0.001, patch: 4))
    }

    /// Fails with: doesn't exist. Run the test on your own machine to record it
    @Test func noReference() throws {
        try host(card("Hello")).verify()
    }

    /// Fails with: isn't a PNG file but a JPEG file
    @Test func aReferenceOfAnotherFormat() throws {
        try host(card("Hello")).verify()
    }

    /// Fails with: is truncated after 20 bytes
    @Test func aReferenceWithoutAnEnd() throws {
        try host(card("Hello")).verify()
    }

    /// Fails with: is a Git LFS pointer
    @Test func aReferenceThatWasNotDownloaded() throws {
        try host(card("Hello")).verify()
    }

    /// Fails with: has 16 bits per channel
    @Test func aReferenceOfAnImageEditor() throws {
        try host(card("Hello")).verify()
    }

    /// Fails with: isn't a PNG file but a merge conflict
    @Test func aReferenceWithAConflict() throws {
        try host(card("Hello")).verify()
    }

    /// Fails with: and is
    @Test func anotherText() throws {
        try host(card("Good-bye")).verify(.text)
    }

    /// Fails with: and is
    @Test func anotherFrame() throws {
        let controller = card("Hello")
        controller.view.subviews[0].frame.origin.x += 4
        try host(controller).verify(.frames)
    }

    /// Fails with: are the same file
    @Test func twoNamesOfOneFile() throws {
        let host = host(card("Hello"))
        try host.verify(.frames, named: "terms:short")
        try host.verify(.frames, named: "terms/short")
    }
}
