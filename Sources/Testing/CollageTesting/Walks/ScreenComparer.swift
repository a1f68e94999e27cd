import DisplayList
import LayoutGeometry

/// Finds the first difference between two screens.
struct ScreenComparer {
    /// The tolerated difference of lengths, in points.
    let tolerance: Double

    func difference(_ node: ScreenState.Node, _ fresh: ScreenState.Node, path: [String]) -> ScreenDifference? {
        let path = path + [node.name]
        for (name, value) in node.values {
            guard let expected = fresh.values.first(where: { $0.name == name })?.value else {
                return ScreenDifference(path: path, detail: "\(name): \(text(value)), and none on a new screen")
            }
            if let detail = difference(value, expected) {
                return ScreenDifference(path: path, detail: "\(name) \(detail)")
            }
        }
        for (name, value) in fresh.values where !node.values.contains(where: { $0.name == name }) {
            return ScreenDifference(path: path, detail: "\(name): none, and \(text(value)) on a new screen")
        }
        return node.isOrdered
            ? orderedDifference(node.children, fresh.children, path)
            : namedDifference(node.children, fresh.children, path)
    }

    private func namedDifference(
        _ nodes: [ScreenState.Node], _ fresh: [ScreenState.Node], _ path: [String]
    ) -> ScreenDifference? {
        let freshByName = Dictionary(fresh.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var names: Set<String> = []
        for node in nodes {
            names.insert(node.name)
            if let counterpart = freshByName[node.name] {
                if let difference = difference(node, counterpart, path: path) { return difference }
            } else if !node.isMarginal {
                return ScreenDifference(
                    path: path, detail: "\(node.name) is missing on a new screen", isOfPresence: true)
            }
        }
        let missing = fresh.first { !names.contains($0.name) && !$0.isMarginal }
        return missing.map {
            ScreenDifference(
                path: path, detail: "\($0.name) is missing, but is on a new screen", isOfPresence: true)
        }
    }

    private func orderedDifference(
        _ nodes: [ScreenState.Node], _ fresh: [ScreenState.Node], _ path: [String]
    ) -> ScreenDifference? {
        let nodes = nodes.filter { !$0.isMarginal }, fresh = fresh.filter { !$0.isMarginal }
        for (node, counterpart) in zip(nodes, fresh) {
            if let difference = difference(node, counterpart, path: path) { return difference }
        }
        guard nodes.count != fresh.count else { return nil }
        let isMore = nodes.count > fresh.count
        let odd = isMore ? nodes[fresh.count] : fresh[nodes.count]
        let what = odd.values.first.map { text($0.value) } ?? odd.name
        return ScreenDifference(
            path: path, detail: isMore ? "\(what) is missing on a new screen" : "\(what) is missing")
    }

    // MARK: Values

    /// Returns a description of the difference from the new screen's value, or `nil` if there's none.
    private func difference(_ value: ScreenState.Value, _ fresh: ScreenState.Value) -> String? {
        switch (value, fresh) {
        case (.lengths(let lengths), .lengths(let expected)):
            guard lengths.count == expected.count,
                zip(lengths, expected).allSatisfy({ abs($0 - $1) <= tolerance || $0 == $1 })
            else { return "is \(text(value)), on a new screen \(text(fresh))" }
            return nil
        case (.drawing(let commands), .drawing(let expected)):
            guard commands != expected else { return nil }
            let lines = text(value).split(separator: "\n"), freshLines = text(fresh).split(separator: "\n")
            for index in 0..<max(lines.count, freshLines.count) {
                let line = index < lines.count ? lines[index] : "nothing"
                let freshLine = index < freshLines.count ? freshLines[index] : "nothing"
                if !isSame(line, freshLine) { return "is \(line), on a new screen \(freshLine)" }
            }
            return nil
        case (.text(let words), .text(let expected)):
            return isSame(words[...], expected[...]) ? nil : "is \(words), on a new screen \(expected)"
        default: return "is \(text(value)), on a new screen \(text(fresh))"
        }
    }

    private func text(_ value: ScreenState.Value) -> String {
        switch value {
        case .lengths(let lengths):
            return lengths.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
        case .text(let text): return text
        case .drawing(let commands):
            return DisplayNode(id: 0, bounds: .zero, commands: commands).dump
                .split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }.joined(separator: "\n")
        }
    }

    /// Returns a Boolean value that indicates whether two lines are equal except for numbers within the tolerance.
    /// Quoted text, colors, and fonts must be equal.
    private func isSame(_ line: Substring, _ other: Substring) -> Bool {
        guard line != other else { return true }
        let words = Self.words(line), others = Self.words(other)
        return words.count == others.count
            && zip(words, others).allSatisfy { word, other in
                if word == other { return true }
                guard let number = Double(word), let expected = Double(other) else { return false }
                return abs(number - expected) <= tolerance
            }
    }

    /// The numbers of a line, and the text between them.
    private static func words(_ line: Substring) -> [Substring] {
        var words: [Substring] = [], start = line.startIndex, isQuoted = false
        func isSeparator(_ character: Character) -> Bool { " ,()[]x".contains(character) }
        for index in line.indices {
            let character = line[index]
            if character == "\"" { isQuoted.toggle() }
            guard !isQuoted, isSeparator(character) || "MLQCZ".contains(character) else { continue }
            words.append(line[start..<index])
            words.append(line[index...index])
            start = line.index(after: index)
        }
        words.append(line[start...])
        return words
    }
}
