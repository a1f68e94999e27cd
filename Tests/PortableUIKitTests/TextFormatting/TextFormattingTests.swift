import CollageTesting
import Foundation
import Testing

@testable import PortableControls
import PortableUIKit

@MainActor struct TextFormattingTests {
    typealias Panel = UITextFormattingViewController

    private final class Listener: NSObject, UITextFormattingViewController.Delegate {
        var changes: [Panel.ChangeValue] = []
        var hasFinished = false
        var showsFonts = true

        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, didChangeValue changeValue: Panel.ChangeValue
        ) { changes.append(changeValue) }
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentFontPicker fontPicker: UIFontPickerViewController
        ) -> Bool { showsFonts }
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController) { hasFinished = true }
    }

    private let host = TestHost()
    private let listener = Listener()

    private func show(_ keys: [Panel.ComponentKey], _ descriptor: Panel.FormattingDescriptor? = nil) -> Panel {
        let components = keys.map { Panel.Component(componentKey: $0, preferredSize: .automatic) }
        let configuration = Panel.Configuration(groups: [Panel.ComponentGroup(components: components)])
        configuration.formattingStyles = [Panel.FormattingStyle(styleKey: "h1", title: "Heading", attributes: [:])]
        let panel = Panel(configuration: configuration)
        panel.delegate = listener
        panel.formattingDescriptor = descriptor
        host.show(panel)
        host.settle()
        return panel
    }

    private func press(_ label: String) throws {
        let button = try #require(host.all(UIButton.self).first { $0.accessibilityLabel == label }, "no \(label)")
        host.run { button.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
        host.settle()
    }

    @Test func `attribute buttons add missing attributes, and remove existing ones`() throws {
        let font = UIFont.boldSystemFont(ofSize: 20)
        let descriptor = Panel.FormattingDescriptor(attributes: [
            .font: font, .underlineStyle: NSNumber(value: NSUnderlineStyle.single.rawValue),
        ])
        #expect(descriptor.fonts == [font] && descriptor.underlinePresent && !descriptor.strikethroughPresent)
        _ = show([.fontAttributes], descriptor)
        for label in ["Bold", "Italic", "Underline", "Strikethrough"] { try press(label) }
        #expect(listener.changes.map(\.changeType) == [.removeBold, .setItalic, .removeUnderline, .setStrikethrough])
    }

    @Test func `the description of a range has its fonts, colors, and alignments`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        text.addAttributes(
            [.foregroundColor: UIColor.red, .paragraphStyle: style], range: NSRange(location: 1, length: 1))
        let descriptor = Panel.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 2))
        #expect(
            descriptor.fonts?.count == 1 && descriptor.textColors == [.red] && descriptor.textAlignments == [.right])
        let copy = descriptor.copy() as? Panel.FormattingDescriptor
        #expect(copy?.textAlignments == [.right])
    }

    @Test func `choices have the values of their kind`() throws {
        let keys: [Panel.ComponentKey] = [.textAlignmentAndJustification, .listStyles, .textColor, .highlightPicker]
        _ = show(keys + [.formattingStyles, .textIndentation, .fontSize, .highlight])
        for label in ["Justified", "Decimal", "Red", "Mint", "Heading", "Increase indentation", "Larger", "Highlight"] {
            try press(label)
        }
        let changes = listener.changes
        try #require(changes.count == 8, "\(changes.map(\.changeType))")
        #expect(changes[0].textAlignment == .justified && changes[1].textList == .decimal)
        #expect(changes[2].color == .systemRed && changes[3].highlight == .mint)
        #expect(changes[4].formattingStyleKey == "h1" && changes[5].changeType == .increaseIndentation)
        #expect(changes[6].changeType == .increaseFontSize && changes[7].highlight == .default)
    }

    @Test func `a stepper changes the size in points`() throws {
        _ = show([.fontPointSize], Panel.FormattingDescriptor(attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let stepper = try #require(host.first(UIStepper.self))
        host.run {
            stepper.value += 1
            stepper.sendActions(for: .valueChanged)
        }
        #expect(listener.changes.last?.changeType == .fontSize && listener.changes.last?.numberValue == 21)
    }

    @Test func `the panel shows the system's fonts unless the delegate disallows them`() throws {
        let panel = show([.fontPicker])
        listener.showsFonts = false
        try press("Font")
        #expect(panel.presentedViewController == nil)
        listener.showsFonts = true
        try press("Font")
        let picker = try #require(panel.presentedViewController as? UIFontPickerViewController)
        let row = try #require(picker.view.subviews.first?.subviews.compactMap { $0 as? UIButton }.dropFirst().first)
        host.run { row.sendActions(for: .primaryActionTriggered) }
        host.settle()
        #expect(listener.changes.last?.changeType == .font && listener.changes.last?.font != nil)
        #expect(panel.presentedViewController == nil)
    }

    @Test func `the close button ends the formatting`() throws {
        _ = show([])
        try press("Close")
        #expect(listener.hasFinished)
    }

    @Test func `a panel doesn't retain its delegate`() {
        let panel = Panel()
        panel.delegate = Listener()
        #expect(panel.delegate == nil && panel.configuration.groups.count == 5)
    }
}
