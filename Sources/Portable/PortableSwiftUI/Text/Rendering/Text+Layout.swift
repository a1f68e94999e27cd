import DisplayList
import LayoutGeometry
import PortableUIKit

extension Text {
    /// The lines of a text, in order. Each line is a collection of runs, and each run a collection of slices with one
    /// character each if they can be drawn separately.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// A Boolean value that indicates whether a part of the text is missing, because it doesn't fit the view.
        public let isTruncated: Bool

        /// The position of the first line, 0.
        public var startIndex: Int { 0 }
        /// The number of lines.
        public var endIndex: Int { lines.count }

        /// Accesses the line at the given position.
        public subscript(position: Int) -> Line { lines[position] }
    }
}

extension Text.Layout {
    /// The position of a character in the text.
    @frozen
    public struct CharacterIndex: Comparable, Hashable, Sendable {
        /// The number of UTF-16 code units before the character.
        let offset: Int

        /// Returns a Boolean value that indicates whether the first character is before the second one.
        public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.offset < right.offset }
    }

    /// The measurements of a part of a text, in points.
    @frozen
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline, in the coordinate space of the text view.
        public var origin = CGPoint.zero
        /// The width.
        public var width: CGFloat = 0
        /// The distance from the top to the baseline.
        public var ascent: CGFloat = 0
        /// The distance from the baseline to the bottom.
        public var descent: CGFloat = 0
        /// The distance below the descent to the next line.
        public var leading: CGFloat = 0

        /// Creates bounds with the size and the origin zero.
        public init() {}

        /// The rectangle from the ascent to the descent, in the coordinate space of the text view.
        public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// Options for drawing a part of a text.
    @frozen
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Glyphs can be drawn at any fraction of a pixel. Differs from SwiftUI: they always can.
        public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }

    /// A line of a text: a collection of runs, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        /// The left end of the baseline, in the coordinate space of the text view. Changing it moves the line.
        public var origin: CGPoint
        /// The bounds relative to the origin.
        let bounds: TypographicBounds
        /// The runs, relative to the origin.
        let runs: [Run]

        /// The bounds of the line.
        public var typographicBounds: TypographicBounds { bounds.moved(by: origin) }

        /// The position of the first run, 0.
        public var startIndex: Int { 0 }
        /// The number of runs.
        public var endIndex: Int { runs.count }

        /// Accesses the run at the given position.
        public subscript(position: Int) -> Run { runs[position].moved(by: origin) }
    }

    /// A part of a line whose characters have the same style, attributes, and direction: a collection of slices with one
    /// character each, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
        /// A character, or several that are drawn as one.
        struct Glyph: Equatable {
            /// The distance from the left end of the run.
            let x: CGFloat
            let width: CGFloat
            let text: String
            /// The character, or `nil` for an ellipsis.
            let index: CharacterIndex?
        }

        /// The drawing of the whole run. Its position isn't used.
        var drawing: TextRun
        let mode: TextDrawing
        let glyphs: [Glyph]
        let attributes: [AnyTextAttribute]
        /// The bounds of the run.
        public internal(set) var typographicBounds: TypographicBounds

        /// The characters of the run, in the order of the slices. An ellipsis has none.
        public var characterIndices: [CharacterIndex] { glyphs.compactMap(\.index) }

        /// The direction of the characters.
        public var layoutDirection: LayoutDirection { drawing.isRightToLeft ? .rightToLeft : .leftToRight }

        /// Returns the attribute of a type, or `nil` if the text has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes.lazy.compactMap { $0.value(as: key) }.first }

        /// The position of the first slice, 0.
        public var startIndex: Int { 0 }
        /// The number of slices.
        public var endIndex: Int { glyphs.count }

        /// Accesses the slice at the given position.
        public subscript(position: Int) -> RunSlice { RunSlice(run: self, indices: position..<position + 1) }

        func moved(by offset: CGPoint) -> Run {
            var run = self
            run.typographicBounds = typographicBounds.moved(by: offset)
            return run
        }
    }

    /// A part of a run: a collection of slices with one character each, from left to right.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run.
        public var run: Run
        /// The positions of the characters in the run.
        public var indices: Range<Int>

        /// Creates a slice of a run. Positions that aren't in the run are ignored.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
        }

        var glyphs: ArraySlice<Run.Glyph> { run.glyphs[indices] }

        /// The bounds of the slice.
        public var typographicBounds: TypographicBounds {
            var bounds = run.typographicBounds
            bounds.origin.x += glyphs.first?.x ?? 0
            bounds.width = glyphs.last.map { $0.x + $0.width - glyphs[indices.lowerBound].x } ?? 0
            return bounds
        }

        /// The characters of the slice, in the order of its slices.
        public var characterIndices: [CharacterIndex] { glyphs.compactMap(\.index) }

        /// Returns the attribute of a type, or `nil` if the text has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The position of the first slice in the run.
        public var startIndex: Int { indices.lowerBound }
        /// The position after the last slice in the run.
        public var endIndex: Int { indices.upperBound }

        /// Accesses the slice at the given position of the run.
        public subscript(position: Int) -> RunSlice { RunSlice(run: run, indices: position..<position + 1) }
    }
}

extension Text.Layout.TypographicBounds {
    fileprivate func moved(by offset: CGPoint) -> Self {
        var bounds = self
        bounds.origin.x += offset.x
        bounds.origin.y += offset.y
        return bounds
    }
}
