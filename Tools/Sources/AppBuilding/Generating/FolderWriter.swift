import Foundation

/// A writer of a folder's files. It changes only files that differ, so that unchanged files aren't compiled again.
struct FolderWriter {
    let folder: URL
    private var kept: Set<String> = []

    init(_ folder: URL) { self.folder = folder }

    /// Writes a text, unless the file already contains it.
    ///
    /// - Parameter path: The path in the folder.
    mutating func write(_ text: String, to path: String) throws(BuildFailure) {
        try write(Data(text.utf8), to: path)
    }

    mutating func write(_ data: Data, to path: String) throws(BuildFailure) {
        kept.insert(path)
        let place = folder.appending(path: path)
        guard FileManager.default.contents(atPath: place.path) != data else { return }
        try attempt(place) {
            try makeParent(of: place)
            try data.write(to: place, options: .atomic)
        }
    }

    /// Copies a file or folder, unless it exists with the same date and size.
    mutating func copy(_ source: URL, to path: String) throws(BuildFailure) {
        if source.isFolder {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
            for name in names.sorted() { try copy(source.appending(path: name), to: "\(path)/\(name)") }
            return
        }
        kept.insert(path)
        let place = folder.appending(path: path)
        guard !Self.isSame(source, place) else { return }
        try attempt(place) {
            try makeParent(of: place)
            if place.exists { try FileManager.default.removeItem(at: place) }
            try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: place)
            if let date = Self.stamp(source)?.date {
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
            }
        }
    }

    /// Creates a file from another file, unless it was created since the other file changed.
    ///
    /// - Parameter work: A closure that writes the file, and returns whether it succeeded.
    /// - Returns: Whether the file exists.
    mutating func make(_ path: String, of source: URL, _ work: (URL) -> Bool) throws(BuildFailure) -> Bool {
        let place = folder.appending(path: path)
        let date = Self.stamp(source)?.date
        if let date, let made = Self.stamp(place)?.date, abs(date.timeIntervalSince(made)) < 0.001 {
            kept.insert(path)
            return true
        }
        try attempt(place) { try makeParent(of: place) }
        guard work(place) else { return false }
        kept.insert(path)
        try attempt(place) {
            if let date {
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
            }
        }
        return true
    }

    /// Returns whether a file was written to a path, or below it.
    func has(_ path: String) -> Bool { kept.contains { $0 == path || $0.hasPrefix(path + "/") } }

    /// Deletes all files that weren't written or copied, except the given ones.
    func prune(except others: Set<String> = []) {
        for file in Self.paths(below: folder) where !kept.contains(file) && !others.contains(file) {
            try? FileManager.default.removeItem(at: folder.appending(path: file))
        }
    }

    /// Sets the modification dates of all files to the current time.
    func touch() {
        for file in Self.paths(below: folder) {
            try? FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: folder.appending(path: file).path)
        }
    }

    private func makeParent(of place: URL) throws {
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    private func attempt(_ place: URL, _ work: () throws -> Void) throws(BuildFailure) {
        do {
            try work()
        } catch {
            throw BuildFailure(
                "this can't be written: \(error.localizedDescription). Check its permissions and the free disk space",
                file: place.path)
        }
    }

    /// Returns all files below a folder, including hidden ones.
    private static func paths(below folder: URL) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { !folder.appending(path: $0).isFolder }
    }

    private static func isSame(_ source: URL, _ copy: URL) -> Bool {
        guard let one = stamp(source), let other = stamp(copy) else { return false }
        return one.size == other.size && abs(one.date.timeIntervalSince(other.date)) < 0.001
    }

    /// Returns whether a file was changed after all of the others.
    static func isNewer(_ file: URL, than others: [URL]) -> Bool {
        guard let date = stamp(file)?.date else { return false }
        return others.compactMap { stamp($0)?.date }.allSatisfy { $0 < date }
    }

    private static func stamp(_ file: URL) -> (size: UInt64, date: Date)? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
        guard let size = attributes?[.size] as? NSNumber, let date = attributes?[.modificationDate] as? Date else {
            return nil
        }
        return (size.uint64Value, date)
    }
}
