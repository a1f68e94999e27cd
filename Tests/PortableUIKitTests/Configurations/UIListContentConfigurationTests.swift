import CollageTesting
import Foundation
import Testing

@MainActor
struct UIListContentConfigurationTests {
    /// Every factory by its name.
    static let factories: [(name: String, make: @Sendable () -> UIListContentConfiguration)] = [
        ("cell", { .cell() }), ("subtitleCell", { .subtitleCell() }), ("valueCell", { .valueCell() }),
        ("header", { .header() }), ("footer", { .footer() }), ("plainHeader", { .plainHeader() }),
        ("plainFooter", { .plainFooter() }), ("groupedHeader", { .groupedHeader() }),
        ("groupedFooter", { .groupedFooter() }), ("sidebarCell", { .sidebarCell() }),
        ("prominentInsetGroupedHeader", { .prominentInsetGroupedHeader() }),
        ("extraProminentInsetGroupedHeader", { .extraProminentInsetGroupedHeader() }),
        ("sidebarSubtitleCell", { .sidebarSubtitleCell() }),
        ("accompaniedSidebarCell", { .accompaniedSidebarCell() }),
        ("accompaniedSidebarSubtitleCell", { .accompaniedSidebarSubtitleCell() }),
        ("sidebarHeader", { .sidebarHeader() }),
    ]

    private func state(
        _ traits: UITraitCollection = .phone, _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traits)
        change(&state)
        return state
    }

    // MARK: Defaults

    @Test func `L24: cells of a phone with iOS 14 to 18 have the logged margins and padding`() {
        let cell = UIListContentConfiguration.cell()
        #expect(cell.directionalLayoutMargins == .init(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.imageToTextPadding == 16)
        #expect(cell.textToSecondaryTextVerticalPadding == 3)
        #expect(cell.textToSecondaryTextHorizontalPadding == 8)
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(cell.textProperties.font == .preferredFont(forTextStyle: .body))
        #expect(cell.secondaryTextProperties.font.pointSize == 15)
        #expect(cell.secondaryTextProperties.color == .secondaryLabel)
        #expect(cell.textProperties.numberOfLines == 0)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.font.pointSize == 17)
        #expect(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
    }

    @Test
    func `on a phone with iOS 14 to 18, headers of groups are footnotes in gray capitals, and footers are footnotes`() {
        let header = UIListContentConfiguration.groupedHeader()
        #expect(header.textProperties.transform == .uppercase)
        #expect(header.textProperties.font.pointSize == 13)
        #expect(header.textProperties.color == .secondaryLabel)
        #expect(UIListContentConfiguration.plainHeader().textProperties.font.pointSize == 17)
        #expect(UIListContentConfiguration.groupedFooter().textProperties.font.pointSize == 13)
    }

    @Test func `the text of sidebars shrinks and tightens before it's truncated, and the text of other lists wraps`() {
        for make in [UIListContentConfiguration.sidebarCell, UIListContentConfiguration.sidebarHeader] {
            let properties = make().textProperties
            #expect(properties.adjustsFontSizeToFitWidth && properties.allowsDefaultTighteningForTruncation)
            #expect(properties.minimumScaleFactor == 0.9 && properties.numberOfLines == 1)
        }
        let properties = UIListContentConfiguration.cell().textProperties
        #expect(!properties.adjustsFontSizeToFitWidth && !properties.allowsDefaultTighteningForTruncation)
    }

    @Test func `L23: the standard dimension is the negative greatest finite number`() {
        #expect(UIListContentConfiguration.ImageProperties.standardDimension == -CGFloat.greatestFiniteMagnitude)
    }

    // MARK: Values

    @Test func `L50: configurations are equal by value; attributed text sets the plain text`() {
        var first = UIListContentConfiguration.cell(), second = UIListContentConfiguration.cell()
        #expect(first == second)
        first.text = "Anna"
        #expect(first != second)
        second.attributedText = NSAttributedString(string: "Anna")
        #expect(second.text == "Anna" && first != second)
        second.text = "Anna"
        #expect(second.attributedText == nil && first == second && first.hashValue == second.hashValue)
        first.textProperties.numberOfLines = 0
        #expect(first == second, "what was set to the default shows the same")
        first.secondaryAttributedText = NSAttributedString(string: "x")
        #expect(first.secondaryText == "x")
    }

    @Test func `attributed text is copied`() {
        let text = NSMutableAttributedString(string: "Anna")
        var configuration = UIListContentConfiguration.cell()
        configuration.attributedText = text
        text.append(NSAttributedString(string: " and Otto"))
        #expect(configuration.attributedText?.string == "Anna")
    }

    // MARK: Updates

    @Test
    func `L54: in sidebars, selected text is heavier, focused text white, and highlighted text has 30 % opacity`()
        throws
    {
        let cell = UIListContentConfiguration.sidebarCell()
        let selected = cell.updated(for: state { $0.isSelected = true })
        #expect(selected.textProperties.font != cell.textProperties.font)
        #expect(selected.textProperties.font.pointSize == 17)
        #expect(selected.updated(for: state()) == cell, "and back again")
        #expect(cell.updated(for: state { $0.isFocused = true }).textProperties.color == .white)
        let highlighted = cell.updated(for: state { $0.isHighlighted = true })
        let transformer = try #require(highlighted.textProperties.colorTransformer)
        #expect(transformer(UIColor(white: 0, alpha: 1)).cgColor.alpha == 0.3)
        #expect(highlighted.textProperties.resolvedColor().cgColor.alpha == 0.3)
        #expect(highlighted == cell.updated(for: state { $0.isHighlighted = true }))
    }

    @Test func `cells outside of sidebars keep their text when they are selected or touched`() {
        let cell = UIListContentConfiguration.cell()
        for change: (inout UICellConfigurationState) -> Void in [
            { $0.isSelected = true }, { $0.isHighlighted = true }, { $0.isEditing = true },
        ] {
            #expect(cell.updated(for: state(.phone, change)) == cell)
        }
    }

    @Test func `L54: disabled text is paler, and dragged content has half the opacity`() {
        for (name, make) in Self.factories {
            let disabled = make().updated(for: state { $0.isDisabled = true })
            #expect(disabled.textProperties.color == .tertiaryLabel, "\(name)")
            #expect(disabled.secondaryTextProperties.color == .quaternaryLabel, "\(name)")
            #expect(make().updated(for: state { $0.cellDragState = .dragging }).alpha == 0.5, "\(name)")
            #expect(make().alpha == 1)
        }
    }

    @Test func `a header's state applies like a cell's`() {
        var state = UIViewConfigurationState(traitCollection: .phone)
        state.isDisabled = true
        #expect(UIListContentConfiguration.plainHeader().updated(for: state).textProperties.color == .tertiaryLabel)
    }

    @Test func `L54: values set by the app are kept in every state`() {
        for (name, make) in Self.factories {
            var configuration = make()
            configuration.text = "Anna"
            configuration.image = UIImage()
            configuration.alpha = 0.75
            configuration.textProperties.font = .systemFont(ofSize: 31)
            configuration.textProperties.color = .purple
            configuration.textProperties.colorTransformer = .grayscale
            configuration.textProperties.numberOfLines = 4
            configuration.textProperties.transform = .lowercase
            configuration.textProperties.adjustsFontSizeToFitWidth = false
            configuration.textProperties.minimumScaleFactor = 0.1
            configuration.textProperties.allowsDefaultTighteningForTruncation = false
            configuration.secondaryTextProperties = configuration.textProperties
            configuration.imageProperties.tintColor = .green
            configuration.imageProperties.tintColorTransformer = .monochromeTint
            configuration.imageProperties.preferredSymbolConfiguration = .init(pointSize: 99)
            configuration.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            configuration.axesPreservingSuperviewLayoutMargins = .both
            configuration.prefersSideBySideTextAndSecondaryText.toggle()
            configuration.imageToTextPadding = 5
            configuration.textToSecondaryTextHorizontalPadding = 6
            configuration.textToSecondaryTextVerticalPadding = 7
            let updated = configuration.updated(
                for: state(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)) {
                    $0.isSelected = true
                    $0.isHighlighted = true
                    $0.isDisabled = true
                    $0.isFocused = true
                    $0.cellDragState = .dragging
                })
            #expect(updated == configuration, "\(name)")
        }
    }

    @Test func `setting nil counts as setting a value`() {
        var configuration = UIListContentConfiguration.sidebarCell()
        configuration.textProperties.colorTransformer = nil
        let highlighted = configuration.updated(for: state { $0.isHighlighted = true })
        #expect(highlighted.textProperties.colorTransformer == nil)
        #expect(highlighted.secondaryTextProperties.colorTransformer != nil)
    }

    @Test func `updating brings fonts to the text size of the state`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let updated = UIListContentConfiguration.cell().updated(for: state(traits))
        #expect(updated.textProperties.font.pointSize == 53)
        #expect(updated.secondaryTextProperties.font.pointSize == 49)
        #expect(updated.updated(for: state()).textProperties.font.pointSize == 17)
    }

    @Test func `cells, headers, and footers adapt to the appearance of their list`() {
        func look(
            _ configuration: UIListContentConfiguration, in environment: UIListEnvironment
        ) -> UIListContentConfiguration {
            configuration.updated(
                for: state(
                    UITraitCollection.phone.replacing(
                        UITraitListEnvironment.self, value: environment)))
        }
        #expect(look(.cell(), in: .sidebar).directionalLayoutMargins.leading == 8)
        #expect(look(.cell(), in: .sidebar).textProperties.numberOfLines == 1)
        #expect(look(.cell(), in: .grouped) == .cell())
        #expect(
            look(.header(), in: .insetGrouped).textProperties
                == UIListContentConfiguration.groupedHeader().textProperties)
        #expect(look(.header(), in: .plain).textProperties == UIListContentConfiguration.plainHeader().textProperties)
        #expect(
            look(.header(), in: .sidebar).textProperties == UIListContentConfiguration.sidebarHeader().textProperties)
        #expect(
            look(.footer(), in: .grouped).textProperties == UIListContentConfiguration.groupedFooter().textProperties)
    }

    // MARK: Colors

    @Test func `colors without an explicit value are the transformed tint color`() {
        var image = UIListContentConfiguration.cell().imageProperties
        #expect(image.resolvedTintColor(for: .orange) == .orange)
        image.tintColor = .red
        #expect(image.resolvedTintColor(for: .orange) == .red)
        image.tintColorTransformer = .monochromeTint
        #expect(image.resolvedTintColor(for: .orange) == .secondaryLabel)
        #expect(image.resolvedStrokeColor(for: .orange) == .orange)
        image.strokeColorTransformer = .monochromeTint
        #expect(image.resolvedStrokeColor(for: .orange) == .secondaryLabel)
        var text = UIListContentConfiguration.cell().textProperties
        #expect(text.resolvedColor() == .label)
        text.colorTransformer = .monochromeTint
        #expect(text.resolvedColor() == .secondaryLabel)
    }
}
