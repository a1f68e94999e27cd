import CompositionalEngine
import LayoutGeometry
import Testing

/// The problems in descriptions that a layout reports.
struct LayoutIssueTests {
    /// A valid section with every numeric property.
    private static let whole: SectionDescription = {
        var description = SectionDescription(
            group: group(.fractionalWidth(1), .absolute(40), row(item(.fractionalWidth(0.5), .fractionalHeight(1)))))
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(10), at: .top)]
        description.decorationItems = [DecorationDescription(elementKind: "back")]
        return description
    }()

    private static func changed(_ change: (inout SectionDescription) -> Void) -> SectionDescription {
        var description = whole
        change(&description)
        return description
    }

    private static func withItem(_ node: NodeDescription) -> SectionDescription {
        changed { $0.group.content = row(node) }
    }

    private static func withFrame(_ frame: Rect) -> SectionDescription {
        changed { $0.group.content = .custom([CustomItemDescription(frame: rect(0, 0, 9, 9)), .init(frame: frame)]) }
    }

    private static let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))

    private static func group(_ width: DimensionDescription, _ height: DimensionDescription) -> GroupDescription {
        CompositionalEngineTests.group(width, height, row(cell))
    }

    private static func group(
        _ width: DimensionDescription, _ height: DimensionDescription, _ content: GroupDescription.Content
    ) -> GroupDescription { CompositionalEngineTests.group(width, height, content) }

    /// In each description, one number is NaN.
    private static let wrong: [(String, SectionDescription)] = {
        let none = Double.nan
        var rows: [(String, SectionDescription)] = [
            ("the spacing of groups", changed { $0.interGroupSpacing = none }),
            ("the insets of a decoration", changed { $0.decorationItems[0].contentInsets.top = none }),
            ("a header's width", changed { $0.boundaryItems[0].size.width = .estimated(none) }),
            ("a header's height", changed { $0.boundaryItems[0].size.height = .absolute(none) }),
            ("a header's insets", changed { $0.boundaryItems[0].contentInsets.bottom = none }),
            ("the room before a header", changed { $0.boundaryItems[0].leadingPadding = none }),
            ("a group's width", changed { $0.group.size.width = .fractionalWidth(none) }),
            ("a group's height", changed { $0.group.size.height = .fractionalHeight(none) }),
            ("the spacing of items", changed { $0.group.interItemSpacing = .fixed(none) }),
            ("the least spacing of items", changed { $0.group.interItemSpacing = .flexible(none) }),
            ("a group's insets", changed { $0.group.contentInsets.trailing = none }),
            ("an item's width", withItem(item(.absolute(none), .absolute(9)))),
            ("an item's height", withItem(item(.absolute(9), .uniformAcrossSiblings(estimate: none)))),
            ("an item's insets", withItem(item(.absolute(9), .absolute(9), insets: Insets(leading: none)))),
            ("an item's edge", withItem(item(.absolute(9), .absolute(9), edges: .init(bottom: .fixed(none))))),
            ("the width of a group in it", withItem(.group(group(.absolute(none), .absolute(9))))),
            ("a frame's x", withFrame(rect(none, 0, 9, 9))), ("a frame's y", withFrame(rect(0, none, 9, 9))),
            ("a frame's width", withFrame(rect(0, 0, none, 9))), ("a frame's height", withFrame(rect(0, 0, 9, none))),
        ]
        for (name, content) in [
            (
                "an item of a divided group",
                GroupDescription.Content.divided(
                    axis: .horizontal, node: item(.absolute(9), .absolute(none)), count: 2)
            ),
            (
                "an item of a counted group",
                .counted(
                    axis: .horizontal, node: item(.absolute(9), .absolute(none)), count: 2)
            ),
        ] { rows.append((name, changed { $0.group.content = content })) }
        let edges: [(String, WritableKeyPath<EdgeSpacingDescription, SpacingDescription?>)] = [
            ("leading", \.leading), ("top", \.top), ("trailing", \.trailing), ("bottom", \.bottom),
        ]
        for (name, edge) in edges {
            rows.append(("a group's \(name) edge", changed { $0.group.edgeSpacing[keyPath: edge] = .flexible(none) }))
        }
        let sides: [(String, WritableKeyPath<Insets, Double>)] = [
            ("top", \.top), ("leading", \.leading), ("bottom", \.bottom), ("trailing", \.trailing),
        ]
        for (name, side) in sides {
            rows.append(("the \(name) inset", changed { $0.contentInsets[keyPath: side] = none }))
            rows.append(("the reference's \(name) inset", changed { $0.referenceInsets[keyPath: side] = none }))
            rows.append(
                (
                    "the \(name) inset of headers", changed { $0.boundaryReferenceInsets[keyPath: side] = none }
                ))
        }
        return rows
    }()

    @Test func `a valid layout has no issues`() {
        #expect(solver(Self.whole, 5).askedIssues.isEmpty)
        var odd = Self.changed { $0.interGroupSpacing = -3 }
        odd.contentInsets = Insets(top: -1, leading: -1, bottom: -1, trailing: -1)
        odd.group.interItemSpacing = .fixed(-2)
        #expect(solver(odd, 5).askedIssues.isEmpty, "distances may be negative")
        #expect(solver(Self.withFrame(rect(-9, -9, 0, 0)), 5).askedIssues.isEmpty)
    }

    @Test func `each invalid number is reported`() {
        for (name, description) in Self.wrong {
            #expect(
                solver(description, 5).askedIssues == [.invalidNumber(section: 0, value: "nan")], "\(name)")
        }
    }

    @Test func `lengths can't be negative`() {
        for description in [
            Self.withItem(item(.absolute(-1), .absolute(9))), Self.withItem(item(.absolute(9), .estimated(-1))),
            Self.withFrame(rect(0, 0, -1, 9)), Self.withFrame(rect(0, 0, 9, -1)),
        ] {
            #expect(solver(description, 5).askedIssues == [.invalidNumber(section: 0, value: "-1.0")])
        }
        #expect(solver(Self.withItem(item(.absolute(0), .absolute(0))), 5).askedIssues.isEmpty)
    }

    @Test func `each invalid section is reported`() {
        let wrong = Self.changed { $0.interGroupSpacing = .infinity }
        let solver = solver([(Self.whole, 2), (wrong, 2), (Self.whole, 2), (wrong, 0)])
        #expect(solver.issues.isEmpty, "nobody has asked about anything")
        _ = solver.contentSize()
        #expect(
            solver.issues
                == [.invalidNumber(section: 1, value: "inf"), .invalidNumber(section: 3, value: "inf")])
        solver.setSections([.init(description: Self.whole, itemCount: 2)])
        _ = solver.contentSize()
        #expect(solver.issues.isEmpty)
    }

    @Test func `a group in which no item fits is reported only if the container has space`() {
        let wide = Self.withItem(item(.absolute(400), .absolute(20)))
        #expect(solver(wide, 3).askedIssues == [.nothingFits(section: 0)])
        #expect(solver(wide, 3, size: Size(width: 320, height: 0)).askedIssues.isEmpty)
        #expect(solver(wide, 3, size: Size(width: 0, height: 480)).askedIssues.isEmpty)
        #expect(solver(wide, 3, size: Size(width: 0.5, height: 0.5)).askedIssues == [.nothingFits(section: 0)])
    }

    /// Returns a group of 320 × 40 points that has the item several times.
    private static func counted(
        _ count: Int, _ width: DimensionDescription, _ height: DimensionDescription
    ) -> GroupDescription {
        group(
            .fractionalWidth(1), .absolute(40),
            .counted(axis: .horizontal, node: item(width, height), count: count))
    }

    private static func overflow(_ axis: Axis, _ length: Double, _ room: Double) -> LayoutIssue {
        .itemsOverflowGroup(section: 0, axis: axis, length: length, room: room)
    }

    private nonisolated static let fullGroups: [(GroupDescription, LayoutIssue?)] = [
        (counted(2, .fractionalWidth(1), .absolute(40)), overflow(.horizontal, 640, 320)),
        (counted(3, .absolute(107), .absolute(40)), overflow(.horizontal, 321, 320)),
        (counted(2, .fractionalWidth(0.5), .absolute(41)), overflow(.vertical, 41, 40)),
        (counted(2, .fractionalWidth(0.5), .fractionalHeight(1)), nil),
        (counted(3, .absolute(106.7), .absolute(40)), nil),
        (counted(3, .estimated(200), .absolute(40)), nil),
        (counted(1, .absolute(9), .estimated(90)), nil),
    ]

    @Test(arguments: fullGroups)
    func `items outside of their group are reported`(group: GroupDescription, issue: LayoutIssue?) {
        let expected = issue.map { [$0] } ?? []
        #expect(solver(SectionDescription(group: group), 5).askedIssues == expected)
        let outer = Self.group(.fractionalWidth(1), .estimated(9), column(.group(group)))
        #expect(solver(SectionDescription(group: outer), 5).askedIssues == expected, "in another group")
    }

    @Test(arguments: [(199, false), (200, true)]) func `groups can be nested up to two hundred levels`(
        depth: Int, isTooDeep: Bool
    ) {
        var nested = Self.group(.fractionalWidth(1), .fractionalHeight(1))
        for _ in 0..<depth { nested = Self.group(.fractionalWidth(1), .fractionalHeight(1), column(.group(nested))) }
        let solver = solver(SectionDescription(group: nested), 2)
        #expect(
            solver.askedIssues.contains(.nestingTooDeep(section: 0, limit: 200)) == isTooDeep)
        #expect(solver.cellFrames(section: 0).isEmpty == isTooDeep)
    }

    @Test func `an invalid number is reported at any depth`() {
        var nested = Self.group(.fractionalWidth(1), .absolute(.nan))
        for _ in 0..<199 { nested = Self.group(.fractionalWidth(1), .absolute(9), column(.group(nested))) }
        #expect(solver(SectionDescription(group: nested), 2).askedIssues == [.invalidNumber(section: 0, value: "nan")])
    }

    @Test(arguments: [(65_536, false), (65_537, true)])
    func `the number of items in a group is limited`(count: Int, isTooLarge: Bool) {
        let content = GroupDescription.Content.counted(
            axis: .vertical, node: item(.absolute(1), .absolute(1)), count: count)
        let solver = solver(SectionDescription(group: Self.group(.absolute(10), .estimated(9), content)), 70_000)
        #expect(solver.askedIssues == (isTooLarge ? [.tooManyElementsInGroup(section: 0, limit: 65_536)] : []))
        #expect(solver.element(.cell(section: 0, item: 65_535))?.frame == rect(0, 65_535, 1, 1))
        #expect(solver.groups(in: rect(0, 0, 1, 1)).first?.items == 0..<65_536)
    }

    @Test func `messages name the section and the limit`() {
        let issues: [(LayoutIssue, String)] = [
            (.nestingTooDeep(section: 3, limit: 200), "section 3: groups nested deeper than 200 levels are left empty"),
            (
                .tooManyElementsInGroup(section: 4, limit: 9),
                "section 4: a group of more than 9 elements is cut off there"
            ),
            (.nothingFits(section: 5), "section 5: not even the first item fits into its group; the section is empty"),
            (
                .itemsOverflowGroup(section: 1, axis: .horizontal, length: 640, room: 320),
                "section 1: the items of a group are 640.0 points wide, but the group is only 320.0. Make them narrower, "
                    + "or put fewer of them in the group"
            ),
            (
                .itemsOverflowGroup(section: 1, axis: .vertical, length: 50, room: 40),
                "section 1: the items of a group are 50.0 points high, but the group is only 40.0. Make them shorter, "
                    + "or put fewer of them in the group"
            ),
            (.invalidNumber(section: 6, value: "-1.0"), "section 6: -1.0 is not a length and counts as 0"),
        ]
        for (issue, text) in issues { #expect(issue.description == text) }
    }
}
