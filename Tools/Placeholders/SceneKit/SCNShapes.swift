open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    open var chamferRadius: CGFloat

    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
        super.init()
    }

    override var extent: SIMD3<Float> { SIMD3(Float(width), Float(height), Float(length)) }
}

open class SCNSphere: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat
    open var isGeodesic = false
    open var segmentCount = 48

    public init(radius: CGFloat) {
        self.radius = radius
        super.init()
    }

    override var extent: SIMD3<Float> { SIMD3(repeating: Float(2 * radius)) }
}

open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var cornerRadius: CGFloat = 0
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1

    public init(width: CGFloat, height: CGFloat) {
        (self.width, self.height) = (width, height)
        super.init()
    }

    override var extent: SIMD3<Float> { SIMD3(Float(width), Float(height), 0) }
}

open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat
    open var height: CGFloat
    open var radialSegmentCount = 48

    public init(radius: CGFloat, height: CGFloat) {
        (self.radius, self.height) = (radius, height)
        super.init()
    }

    override var extent: SIMD3<Float> { SIMD3(Float(2 * radius), Float(height), Float(2 * radius)) }
}

open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    open var capRadius: CGFloat
    open var height: CGFloat

    public init(capRadius: CGFloat, height: CGFloat) {
        (self.capRadius, self.height) = (capRadius, height)
        super.init()
    }

    override var extent: SIMD3<Float> { SIMD3(Float(2 * capRadius), Float(height), Float(2 * capRadius)) }
}

open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var topRadius: CGFloat
    open var bottomRadius: CGFloat
    open var height: CGFloat

    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
        super.init()
    }

    override var extent: SIMD3<Float> {
        let width = Float(2 * Swift.max(topRadius, bottomRadius))
        return SIMD3(width, Float(height), width)
    }
}

open class SCNTube: SCNGeometry, @unchecked Sendable {
    open var innerRadius: CGFloat
    open var outerRadius: CGFloat
    open var height: CGFloat

    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
        super.init()
    }

    override var extent: SIMD3<Float> { SIMD3(Float(2 * outerRadius), Float(height), Float(2 * outerRadius)) }
}

open class SCNTorus: SCNGeometry, @unchecked Sendable {
    open var ringRadius: CGFloat
    open var pipeRadius: CGFloat

    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
        super.init()
    }

    override var extent: SIMD3<Float> {
        let width = Float(2 * (ringRadius + pipeRadius))
        return SIMD3(width, Float(2 * pipeRadius), width)
    }
}

open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat

    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        (self.width, self.height, self.length) = (width, height, length)
        super.init()
    }

    override var extent: SIMD3<Float> { SIMD3(Float(width), Float(height), Float(length)) }
}

open class SCNFloor: SCNGeometry, @unchecked Sendable {
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffEnd: CGFloat = 0
    open var width: CGFloat = 0
    open var length: CGFloat = 0
}

/// A text without outlines: its bounding box is empty.
open class SCNText: SCNGeometry, @unchecked Sendable {
    open var string: Any?
    open var extrusionDepth: CGFloat
    open var font: UIFont! = .systemFont(ofSize: 36)
    open var flatness: CGFloat = 0.6
    open var chamferRadius: CGFloat = 0
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    open var alignmentMode = "natural"
    open var truncationMode = "none"

    public init(string: Any?, extrusionDepth: CGFloat) {
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
        super.init()
    }
}

open class SCNShape: SCNGeometry, @unchecked Sendable {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat
    open var chamferRadius: CGFloat = 0

    public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
        super.init()
    }
}
