import Foundation
import PortableUIKit

extension TestHost {
    /// Taps an action of the alert, action sheet, or menu on the screen.
    /// - Parameters:
    ///   - title: The complete title.
    ///   - index: The position among the actions with this title, from the top.
    /// - Throws: ``ChoiceNotFound``, which lists the available actions.
    public func choose(_ title: String, index: Int = 0) throws {
        activate()
        let choices = choices
        let found = choices.filter { $0.title == title }
        guard found.indices.contains(index) else {
            throw ChoiceNotFound(title: title, index: index, choices: choices.map(\.title), elements: elements)
        }
        guard found[index].isEnabled else {
            throw ChoiceNotFound(disabled: title)
        }
        tap(found[index].view)
    }

    /// The titles that ``choose(_:index:)`` accepts, from the top.
    public var choiceTitles: [String] {
        activate()
        return choices.map(\.title)
    }

    /// The alert or action sheet on the screen.
    public var alert: UIAlertController? {
        activate()
        return session.device.visibleWindows.backToFront.reversed().lazy.compactMap { window -> UIAlertController? in
            let presented = sequence(first: window.rootViewController, next: { $0?.presentedViewController })
            return presented.compactMap { $0 as? UIAlertController }.last
        }.first
    }

    private struct Choice {
        var title: String
        var isEnabled: Bool
        var view: UIView
    }

    private var choices: [Choice] {
        var rows: [Choice] = []
        for window in session.device.visibleWindows.backToFront {
            visit(window) { view in
                guard let row = view as? MenuRowView else { return }
                rows.append(Choice(title: row.content.title, isEnabled: !row.content.isDisabled, view: row))
            }
        }
        if !rows.isEmpty { return rows }
        guard let alert else { return [] }
        let titles = Set(alert.actions.compactMap(\.title))
        // The buttons of an alert are the elements with the titles of its actions.
        return elements.compactMap { element in
            guard titles.contains(element.label), element.role == .button, let view = element.view else { return nil }
            return Choice(title: element.label, isEnabled: element.isEnabled, view: view)
        }
    }

    private func visit(_ view: UIView, _ body: (UIView) -> Void) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        body(view)
        for subview in view.subviews { visit(subview, body) }
    }
}

/// The error for an action that isn't on the screen.
public struct ChoiceNotFound: Error, CustomStringConvertible, Sendable {
    /// The requested action, and the available actions.
    public let description: String

    init(disabled title: String) {
        description = "\(title.debugDescription) exists, but it can't be chosen now."
    }

    @MainActor
    init(title: String, index: Int, choices: [String], elements: [ScreenElement]) {
        guard !choices.isEmpty else {
            description =
                "There is no alert or menu on the screen in which to choose \(title.debugDescription). "
                + ElementNotFound.list(of: elements)
            return
        }
        let list = choices.map(\.debugDescription).joined(separator: ", ")
        let count = choices.filter { $0 == title }.count
        description =
            count == 0
            ? "There is no \(title.debugDescription) to choose. The choices are: \(list)."
            : "There are only \(count) of \(title.debugDescription), too few for index \(index). "
                + "The choices are: \(list)."
    }
}

// MARK: Swiping

extension ScreenElement {
    /// Swipes a row and taps one of its swipe actions.
    /// - Parameter title: The title of the action, or its accessibility label.
    /// - Throws: ``ElementNotFound``, which lists the actions of the row.
    public func swipe(_ title: String) throws {
        let name = label.isEmpty ? "the element" : label.debugDescription
        for direction in [CGFloat(-1), 1] {
            // Far enough to open the row, but not so far that its first action is performed.
            let area = rowFrame
            host.drag(
                at: CGPoint(x: area.minX + area.width * (direction < 0 ? 0.75 : 0.25), y: area.midY),
                by: CGVector(dx: direction * min(120, area.width / 3), dy: 0), duration: 0.3, rests: true)
            let button = host.all(SwipeActionButton.self).first { button in
                button.action.title == title || button.accessibilityLabel == title
            }
            if let button { return host.tap(button) }
            host.closeSwipedRow(opened: direction, at: self)
        }
        let offers = actions.isEmpty ? "nothing" : actions.map(\.debugDescription).joined(separator: ", ")
        throw ElementNotFound("Swiping \(name) doesn't show \(title.debugDescription). Its actions are: \(offers).")
    }

    /// The frame of the row that contains the element, or of the element if it isn't in a row.
    fileprivate var rowFrame: CGRect {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let rows =
            host.all(UICollectionViewCell.self).map { $0.convert($0.bounds, to: nil) }
            + host.all(UITableViewCell.self).map { $0.convert($0.bounds, to: nil) }
        return rows.last { $0.contains(center) } ?? frame
    }

    /// Performs one of the ``actions`` by its name, without touching the screen.
    /// - Throws: ``ElementNotFound``, which lists the actions of the element.
    public func perform(actionNamed name: String) throws {
        guard let index = actions.firstIndex(of: name) else {
            let offers = actions.isEmpty ? "nothing" : actions.map(\.debugDescription).joined(separator: ", ")
            throw ElementNotFound(
                "\(label.debugDescription) has no action \(name.debugDescription). Its actions are: \(offers).")
        }
        perform(.custom(index))
    }
}

extension TestHost {
    /// Closes a row that a swipe opened. A row that hasn't moved isn't changed.
    fileprivate func closeSwipedRow(opened direction: CGFloat, at element: ScreenElement) {
        guard first(SwipeActionButton.self) != nil else { return }
        drag(
            at: element.point(at: CGPoint(x: 0.5, y: 0.5)),
            by: CGVector(dx: -direction * element.rowFrame.width / 3, dy: 0), duration: 0.3, rests: true)
    }
}
