import UIKit

/// A node whose effects aren't drawn.
open class SKEffectNode: SKNode {
    open var shouldEnableEffects = true
    open var shouldCenterFilter = true
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
}

/// A node that doesn't clip its children.
open class SKCropNode: SKNode {
    open var maskNode: SKNode?
}

/// A light without an effect.
open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor: UIColor? = .black
    open var shadowColor = UIColor.black
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = .max
}

/// A sound that isn't played.
open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true

    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}
