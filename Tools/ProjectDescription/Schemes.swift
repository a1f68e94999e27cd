// Schemes, which determine how Xcode starts targets. Their values aren't used.

public struct Scheme {
    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) -> Scheme { Scheme() }

    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) {}

    private init() {}
}

public struct TargetReference: ExpressibleByStringInterpolation, Hashable {
    public let projectPath: Path?
    public let targetName: String

    public init(stringLiteral value: String) { self.init(target: value) }

    public init(projectPath: Path? = nil, target: String) {
        self.projectPath = projectPath
        targetName = target
    }

    public static func target(_ name: String) -> TargetReference { TargetReference(target: name) }
    public static func project(path: Path, target: String) -> TargetReference {
        TargetReference(projectPath: path, target: target)
    }
}

public struct TestableTarget: ExpressibleByStringInterpolation {
    public enum Parallelization { case disabled, swiftTestingOnly, enabled }

    public init(stringLiteral value: String) {}
    public init(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool = false,
        isRandomExecutionOrdering: Bool = false
    ) {}

    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool = false,
        parallelization: Parallelization = .disabled, isRandomExecutionOrdering: Bool = false,
        simulatedLocation: SimulatedLocation? = nil
    ) -> TestableTarget { TestableTarget(target: target) }
}

public struct BuildAction {
    public init(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false
    ) {}

    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> BuildAction { BuildAction(targets: targets) }
}

public struct TestAction {
    public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
        attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        options: TestActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = .options(), skippedTests: [String]? = nil
    ) -> TestAction { TestAction() }

    public static func testPlans(
        _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> TestAction { TestAction() }
}

public struct TestActionOptions {
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil,
        preferredScreenCaptureFormat: ScreenCaptureFormat? = nil,
        coverage: Bool = false, codeCoverageTargets: [TargetReference] = []
    ) -> TestActionOptions { TestActionOptions() }
}

public struct RunAction {
    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
        arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
        expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically
    ) -> RunAction { RunAction() }
}

public enum LaunchStyle { case automatically, waitForExecutableToBeLaunched }

public struct RunActionOptions {
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
        simulatedLocation: SimulatedLocation? = nil, enableGPUFrameCaptureMode: GPUFrameCaptureMode = .default
    ) -> RunActionOptions { RunActionOptions() }

    public enum GPUFrameCaptureMode { case autoEnabled, metal, openGL, disabled, `default` }
}

public struct ArchiveAction {
    public static func archiveAction(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> ArchiveAction { ArchiveAction() }
}

public struct ProfileAction {
    public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
    ) -> ProfileAction { ProfileAction() }
}

public struct AnalyzeAction {
    public static func analyzeAction(configuration: ConfigurationName = .debug) -> AnalyzeAction { AnalyzeAction() }
}

public struct ExecutionAction {
    public static func executionAction(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) -> ExecutionAction { ExecutionAction() }
}

public struct Arguments {
    public static func arguments(
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
    ) -> Arguments { Arguments() }
}

public struct EnvironmentVariable: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public static func environmentVariable(value: String, isEnabled: Bool = true) -> EnvironmentVariable { "" }
}

public struct LaunchArgument {
    public init(name: String, isEnabled: Bool = true) {}
    public static func launchArgument(name: String, isEnabled: Bool = true) -> LaunchArgument {
        LaunchArgument(name: name)
    }
}

public struct SchemeDiagnosticsOptions {
    public static func options(
        addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
        threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
        performanceAntipatternCheckerEnabled: Bool = true
    ) -> SchemeDiagnosticsOptions { SchemeDiagnosticsOptions() }
}

public struct SchemeLanguage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(identifier: String) {}
}

public enum SimulatedLocation {
    case gpxFile(Path)
    case reference(String)
}

public enum ScreenCaptureFormat { case screenshots, screenRecording }

public struct TestingOptions: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let parallelizable = TestingOptions(rawValue: 1)
    public static let randomExecutionOrdering = TestingOptions(rawValue: 2)
}
