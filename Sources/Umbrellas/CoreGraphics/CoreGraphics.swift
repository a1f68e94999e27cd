// On this platform, Foundation and UIKit declare the types of Core Graphics. This module makes them available to files
// that import only Core Graphics.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import class PortableQuartz.CGColor
@_exported import class PortableQuartz.CGColorSpace
@_exported import class PortableQuartz.CGContext
@_exported import class PortableGraphics.CGDataProvider
@_exported import class PortableGraphics.CGFont
@_exported import class PortableQuartz.CGGradient
@_exported import class PortableQuartz.CGImage
@_exported import class PortableQuartz.CGMutablePath
@_exported import class PortableQuartz.CGPath
@_exported import enum PortableQuartz.CGBlendMode
@_exported import enum PortableQuartz.CGLineCap
@_exported import enum PortableQuartz.CGLineJoin
@_exported import enum PortableQuartz.CGPathDrawingMode
@_exported import enum PortableQuartz.CGPathFillRule
@_exported import func PortableQuartz.CGColorSpaceCreateDeviceRGB
@_exported import struct PortableQuartz.CGAffineTransform
@_exported import struct PortableQuartz.CGGradientDrawingOptions
@_exported import struct PortableQuartz.CGVector
