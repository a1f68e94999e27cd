/// The names that modules of apps and placeholders can't have, so modules with one of these names are renamed: the targets of
/// Collage and its dependencies, because SwiftPM doesn't support two targets with the same name, even in different packages,
/// and the modules that dependencies use on Apple platforms.
enum ReservedTargets {
    /// The names. Tests compare them with the manifests and the conditions of the dependencies.
    static let names: Set<String> = collage.union(data).union(dependencies).union(conditions)

    /// The modules that dependencies of Collage import if `canImport` is true. All apps are built in one folder, so a
    /// dependency that's compiled again would find a placeholder with such a name, and need Apple's declarations.
    private static let conditions: Set<String> = ["Network", "os"]

    private static let collage: Set<String> = [
        "AllocationCounter", "AppHosting", "AppLauncher", "BrowserHost", "BrowserServer", "BrowserTestApp",
        "CCairoPango", "CFontPacking", "CairoRenderer", "Collage", "CollageCommand", "CollageMacros",
        "CollagePlugin", "CollageTesting", "CollageTestingTests", "CollectionCore", "CollectionPublishers",
        "Combine", "Composer", "CompositionalEngine", "CompositionalEngineTests", "CompositionalLayoutBuilder",
        "CompositionalLayoutableSection", "CompositionalList", "Conformance", "ConstraintEngine",
        "ConstraintEngineTests", "CoreGraphics", "DiffEngine", "DiffEngineTests", "DisplayList",
        "DisplayListTests", "Fuzzing", "HostTests", "LayoutCases", "LayoutGeometry", "LayoutGeometryTests",
        "MacroExpansion", "MacroExpansionTests", "OSLog", "ObjectPublishers", "PortableCollections", "PortableCombine",
        "PortableCombineTests", "PortableControls", "PortableGraphics", "PortablePreviews", "PortableQuartz",
        "PortableSwiftUI", "PortableSwiftUITests", "PortableUIKit", "PortableUIKitCore", "PortableUIKitTests",
        "PortablePredicates", "QuartzCore", "RandomNumbers", "RecordedTests", "RuntimeSupport", "SectionTests",
        "SnapshotTesting", "SnapshotTestingSwiftUI", "SnapshotTestingSwiftUITests", "SnapshotTestingTests", "SwiftUI",
        "UIKit",
        "UmbrellaTests", "ViewLayoutEngine", "ViewLayoutEngineTests", "XcodeProjects", "_Testing_CoreGraphics",
        "_Testing_UIKit", "benchmarks",
    ]

    private static let data: Set<String> = [
        "CoreData", "DataBenchmarks", "DataViewTests", "GRDB", "GRDBSQLite", "GRDBTests", "ObjectStore",
        "ObjectStoreTests", "PortableCoreData", "PortableCoreDataTests", "PortableCoreDataUndo", "PortableSwiftData",
        "PortableSwiftDataTests", "SaveLoop", "SwiftData", "SwiftDataMacros",
    ]

    private static let dependencies: Set<String> = [
        "ArgumentParser", "ArgumentParserEndToEndTests", "ArgumentParserExampleTests",
        "ArgumentParserGenerateDoccReferenceTests", "ArgumentParserGenerateManualTests",
        "ArgumentParserPackageManagerTests", "ArgumentParserTestHelpers", "ArgumentParserToolInfo",
        "ArgumentParserToolInfoTests", "ArgumentParserUnitTests", "Atomics", "AtomicsTests", "BasicContainers",
        "BasicContainersTests", "BitCollections", "BitCollectionsTests", "CNIOAtomics", "CNIODarwin",
        "CNIOFreeBSD", "CNIOLLHTTP", "CNIOLinux", "CNIOOpenBSD", "CNIOPosix", "CNIOSHA1", "CNIOWASI",
        "CNIOWindows", "COpenCombineHelpers", "CSystem", "Collections", "CollectionsModuleTests",
        "CollectionsTestSupportTests", "ContainersPreview", "ContainersTests", "DequeModule", "DequeTests",
        "GenerateDoccReference", "GenerateManual", "HashTreeCollections", "HashTreeCollectionsTests",
        "HeapModule", "HeapTests", "InternalCollectionsUtilities", "MemberImportVisibility", "NIO",
        "NIOAsyncAwaitDemo", "NIOBase64Tests", "NIOChatClient", "NIOChatServer", "NIOConcurrencyHelpers",
        "NIOConcurrencyHelpersTests", "NIOCore", "NIOCoreTests", "NIOCrashTester", "NIODataStructuresTests",
        "NIOEchoClient", "NIOEchoServer", "NIOEmbedded", "NIOEmbeddedTests", "NIOFS", "NIOFSFoundationCompat",
        "NIOFSFoundationCompatTests", "NIOFSIntegrationTests", "NIOFSTests", "NIOFileSystem",
        "NIOFoundationCompat", "NIOFoundationCompatTests", "NIOFoundationEssentialsCompat", "NIOHTTP1",
        "NIOHTTP1Client", "NIOHTTP1Server", "NIOHTTP1Tests", "NIOMulticastChat", "NIOPerformanceTester",
        "NIOPosix", "NIOPosixTests", "NIOSingletonsTests", "NIOTCPEchoClient", "NIOTCPEchoServer", "NIOTLS",
        "NIOTLSTests", "NIOTestUtils", "NIOTestUtilsTests", "NIOTests", "NIOUDPEchoClient", "NIOUDPEchoServer",
        "NIOWebSocket", "NIOWebSocketClient", "NIOWebSocketServer", "NIOWebSocketTests", "OpenCombine",
        "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim", "OpenCombineTests",
        "OrderedCollections", "OrderedCollectionsTests", "RopeModuleTests", "SortedCollections",
        "SortedCollectionsTests", "SystemPackage", "SystemTests", "TrailingElementsModule",
        "TrailingElementsTests", "_AtomicsShims", "_CollectionsTestSupport", "_NIOBase64", "_NIOConcurrency",
        "_NIODataStructures", "_NIOFileSystem", "_NIOFileSystemFoundationCompat", "_RopeModule", "color",
        "math", "repeat", "roll",
    ]
}
