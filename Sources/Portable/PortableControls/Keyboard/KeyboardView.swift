import DisplayList
import Foundation

/// The keyboard at the bottom of a device's screen, which inserts text into the first responder.
final class KeyboardView: UIView {
    private enum Shift { case off, once, locked }

    private weak var target: (any UIKeyInput)?
    private var type = UIKeyboardType.default
    private var page = KeyboardPage(.letters, type: .default)
    private var shift = Shift.off
    /// The time of the last press of the shift key, for detecting a double press.
    private var lastShift = -Double.infinity
    /// The key views of the page, by row.
    private var rows: [[KeyboardKeyView]] = []
    private lazy var repeating = FrameTimer { [weak self] in self?.repeatDelete() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.backdrop = DisplayNode.Backdrop(radius: 30, saturation: 1.8)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.17, alpha: 0.9) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 0.9)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the target of the keyboard, and shows the keys that it requests.
    func type(into target: any UIKeyInput) {
        guard target !== self.target || target.keyboardType != type else { return updateKeys() }
        self.target = target
        type = target.keyboardType
        overrideUserInterfaceStyle =
            switch target.keyboardAppearance {
            case .default: .unspecified
            case .dark: .dark
            case .light: .light
            }
        shift = .off
        show(KeyboardPage.first(for: type))
        capitalizeIfDue()
    }

    // MARK: Keys

    private func show(_ name: KeyboardPage.Name) {
        page = KeyboardPage(name, type: type)
        for key in rows.joined() { key.removeFromSuperview() }
        rows = page.rows.map { $0.map(makeKey) }
        for key in rows.joined() { addSubview(key) }
        updateKeys()
        setNeedsLayout()
    }

    private func makeKey(_ key: KeyboardPage.Key) -> KeyboardKeyView {
        let view = KeyboardKeyView(key)
        // Shift, delete, and page keys act when they're pressed. Keys that insert text act when they're released.
        let event: UIControl.Event =
            switch key {
            case .text, .pause, .wait, .space, .return: .touchUpInside
            default: .touchDown
            }
        view.addAction(UIAction { [weak self] _ in self?.press(key) }, for: event)
        if key == .space {
            view.addGestureRecognizer(FloatingCursorRecognizer { [weak self] in self?.target })
        } else if key == .delete {
            let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
            view.addAction(UIAction { [weak self] _ in self?.repeating.stop() }, for: ends)
        }
        return view
    }

    private func updateKeys() {
        displayedAppearance = looks
        for view in rows.joined() {
            switch view.key {
            case .text(let text):
                view.show(
                    written(text), below: page.isPad ? KeyboardPage.letters(below: text) : nil, style: .character)
            case .pause: view.show("pause", style: .character)
            case .wait: view.show("wait", style: .character)
            case .space: view.show("space", style: .character)
            case .page(let name): view.show(name.title, style: page.isPad ? .plain : .function)
            case .delete:
                view.show(symbol: "delete.left", label: "delete", style: page.isPad ? .plain : .function)
            case .shift:
                view.show(
                    symbol: shift == .off ? "shift" : shift == .once ? "shift.fill" : "capslock.fill", label: "shift",
                    style: shift == .off ? .function : .character)
            case .return:
                if let actionItem {
                    show(actionItem, in: view)
                    continue
                }
                let kind = target?.returnKeyType ?? .default
                view.isEnabled = !(target?.enablesReturnKeyAutomatically ?? false) || target?.hasText ?? false
                view.show(kind.title, style: kind == .default || kind == .next ? .function : .prominent)
            case .gap: break
            }
        }
    }

    /// The button of the target that replaces the return key.
    private var actionItem: UIBarButtonItem? { (target as? UIResponder)?.keyboardActionItem }

    private func show(_ item: UIBarButtonItem, in view: KeyboardKeyView) {
        view.isEnabled = item.isEnabled
        view.show(item.title ?? item.accessibilityLabel ?? "", style: item.style == .done ? .prominent : .function)
    }

    /// Returns the text that a key inserts in the current shift state.
    private func written(_ text: String) -> String {
        // Keys with several letters insert them unchanged.
        shift == .off || text.count > 1 ? text : text.uppercased()
    }

    // MARK: Pressing

    private func press(_ key: KeyboardPage.Key) {
        switch key {
        case .text(let text):
            target?.insertTypedText(written(text))
            if shift == .once { shift = .off }
        case .pause: target?.insertTypedText(",")
        case .wait: target?.insertTypedText(";")
        case .space: target?.insertTypedText(" ")
        case .return:
            guard let actionItem else {
                target?.insertText("\n")
                break
            }
            actionItem.perform(from: target as? UIResponder)
        case .delete:
            target?.deleteBackward()
            repeating.start(after: 0.5, for: self)
        case .shift:
            let now = owningDevice.clock.now
            shift = shift == .once && now - lastShift < 0.35 ? .locked : shift == .off ? .once : .off
            lastShift = now
        case .page(let name): return show(name)
        case .gap: return
        }
        if key != .shift { capitalizeIfDue() }
        updateKeys()
    }

    private func repeatDelete() {
        guard target?.hasText ?? false else { return }
        target?.deleteBackward()
        updateKeys()
        repeating.start(after: 0.1, for: self)
    }

    /// Activates shift at the start of a sentence or a word, if the target requests it.
    private func capitalizeIfDue() {
        guard let target, shift != .locked else { return }
        if target.autocapitalizationType == .allCharacters {
            shift = .locked
        } else if target.isCapitalDue {
            shift = .once
        }
        updateKeys()
    }

    // MARK: Following the text

    /// The state that determines the appearance of the keys, in addition to the page.
    private struct KeyAppearance: Equatable {
        var hasText: Bool
        var returnKey: UIReturnKeyType
        var isCapitalDue: Bool
    }

    private var looks: KeyAppearance? {
        target.map { KeyAppearance(hasText: $0.hasText, returnKey: $0.returnKeyType, isCapitalDue: $0.isCapitalDue) }
    }
    private var displayedAppearance: KeyAppearance?

    /// Updates the keyboard if other code may have changed the text.
    func updateIfNeeded() {
        let looks = looks
        guard looks != displayedAppearance else { return }
        if let looks, looks.isCapitalDue != displayedAppearance?.isCapitalDue, shift != .locked {
            shift = looks.isCapitalDue ? .once : .off
        }
        updateKeys()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !rows.isEmpty, let environment = window?.screen.environment else { return }
        let height = KeyboardGeometry.keysHeight(on: environment) / CGFloat(rows.count)
        let side: CGFloat = 3, gap: CGFloat = 6, spacing = min(height * 0.22, 12)
        let left = side + safeAreaInsets.left
        let width = bounds.width - left - side - safeAreaInsets.right
        let unit = (width - 9 * gap) / 10
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * height + spacing / 2
            let keyWidths =
                page.isPad ? row.map { _ in (width - 2 * gap) / 3 } : widths(of: row, unit: unit, gap: gap)
            // A row that consists of characters is centered. Other rows fill the width.
            let total = keyWidths.reduce(0, +) + gap * CGFloat(row.count - 1)
            var x = left + (width - total) / 2
            for (key, width) in zip(row, keyWidths) {
                key.frame = CGRect(x: x, y: y, width: width, height: height - spacing)
                x += width + gap
            }
        }
    }

    /// Returns the widths of the keys in a row. Characters have the same width; the keys at both ends fill the rest.
    private func widths(of row: [KeyboardKeyView], unit: CGFloat, gap: CGFloat) -> [CGFloat] {
        let full = 10 * unit + 9 * gap
        let space = row.firstIndex { $0.key == .space }
        let isBottom = row.contains { $0.key == .return }
        var widths = row.map { key in
            switch key.key {
            case .text: unit
            case .shift, .delete: unit * 1.3
            default: isBottom ? unit * 2.4 : unit * 1.3
            }
        }
        let rest = full - widths.reduce(0, +) - gap * CGFloat(row.count - 1)
        if let space {
            widths[space] += rest
        } else if isBottom || row.contains(where: { $0.key == .delete }) {
            // If there are few characters between the end keys, as on pages of symbols, they're wider. Otherwise, the
            // end keys are wider.
            let characters = row.indices.filter { if case .text = row[$0].key { true } else { false } }
            if characters.count < 7 {
                for index in characters { widths[index] += rest / CGFloat(characters.count) }
            } else {
                for index in [row.startIndex, row.endIndex - 1] { widths[index] += rest / 2 }
            }
        }
        return widths
    }
}

extension UIReturnKeyType {
    /// The title of the Return key.
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        }
    }
}

/// A text input of an app notifies the keyboard of changes that the user didn't type.
extension KeyboardView: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}

    func selectionDidChange(_ textInput: (any UITextInput)?) { inputDidChange(textInput) }

    func textWillChange(_ textInput: (any UITextInput)?) {}

    func textDidChange(_ textInput: (any UITextInput)?) { inputDidChange(textInput) }

    private func inputDidChange(_ textInput: (any UITextInput)?) {
        if target === textInput { updateIfNeeded() }
        // The host shows the caret and the selected text.
        owningDevice.clock.requestFrame()
    }
}
