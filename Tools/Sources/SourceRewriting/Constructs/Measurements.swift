/// XCTest's `measure(_:)`. On Apple platforms, a test without a baseline can't fail. On Linux, XCTest fails a test
/// whose measurements differ by ten percent, which depends on the load of the machine. Therefore, modules get their own
/// methods, which the compiler prefers.
struct Measurements {
    let module: SourceModule

    /// The methods that are inserted into the first file with tests that measure performance.
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
    /// Returns the first file with tests that measure performance, or `nil` if there's no such file or the module
    /// declares its own methods.
    static func firstFileWithMeasurements(in files: [SourceText]) -> Int? {
        let first = files.indices.first {
            files[$0].scan.imports.contains("XCTest") && files[$0].mentions("measure")
        }
        guard let first, !files.contains(where: { $0.mentions("func measure(") }) else { return nil }
        return first
    }
}
