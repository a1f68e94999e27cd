/// A shape with materials. It isn't drawn.
open class SCNGeometry: NSObject, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var sources: [SCNGeometrySource]
    open var elements: [SCNGeometryElement]
    open var subdivisionLevel = 0
    open var levelsOfDetail: [AnyObject]?

    public override init() {
        (sources, elements) = ([], [])
        super.init()
    }

    public init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        (self.sources, self.elements) = (sources, elements ?? [])
        super.init()
    }

    /// The size of the shape around its center.
    var extent: SIMD3<Float> { .zero }

    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] + materials.dropFirst() } ?? Array(materials.dropFirst()) }
    }

    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        (SCNVector3(extent * -0.5), SCNVector3(extent * 0.5))
    }

    open var elementCount: Int { elements.count }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }

/// The vertices of a shape.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    }

    public let semantic: Semantic
    public let vectorCount: Int
    open var data: Data

    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
        componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
    ) {
        (self.data, self.semantic, self.vectorCount) = (data, semantic, vectorCount)
        super.init()
    }

    public convenience init(vertices: [SCNVector3]) { self.init(vertices, .vertex) }
    public convenience init(normals: [SCNVector3]) { self.init(normals, .normal) }
    public convenience init(textureCoordinates texcoord: [CGPoint]) { self.init(texcoord, .texcoord) }

    private convenience init<Element>(_ elements: [Element], _ semantic: Semantic) {
        self.init(
            data: elements.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: elements.count,
            usesFloatComponents: true, componentsPerVector: 3, bytesPerComponent: 4, dataOffset: 0,
            dataStride: MemoryLayout<Element>.stride)
    }
}

/// The indices of the vertices of a shape.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    open var data: Data
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1

    public init(
        data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
    ) {
        (self.primitiveType, self.primitiveCount) = (primitiveType, primitiveCount)
        self.data = data ?? Data()
        super.init()
    }

    public convenience init<IndexType: FixedWidthInteger>(
        indices: [IndexType], primitiveType: SCNGeometryPrimitiveType
    ) {
        let perPrimitive =
            switch primitiveType {
            case .triangles: 3
            case .line: 2
            default: 1
            }
        self.init(
            data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType,
            primitiveCount: indices.count / perPrimitive, bytesPerIndex: MemoryLayout<IndexType>.size)
    }
}
