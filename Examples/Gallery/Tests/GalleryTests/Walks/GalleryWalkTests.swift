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

    /// Taps lead away from these, so they are only scrolled, and sideways only where no row takes that for a tap; controls
    /// would be set by that, which no model knows.
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

    /// Taps lead away from these two as well; what they change is changed by the walk.
    @Test func `after random actions, the settings equal a new screen`() throws {
        try walk(.settings(Settings(), appearance: 2), steps: 48, inputs: .drags)
    }

    @Test func `after random actions, the mail equals a new screen`() throws {
        try walk(
            .mail(try GalleryContent.bundled().mail, appearance: 0, isEditing: false, selection: []), steps: 48,
            inputs: [.drags, .swipes])
    }
}
