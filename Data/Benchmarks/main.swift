import Foundation

/// Prints the figures of `Documentation/Development/Performance.md` for Core Data.
///
///     swift run -c release --package-path Data DataBenchmarks
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "fault-size" {
    print(try FetchBenchmark.faultSize(URL(fileURLWithPath: CommandLine.arguments[2]), count: 100_000))
    exit(0)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

/// Returns the processor time of the process, in seconds. Other processes don't change it.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func milliseconds(_ seconds: Double) -> String { String(format: "%.2f ms", seconds * 1000) }

/// Returns the median time of five runs, in seconds.
func median(_ body: (Int) throws -> Double) rethrows -> Double { try (0..<5).map(body).sorted()[2] }

let core = try median { try SaveBenchmark.coreData(folder.appendingPathComponent("core\($0).sqlite"), count: 10_000) }
let plain = try median { try SaveBenchmark.plain(folder.appendingPathComponent("plain\($0).sqlite"), count: 10_000) }
print("insertion and save of 10,000 objects: \(milliseconds(core))")
print("the same rows with SQL in one transaction: \(milliseconds(plain))")
print("ratio: " + String(format: "%.1f", core / plain))

for count in [1000, 10_000, 100_000] {
    let url = folder.appendingPathComponent("fetch\(count).sqlite")
    _ = try SaveBenchmark.coreData(url, count: count)
    let time = try median { _ in try FetchBenchmark.firstScreen(url) }
    print("first 20 of \(count) objects in batches of 20: \(milliseconds(time))")
    let results = try median { _ in try FetchBenchmark.firstScreenOfResults(url) }
    print("the same with a results controller: \(milliseconds(results))")
    let snapshot = try median { _ in try FetchBenchmark.firstScreenOfResults(url, withIdentifiers: true) }
    print("the same with the identifiers of a snapshot: \(milliseconds(snapshot))")
}
// A new process has no free memory of earlier objects.
let process = Process()
process.executableURL = Bundle.main.executableURL
process.arguments = ["fault-size", folder.appendingPathComponent("fetch100000.sqlite").path]
print("memory of a fault, in bytes:")
try process.run()
process.waitUntilExit()
