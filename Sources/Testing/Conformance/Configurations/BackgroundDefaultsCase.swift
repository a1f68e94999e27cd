import CollageTesting
import Foundation

/// The recorded properties of a background configuration from its factory method.
@MainActor
struct BackgroundDefaultsCase {
    private let content: Content

    private struct Content: Decodable {
        var factory: String
        var expected: Expected
    }

    private struct Expected: Decodable {
        var backgroundInsets: RecordedInsets
        var cornerRadius: Double
        var edgesAddingLayoutMarginsToBackgroundInsets: UInt
        var strokeOutset: Double
        var strokeWidth: Double
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

    private var configuration: UIBackgroundConfiguration? {
        switch content.factory {
        case "clearConfiguration": .clear()
        case "listPlainCellConfiguration": .listPlainCell()
        case "listPlainHeaderFooterConfiguration": .listPlainHeaderFooter()
        case "listGroupedCellConfiguration": .listGroupedCell()
        case "listGroupedHeaderFooterConfiguration": .listGroupedHeaderFooter()
        case "listSidebarCellConfiguration": .listSidebarCell()
        case "listSidebarHeaderConfiguration": .listSidebarHeader()
        case "listAccompaniedSidebarCellConfiguration": .listAccompaniedSidebarCell()
        default: nil
        }
    }

    private func differences(_ found: UIBackgroundConfiguration) -> [String] {
        let expected = content.expected
        var values = RecordedValues()
        values.compare("cornerRadius", expected.cornerRadius, found.cornerRadius)
        values.compare("backgroundInsets", expected.backgroundInsets, found.backgroundInsets)
        values.compare(
            "edgesAddingLayoutMarginsToBackgroundInsets", expected.edgesAddingLayoutMarginsToBackgroundInsets,
            found.edgesAddingLayoutMarginsToBackgroundInsets.rawValue)
        values.compare("strokeWidth", expected.strokeWidth, found.strokeWidth)
        values.compare("strokeOutset", expected.strokeOutset, found.strokeOutset)
        return values.differences
    }
}
