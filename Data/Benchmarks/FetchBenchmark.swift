import Foundation
import PortableCoreData

/// A benchmark of fetching many objects when a screen shows only the first ones.
enum FetchBenchmark {
    private static var request: NSFetchRequest<NSManagedObject> {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.fetchBatchSize = 20
        return request
    }

    /// Returns the seconds until the names of the first 20 objects are read.
    static func firstScreen(_ url: URL) throws -> Double {
        let context = try SaveBenchmark.context(url)
        return try context.performAndWait {
            let start = processorTime()
            let people = try context.fetch(request)
            let names = people.prefix(20).compactMap { $0.value(forKey: "name") as? String }
            precondition(names == names.sorted() && names.count == 20)
            return processorTime() - start
        }
    }

    /// Returns the seconds until the number of a controller's results is known and the names of the first 20 are read.
    ///
    /// - Parameter withIdentifiers: Whether the identifiers of all objects are read, as for a snapshot.
    static func firstScreenOfResults(_ url: URL, withIdentifiers: Bool = false) throws -> Double {
        let context = try SaveBenchmark.context(url)
        return try context.performAndWait {
            let start = processorTime()
            let request = request
            let results = FetchedSections(context: context, sectionNameKeyPath: nil) {
                try context.results(of: request)
            }
            try results.performFetch()
            let count = results.sections[0].members.count
            let names = (0..<20).compactMap { results.object(at: [0, $0])?.value(forKey: "name") as? String }
            if withIdentifiers { precondition(results.sections[0].members.identifiers.count == count) }
            precondition(names == names.sorted() && names.count == 20 && count >= 20)
            return processorTime() - start
        }
    }

    /// Returns the bytes of memory that each fault needs, including the data of the context and the coordinator.
    static func faultSize(_ url: URL, count: Int) throws -> Int {
        let context = try SaveBenchmark.context(url)
        return try context.performAndWait {
            // The first fetch loads data that all fetches share.
            let first = request
            first.fetchLimit = 100
            _ = try context.fetch(first)
            let before = try memory()
            let people = try context.fetch(request)
            let bytes = try memory() - before
            precondition(people.count == count && people[count - 1].isFault)
            return (bytes - people.capacity * MemoryLayout<NSManagedObject>.stride) / count
        }
    }

    /// Returns the allocated memory of the process, in bytes.
    private static func memory() throws -> Int {
        typealias Writer = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else {
            throw CocoaError(.featureUnsupported)
        }
        defer { fclose(file) }
        _ = unsafeBitCast(symbol, to: Writer.self)(0, file)
        rewind(file)
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let text = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
        // The last elements are the sums of all arenas: free chunks, memory from the system, and large allocations.
        func size(_ name: String) -> Int {
            let pattern = try? NSRegularExpression(pattern: "\(name)[^>]* size=\"([0-9]+)\"")
            let match = pattern?.matches(in: text, range: NSRange(text.startIndex..., in: text)).last
            return match.flatMap { Range($0.range(at: 1), in: text) }.flatMap { Int(text[$0]) } ?? 0
        }
        let free = size("<total type=\"fast\"") + size("<total type=\"rest\"")
        return size("<system type=\"current\"") + size("<total type=\"mmap\"") - free
    }
}
