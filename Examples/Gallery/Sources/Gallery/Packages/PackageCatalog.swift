import Foundation

/// The packages of a machine, sorted by name, with a search.
struct PackageCatalog: Sendable {
    let packages: [DebianPackage]
    /// The categories with the number of their packages, the largest first.
    let categories: [(name: String, count: Int)]
    /// The featured packages: the largest installed ones.
    let featured: [Int]
    private let index: PackageIndex

    /// Creates a catalog. If several packages have the same name, the first one is used.
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
        index = PackageIndex(self.packages)
    }

    /// Reads the files in `urls` that exist, in order.
    init(contentsOf urls: [URL]) {
        self.init(urls.flatMap { (try? Data(contentsOf: $0)).map(DebianPackage.parse) ?? [] })
    }

    /// Returns the packages of this machine: installed packages, packages in the uncompressed lists of apt, and
    /// packages of `file`.
    static func machine(and file: URL?) -> PackageCatalog {
        let folder = URL(fileURLWithPath: "/var/lib/apt/lists")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let lists = files.filter { $0.lastPathComponent.hasSuffix("_Packages") }.sorted { $0.path < $1.path }
        let status = URL(fileURLWithPath: "/var/lib/dpkg/status")
        return PackageCatalog(contentsOf: [status] + lists + [file].compactMap(\.self))
    }

    /// Returns the packages whose name begins with `text`, followed by the packages with `text` elsewhere in the name,
    /// and in the summary, each sorted by name. Case is ignored.
    ///
    /// - Complexity: O(the lengths of all names and summaries).
    func search(_ text: String) -> [Int] {
        guard !text.isEmpty else { return Array(packages.indices) }
        var found: (first: [Int], second: [Int], third: [Int]) = ([], [], [])
        index.forEachMatch(of: text) { package, place in
            switch place {
            case .startOfName: found.first.append(package)
            case .name: found.second.append(package)
            case .summary: found.third.append(package)
            }
        }
        return found.first + found.second + found.third
    }
}
