@_exported import Foundation

public let MLModelErrorDomain = "com.apple.CoreML"

public struct MLModelError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generic = 0
        case featureType = 1
        case io = 3
        case predictionCancelled = 10
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var modelDisplayName: String?
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false

    public override init() { super.init() }
}

open class MLFeatureValue: NSObject, @unchecked Sendable {
    public let type: MLFeatureType
    private let value: Any

    private init(_ type: MLFeatureType, _ value: Any) {
        self.type = type
        self.value = value
        super.init()
    }

    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    public convenience init(double value: Double) { self.init(.double, value) }
    public convenience init(string value: String) { self.init(.string, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }

    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
    open var isUndefined: Bool { type == .invalid }
}

public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]
    open var featureNames: Set<String> { Set(dictionary.keys) }

    public init(dictionary: [String: Any]) throws {
        self.dictionary = dictionary.compactMapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Double: MLFeatureValue(double: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            default: nil
            }
        }
        super.init()
    }

    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040
    case float32 = 0x10020
    case float16 = 0x10010
    case int32 = 0x20020
}

open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var values: [NSNumber]
    open var count: Int { values.count }

    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        self.shape = shape
        self.dataType = dataType
        values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
        super.init()
    }

    public subscript(offset: Int) -> NSNumber {
        get { values[offset] }
        set { values[offset] = newValue }
    }

    public subscript(key: [NSNumber]) -> NSNumber {
        get { values[offset(key)] }
        set { values[offset(key)] = newValue }
    }

    private func offset(_ key: [NSNumber]) -> Int {
        zip(key, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue }
    }
}

/// A model, which can't be loaded.
open class MLModel: NSObject, @unchecked Sendable {
    open var configuration: MLModelConfiguration { MLModelConfiguration() }

    /// - Throws: An error, because models can't be loaded.
    public init(contentsOf url: URL) throws { throw MLModelError(.io) }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }

    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError(.io) }

    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
}
