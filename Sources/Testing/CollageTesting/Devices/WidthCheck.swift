import CairoRenderer
import Foundation
import PortableUIKit

/// The check of a screen at the widths of a ``WidthSheet``, from one width to the next.
@MainActor
struct WidthCheck {
    private static let maximumImageCount = 4

    let sheet: WidthSheet
    private var problems: [WidthSheetFailure.Problem] = []
    private var files: [(name: String, content: [UInt8])] = []
    private var previous: State?

    init(sheet: WidthSheet) { self.sheet = sheet }

    /// The elements of a screen at a width.
    private struct State {
        let width: CGFloat
        let sizeClass: UIUserInterfaceSizeClass
        /// The frames by a name that is the same at all widths.
        let frames: [String: CGRect]
        /// The names in reading order.
        let names: [String]
    }

    var failure: WidthSheetFailure? { problems.isEmpty ? nil : WidthSheetFailure(problems, files) }

    /// Checks the screen at a width.
    mutating func add(_ host: TestHost, _ width: CGFloat, showing show: (TestHost) throws -> Void) throws {
        let count = problems.count
        let state = state(of: host, width)
        if sheet.rules.contains(.clipping) { checkClipping(host, width) }
        if let previous, sheet.rules.contains(.jumps) { checkJumps(from: previous, to: state) }
        if previous != nil, sheet.rules.contains(.history) {
            let new = TestHost(sheet.window(width), text: .fonts)
            try show(new)
            if checkHistory(state, self.state(of: new, width)) { attach(new, "width-\(width.short)-new.png") }
            host.activate()
        }
        if problems.count > count { attach(host, "width-\(width.short).png") }
        previous = state
    }

    private func state(of host: TestHost, _ width: CGFloat) -> State {
        var frames: [String: CGRect] = [:]
        var names: [String] = []
        var counts: [String: Int] = [:]
        for element in host.elements {
            let name = "\(element.role.rawValue) \((element.identifier ?? element.label).quoted)"
            counts[name, default: 0] += 1
            let number = counts[name] ?? 1
            let unique = number == 1 ? name : "\(name) (\(number))"
            frames[unique] = element.frame
            names.append(unique)
        }
        return State(
            width: width, sizeClass: host.window.traitCollection.horizontalSizeClass, frames: frames, names: names)
    }

    private mutating func record(_ rule: WidthSheet.Rule, _ width: CGFloat, _ subject: String, _ message: String) {
        problems.append(WidthSheetFailure.Problem(rule: rule, width: width, subject: subject, message: message))
    }

    // MARK: Clipping

    private mutating func checkClipping(_ host: TestHost, _ width: CGFloat) {
        let findings = ScreenAudit.findings(
            on: host, rules: [.clippedText, .overlappingText, .unsatisfiableConstraints])
        for finding in findings { record(.clipping, width, finding.subject, finding.message) }
        checkEdges(of: host.window, in: host.window, width)
    }

    /// Records the views that the window's edges cut off. Views in a view that clips them, such as a scroll view, are
    /// the app's responsibility.
    private mutating func checkEdges(of view: UIView, in window: UIWindow, _ width: CGFloat) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let frame = view.convert(view.bounds, to: window)
        let hidden = max(-frame.minX, frame.maxX - window.bounds.width)
        if view.isContent, hidden > 1, frame.width > 0 {
            record(
                .clipping, width, view.auditName,
                "is from \(frame.minX.short) to \(frame.maxX.short) in a window \(width.short) wide")
            return
        }
        guard !view.clipsToBounds else { return }
        for subview in view.subviews { checkEdges(of: subview, in: window, width) }
    }

    // MARK: History

    /// Compares a resized screen with a new one. Returns whether they differ.
    private mutating func checkHistory(_ resized: State, _ new: State) -> Bool {
        let count = problems.count
        for name in new.names {
            guard let expected = new.frames[name] else { continue }
            guard let found = resized.frames[name] else {
                record(.history, new.width, name, "is missing after the window was resized")
                continue
            }
            if !found.isClose(to: expected) {
                record(
                    .history, new.width, name,
                    "is at \(found.text) after the window was resized, and at \(expected.text) in a new one")
            }
        }
        for name in resized.names where new.frames[name] == nil {
            record(.history, new.width, name, "is only shown after the window was resized")
        }
        return problems.count > count
    }

    // MARK: Jumps

    private mutating func checkJumps(from old: State, to new: State) {
        guard old.sizeClass == new.sizeClass,
            !sheet.breakpoints.contains(where: { $0 > old.width && $0 <= new.width })
        else { return }
        let limit = 2 * (new.width - old.width) + 1
        for name in new.names {
            guard let before = old.frames[name], let after = new.frames[name] else { continue }
            let distance = max(abs(after.minX - before.minX), abs(after.maxX - before.maxX))
            guard distance > limit else { continue }
            record(
                .jumps, new.width, name,
                "moves from \(before.text) to \(after.text) when the width changes from \(old.width.short); "
                    + "if that's intended, add a breakpoint")
        }
    }

    // MARK: Images

    private mutating func attach(_ host: TestHost, _ name: String) {
        guard files.count < Self.maximumImageCount,
            let picture = try? ScreenRenderer.picture(host.frame(), text: .fonts)
        else { return }
        files.append((name, Array(ImageContent(picture: picture).file())))
    }
}

extension UIView {
    /// A Boolean value that indicates whether a user would miss a part of the view: text, images, and controls.
    fileprivate var isContent: Bool {
        if let label = self as? UILabel { return label.text?.isEmpty == false }
        if let image = self as? UIImageView { return image.image != nil }
        return self is UIControl || layer.contents != nil || (backgroundColor?.cgColor.alpha ?? 0) > 0
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        let lengths = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
        return lengths.allSatisfy { abs($0) <= 0.5 }
    }

    fileprivate var text: String { "(\(minX.short), \(minY.short), \(width.short) x \(height.short))" }
}
