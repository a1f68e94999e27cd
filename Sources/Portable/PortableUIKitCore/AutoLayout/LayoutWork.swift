/// The work that a layout engine has done, for tests.
package struct LayoutWork: Equatable {
    /// The number of solutions.
    package var solutions: Int
    /// The number of rules translated for the solver.
    package var translations: Int
    /// The number of views whose frames have changed because of solutions.
    package var frames: Int

    package init(solutions: Int = 0, translations: Int = 0, frames: Int = 0) {
        self.solutions = solutions
        self.translations = translations
        self.frames = frames
    }
}
