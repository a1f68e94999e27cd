import CollageTesting
import Testing

@MainActor
struct ListChangeTests {
    /// Fails unless a device looks like a new one that shows the same state.
    @discardableResult
    private func expectFresh(
        _ device: ListDevice, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let fresh = ListDevice(device.state)
        fresh.show(from: device)
        return device.screen.expect(fresh.screen, what, sourceLocation: sourceLocation)
    }

    @Test(arguments: [false, true])
    func `a list of another appearance looks like one that always had it`(isAnimated: Bool) {
        for from in ListState.appearances {
            for to in ListState.appearances where to != from {
                let device = ListDevice(.sample(from))
                var state = device.state
                state.appearance = to
                device.change(to: state, animated: isAnimated)
                expectFresh(device, "\(from) to \(to)")
            }
        }
    }

    @Test func `headers and footers of a list of another appearance look like ones that always had it`() {
        for from in ListState.appearances {
            for to in ListState.appearances where to != from {
                var state = ListState.sample(from)
                state.header = .supplementary
                state.footer = .supplementary
                let device = ListDevice(state)
                state.appearance = to
                device.change(to: state, animated: false)
                expectFresh(device, "\(from) to \(to)")
            }
        }
    }

    @Test(arguments: ListState.appearances)
    func `a list that is edited looks like one that always was`(appearance: ListState.Configuration.Appearance) {
        let device = ListDevice(.sample(appearance))
        for isEditing in [true, false] {
            var state = device.state
            state.isEditing = isEditing
            device.change(to: state, animated: true)
            expectFresh(device, "\(isEditing)")
        }
    }

    @Test(arguments: ListState.appearances)
    func `a list on a rotated device equals a list created in that orientation`(
        appearance: ListState.Configuration.Appearance
    ) {
        let device = ListDevice(.sample(appearance))
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
            var state = device.state
            state.size = size
            device.change(to: state, animated: true)
            expectFresh(device, "\(size)")
        }
    }

    @Test(arguments: ListState.appearances)
    func `a list with insets at its sides looks like one that always had them`(
        appearance: ListState.Configuration.Appearance
    ) {
        let device = ListDevice(.sample(appearance))
        for inset: CGFloat in [40, 0] {
            var state = device.state
            state.sideInset = inset
            device.change(to: state, animated: false)
            expectFresh(device, "\(inset)")
        }
    }

    @Test(arguments: ListState.appearances)
    func `a list in another text size looks like one that always had it`(appearance: ListState.Configuration.Appearance)
    {
        let device = ListDevice(.sample(appearance))
        for category in [UIContentSizeCategory.accessibilityLarge, .small] {
            var state = device.state
            state.category = category
            device.change(to: state, animated: false)
            expectFresh(device, "\(category)")
        }
    }

    @Test(arguments: RandomTrials.seeds(3))
    func `after any changes, even during others, a list equals a new list`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let appearance = ListState.appearances.randomElement(using: &generator)!
        let device = ListDevice(.sample(appearance))
        var steps: [String] = []
        for step in 0..<50 {
            var state = device.state
            let settles = Int.random(in: 0..<3, using: &generator) > 0
            state.step(using: &generator)
            steps.append("\(step): \(device.state.difference(to: state))")
            device.change(to: state, animated: Bool.random(using: &generator), settles: settles)
            guard settles else {
                device.host.advance(by: Double.random(in: 0...0.4, using: &generator))
                continue
            }
            guard expectFresh(device, "seed \(seed)\n" + steps.suffix(6).joined(separator: "\n")) else { return }
        }
    }

    @Test(arguments: [false, true])
    func `separators next to a selected row reappear when it's deleted or moved`(isMoved: Bool) {
        let device = ListDevice(.sample(.plain))
        device.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        device.host.settle()
        var state = device.state
        let row = state.sections[0].remove(at: 1)
        if isMoved { state.sections[1].append(row) }
        device.change(to: state, animated: true)
        device.view.selectItem(at: nil, animated: false, scrollPosition: [])
        device.host.settle()
        expectFresh(device)
    }
}
