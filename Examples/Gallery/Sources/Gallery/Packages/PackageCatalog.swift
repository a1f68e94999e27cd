import Foundation

/// The packages of a machine, sorted by name, and what can be found among them.
struct PackageCatalog: Sendable {
    let packages: [DebianPackage]
    /// The categories with the number of their packages, the largest first.
    let categories: [(name: String, count: Int)]
    /// Packages to begin with: the largest that are installed.
    let featured: [Int]

    /// Of packages of one name, the first counts.
    ///
    /// - Complexity: O(n log n).
    init(_ packages: [DebianPackage]) {
        var names = Set<String>()
        self.packages = packages.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
        let counts = Dictionary(grouping: self.packages, by: \.category).mapValues(\.count)
        categories = counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        let installed = self.packages.indices.filter { [packages = self.packages] in packages[$0].isInstalled }
        featured = Array(
            installed.sorted { [packages = self.packages] in packages[$0].installedSize > packages[$1].installedSize }
                .prefix(12))
    }

    /// Reads the files that there are among `urls`, in their order.
    init(contentsOf urls: [URL]) {
        self.init(urls.flatMap { (try? Data(contentsOf: $0)).map(DebianPackage.parse) ?? [] })
    }

    /// The packages of this machine: those that are installed, all that apt knows where its lists aren't compressed, and
    /// those of `file`.
    static func machine(and file: URL?) -> PackageCatalog {
        let folder = URL(fileURLWithPath: "/var/lib/apt/lists")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let lists = files.filter { $0.lastPathComponent.hasSuffix("_Packages") }.sorted { $0.path < $1.path }
        let status = URL(fileURLWithPath: "/var/lib/dpkg/status")
        return PackageCatalog(contentsOf: [status] + lists + [file].compactMap(\.self))
    }

    /// The packages whose name begins with `text`, then those whose name has it elsewhere, then those whose summary has
    /// it; each by name, upper and lower case alike.
    ///
    /// - Complexity: O(the lengths of all names and summaries).
    func search(_ text: String) -> [Int] {
        let text = Array(text.lowercased().utf8)
        guard !text.isEmpty else { return Array(packages.indices) }
        var found: (first: [Int], second: [Int], third: [Int]) = ([], [], [])
        for (index, package) in packages.enumerated() {
            if package.name.utf8.starts(with: text) {
                found.first.append(index)
            } else if package.name.contains(lowercased: text) {
                found.second.append(index)
            } else if package.summary.contains(lowercased: text) {
                found.third.append(index)
            }
        }
        return found.first + found.second + found.third
    }
}

extension String {
    /// Whether the letters A to Z in any case and all other characters as they are occur in this order.
    fileprivate func contains(lowercased text: [UInt8]) -> Bool {
        var copy = self
        return copy.withUTF8 { bytes in
            guard bytes.count >= text.count else { return false }
            return (0...(bytes.count - text.count)).contains { start in
                text.indices.allSatisfy { offset in
                    let byte = bytes[start + offset]
                    return (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte) == text[offset]
                }
            }
        }
    }
}
