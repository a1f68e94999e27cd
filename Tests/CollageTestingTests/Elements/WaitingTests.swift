import Testing

@testable import CollageTesting

@MainActor struct WaitingTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

    private func show() {
        let view = UIView()
        label.text = "Loading"
        view.addSubview(label)
        host.show(view)
    }

    @Test func `waiting includes changes made by tasks`() async throws {
        show()
        Task { [label] in
            let text = await Task.detached { "Loaded" }.value
            label.text = text
        }
        #expect(try await host.wait(for: .label("Loaded")).frame.height == 40)
    }

    @Test func `waiting includes changes made by other threads`() async throws {
        show()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
            DispatchQueue.main.async { [label] in MainActor.assumeIsolated { label.text = "Loaded" } }
        }
        try await host.wait(for: "the label") { label.text == "Loaded" }
    }

    @Test func `waiting time that other tests use doesn't count`() async throws {
        show()
        // Holds the main actor for longer than the limit before each of the turns.
        let otherTest = Task {
            for _ in 0..<5 {
                usleep(30_000)
                await Task.yield()
            }
        }
        Task { [label] in
            for _ in 0..<5 { await Task.detached {}.value }
            label.text = "Loaded"
        }
        try await host.wait(for: .label("Loaded"), limit: 0.02)
        await otherTest.value
    }

    @Test func `a timeout throws an error that lists the existing elements`() async throws {
        show()
        let failure = await #expect(throws: WaitTimeout.self) {
            try await host.wait(for: .label("Loaded"), limit: 0.02)
        }
        #expect(
            failure?.description
                == "The wait for an element with the label \"Loaded\" timed out after 0.02 seconds. "
                + "The screen has: \"Loading\"."
        )
    }

    @Test func `the reason why a screen doesn't settle is reported`() {
        show()
        #expect(host.unsettled.isEmpty)
        UIView.animate(withDuration: 30) { [label] in label.alpha = 0.5 }
        let messages = Diagnostics.capture { host.settle() }
        #expect(host.unsettled.count == 1 && host.unsettled[0].hasPrefix("an animation of UILabel lasts until 30"))
        #expect(
            messages.contains { $0.hasPrefix("The screen didn't settle within 10 seconds of its clock: an ") })
    }

    @Test func `a repeating frame callback is reported with its owner`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scrollView.contentSize = CGSize(width: 300, height: 4000)
        host.show(scrollView)
        let finger = host.touch(at: CGPoint(x: 150, y: 300))
        for step in 1...6 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 150, y: 300 - 20 * CGFloat(step)))
        }
        finger.lift()
        #expect(host.unsettled.contains("UIScrollView runs in every frame"))
        host.settle()
        #expect(host.unsettled.isEmpty)
    }
}
