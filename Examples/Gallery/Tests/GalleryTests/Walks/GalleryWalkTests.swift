import CollageTesting
import Testing

@testable import Gallery

/// Walks through every screen of the gallery with scrolling and rotation, and with changes where a screen supports
/// them.
@MainActor @Suite(.serialized) struct GalleryWalkTests {
    private func walk(_ model: GalleryScreen.Model, steps: Int, inputs: ScreenInput.Kinds) throws {
        try ScreenWalk<GalleryScreen>(model.name, models: [model], inputs: inputs)
            .run(steps: WalkLength.steps(steps), seed: WalkLength.seed)
    }

    /// Taps on these screens lead to other screens, so the walk only scrolls them. It scrolls sideways only where rows
    /// don't treat that as a tap, because it would change controls without a model.
    @Test(arguments: Screen.allCases.filter { $0 != .controls })
    func `after random actions, the screen equals a new screen`(screen: Screen) throws {
        try walk(.plain(screen, try .bundled()), steps: 12, inputs: screen == .carousels ? [.drags, .swipes] : .drags)
    }

    @Test func `after random actions, the offer equals a new screen`() throws {
        try walk(
            .offer(try GalleryContent.bundled().offer, isExpanded: false), steps: 24, inputs: [.taps, .drags, .swipes])
    }

    @Test func `after random actions, the chores equal a new screen`() throws {
        try walk(.chores(Chore.examples, isEditing: false), steps: 48, inputs: .all)
    }

    /// Taps on these two screens lead to other screens, too. The walk changes their settings directly.
    @Test func `after random actions, the settings equal a new screen`() throws {
        try walk(.settings(Settings(), appearance: 2), steps: 48, inputs: .drags)
    }

    @Test func `after random actions, the mail equals a new screen`() throws {
        try walk(
            .mail(try GalleryContent.bundled().mail, appearance: 0, isEditing: false, selection: []), steps: 48,
            inputs: [.drags, .swipes])
    }
}
