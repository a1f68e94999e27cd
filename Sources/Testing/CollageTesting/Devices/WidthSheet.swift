import Foundation
import PortableUIKit

/// A screen at all widths of a range, on a host that is resized like a window.
///
/// ```swift
/// @MainActor @Test func `the recipe fits in windows of all sizes`() throws {
///     try WidthSheet(320...1400).check { host in
///         host.show(RecipeViewController(recipe: Recipe(name: "Soup")))
///     }
/// }
/// ```
///
/// The screen is created once, at the first width. ``check(fileID:file:line:column:function:showing:)`` fails if
/// something is cut off at a width, if the resized screen differs from a new one of the same width, or if an element
/// moves farther than the window's edge. ``verify(named:tolerance:fileID:file:line:column:function:showing:)`` compares
/// an image of all widths.
@MainActor
public struct WidthSheet {
    /// A rule that a screen can violate.
    public enum Rule: String, Sendable, CaseIterable {
        /// Text is truncated, pieces of text overlap, constraints conflict, or a view ends beyond an edge of the
        /// window.
        case clipping
        /// An element has another frame than on a new screen of the same width.
        case history
        /// An element moves or grows horizontally by more than twice the change of the width. Changes of the size class
        /// and the widths of ``WidthSheet/breakpoints`` are exempt.
        case jumps
    }

    /// The widths in ascending order, in points.
    public let widths: [CGFloat]
    /// The height of the windows, in points.
    public var height: CGFloat
    /// The device whose windows are shown.
    public var device: Device
    /// The widths at which the screen changes its arrangement, in points, such as a grid that gets another column. It's
    /// empty by default.
    public var breakpoints: [CGFloat]
    /// The rules to check. The default is all of them.
    public var rules: Set<Rule>

    /// Creates a sheet of the given widths.
    /// - Parameters:
    ///   - widths: The range of widths, in points. The end is included.
    ///   - step: The distance between two widths, in points.
    ///   - height: The height of the windows, in points.
    ///   - device: The device whose windows are shown.
    ///   - breakpoints: The widths at which the screen changes its arrangement, in points.
    ///   - rules: The rules to check.
    public init(
        _ widths: ClosedRange<CGFloat> = 320...1400, step: CGFloat = 40, height: CGFloat = 700,
        device: Device = .iPadPro13.running(.iOS26), breakpoints: [CGFloat] = [],
        rules: Set<Rule> = Set(Rule.allCases)
    ) {
        precondition(step >= 1, "The step of a width sheet must be at least one point, not \(step).")
        var all = Array(stride(from: widths.lowerBound, through: widths.upperBound, by: step))
        if let last = all.last, last < widths.upperBound { all.append(widths.upperBound) }
        self.widths = all
        self.height = height
        self.device = device
        self.breakpoints = breakpoints
        self.rules = rules
    }

    /// Returns the window of a width.
    func window(_ width: CGFloat) -> Device { device.window(width: width, height: height) }

    /// Resizes a screen through all widths, and fails if it violates one of the rules.
    ///
    /// - Parameter show: A closure that shows the screen on a host. It's called for each width if the rule
    ///   ``Rule/history`` is checked.
    /// - Throws: ``WidthSheetFailure``, which lists the problems. With Swift Testing, the failure is recorded as an
    ///   issue at the line of the call instead, and the test continues.
    public func check(
        fileID: String = #fileID, file: StaticString = #filePath, line: Int = #line, column: Int = #column,
        function: String = #function, showing show: (TestHost) throws -> Void
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        let failure = try failure(showing: show)
        try call.report { if let failure { throw failure } }
    }

    /// Returns the violations of the rules, or `nil` if the screen follows them.
    func failure(showing show: (TestHost) throws -> Void) throws -> WidthSheetFailure? {
        var check = WidthCheck(sheet: self)
        try resize(showing: show) { try check.add($0, $1, showing: show) }
        return check.failure
    }

    /// Compares an image of all widths with the reference of the given name.
    /// - Parameters:
    ///   - name: The name of the reference. The default is the name of the test function.
    ///   - tolerance: The tolerated difference.
    ///   - show: A closure that shows the screen on a host.
    public func verify(
        named name: String? = nil, tolerance: ImageTolerance? = nil, fileID: String = #fileID,
        file: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
        showing show: (TestHost) throws -> Void
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        try call.verify(
            TestHost.SnapshotKind.png.type, named: name, tolerance: tolerance, argument: UUID()
        ) { try content(showing: show) }
    }

    /// Returns an image of all widths as a PNG file, at half a pixel per point.
    ///
    /// - Parameter show: A closure that shows the screen on a host.
    /// - Throws: The error that `show` throws, or an error that describes why the sheet can't be drawn.
    public func png(showing show: (TestHost) throws -> Void) throws -> Data {
        try content(showing: show).file()
    }

    /// Shows the screen on a host, and calls a closure at each width.
    private func resize(
        showing show: (TestHost) throws -> Void, _ body: (TestHost, _ width: CGFloat) throws -> Void
    ) throws {
        guard let first = widths.first else { return }
        let host = TestHost(window(first), text: .fonts)
        try show(host)
        for width in widths {
            if width != first { host.change(to: window(width)) }
            try body(host, width)
        }
    }

    private func content(showing show: (TestHost) throws -> Void) throws -> any SnapshotContent {
        let margin = ScreenSheet.margin
        let lineEnd = max((widths.last ?? 0) + 2 * margin, 2900)
        var sheet = ScreenSheet()
        var origin = CGPoint(x: margin, y: margin)
        try resize(showing: show) { host, width in
            if origin.x > margin, origin.x + width + margin > lineEnd {
                origin = CGPoint(x: margin, y: origin.y + ScreenSheet.captionHeight + height + margin)
            }
            sheet.add(host.frame().root, of: window(width), caption: width.short, at: origin)
            origin.x += width + margin
        }
        return try sheet.picture(scale: 0.5)
    }
}
