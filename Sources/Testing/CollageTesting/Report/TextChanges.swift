import Foundation

/// The difference between two strings in the format of `diff -u`.
enum TextChanges {
    /// The number of unchanged lines before and after each change.
    private static let context = 3

    /// - Returns: The lines, prefixed with `-` if only `old` has them, with `+` if only `new` has them, and with a
    ///   space if both do. A line with `…` replaces omitted lines.
    /// - Complexity: O(*n* × *d*) for *n* lines of which *d* differ.
    static func lines(from old: String, to new: String) -> String {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(mark: String, text: Substring)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                lines.append(("-", old[left]))
                left += 1
            } else if right < new.count, inserted.contains(right) {
                lines.append(("+", new[right]))
                right += 1
            } else {
                lines.append((" ", old[left]))
                left += 1
                right += 1
            }
        }
        return shortened(lines).joined(separator: "\n")
    }

    private static func shortened(_ lines: [(mark: String, text: Substring)]) -> [String] {
        var isShown = [Bool](repeating: false, count: lines.count)
        for index in lines.indices where lines[index].mark != " " {
            for near in max(index - context, 0)...min(index + context, lines.count - 1) { isShown[near] = true }
        }
        var result: [String] = []
        for index in lines.indices {
            if isShown[index] {
                result.append(lines[index].mark + lines[index].text)
            } else if index == 0 || isShown[index - 1] {
                result.append("…")
            }
        }
        return result
    }
}

extension SnapshotFailure {
    /// Longer strings, in bytes, aren't compared line by line, because it would be slow and the result too long to
    /// read.
    private static let longestText = 200_000

    /// The differing lines of the expected and the actual text, or `nil` if there aren't two strings.
    var changes: String? {
        // The actual text is first, the expected text second.
        guard files.count > 1, files.allSatisfy({ $0.content.count <= Self.longestText }),
            let old = String(bytes: files[1].content, encoding: .utf8),
            let new = String(bytes: files[0].content, encoding: .utf8)
        else { return nil }
        return TextChanges.lines(from: old, to: new)
    }
}
