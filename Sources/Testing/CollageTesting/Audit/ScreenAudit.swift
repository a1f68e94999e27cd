import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// Audits one screen.
@MainActor
struct ScreenAudit {
    private static let leastTarget: CGFloat = 44
    private static let leastContrast = 3.0

    let host: TestHost
    let rules: Set<AuditRule>
    private var findings: [AuditFinding] = []

    init(host: TestHost, rules: Set<AuditRule>) {
        self.host = host
        self.rules = rules
    }

    /// Returns the findings, from top to bottom.
    static func findings(on host: TestHost, rules: Set<AuditRule>) -> [AuditFinding] {
        var audit = ScreenAudit(host: host, rules: rules)
        audit.run()
        return audit.findings.sorted { one, other in
            (one.frame?.minY ?? -1, one.frame?.minX ?? -1) < (other.frame?.minY ?? -1, other.frame?.minX ?? -1)
        }
    }

    private mutating func run() {
        let frame = host.frame()
        checkProblems()
        let elements = host.elements
        checkDuplicates(elements)
        for element in elements { inspect(element) }
        checkAmbiguity(in: host.window)
        let id = host.window.layer.identity
        guard let node = frame.root.children.first(where: { $0.id == id }) else { return }
        inspect(DrawnTexts(window: host.window, node: node))
    }

    private mutating func record(_ rule: AuditRule, _ subject: String, _ frame: CGRect?, _ message: String) {
        guard rules.contains(rule) else { return }
        findings.append(AuditFinding(rule: rule, subject: subject, frame: frame, message: message))
    }

    // MARK: What was logged

    private mutating func checkProblems() {
        for problem in host.problemLog.problems {
            let rule: AuditRule
            switch problem.kind {
            case .constraints: rule = .unsatisfiableConstraints
            case .sizes: rule = .unsettledSizes
            case .duplicates: rule = .duplicateIdentifiers
            case .registration, .other: continue
            }
            let view = problem.view?.window == nil ? nil : problem.view
            record(rule, problem.subject ?? "the data", view?.auditFrame, problem.message)
        }
    }

    // MARK: Elements

    private mutating func checkDuplicates(_ elements: [ScreenElement]) {
        var firsts: [String: ScreenElement] = [:]
        for element in elements {
            guard let identifier = element.identifier, !identifier.isEmpty, element.view?.isInCell == false else {
                continue
            }
            guard let first = firsts[identifier] else {
                firsts[identifier] = element
                continue
            }
            record(
                .duplicateIdentifiers, element.auditName, element.frame,
                "\(first.auditName) at (\(first.frame.minX.short), \(first.frame.minY.short)) has the identifier "
                    + "\(identifier.quoted) too")
        }
    }

    private mutating func inspect(_ element: ScreenElement) {
        guard ![.text, .heading, .image].contains(element.role) else { return }
        if element.label.isEmpty, (element.value ?? "").isEmpty {
            record(
                .missingLabel, element.auditName, element.frame,
                "a \(element.role.rawValue) without a label; set its accessibilityLabel")
        }
        guard let view = element.view, view.window === host.window, element.isEnabled, !view.belongsToSystem else {
            return
        }
        let size = touchSize(of: view)
        guard min(size.width, size.height) < Self.leastTarget - 0.01 else { return }
        record(
            .touchTarget, element.auditName, view.auditFrame,
            "accepts touches in an area of \(size.width.short) x \(size.height.short) points; \(Self.leastTarget.short) are needed"
        )
    }

    /// Returns the size of the touch area of a view, which may be larger than the view.
    private func touchSize(of view: UIView) -> CGSize {
        let bounds = view.convert(view.bounds, to: host.window)
        func reach(_ length: CGFloat, _ point: (CGFloat) -> CGPoint) -> CGFloat {
            guard length < Self.leastTarget else { return length }
            let hits = [-Self.leastTarget / 2 + 0.5, Self.leastTarget / 2 - 0.5].allSatisfy { offset in
                host.window.hitTest(point(offset), with: nil)?.isDescendant(of: view) ?? false
            }
            return hits ? Self.leastTarget : length
        }
        return CGSize(
            width: reach(bounds.width) { CGPoint(x: bounds.midX + $0, y: bounds.midY) },
            height: reach(bounds.height) { CGPoint(x: bounds.midX, y: bounds.midY + $0) })
    }

    // MARK: Layout

    private mutating func checkAmbiguity(in view: UIView) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        if view.hasAmbiguousLayout, view.showsSomething {
            record(
                .ambiguousLayout, view.auditName, view.auditFrame,
                "its position or size is ambiguous; it's drawn with one of several frames that satisfy the constraints")
        }
        for subview in view.subviews { checkAmbiguity(in: subview) }
    }

    // MARK: Texts

    private mutating func inspect(_ drawn: DrawnTexts) {
        for text in drawn.texts {
            checkClipping(text)
            checkContrast(text)
        }
        checkOverlaps(drawn)
    }

    private mutating func checkClipping(_ text: DrawnTexts.Text) {
        if text.isTruncated {
            let whole = (text.view as? UILabel)?.text ?? text.string
            return record(
                .clippedText, text.view.auditName, text.frame.cgRect,
                "\(whole.quoted) is shown as \(text.string.quoted)")
        }
        let hidden = Swift.max(
            text.frame.size.width - text.visible.size.width, text.frame.size.height - text.visible.size.height)
        guard hidden > 1, !text.isCutByScrolling, !text.view.isInScrollView else { return }
        record(
            .clippedText, text.view.auditName, text.visible.cgRect,
            "\(text.string.quoted) is cut off: \(CGFloat(hidden).short) points of it aren't visible")
    }

    private mutating func checkContrast(_ text: DrawnTexts.Text) {
        guard let background = text.background, !text.view.mayBePale else { return }
        let contrast = text.color.over(background).contrast(to: background)
        guard contrast < Self.leastContrast else { return }
        record(
            .contrast, text.view.auditName, text.frame.cgRect,
            "\(text.string.quoted) is \(text.color.hex) on \(background.hex), \(CGFloat(contrast).short) to 1; "
                + "\(CGFloat(Self.leastContrast).short) to 1 are needed")
    }

    private mutating func checkOverlaps(_ drawn: DrawnTexts) {
        for (index, one) in drawn.texts.enumerated() {
            for other in drawn.texts[(index + 1)...] where other.view !== one.view {
                guard let common = one.visible.intersection(other.visible), common.size.width > 2,
                    common.size.height > min(one.frame.size.height, other.frame.size.height) / 4,
                    common.size.height > 2, !drawn.isHidden(common, of: one, below: other)
                else { continue }
                record(
                    .overlappingText, other.view.auditName, common.cgRect,
                    "\(other.string.quoted) is drawn over \(one.string.quoted) of "
                        + one.view.auditName)
            }
        }
    }
}

extension ScreenElement {
    /// A description that helps to find the element.
    fileprivate var auditName: String { view?.auditName ?? "element \(label.quoted)" }
}

extension UIView {
    fileprivate var chain: some Sequence<UIView> { sequence(first: self, next: \.superview) }

    /// A Boolean value that indicates whether a wrong position of the view would be visible. Plain views that serve as
    /// spacers aren't visible.
    fileprivate var showsSomething: Bool {
        type(of: self) != UIView.self || !subviews.isEmpty || (backgroundColor?.cgColor.alpha ?? 0) > 0
            || layer.borderWidth > 0 || layer.contents != nil || !(layer.sublayers ?? []).isEmpty
    }

    fileprivate var isInCell: Bool { chain.contains { $0 is UICollectionViewCell || $0 is UITableViewCell } }

    fileprivate var isInScrollView: Bool { superview?.chain.contains { $0 is UIScrollView } ?? false }

    /// A Boolean value that indicates whether UIKit determines the view's size, as for bars and controls of a fixed
    /// size.
    fileprivate var belongsToSystem: Bool {
        if self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl { return true }
        if self is UIPageControl { return true }
        return chain.contains { view in
            view is UINavigationBar || view is UIToolbar || view is UITabBar || view is UIDatePicker
                || view is UISearchBar || view is UISegmentedControl || view is UIStepper || view is UITextField
                || view is UITextView || view is SwipeActionButton || view is MenuRowView
                || view is any SystemTouchTarget
        }
    }

    /// A Boolean value that indicates whether the text may have low contrast: text of disabled controls, and
    /// placeholders.
    fileprivate var mayBePale: Bool {
        chain.contains { view in
            if let field = view as? UITextField { return !field.hasText || !field.isEnabled }
            return (view as? UIControl)?.isEnabled == false || (view as? UILabel)?.isEnabled == false
        }
    }
}

extension Rect {
    fileprivate var cgRect: CGRect { CGRect(x: minX, y: minY, width: size.width, height: size.height) }
}

extension Color {
    /// The color in the hexadecimal notation of the web.
    fileprivate var hex: String {
        func digits(_ value: Double) -> String {
            let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits(red) + digits(green) + digits(blue) + (alpha < 0.999 ? digits(alpha) : "")
    }
}
