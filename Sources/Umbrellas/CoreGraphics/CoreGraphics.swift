// What Core Graphics has stands in Foundation and in UIKit here. Both are reached by Core Graphics' name as well, for
// files that import no more.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import class PortableUIKit.CGColor
@_exported import class PortableUIKit.CGColorSpace
@_exported import class PortableUIKit.CGContext
@_exported import class PortableUIKit.CGDataProvider
@_exported import class PortableUIKit.CGFont
@_exported import class PortableUIKit.CGGradient
@_exported import class PortableUIKit.CGImage
@_exported import class PortableUIKit.CGMutablePath
@_exported import class PortableUIKit.CGPath
@_exported import enum PortableUIKit.CGBlendMode
@_exported import enum PortableUIKit.CGLineCap
@_exported import enum PortableUIKit.CGLineJoin
@_exported import enum PortableUIKit.CGPathDrawingMode
@_exported import enum PortableUIKit.CGPathFillRule
@_exported import func PortableUIKit.CGColorSpaceCreateDeviceRGB
@_exported import struct PortableUIKit.CGAffineTransform
@_exported import struct PortableUIKit.CGGradientDrawingOptions
@_exported import struct PortableUIKit.CGVector
