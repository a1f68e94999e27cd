/// A layer that draws nothing, because there's no device.
open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var presentsWithTransaction = false
    open var maximumDrawableCount = 3
    open var allowsNextDrawableTimeout = true

    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
