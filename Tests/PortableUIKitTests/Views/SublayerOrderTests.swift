import CollageTesting
import Testing

@MainActor struct SublayerOrderTests {
    private let root = UIView()
    private let views = ["a", "b", "c", "d"].map { name in
        let view = UIView()
        view.layer.name = name
        return view
    }

    init() {
        for view in views { root.addSubview(view) }
        for (name, index) in [("back", 0), ("middle", 3), ("front", 6)] as [(String, UInt32)] {
            let layer = CALayer()
            layer.name = name
            root.layer.insertSublayer(layer, at: index)
        }
    }

    private var order: [String] { (root.layer.sublayers ?? []).map { $0.name ?? "" } }

    @Test func `the app's layers stay between the subviews that they were inserted between`() {
        #expect(order == ["back", "a", "b", "middle", "c", "d", "front"])
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(order == ["back", "b", "a", "middle", "c", "d", "front"])
        root.exchangeSubview(at: 3, withSubviewAt: 2)
        #expect(order == ["back", "b", "a", "middle", "d", "c", "front"])
        root.exchangeSubview(at: 1, withSubviewAt: 1)
        #expect(order == ["back", "b", "a", "middle", "d", "c", "front"])
    }

    @Test func `a view sent to the back is behind the other views, but not behind all layers`() {
        root.sendSubviewToBack(views[3])
        #expect(order == ["back", "d", "a", "b", "middle", "c", "front"])
        #expect(root.subviews.map { $0.layer.name } == ["d", "a", "b", "c"])
    }

    @Test func `only a subview that is inserted again moves`() {
        root.insertSubview(views[0], at: 3)
        #expect(root.subviews.map { $0.layer.name } == ["b", "c", "a", "d"])
        #expect(order == ["back", "b", "middle", "c", "a", "d", "front"])
        root.insertSubview(views[3], belowSubview: views[1])
        #expect(order == ["back", "d", "b", "middle", "c", "a", "front"])
        root.bringSubviewToFront(views[1])
        #expect(order == ["back", "d", "middle", "c", "a", "front", "b"])
    }

    @Test(arguments: RandomTrials.seeds(20))
    func `sublayers are in the order of the subviews`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let apps = (0..<3).map { _ in CALayer() }
        for layer in apps { root.layer.insertSublayer(layer, at: UInt32.random(in: 0...7, using: &generator)) }
        let own = (root.layer.sublayers ?? []).filter { layer in !views.contains { $0.layer === layer } }
        for _ in 0..<50 {
            let view = views.randomElement(using: &generator)!, other = Int.random(in: 0..<4, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: root.exchangeSubview(at: other, withSubviewAt: Int.random(in: 0..<4, using: &generator))
            case 1: root.sendSubviewToBack(view)
            case 2: root.bringSubviewToFront(view)
            case 3: root.insertSubview(view, at: other)
            default: root.insertSubview(view, aboveSubview: views[other])
            }
            let layers = root.layer.sublayers ?? []
            #expect(layers.compactMap { layer in views.first { $0.layer === layer } } == root.subviews)
            #expect(layers.filter { layer in own.contains { $0 === layer } } == own)
        }
    }
}
