import Foundation

/// The names and summaries of packages, for searching during typing.
struct PackageIndex: Sendable {
    /// The part of a package in which a text was found first.
    enum Place { case startOfName, name, summary }

    /// All names and summaries in lowercase, one per line, so that no match spans two of them. The text ends with a
    /// zero.
    private var text: [CChar] = []
    /// The end positions of the name and the summary of each package.
    private var ends: [(name: Int, summary: Int)] = []

    init(_ packages: [DebianPackage]) {
        for package in packages {
            append(package.name)
            let end = text.count
            append(package.summary)
            ends.append((end, text.count))
        }
        text.append(0)
    }

    private mutating func append(_ string: String) {
        text += string.lowercased().utf8CString.dropLast()
        text.append(CChar(UInt8(ascii: "\n")))
    }

    /// Calls a closure for each package that contains a text of one line, in order, with the position of the first
    /// occurrence. Case is ignored.
    ///
    /// - Complexity: O(length of all names and summaries).
    func forEachMatch(of query: String, _ body: (_ package: Int, _ place: Place) -> Void) {
        let query = query.lowercased()
        text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress else { return }
            var package = 0, start = base
            while let match = strstr(start, query) {
                let place = UnsafePointer(match) - base
                while ends[package].summary <= place { package += 1 }
                let nameStart = package == 0 ? 0 : ends[package - 1].summary
                body(package, place == nameStart ? .startOfName : place < ends[package].name ? .name : .summary)
                start = base + ends[package].summary
            }
        }
    }
}
