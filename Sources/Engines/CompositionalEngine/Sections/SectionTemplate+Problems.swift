import LayoutGeometry

extension SectionTemplate {
    /// A problem in a description, independent of the section.
    enum Problem: Sendable {
        case tooDeep
        case tooLarge
        case nothingFits
        case overflow(GroupSolver.Overflow)
        case invalidNumber(Double)

        static func all(
            of description: SectionDescription, isTooDeep: Bool, isTooLarge: Bool, nothingFits: Bool,
            overflow: GroupSolver.Overflow?
        ) -> [Problem] {
            var problems: [Problem] = []
            if isTooDeep { problems.append(.tooDeep) }
            if isTooLarge { problems.append(.tooLarge) }
            if nothingFits { problems.append(.nothingFits) }
            if let overflow { problems.append(.overflow(overflow)) }
            if let value = description.firstInvalidNumber { problems.append(.invalidNumber(value)) }
            return problems
        }
    }

    /// Returns the problems of a section with the description.
    func issues(section: Int) -> [LayoutIssue] {
        problems.map { problem in
            switch problem {
            case .tooDeep: .nestingTooDeep(section: section, limit: GroupSolver.maximumDepth)
            case .tooLarge: .tooManyElementsInGroup(section: section, limit: GroupSolver.maximumSlots)
            case .nothingFits: .nothingFits(section: section)
            case .overflow(let overflow):
                .itemsOverflowGroup(
                    section: section, axis: overflow.axis, length: overflow.length, room: overflow.room)
            case .invalidNumber(let value): .invalidNumber(section: section, value: value.description)
            }
        }
    }
}

extension SectionDescription {
    /// The first invalid length, spacing, or inset, which counts as 0.
    fileprivate var firstInvalidNumber: Double? {
        let insets =
            [contentInsets, referenceInsets, boundaryReferenceInsets] + decorationItems.map { $0.contentInsets }
        return interGroupSpacing.ifInvalid ?? insets.firstInvalid
            ?? boundaryItems.firstResult {
                $0.size.invalidNumber ?? [$0.contentInsets].firstInvalid ?? $0.leadingPadding.ifInvalid
            }
            ?? group.invalidNumber(depth: 0)
    }
}

extension GroupDescription {
    fileprivate func invalidNumber(depth: Int) -> Double? {
        guard depth < GroupSolver.maximumDepth else { return nil }
        func within(_ node: NodeDescription) -> Double? {
            switch node {
            case .item(let item):
                item.size.invalidNumber ?? item.edgeSpacing.invalidNumber ?? [item.contentInsets].firstInvalid
            case .group(let group):
                group.invalidNumber(depth: depth + 1)
            }
        }
        let own =
            size.invalidNumber ?? interItemSpacing.invalidNumber ?? edgeSpacing.invalidNumber
            ?? [contentInsets].firstInvalid
        if let own { return own }
        switch content {
        case .repeating(_, let nodes): return nodes.firstResult(within)
        case .divided(_, let node, _), .counted(_, let node, _): return within(node)
        case .custom(let items):
            return items.firstResult { item in
                item.frame.minX.ifInvalid ?? item.frame.minY.ifInvalid
                    ?? [item.frame.size.width, item.frame.size.height].first { $0.isNoLength }
            }
        }
    }
}

extension SizeDescription {
    fileprivate var invalidNumber: Double? {
        [width, height].map { $0.value }.first { $0.isNoLength }
    }
}

extension SpacingDescription {
    fileprivate var invalidNumber: Double? {
        switch self {
        case .fixed(let points), .flexible(let points): points.ifInvalid
        }
    }
}

extension EdgeSpacingDescription {
    fileprivate var invalidNumber: Double? {
        [leading, top, trailing, bottom].firstResult { $0?.invalidNumber }
    }
}

extension Array {
    /// Returns the first non-nil result of `body`. A lazy map would call `body` twice for that element, which doubles
    /// the calls at each level of nested groups.
    fileprivate func firstResult<Result>(_ body: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = body(element) { return result }
        }
        return nil
    }
}

extension Double {
    /// The number, if it isn't finite.
    fileprivate var ifInvalid: Double? { isFinite ? nil : self }

    /// Whether the number isn't finite, or is negative.
    fileprivate var isNoLength: Bool { !isFinite || self < 0 }
}

extension [Insets] {
    fileprivate var firstInvalid: Double? {
        lazy.flatMap { [$0.top, $0.leading, $0.bottom, $0.trailing] }.first { !$0.isFinite }
    }
}
