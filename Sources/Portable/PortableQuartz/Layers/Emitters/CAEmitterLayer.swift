import DisplayList
import Foundation

/// A layer that emits, moves, and draws particles, such as confetti or snow.
///
/// The emission began at the layer's time 0. For an emission that begins now, set `beginTime` to `CACurrentMediaTime()`.
///
/// Differs from Core Animation: at most 5,000 particles of each cell are drawn. The same ``seed`` emits the same particles in
/// each run of an app, also the default one.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    private struct Emitter {
        var cells: [CAEmitterCell]?
        var birthRate: Float = 1
        var lifetime: Float = 1
        var position = CGPoint.zero
        var zPosition: CGFloat = 0
        var size = CGSize.zero
        var depth: CGFloat = 0
        var shape = CAEmitterLayerEmitterShape.point
        var mode = CAEmitterLayerEmitterMode.volume
        var renderMode = CAEmitterLayerRenderMode.unordered
        var preservesDepth = false
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
        var seed: UInt32 = 0
    }

    private var emitter = Emitter() {
        didSet {
            updateHistories(at: convertTime(now, from: nil))
            invalidateDisplayNode()
        }
    }
    private var histories: [ObjectIdentifier: EmissionHistory] = [:]
    /// The identities of the particles' nodes.
    private var identities: [ParticleKey: UInt64] = [:]
    private var frames: FrameLink?
    /// A Boolean value that indicates whether the layer was drawn since the last frame.
    private var isShown = false

    private struct ParticleKey: Hashable {
        let cell: ObjectIdentifier
        let number: Int
    }

    // MARK: Emission

    /// The descriptions of the particles. The default is `nil`.
    open var emitterCells: [CAEmitterCell]? {
        get { emitter.cells }
        set { emitter.cells = newValue }
    }

    /// The factor for the birth rates of the cells. The default is 1.
    open var birthRate: Float {
        get { emitter.birthRate }
        set { emitter.birthRate = newValue }
    }

    /// The factor for the lifetimes of the cells. The default is 1.
    open var lifetime: Float {
        get { emitter.lifetime }
        set { emitter.lifetime = newValue }
    }

    /// The center of the emitter. The default is (0, 0).
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { emitter.position = newValue }
    }

    /// The position of the emitter on the z-axis. The default is 0.
    ///
    /// Differs from Core Animation: the value has no effect.
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { emitter.zPosition = newValue }
    }

    /// The size of the emitter's shape. The default is (0, 0).
    open var emitterSize: CGSize {
        get { emitter.size }
        set { emitter.size = newValue }
    }

    /// The depth of the emitter's shape. The default is 0.
    ///
    /// Differs from Core Animation: the value has no effect.
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { emitter.depth = newValue }
    }

    /// The shape from which particles are emitted. The default is `point`.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { emitter.shape = newValue }
    }

    /// The part of the shape that emits particles. The default is `volume`.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { emitter.mode = newValue }
    }

    /// The number that determines the random values of particles. The default is 0.
    open var seed: UInt32 {
        get { emitter.seed }
        set { emitter.seed = newValue }
    }

    // MARK: Drawing

    /// The order in which particles are drawn. The default is `unordered`.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { emitter.renderMode = newValue }
    }

    /// A Boolean value that indicates whether particles share the coordinate space of the superlayer. The default is `false`.
    ///
    /// Differs from Core Animation: perspective isn't drawn, so the value has no effect.
    open var preservesDepth: Bool {
        get { emitter.preservesDepth }
        set { emitter.preservesDepth = newValue }
    }

    /// The factor for the velocities of the cells. The default is 1.
    open var velocity: Float {
        get { emitter.velocity }
        set { emitter.velocity = newValue }
    }

    /// The factor for the scales of the cells. The default is 1.
    open var scale: Float {
        get { emitter.scale }
        set { emitter.scale = newValue }
    }

    /// The factor for the spins of the cells. The default is 1.
    open var spin: Float {
        get { emitter.spin }
        set { emitter.spin = newValue }
    }

    private static let particleLimit = 5_000

    package override func makeChildNodes(in state: LayerState, at time: Double) -> (nodes: [DisplayNode], isStill: Bool)
    {
        var result = super.makeChildNodes(in: state, at: time)
        let now = convertTime(time, from: nil)
        var used: [ParticleKey: UInt64] = [:]
        updateHistories(at: now)
        var isEmitting = false
        for (index, cell) in (emitterCells ?? []).enumerated() {
            let id = ObjectIdentifier(cell)
            let (history, longest) = (histories[id] ?? EmissionHistory(), longestLife(of: cell))
            let births =
                longest > 0 ? history.births(from: now - longest, to: now, limit: Self.particleLimit) : []
            if history.rate > 0 || !births.isEmpty { isEmitting = true }
            // Images aren't bridged classes here, so that the type can be checked.
            guard let image = cell.contents as? CGImage else { continue }
            let nodes = births.compactMap { birth -> DisplayNode? in
                let random = ParticleRandom(seed: seed, cell: index, number: birth.number)
                guard let particle = EmittedParticle(cell, in: self, random: random, age: now - birth.time) else {
                    return nil
                }
                let key = ParticleKey(cell: id, number: birth.number)
                let identity = identities[key] ?? CALayer.makeIdentity()
                used[key] = identity
                return particle.node(id: identity, image: image)
            }
            result.nodes += renderMode == .oldestLast ? nodes.reversed() : nodes
        }
        identities = used
        if isEmitting {
            result.isStill = false
            requestFrames()
        }
        return result
    }

    /// The time after which a particle of a cell doesn't exist anymore, in seconds.
    private func longestLife(of cell: CAEmitterCell) -> Double {
        (Double(cell.lifetime) + Double(abs(cell.lifetimeRange)) / 2) * Double(lifetime)
    }

    /// Records the birth rates that apply from a time of the layer on.
    private func updateHistories(at time: Double) {
        var updated: [ObjectIdentifier: EmissionHistory] = [:]
        for cell in emitterCells ?? [] {
            var history = histories[ObjectIdentifier(cell)] ?? EmissionHistory()
            let rate = cell.isEnabled ? Double(cell.birthRate) * Double(birthRate) : 0
            history.set(rate, at: time, oldest: time - longestLife(of: cell))
            updated[ObjectIdentifier(cell)] = history
        }
        histories = updated
    }

    /// Draws the layer in each frame, until it's neither drawn nor emits particles.
    private func requestFrames() {
        isShown = true
        let frames =
            frames
            ?? FrameLink(isAwaited: false) { [weak self] _ in
                guard let self else { return }
                if isShown { invalidateDisplayNode() } else { self.frames?.stop() }
                isShown = false
            }
        self.frames = frames
        frames.start(for: self)
    }

    // MARK: Shapes

    /// Returns the place at which a particle is emitted.
    func birthPlace(_ random: ParticleRandom) -> CGPoint {
        let (x, y) = (random.fraction(.x), random.fraction(.y))
        func place(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
            CGPoint(x: emitterPosition.x + dx, y: emitterPosition.y + dy)
        }
        func side(_ fraction: CGFloat) -> CGFloat { fraction < 0.5 ? -0.5 : 0.5 }
        switch emitterShape {
        case .line:
            return place((emitterMode == .points ? side(x) : x - 0.5) * emitterSize.width, 0)
        case .rectangle, .cuboid:
            var (dx, dy) = (x - 0.5, y - 0.5)
            switch emitterMode {
            case .points: (dx, dy) = (side(x), side(y))
            case .outline:
                // A point of the perimeter, whose sides have their lengths as weights.
                let perimeter = emitterSize.width + emitterSize.height
                if perimeter * random.fraction(.edge) < emitterSize.width { dy = side(y) } else { dx = side(x) }
            default: break
            }
            return place(dx * emitterSize.width, dy * emitterSize.height)
        case .circle, .sphere:
            let radius: CGFloat =
                switch emitterMode {
                case .points: 0
                case .outline: emitterSize.width
                // The square root distributes the places evenly in the area.
                default: emitterSize.width * y.squareRoot()
                }
            return place(radius * cos(2 * .pi * x), radius * sin(2 * .pi * x))
        default:
            return place(0, 0)
        }
    }

    // MARK: Keys

    /// Sets a number of the cell with a name, for the key path `emitterCells.name.key`.
    func setCellValue(_ value: Any?, forKeyPath path: Substring) {
        let parts = path.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let cell = emitterCells?.first(where: { $0.name.map { $0 == parts[0] } ?? false })
        else {
            return
        }
        cell.setValue(value, forKey: String(parts[1]))
        updateHistories(at: convertTime(now, from: nil))
        invalidateDisplayNode()
    }
}
