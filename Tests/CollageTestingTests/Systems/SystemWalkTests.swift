import CollageTesting
import Testing

/// Each section system with each preset.
@MainActor @Suite(.serialized) struct SystemWalkTests {
    private func walk<System: ShelfSystem>(_ system: System.Type, _ steps: Int) throws {
        let shelves = [Shelf([3, 4, 2]), Shelf([0, 1]), Shelf([9, 5])]
        let models = Preset.allCases.enumerated().map { index, preset in
            SystemScreen<System>.Model(shelf: shelves[index % 3], preset: preset)
        }
        try ScreenWalk<SystemScreen<System>>("\(system)", models: models, inputs: [.taps, .drags, .swipes, .holds])
            .run(steps: WalkLength.steps(steps), seed: WalkLength.seed)
    }

    @Test func `after random actions, sections of a driver equal new ones`() throws {
        try walk(DriverSystem.self, 72)
    }

    @Test func `after random actions, built sections equal new ones`() throws {
        try walk(BuilderSystem.self, 72)
    }

    @Test func `after random actions, composed sections equal new ones`() throws {
        try walk(ComposerSystem.self, 72)
    }

    @Test func `after random actions, section objects equal new ones`() throws {
        try walk(ObjectSystem.self, 72)
    }

    @Test func `after random actions, lists of content equal new ones`() throws {
        try walk(ListSystem.self, 72)
    }

    @Test func `after random actions, published sections equal new ones`() throws {
        try walk(PublisherSystem.self, 72)
    }
}
