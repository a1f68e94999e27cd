/// An action. Actions have no effect, because nodes aren't animated.
open class SCNAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval
    open var timingMode = SCNActionTimingMode.linear
    open var timingFunction: ((Float) -> Float)?
    open var speed: CGFloat = 1

    init(duration: TimeInterval = 0) {
        self.duration = duration
        super.init()
    }

    open func reversed() -> SCNAction { SCNAction(duration: duration) }

    open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func rotateTo(
        x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval, usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction { SCNAction(duration: duration) }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
    open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
    open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
    open class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func hide() -> SCNAction { SCNAction() }
    open class func unhide() -> SCNAction { SCNAction() }
    open class func removeFromParentNode() -> SCNAction { SCNAction() }
    open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
    open class func wait(duration: TimeInterval, withRange range: TimeInterval) -> SCNAction {
        SCNAction(duration: duration)
    }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
    open class func customAction(
        duration: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { SCNAction(duration: duration) }
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { SCNAction() }

    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(duration: actions.map(\.duration).reduce(0, +))
    }
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(duration: actions.map(\.duration).max() ?? 0)
    }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(duration: action.duration * Double(count))
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(duration: .infinity) }
}

public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A sound, which isn't played.
open class SCNAudioSource: NSObject, @unchecked Sendable {
    open var volume: Float = 1
    open var rate: Float = 1
    open var isPositional = true
    open var loops = false
    open var shouldStream = false

    public convenience init?(named name: String) { nil }
    public convenience init?(fileNamed name: String) { nil }

    open func load() {}
}

/// A transaction of changes, which have an immediate effect.
open class SCNTransaction: NSObject {
    nonisolated(unsafe) open class var animationDuration: CFTimeInterval {
        get { 0 }
        set {}
    }
    nonisolated(unsafe) open class var completionBlock: (() -> Void)? {
        get { nil }
        set { newValue?() }
    }
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { nil }
        set {}
    }
    open class var disableActions: Bool {
        get { true }
        set {}
    }

    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
}
