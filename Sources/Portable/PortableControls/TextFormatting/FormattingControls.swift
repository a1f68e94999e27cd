import Foundation
@_spi(Collage) import PortableUIKitCore

/// The controls of a panel for the format of text.
@MainActor
struct FormattingControls {
    typealias Panel = UITextFormattingViewController
    typealias Value = UITextFormattingViewController.ChangeValue

    unowned let panel: UITextFormattingViewController

    private var format: Panel.FormattingDescriptor { panel.formattingDescriptor ?? Panel.FormattingDescriptor() }

    /// Returns the view of a component.
    func view(for component: Panel.Component) -> UIView {
        switch component.componentKey {
        case .fontAttributes: return fontAttributes
        case .fontPicker:
            return button(title: format.fonts?.first?.familyName ?? "Font", isOn: false, label: "Font") {
                $0.showFonts()
            }
        case .fontSize:
            return row([
                change("textformat.size.smaller", "Smaller", .decreaseFontSize),
                change("textformat.size.larger", "Larger", .increaseFontSize),
            ])
        case .fontPointSize:
            return stepper(format.fonts?.first?.pointSize ?? UIFont.systemFontSize, .fontSize, label: "Font size")
        case .lineHeight:
            let height = format.lineHeight > 0 ? format.lineHeight : format.fonts?.first?.lineHeight ?? 20
            return stepper(height.rounded(), .lineHeightPointSize, label: "Line height")
        case .textAlignment: return alignments([.left, .center, .right])
        case .textAlignmentAndJustification: return alignments([.left, .center, .right, .justified])
        case .textIndentation:
            return row([
                change("decrease.indent", "Decrease indentation", .decreaseIndentation),
                change("increase.indent", "Increase indentation", .increaseIndentation),
            ])
        case .listStyles: return lists
        case .textColor: return colors
        case .highlight:
            let isOn = !format.highlights.isEmpty
            return symbol("highlighter", "Highlight", isOn: isOn) {
                $0.send(Value(.highlight, ChangeContent(highlight: isOn ? nil : .default)))
            }
        case .highlightPicker: return highlights
        case .formattingStyles: return styles
        default: return UIView(frame: .zero)
        }
    }

    // MARK: Kinds of controls

    private var fontAttributes: UIView {
        let bold = format.has(.traitBold), italic = format.has(.traitItalic)
        return row([
            toggle("bold", "Bold", bold, .setBold, .removeBold),
            toggle("italic", "Italic", italic, .setItalic, .removeItalic),
            toggle("underline", "Underline", format.underlinePresent, .setUnderline, .removeUnderline),
            toggle(
                "strikethrough", "Strikethrough", format.strikethroughPresent, .setStrikethrough, .removeStrikethrough),
        ])
    }

    private func alignments(_ all: [Panel.TextAlignment]) -> UIView {
        row(
            all.map { alignment in
                let name = alignment == .justified ? "text.justify" : "text.align\(alignment.rawValue)"
                return symbol(name, alignment.rawValue.capitalized, isOn: format.textAlignments == [alignment]) {
                    $0.send(Value(.textAlignment, ChangeContent(alignment: alignment.value)))
                }
            })
    }

    private var lists: UIView {
        let all: [(Panel.TextList, String)] = [(.disc, "•"), (.hyphen, "–"), (.decimal, "1.")]
        return row(
            all.map { list, title in
                let isOn = format.textLists == [list]
                return button(title: title, isOn: isOn, label: list.rawValue.capitalized) {
                    $0.send(Value(.textList, ChangeContent(list: isOn ? nil : list)))
                }
            })
    }

    private var colors: UIView {
        let all: [(UIColor, String)] = [
            (.label, "Black"), (.systemRed, "Red"), (.systemOrange, "Orange"), (.systemGreen, "Green"),
            (.systemBlue, "Blue"), (.systemPurple, "Purple"),
        ]
        return row(
            all.map { color, name in
                swatch(color, name, isOn: format.textColors == [color]) {
                    $0.send(Value(.textColor, ChangeContent(color: color)))
                }
            })
    }

    private var highlights: UIView {
        let all: [(Panel.Highlight, UIColor)] = [
            (.default, .systemYellow), (.purple, .systemPurple), (.pink, .systemPink), (.orange, .systemOrange),
            (.mint, .systemMint), (.blue, .systemBlue),
        ]
        return row(
            all.map { highlight, color in
                let isOn = format.highlights == [highlight]
                return swatch(color, highlight.rawValue.capitalized, isOn: isOn) {
                    $0.send(Value(.highlight, ChangeContent(highlight: isOn ? nil : highlight)))
                }
            })
    }

    private var styles: UIView {
        row(
            (panel.configuration.formattingStyles ?? []).map { style in
                button(title: style.title, isOn: format.formattingStyleKey == style.styleKey, label: style.title) {
                    $0.send(Value(.formattingStyle, ChangeContent(style: style.styleKey)))
                }
            })
    }

    // MARK: Buttons

    private func row(_ views: [UIView]) -> UIView {
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = .fillEqually
        row.spacing = 4
        return row
    }

    private func toggle(
        _ name: String, _ label: String, _ isOn: Bool, _ set: Panel.ChangeType, _ remove: Panel.ChangeType
    ) -> UIView {
        symbol(name, label, isOn: isOn) { $0.send(Value(isOn ? remove : set)) }
    }

    private func change(_ name: String, _ label: String, _ type: Panel.ChangeType) -> UIView {
        symbol(name, label, isOn: false) { $0.send(Value(type)) }
    }

    private func symbol(
        _ name: String, _ label: String, isOn: Bool, action: @escaping (UITextFormattingViewController) -> Void
    ) -> UIView {
        guard let image = UIImage(systemName: name) else {
            return button(title: label, isOn: isOn, label: label, action: action)
        }
        let button = button(title: nil, isOn: isOn, label: label, action: action)
        button.configuration?.image = image
        return button
    }

    private func button(
        title: String?, isOn: Bool, label: String, action: @escaping (UITextFormattingViewController) -> Void
    ) -> UIButton {
        var configuration = isOn ? UIButton.Configuration.filled() : UIButton.Configuration.gray()
        configuration.title = title
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak panel] _ in
                guard let panel else { return }
                action(panel)
            })
        button.accessibilityLabel = label
        if isOn { button.accessibilityTraits.insert(.selected) }
        return button
    }

    private func swatch(
        _ color: UIColor, _ label: String, isOn: Bool, action: @escaping (UITextFormattingViewController) -> Void
    ) -> UIView {
        let button = button(title: nil, isOn: isOn, label: label, action: action)
        button.configuration?.image = UIImage(systemName: isOn ? "checkmark.circle.fill" : "circle.fill")
        button.configuration?.baseForegroundColor = color
        button.configuration?.baseBackgroundColor = .tertiarySystemFill
        return button
    }

    private func stepper(_ value: CGFloat, _ type: Panel.ChangeType, label: String) -> UIView {
        let text = UILabel(frame: .zero)
        text.text = "\(Int(value)) pt"
        let stepper = UIStepper(frame: .zero)
        stepper.minimumValue = 1
        stepper.maximumValue = 400
        stepper.value = Double(value)
        stepper.accessibilityLabel = label
        stepper.addAction(
            UIAction { [weak panel, weak stepper, weak text] _ in
                guard let stepper else { return }
                text?.text = "\(Int(stepper.value)) pt"
                panel?.send(Value(type, ChangeContent(number: CGFloat(stepper.value))))
            }, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [text, stepper])
        row.spacing = 8
        row.alignment = .center
        return row
    }
}
