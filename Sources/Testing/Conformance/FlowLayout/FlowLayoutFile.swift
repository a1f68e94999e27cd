import Foundation
import LayoutCases

/// A recorded flow layout.
struct FlowLayoutFile: Decodable {
    var environment: Environment
    var layout: Layout
    var delegate: Delegate?
    var cells: Cells?
    var itemCounts: [Int]
    var contentSize: LayoutCase.Lengths
    var expected: [LayoutCase.Element]

    struct Environment: Decodable {
        var bounds: LayoutCase.Lengths
        var contentInset: FlowSides?
        var layoutMargins: FlowSides?
        var safeAreaInsets: FlowSides?
        var scale: Double?
        var inWindow: Bool?
    }

    enum InsetReference: String, Decodable {
        case sectionInsetFromContentInset
        case sectionInsetFromSafeArea
        case sectionInsetFromLayoutMargins
    }

    struct Layout: Decodable {
        var scrollDirection: LayoutCase.ScrollDirection?
        var itemSize: LayoutCase.Lengths?
        var sectionInset: FlowSides?
        var minimumLineSpacing: Double?
        var minimumInteritemSpacing: Double?
        var sectionInsetReference: InsetReference?
        var estimatedItemSize: EstimatedSize?
        var headerReferenceSize: LayoutCase.Lengths?
        var footerReferenceSize: LayoutCase.Lengths?
        var sectionHeadersPinToVisibleBounds: Bool?
        var sectionFootersPinToVisibleBounds: Bool?
    }

    /// Formulas of `item` and `s`, the section.
    struct Delegate: Decodable {
        var sizeForItem: String?
        var insetForSection: String?
        var headerReferenceSize: LayoutCase.Lengths?
        var footerReferenceSize: LayoutCase.Lengths?
    }

    struct Cells: Decodable {
        /// A description. "delegate answers [320,70]" is the delegate's size for all items.
        var description: String?
    }

    /// Insets by edge, or as `[top, left, bottom, right]`.
    struct FlowSides: Decodable {
        var sides: LayoutCase.Sides

        init(from decoder: any Decoder) throws {
            if let values = try? decoder.singleValueContainer().decode([Double].self), values.count == 4 {
                sides = LayoutCase.Sides()
                (sides.top, sides.left, sides.bottom, sides.right) = (values[0], values[1], values[2], values[3])
            } else {
                sides = try LayoutCase.Sides(from: decoder)
            }
        }
    }

    /// A size, or "automatic".
    enum EstimatedSize: Decodable {
        case automatic
        case size(LayoutCase.Lengths)

        init(from decoder: any Decoder) throws {
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                guard name == "automatic" else {
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: decoder.codingPath, debugDescription: "unknown estimate \(name)"))
                }
                self = .automatic
            } else {
                self = .size(try LayoutCase.Lengths(from: decoder))
            }
        }
    }
}
