import CollageTesting
import SnapshotTesting
import Testing

/// Each test fails with the words above it, as tests do that were written with swift-snapshot-testing.
@MainActor struct SnapshotTestingFailures {
    /// Fails with: pixels differ, by up to
    @Test func aColorOfTheOtherLibrary() {
        assertSnapshot(of: card("Hello", color: .systemPurple), as: .image(size: CGSize(width: 240, height: 140)))
    }
}
