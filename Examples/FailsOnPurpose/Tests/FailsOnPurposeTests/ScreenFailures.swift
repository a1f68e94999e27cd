import CollageTesting
import Testing

/// Each test fails with the words above it.
@MainActor struct ScreenFailures {
    /// Fails with: The screen has: "Hello"
    @Test func anElementThatIsNotThere() throws {
        try host(card("Hello")).element(.label("Good-bye")).tap()
    }

    /// Fails with: timed out after 0.02 seconds. The screen has: "Hello"
    @Test func anElementThatNeverAppears() async throws {
        _ = try await host(card("Hello")).wait(for: .label("Loaded"), limit: 0.02)
    }

    /// Fails with: an animation of UIView lasts until
    @Test func somethingThatDoesNotSettle() throws {
        let controller = card("Hello")
        let host = host(controller)
        UIView.animate(withDuration: 60) { controller.view.subviews[0].alpha = 0.5 }
        host.settle()
        let reasons = host.unsettled.joined(separator: "; ")
        #expect(reasons == "", Comment(rawValue: reasons))
    }

    /// Fails with: Delete
    @Test func anEmptyMenu() throws {
        try host(card("Hello")).choose("Delete")
    }
}
