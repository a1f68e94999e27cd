import Foundation

/// A kind of recorded cases.
package enum CaseKind: String, CaseIterable, Sendable {
    /// Files without a `kind`.
    case compositional
    case flowLayout
    case stackView
    case fitting
    case autoLayout
    case contradiction
    case invalidation
    case movement
    case transition
    case listContentDefaults
    case backgroundDefaults
    case listCell
    case listSection
    /// Files that have a `scene`, or only a `layout`.
    case scene
    /// Files with `samples` of a scroll view's offset.
    case scrollTrace
    /// Files with `entries`.
    case dynamicType
    /// Files with `fonts`.
    case fontMetrics

    /// Runs the cases of a file.
    @MainActor
    func run(_ data: Data, name: String) throws -> [CaseResult] {
        switch self {
        case .compositional: [try CompositionalCase(data).run(name: name)]
        case .flowLayout: [try FlowLayoutCase(data).run(name: name)]
        case .stackView: try StackViewFile(data).run(name: name)
        case .fitting: try FittingFile(data).run(name: name)
        case .autoLayout: try AutoLayoutFile(data).run(name: name)
        case .contradiction: try ContradictionFile(data).run(name: name)
        case .invalidation: [try InvalidationExpectations(data).run(name: name)]
        case .movement: [try MovementExpectations(data).run(name: name)]
        case .transition: [try TransitionExpectations(data).run(name: name)]
        case .listContentDefaults: [try ListContentDefaultsCase(data).run(name: name)]
        case .backgroundDefaults: [try BackgroundDefaultsCase(data).run(name: name)]
        case .listCell: [try ListCellCase(data).run(name: name)]
        case .listSection: [try ListSectionFile(data).run(name: name)]
        case .scene: [try SceneFile(data).run(name: name)]
        case .scrollTrace: [try ScrollTraceFile(data).run(name: name)]
        case .dynamicType: [try DynamicTypeFile(data).run(name: name)]
        case .fontMetrics: [try FontMetricsFile(data).run(name: name)]
        }
    }
}
