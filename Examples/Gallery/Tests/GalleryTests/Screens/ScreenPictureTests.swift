import CollageTesting
import Testing

@testable import Gallery

/// Compares every screen with its reference image.
///
/// Text is drawn as blocks, so that the images don't depend on the fonts of the machine. The scale is 1, so that
/// they're small.
@MainActor
struct ScreenPictureTests {
    private static let device = Device("Phone", size: CGSize(width: 393, height: 852), scale: 1)

    @Test(arguments: Screen.allCases.filter(\.isTheSameEverywhere), Variant.essentials)
    func matchesItsSnapshot(screen: Screen, variant: Variant) throws {
        let host = TestHost(Self.device, variant: variant)
        host.show(screen, content: try .bundled())
        try host.verify(named: "\(screen.rawValue), \(variant)")
    }

    private nonisolated static let screensWithBothDesigns: [Screen] = [
        .start, .frameworks, .fiveWays, .home, .settings, .mail, .album, .feed, .presentations, .controls, .chat,
    ]

    @Test(arguments: screensWithBothDesigns)
    func matchesItsSnapshotInTheDesignOfIOS18(screen: Screen) throws {
        let host = TestHost(Self.device.running(.iOS18))
        host.show(screen, content: try .bundled())
        try host.verify(named: "\(screen.rawValue), iOS 18")
    }
}

extension Screen {
    /// A Boolean value that indicates whether the screen is independent of the machine, unlike its packages and
    /// folders.
    fileprivate var isTheSameEverywhere: Bool { ![.packages, .folders].contains(self) }
}
