import Foundation

extension LayoutCase {
    /// The layout under test.
    package struct Layout: Decodable, Sendable {
        package var configuration: Configuration?
        /// The same section for every index.
        package var section: Section?
        /// One section for each index.
        package var sections: [Section]?

        /// Returns the section for an index, or `nil` if the case has none for it.
        package func section(at index: Int) -> Section? {
            guard let sections else { return section }
            return sections.indices.contains(index) ? sections[index] : nil
        }
    }

    package enum ScrollDirection: String, Decodable, Sendable {
        case vertical
        case horizontal
    }

    package enum InsetsReference: String, Decodable, Sendable {
        case automatic
        case none
        case safeArea
        case layoutMargins
        case readableContent
    }

    package enum ScrollingBehavior: String, Decodable, Sendable {
        case none
        case continuous
        case continuousGroupLeadingBoundary
        case paging
        case groupPaging
        case groupPagingCentered
    }

    package struct Configuration: Decodable, Sendable {
        package var scrollDirection: ScrollDirection?
        package var interSectionSpacing: Double?
        package var boundarySupplementaryItems: [Boundary]?
        package var contentInsetsReference: InsetsReference?
    }

    package struct Section: Decodable, Sendable {
        package var group: Node
        package var interGroupSpacing: Double?
        package var contentInsets: Sides?
        package var orthogonalScrollingBehavior: ScrollingBehavior?
        package var boundarySupplementaryItems: [Boundary]?
        package var decorationItems: [Decoration]?
        package var supplementariesFollowContentInsets: Bool?
        package var contentInsetsReference: InsetsReference?
        package var supplementaryContentInsetsReference: InsetsReference?
    }

    /// An object with a single key, which specifies the kind of a length.
    package enum Dimension: Decodable, Sendable {
        case fractionalWidth(Double)
        case fractionalHeight(Double)
        case absolute(Double)
        case estimated(Double)
        case uniformAcrossSiblings(Double)

        package init(from decoder: any Decoder) throws {
            let values = try decoder.singleValueContainer().decode([String: Double].self)
            guard values.count == 1, let (key, value) = values.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "a dimension has exactly one key"))
            }
            switch key {
            case "fractionalWidth": self = .fractionalWidth(value)
            case "fractionalHeight": self = .fractionalHeight(value)
            case "absolute": self = .absolute(value)
            case "estimated": self = .estimated(value)
            case "uniformAcrossSiblings": self = .uniformAcrossSiblings(value)
            default:
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "unknown dimension \(key)"))
            }
        }
    }

    package struct Extent: Decodable, Sendable {
        package var width: Dimension
        package var height: Dimension
    }

    package struct Spacing: Decodable, Sendable {
        package var fixed: Double?
        package var flexible: Double?
    }

    package struct EdgeSpacing: Decodable, Sendable {
        package var leading: Spacing?
        package var top: Spacing?
        package var trailing: Spacing?
        package var bottom: Spacing?
    }

    /// An item or a group.
    package struct Node: Decodable, Sendable {
        package enum NodeType: String, Decodable, Sendable {
            case item
            case group
        }

        package enum GroupAxis: String, Decodable, Sendable {
            case horizontal
            case vertical
            case custom
        }

        /// The initializer that created the group.
        package enum Initializer: String, Decodable, Sendable {
            case subitems
            case subitemCount
            case repeatingSubitem
        }

        package var type: NodeType
        package var size: Extent
        package var contentInsets: Sides?
        package var edgeSpacing: EdgeSpacing?
        package var supplementaryItems: [Supplementary]?
        package var axis: GroupAxis?
        package var `init`: Initializer?
        package var count: Int?
        package var subitems: [Node]?
        package var interItemSpacing: Spacing?
        package var customItems: [CustomItem]?
    }

    package struct CustomItem: Decodable, Sendable {
        package var frame: Frame
        package var zIndex: Int?
    }

    package struct Anchor: Decodable, Sendable {
        package var edges: [String]
        package var absoluteOffset: Lengths?
        package var fractionalOffset: Lengths?
    }

    package struct Supplementary: Decodable, Sendable {
        package var elementKind: String
        package var size: Extent
        package var containerAnchor: Anchor
        package var itemAnchor: Anchor?
        package var contentInsets: Sides?
        package var zIndex: Int?
    }

    package enum Alignment: String, Decodable, Sendable {
        case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }

    package struct Boundary: Decodable, Sendable {
        package var elementKind: String
        package var size: Extent
        package var alignment: Alignment
        package var absoluteOffset: Lengths?
        package var extendsBoundary: Bool?
        package var pinToVisibleBounds: Bool?
        package var contentInsets: Sides?
        package var zIndex: Int?
    }

    package struct Decoration: Decodable, Sendable {
        package var elementKind: String
        package var contentInsets: Sides?
        package var zIndex: Int?
    }
}
