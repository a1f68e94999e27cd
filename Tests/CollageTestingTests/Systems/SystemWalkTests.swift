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

    @Test func `sections of a driver equal fresh ones after anything`() throws {
        try walk(DriverSystem.self, 72)
    }

    @Test func `built sections equal fresh ones after anything`() throws {
        try walk(BuilderSystem.self, 72)
    }

    @Test func `composed sections equal fresh ones after anything`() throws {
        try walk(ComposerSystem.self, 72)
    }

    @Test func `section objects equal fresh ones after anything`() throws {
        try walk(ObjectSystem.self, 72)
    }

    @Test func `lists of content equal fresh ones after anything`() throws {
        try walk(ListSystem.self, 72)
    }

    @Test func `published sections equal fresh ones after anything`() throws {
        try walk(PublisherSystem.self, 72)
    }
}
