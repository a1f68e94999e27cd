import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// An action that has no effect.
open class SKAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval = 0
    open var timingMode = SKActionTimingMode.linear
    open var speed: CGFloat = 1
    open var timingFunction: ((Float) -> Float)?

    private convenience init(duration: TimeInterval) {
        self.init()
        self.duration = duration
    }

    open func reversed() -> SKAction { self }

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction { SKAction(duration: duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
    open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
    open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(duration: sec)
    }
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(duration: actions.reduce(0) { $0 + $1.duration })
    }
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(duration: actions.map(\.duration).max() ?? 0)
    }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(duration: action.duration * Double(count))
    }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(duration: action.duration) }
    open class func removeFromParent() -> SKAction { SKAction() }
    open class func hide() -> SKAction { SKAction() }
    open class func unhide() -> SKAction { SKAction() }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        SKAction(duration: sec * Double(textures.count))
    }
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { SKAction(duration: sec * Double(textures.count)) }
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(duration: sec)
    }
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(duration: sec)
    }
    open class func play() -> SKAction { SKAction() }
    open class func pause() -> SKAction { SKAction() }
    open class func stop() -> SKAction { SKAction() }
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration: duration)
    }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction { SKAction(duration: duration) }
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction { SKAction() }
    open class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { SKAction(duration: seconds) }
}

open class SKTransition: NSObject, @unchecked Sendable {
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }

    open var pausesIncomingScene = true
    open var pausesOutgoingScene = true
}

public enum SKTransitionDirection: Int, Sendable {
    case up, down, right, left
}
