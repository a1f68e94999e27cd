import CollageTesting
import Testing

/// SwiftUI's views whose object changes, by the application and by taps.
@MainActor @Suite(.serialized) struct ObjectWalkTests {
    @Test func `after random actions, views of an observable object equal new ones`() throws {
        try ScreenWalk<ObjectScreen>(
            "Objects", models: [.init(3), .init(20), .init(0)], inputs: [.taps, .drags, .swipes, .holds]
        )
        .run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}
