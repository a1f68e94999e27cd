import Foundation

/// Attributes that change how ranges of text are drawn.
struct RenderingAttributes {
    struct Run {
        var range: Range<Int>
        var values: [NSAttributedString.Key: Any]
    }

    /// The ranges with attributes, in their order.
    private(set) var runs: [Run] = []

    /// Changes the attributes in a range.
    mutating func change(
        in range: Range<Int>?, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard let range, !range.isEmpty else { return }
        var result: [Run] = []
        var position = range.lowerBound
        func add(_ part: Range<Int>, _ values: [NSAttributedString.Key: Any]) {
            if !part.isEmpty, !values.isEmpty { result.append(Run(range: part, values: values)) }
        }
        for run in runs {
            let common = run.range.clamped(to: range)
            guard run.range.overlaps(range) else {
                if run.range.lowerBound >= range.upperBound, position < range.upperBound {
                    add(position..<range.upperBound, change([:]))
                    position = range.upperBound
                }
                result.append(run)
                continue
            }
            add(run.range.lowerBound..<common.lowerBound, run.values)
            add(position..<common.lowerBound, change([:]))
            add(common, change(run.values))
            position = common.upperBound
            if run.range.upperBound > range.upperBound { add(range.upperBound..<run.range.upperBound, run.values) }
        }
        if position < range.upperBound { add(position..<range.upperBound, change([:])) }
        runs = result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Moves the attributes after a change of the text. The changed text has none.
    mutating func move(after newRange: NSRange, changeInLength delta: Int) {
        guard delta != 0 || newRange.length > 0 else { return }
        let old = newRange.location..<max(NSMaxRange(newRange) - delta, newRange.location)
        change(in: old.isEmpty ? nil : old) { _ in [:] }
        runs = runs.flatMap { run -> [Run] in
            if run.range.upperBound <= old.lowerBound { return [run] }
            if run.range.lowerBound >= old.upperBound {
                return [Run(range: run.range.lowerBound + delta..<run.range.upperBound + delta, values: run.values)]
            }
            // An insertion inside of the run.
            return [
                Run(range: run.range.lowerBound..<old.lowerBound, values: run.values),
                Run(range: old.upperBound + delta..<run.range.upperBound + delta, values: run.values),
            ]
        }
    }
}

extension NSTextLayoutManager {
    func validateRenderingAttributes(of fragment: NSTextLayoutFragment) {
        renderingAttributesValidator?(self, fragment)
    }

    /// Returns the lines of a fragment with its rendering attributes, or `nil` if it has none.
    func fragmentWithRenderingAttributes(_ fragment: NSTextLayoutFragment) -> [NSTextLineFragment]? {
        let own = fragment.offsets
        let runs = renderingAttributes.runs.filter { $0.range.overlaps(own) }
        guard !runs.isEmpty, let text = contentStorage?.textStorage else { return nil }
        let colored = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: NSRange(own)))
        for run in runs {
            let range = run.range.clamped(to: own)
            colored.addAttributes(
                run.values, range: NSRange(location: range.lowerBound - own.lowerBound, length: range.count))
        }
        let start = fragment.textElement?.elementRange?.offsets?.lowerBound ?? own.lowerBound
        return fragment.textLineFragments.map { line in
            let location = line.characterRange.location + start - own.lowerBound
            let range = NSRange(location: location, length: line.characterRange.length)
            return NSTextLineFragment(
                colored, range: range, format: engine.layout.client.format, bounds: line.typographicBounds)
        }
    }
}
