import Foundation

/// A recorded compositional layout: the description, the container, and the resulting frames.
///
/// The keys are the same as in the recorded files (see their `SCHEMA.md`). A missing key stands for UIKit's default.
package struct LayoutCase: Decodable, Sendable {
    package var name: String
    package var environment: Environment
    package var layout: Layout
    package var itemCounts: [Int]
    /// Boolean values by section. `false` means that there may be more items than the recording shows.
    package var itemCountIsExact: [Bool]?
    /// A Boolean value that indicates whether the recording contains all sections.
    package var sectionCountIsExact: Bool?
    package var contentSize: Lengths?
    package var expected: [Element]
    /// A Boolean value that indicates whether only elements in the visible bounds are listed. Otherwise, the list is
    /// complete.
    package var expectedIsOnlyVisible: Bool?
    /// A Boolean value that indicates whether the frames of orthogonal sections were recorded at the scroll offset 0.
    package var expectedFramesAreSectionContentCoordinates: Bool?
    package var orthogonalScroll: OrthogonalScroll?
    package var selfSizing: SelfSizing?

    /// Reads one file.
    package init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(LayoutCase.self, from: Data(contentsOf: url))
    }

    package struct Environment: Decodable, Sendable {
        package var bounds: Lengths
        package var scale: Double
        package var safeAreaInsets: Sides?
        package var adjustedContentInset: Sides?
        package var contentOffset: Lengths?
        package var layoutDirection: String?
        package var layoutMargins: Sides?
        package var horizontalSizeClass: String?
        package var verticalSizeClass: String?
    }

    /// An element's recorded frame.
    package struct Element: Decodable, Sendable {
        package enum Kind: String, Decodable, Sendable {
            case cell
            case supplementary
            case decoration
        }

        package var kind: Kind
        package var elementKind: String?
        /// The section and the item. Item -1 is a boundary item of the layout.
        package var indexPath: [Int]
        package var frame: Frame
        package var zIndex: Int?
        /// A Boolean value that indicates whether the index path is uncertain. The frame is certain.
        package var indexPathUncertain: Bool?
    }

    package struct OrthogonalScroll: Decodable, Sendable {
        package struct Step: Decodable, Sendable {
            package var requestedOffset: Double
            /// The resting offsets by section.
            package var restingOffset: [Double]
        }

        package var steps: [Step]
    }

    package struct SelfSizing: Decodable, Sendable {
        /// The preferred heights by item. `nil` means that the cell keeps the estimate.
        package var cellPreferredHeights: [Double?]?
        package var supplementaryPreferredHeights: [String: Double]?
    }

    /// Two lengths or coordinates, `[x, y]`.
    package struct Lengths: Decodable, Sendable {
        package var x: Double
        package var y: Double

        package init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            x = try values.decode(Double.self)
            y = try values.decode(Double.self)
        }
    }

    /// A rectangle, `[x, y, width, height]`.
    package struct Frame: Decodable, Sendable, Equatable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        package init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            x = try values.decode(Double.self)
            y = try values.decode(Double.self)
            width = try values.decode(Double.self)
            height = try values.decode(Double.self)
        }

        /// Returns a Boolean value that indicates whether no number differs by more than `tolerance`.
        package func isClose(to other: Frame, tolerance: Double) -> Bool {
            abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
                && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
        }
    }

    /// Insets by edge. A missing edge is 0.
    package struct Sides: Decodable, Sendable {
        package var top = 0.0
        package var left = 0.0
        package var bottom = 0.0
        package var right = 0.0

        private enum CodingKeys: String, CodingKey {
            case top, left, bottom, right, leading, trailing
        }

        /// Creates insets of 0.
        package init() {}

        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            func side(_ keys: CodingKeys...) throws -> Double {
                for key in keys {
                    if let value = try values.decodeIfPresent(Double.self, forKey: key) { return value }
                }
                return 0
            }
            top = try side(.top)
            left = try side(.left, .leading)
            bottom = try side(.bottom)
            right = try side(.right, .trailing)
        }
    }
}
