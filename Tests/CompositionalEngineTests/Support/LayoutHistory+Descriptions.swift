import CompositionalEngine
import LayoutGeometry

extension LayoutHistory {
    /// One description for each way in which sections measure and repeat.
    static let descriptions: [SectionDescription] = {
        func section(
            _ content: GroupDescription.Content, height: DimensionDescription = .estimated(40), insets: Insets = .zero,
            badges: [SupplementaryDescription] = []
        ) -> SectionDescription {
            SectionDescription(group: group(.fractionalWidth(1), height, content, insets: insets, badges: badges))
        }
        let cell = item(.fractionalWidth(1), .estimated(40))
        let plain = section(row(cell))
        var spaced = section(column(item(.fractionalWidth(1), .estimated(44.5), edges: .init(top: .fixed(3)))))
        spaced.interGroupSpacing = 7
        spaced.contentInsets = Insets(top: 5, leading: 9, bottom: 6, trailing: 8)
        var overlapping = plain
        overlapping.interGroupSpacing = -12
        var headed = plain
        headed.boundaryItems = [boundary("header", .fractionalWidth(1), .estimated(30), at: .top, pins: true)]
        headed.decorationItems = [DecorationDescription(elementKind: "back")]
        let grid = section(
            .divided(axis: .horizontal, node: item(.fractionalWidth(0.5), .estimated(50)), count: 2))
        let even = section(
            .divided(
                axis: .horizontal, node: item(.fractionalWidth(0.3), .uniformAcrossSiblings(estimate: 50)), count: 3))
        let wrapping = section(row(item(.estimated(100), .estimated(20))))
        var across = section(row(item(.estimated(70), .absolute(50))), height: .absolute(60))
        across.group.size.width = .estimated(80)
        across.orthogonalBehavior = .continuous
        let fixed = section(row(item(.fractionalWidth(0.25), .absolute(30))), height: .absolute(33))
        let held = section(row(cell), height: .absolute(40))
        let badged = section(
            row(
                item(
                    .fractionalWidth(1), .estimated(40), badges: [badge("badge", .absolute(9), .absolute(9), at: .top)])
            )
        )
        let custom = section(
            .custom([
                CustomItemDescription(frame: Rect(x: 0, y: 0, width: 100, height: 50)),
                CustomItemDescription(frame: Rect(x: 110, y: 20, width: 90, height: 33.3)),
            ]), height: .absolute(55))
        return [plain, spaced, overlapping, headed, grid, even, wrapping, across, fixed, held, badged, custom] + others
    }()

    /// Groups that end elsewhere if they aren't full, and wrapping rows in other groups.
    private static let others: [SectionDescription] = {
        func section(_ group: GroupDescription) -> SectionDescription { SectionDescription(group: group) }
        let trimmed = section(
            group(.fractionalWidth(1), .absolute(100), column(item(.fractionalWidth(1), .absolute(30)))))
        let uneven = section(
            group(
                .fractionalWidth(1), .estimated(40),
                row(item(.estimated(100), .estimated(20)), item(.estimated(90), .absolute(50))), spacing: .flexible(4)))
        let labeled = section(
            group(
                .fractionalWidth(1), .absolute(40),
                row(
                    item(
                        .estimated(100), .absolute(40),
                        badges: [badge("badge", .absolute(9), .absolute(9), at: [.top, .leading])]),
                    item(.absolute(30), .absolute(20))),
                badges: [badge("group", .absolute(8), .absolute(8), at: .bottom)]
            ))
        let halves = section(
            group(
                .fractionalWidth(1), .estimated(20),
                .divided(
                    axis: .horizontal,
                    node: .group(
                        group(.estimated(100), .estimated(20), row(item(.estimated(60), .estimated(20))))),
                    count: 2)))
        var wide = section(
            group(
                .estimated(100), .absolute(30),
                row(item(.absolute(300), .absolute(30)), item(.estimated(60), .absolute(30)))))
        wide.group.edgeSpacing = EdgeSpacingDescription(leading: .flexible(3), trailing: .fixed(5))
        return [trimmed, uneven, labeled, halves, wide]
    }()
}
