/// `measure(_:)` of XCTest, which on Apple's systems fails no test that has no baseline. XCTest for Linux fails one whose
/// runs differ by a tenth, which is up to what else the machine does, so that the tests have methods of their own, which
/// the compiler prefers.
struct Measurements {
    let module: SourceModule

    /// What the first file of tests gets that measures something.
    private static let methods = """
        class XCTMeasureOptions {
            class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            var iterationCount = 5
        }
        extension XCTestCase {
            func measure(_ block: () -> Void) { for _ in 0..<10 { block() } }
            func measure(options: XCTMeasureOptions, block: () -> Void) { for _ in 0...options.iterationCount { block() } }
            func measureMetrics(
                _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
            ) { measure(block) }
        }
        """

    func write(to file: Int, in edits: inout FileEdits) {
        guard module.firstFileWithMeasurements == file else { return }
        edits.additions.append(Self.methods)
    }
}

extension SourceModule {
    /// The first file of tests that measures something; nil if none does, or if the module has methods of its own for it.
    static func firstFileWithMeasurements(in files: [SourceText]) -> Int? {
        let first = files.indices.first {
            files[$0].scan.imports.contains("XCTest") && files[$0].mentions("measure")
        }
        guard let first, !files.contains(where: { $0.mentions("func measure(") }) else { return nil }
        return first
    }
}
