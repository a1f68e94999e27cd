import Foundation

/// A pattern for paths, as of the shell Bash with `globstar`: `*` and `?` match the characters of a name, `**` any number of
/// folders, and `[…]` one of several characters.
package struct PathPattern {
    private let names: [Substring]

    package init(_ pattern: String) {
        names = pattern.split(separator: "/").filter { $0 != "." }
    }

    /// A Boolean value that indicates whether the pattern stands for the folder that paths are relative to.
    package var isEmpty: Bool { names.isEmpty }

    /// Returns whether the pattern matches a path, or a folder that contains it.
    ///
    /// - Complexity: O(*n* · *m*) in the lengths of both.
    package func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        // The numbers of names that the first parts can match.
        var states = reachable([0])
        for part in parts {
            if states.contains(names.count) { return true }
            let next = states.flatMap { state -> [Int] in
                guard state < names.count else { return [] }
                if names[state] == "**" { return [state] }
                return fnmatch(String(names[state]), String(part), 0) == 0 ? [state + 1] : []
            }
            states = reachable(Set(next))
        }
        return states.contains(names.count)
    }

    /// Adds the numbers after `**`, which can match no folder.
    private func reachable(_ states: Set<Int>) -> Set<Int> {
        var all = states
        for index in names.indices where names[index] == "**" && all.contains(index) { all.insert(index + 1) }
        return all
    }
}
