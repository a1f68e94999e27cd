@_exported import Foundation
import Observation

/// A language model that this device doesn't have.
public final class SystemLanguageModel: Sendable, Observable {
    public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    public struct UseCase: Equatable, Sendable {
        private let name: String

        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }

    public static let `default` = SystemLanguageModel()

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// The options of a response.
public struct GenerationOptions: Sendable, Equatable {
    public struct SamplingMode: Sendable, Equatable {
        private let name: String

        public static let greedy = SamplingMode(name: "greedy")
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top \(k)") }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(name: "threshold \(probabilityThreshold)")
        }
    }

    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }
}
