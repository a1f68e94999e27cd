import CollageTesting
import Testing

@testable import Gallery

/// Audits every screen for truncated text, contrast, touch targets, and labels, in several device settings.
@MainActor
struct ScreenAuditTests {
    @Test(arguments: Screen.allCases, Variant.essentials)
    func hasNoFindings(with screen: Screen, in variant: Variant) throws {
        let host = TestHost(.iPhone16, variant: variant, text: .fonts)
        host.show(screen, content: try .bundled())
        try host.audit { $0.isMeant(on: screen) }
    }
}

extension AuditFinding {
    /// Returns a Boolean value that indicates whether a finding is intended on a screen.
    fileprivate func isMeant(on screen: Screen) -> Bool {
        switch (screen, rule) {
        // Rows show the beginning of a text.
        case (.mail, .clippedText), (.mailEditing, .clippedText), (.packages, .clippedText):
            subject.contains("UICollectionViewListCell")
        // There are three columns at every text size, as in the original documents of these screens.
        case (.frameworks, .clippedText), (.fiveWays, .clippedText): true
        // Its buttons have the sizes that the system gives them.
        case (.controls, .touchTarget): subject.hasPrefix("UIButton")
        // The longest placeholder is longer than a line of the largest text.
        case (.address, .clippedText): message.contains("name@example.org")
        default: false
        }
    }
}

extension TestHost {
    /// Shows a screen as the app does at its start.
    @MainActor func show(_ screen: Screen, content: GalleryContent) {
        let root = screen.makeNavigationController(content: content)
        show(root)
        guard let presented = screen.makePresented(content: content) else { return }
        root.present(presented, animated: false)
        settle()
    }
}
