import UIKit

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

open class SKTexture: NSObject, @unchecked Sendable {
    private let imageSize: CGSize
    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false

    public init(imageNamed name: String) {
        imageSize = UIImage(named: name)?.size ?? .zero
        super.init()
    }

    public init(rect: CGRect, in texture: SKTexture) {
        imageSize = CGSize(
            width: rect.width * texture.imageSize.width, height: rect.height * texture.imageSize.height)
        super.init()
    }

    public init(image: UIImage) {
        imageSize = image.size
        super.init()
    }

    public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

    open func size() -> CGSize { imageSize }
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    open class func preload(_ textures: [SKTexture], withCompletionHandler handler: @escaping () -> Void) { handler() }
}

/// An atlas whose textures are the images of the app with their names.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    open var textureNames: [String] { [] }

    public init(named name: String) { super.init() }

    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    open var size: CGSize
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var blendMode = SKBlendMode.alpha
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
            height: size.height)
    }

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }

    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    open func scale(to size: CGSize) {
        if self.size.width != 0 { xScale = size.width / self.size.width }
        if self.size.height != 0 { yScale = size.height / self.size.height }
    }
}
