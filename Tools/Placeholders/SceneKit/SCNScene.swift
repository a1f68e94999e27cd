/// A scene. It stores its nodes, and isn't drawn.
open class SCNScene: NSObject, @unchecked Sendable {
    public struct Attribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty(contents: UIColor.white)
    public let lightingEnvironment = SCNMaterialProperty(contents: UIColor.white)
    public let physicsWorld = SCNPhysicsWorld()
    open var isPaused = false
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 1
    open var fogColor: Any = UIColor.white

    public override init() { super.init() }

    /// Creates an empty scene, because files aren't decoded. Returns `nil` if there's no file with the name.
    public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }

    /// Creates an empty scene, because files aren't decoded. Returns `nil` if there's no file with the name.
    public convenience init?(
        named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil
    ) {
        let path = Bundle.main.bundleURL.appendingPathComponent(directory ?? "").appendingPathComponent(name)
        let names = [path, path.appendingPathExtension("scn"), path.appendingPathExtension("dae")]
        guard names.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        self.init()
    }

    /// - Throws: An error, because files aren't decoded.
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
    open func removeAllParticleSystems() {}
}

open class SCNSceneSource: NSObject {
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
        public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUp")
        public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
    }

    /// Returns `nil`, because files aren't decoded.
    public init?(url: URL, options: [LoadingOption: Any]? = nil) { nil }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

/// A node at a point. No node is ever found, because nothing is drawn.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    public let node: SCNNode
    open var localCoordinates: SCNVector3 { SCNVector3() }
    open var worldCoordinates: SCNVector3 { SCNVector3() }
    open var localNormal: SCNVector3 { SCNVector3() }
    open var worldNormal: SCNVector3 { SCNVector3() }
    open var worldTransform: SCNMatrix4 { SCNMatrix4Identity }
    open var faceIndex: Int { 0 }
    open var geometryIndex: Int { 0 }

    init(node: SCNNode) {
        self.node = node
        super.init()
    }
}
