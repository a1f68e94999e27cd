import CollageTesting
import Foundation

/// The recorded properties of a list content configuration from its factory method.
@MainActor
struct ListContentDefaultsCase {
    private let content: Content

    private struct Content: Decodable {
        var factory: String
        var expected: Expected
    }

    private struct Expected: Decodable {
        var axesPreservingSuperviewLayoutMargins: String
        var directionalLayoutMargins: RecordedInsets
        var imageToTextPadding: Double
        var prefersSideBySideTextAndSecondaryText: Bool
        var secondaryTextProperties: TextProperties
        var textProperties: TextProperties
        var textToSecondaryTextHorizontalPadding: Double
        var textToSecondaryTextVerticalPadding: Double
    }

    private struct TextProperties: Decodable {
        var adjustsFontSizeToFitWidth: Bool
        var allowsDefaultTighteningForTruncation: Bool
        var fontPointSize: Double
        var minimumScaleFactor: Double
        var numberOfLines: Int
    }

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    func run(name: String) -> CaseResult {
        withRecordedMetrics {
            guard let configuration = configuration else {
                return CaseResult(name: name, differences: ["unknown factory \"\(content.factory)\""])
            }
            return CaseResult(name: name, differences: differences(configuration))
        }
    }

    private var configuration: UIListContentConfiguration? {
        switch content.factory {
        case "cellConfiguration": .cell()
        case "subtitleCellConfiguration": .subtitleCell()
        case "valueCellConfiguration": .valueCell()
        case "plainHeaderConfiguration": .plainHeader()
        case "plainFooterConfiguration": .plainFooter()
        case "groupedHeaderConfiguration": .groupedHeader()
        case "groupedFooterConfiguration": .groupedFooter()
        case "sidebarCellConfiguration": .sidebarCell()
        case "sidebarSubtitleCellConfiguration": .sidebarSubtitleCell()
        case "accompaniedSidebarCellConfiguration": .accompaniedSidebarCell()
        case "accompaniedSidebarSubtitleCellConfiguration": .accompaniedSidebarSubtitleCell()
        case "sidebarHeaderConfiguration": .sidebarHeader()
        default: nil
        }
    }

    private func differences(_ found: UIListContentConfiguration) -> [String] {
        let expected = content.expected
        var values = RecordedValues()
        values.compare("directionalLayoutMargins", expected.directionalLayoutMargins, found.directionalLayoutMargins)
        values.compare(
            "axesPreservingSuperviewLayoutMargins", expected.axesPreservingSuperviewLayoutMargins,
            found.axesPreservingSuperviewLayoutMargins.recordedName)
        values.compare(
            "prefersSideBySideTextAndSecondaryText", expected.prefersSideBySideTextAndSecondaryText,
            found.prefersSideBySideTextAndSecondaryText)
        values.compare("imageToTextPadding", expected.imageToTextPadding, found.imageToTextPadding)
        values.compare(
            "textToSecondaryTextHorizontalPadding", expected.textToSecondaryTextHorizontalPadding,
            found.textToSecondaryTextHorizontalPadding)
        values.compare(
            "textToSecondaryTextVerticalPadding", expected.textToSecondaryTextVerticalPadding,
            found.textToSecondaryTextVerticalPadding)
        compare("textProperties", expected.textProperties, found.textProperties, &values)
        compare("secondaryTextProperties", expected.secondaryTextProperties, found.secondaryTextProperties, &values)
        return values.differences
    }

    private func compare(
        _ name: String, _ expected: TextProperties, _ found: UIListContentConfiguration.TextProperties,
        _ values: inout RecordedValues
    ) {
        values.compare("\(name).fontPointSize", expected.fontPointSize, found.font.pointSize)
        values.compare("\(name).numberOfLines", expected.numberOfLines, found.numberOfLines)
        values.compare(
            "\(name).adjustsFontSizeToFitWidth", expected.adjustsFontSizeToFitWidth, found.adjustsFontSizeToFitWidth)
        values.compare("\(name).minimumScaleFactor", expected.minimumScaleFactor, found.minimumScaleFactor)
        values.compare(
            "\(name).allowsDefaultTighteningForTruncation", expected.allowsDefaultTighteningForTruncation,
            found.allowsDefaultTighteningForTruncation)
    }
}

extension UIAxis {
    fileprivate var recordedName: String {
        switch self {
        case []: "neither"
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        default: "both"
        }
    }
}
