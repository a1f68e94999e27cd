import Foundation
@_spi(Collage) import PortableUIKitCore

/// The gestures that place the insertion point and select text in an app's own text input.
@MainActor
final class TextInputGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UITextInteraction
    private let taps = TextTapGestureRecognizer(target: nil, action: nil)
    private let presses = UILongPressGestureRecognizer(target: nil, action: nil)
    private let drags = HandlePanGestureRecognizer(target: nil, action: nil)
    /// The end of the selection that doesn't move during a drag.
    private var anchor: UITextPosition?

    /// The recognizers of the view, without the recognizers of handles.
    var all: [UIGestureRecognizer] { [taps, presses, drags] }

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init()
        taps.addTarget(self, action: Selector("tapped:", TextInputGestures.tapped))
        presses.addTarget(self, action: Selector("pressed:", TextInputGestures.pressed))
        drags.addTarget(self, action: Selector("dragged:", TextInputGestures.dragged))
        taps.cancelsTouchesInView = false
        for recognizer in all { recognizer.delegate = self }
    }

    private var input: (any UIResponder & UITextInput)? { interaction.textInput }

    // MARK: Recognizers

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = interaction.view, input != nil else { return false }
        if gestureRecognizer === drags, !isPointer(drags) { return false }
        return interaction.delegate?.interactionShouldBegin(interaction, at: gestureRecognizer.location(in: view))
            ?? true
    }

    private func isPointer(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.gestureTouches.first?.type == .indirectPointer
    }

    func tapped(_ sender: TextTapGestureRecognizer) {
        guard sender.state == .ended, let input else { return }
        guard interaction.textInteractionMode == .editable || sender.tapCount > 1 else { return }
        perform {
            let wasActive = input.isFirstResponder
            guard wasActive || input.becomeFirstResponder() else { return }
            let location = sender.location(in: input.textInputView)
            guard let position = position(at: location) else { return }
            if sender.tapCount == 1 {
                // Words that an input method composes have no edges yet.
                let isExact = sender.isPointer || input.markedTextRange != nil
                let target = isExact ? position : wordEdge(at: position)
                placeInsertionPoint(at: target, togglesMenu: wasActive && !sender.isPointer)
            } else {
                let start = input.characterRange(at: location)?.start ?? position
                select(unit(sender.tapCount == 2 ? .word : .paragraph, at: start))
                if !sender.isPointer { interaction.menu.present() }
            }
        }
    }

    /// Moves the insertion point. A tap where it already is shows the edit menu.
    private func placeInsertionPoint(at position: UITextPosition, togglesMenu: Bool) {
        guard let input else { return }
        let isThere = input.selectedTextRange.map {
            $0.isEmpty && input.compare($0.start, to: position) == .orderedSame
        }
        select(position, position: nil)
        if isThere == true, togglesMenu {
            interaction.menu.toggle()
        } else {
            interaction.menu.interaction.dismissMenu()
        }
    }

    func pressed(_ sender: UILongPressGestureRecognizer) {
        guard let input else { return }
        switch sender.state {
        case .began, .changed:
            if sender.state == .began { interaction.delegate?.interactionWillBegin(interaction) }
            guard input.isFirstResponder || input.becomeFirstResponder() else { return }
            guard let position = position(at: sender.location(in: input.textInputView)) else { return }
            if interaction.textInteractionMode == .editable {
                select(position, position: nil)
            } else if sender.state == .began {
                select(unit(.word, at: position))
            }
        case .ended, .cancelled:
            interaction.delegate?.interactionDidEnd(interaction)
            if sender.state == .ended, !isPointer(sender) { interaction.menu.present() }
        default: break
        }
    }

    func dragged(_ sender: UIPanGestureRecognizer) {
        guard let input else { return }
        let space = input.textInputView
        switch sender.state {
        case .began:
            interaction.delegate?.interactionWillBegin(interaction)
            let location = sender.location(in: space), translation = sender.translation(in: space)
            let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
            guard input.isFirstResponder || input.becomeFirstResponder() else { return }
            anchor = position(at: start)
            extend(to: location)
        case .changed: extend(to: sender.location(in: space))
        default:
            anchor = nil
            interaction.delegate?.interactionDidEnd(interaction)
        }
    }

    // MARK: Handles

    /// Follows drags of a handle.
    func track(_ handle: StandardHandleView) {
        handle.recognizer.addTarget(self, action: Selector("handleDragged:", TextInputGestures.handleDragged))
    }

    func handleDragged(_ sender: HandlePanGestureRecognizer) {
        guard let input else { return }
        switch sender.state {
        case .began:
            interaction.delegate?.interactionWillBegin(interaction)
            let isStart = interaction.handles.first?.recognizer === sender
            anchor = isStart ? input.selectedTextRange?.end : input.selectedTextRange?.start
            interaction.menu.interaction.dismissMenu()
        case .changed: extend(to: sender.location(in: input.textInputView))
        default:
            anchor = nil
            interaction.delegate?.interactionDidEnd(interaction)
            if sender.state == .ended, !isPointer(sender) { interaction.menu.present() }
        }
    }

    // MARK: Selecting

    private func perform(_ change: () -> Void) {
        interaction.delegate?.interactionWillBegin(interaction)
        change()
        interaction.delegate?.interactionDidEnd(interaction)
    }

    /// Returns the position that's closest to a point. A point in the text that an input method composes has a position
    /// in that text. Elsewhere, the composition ends.
    private func position(at point: CGPoint) -> UITextPosition? {
        guard let input else { return nil }
        guard let marked = input.markedTextRange, !marked.isEmpty else { return input.closestPosition(to: point) }
        let rects = input.selectionRects(for: marked).map(\.rect)
        if (rects.isEmpty ? [input.firstRect(for: marked)] : rects).contains(where: { $0.contains(point) }) {
            return input.closestPosition(to: point, within: marked)
        }
        input.unmarkText()
        return input.closestPosition(to: point)
    }

    private func extend(to point: CGPoint) {
        guard let input, let anchor, let head = position(at: point) else { return }
        let isBackward = input.compare(head, to: anchor) == .orderedAscending
        select(isBackward ? head : anchor, position: isBackward ? anchor : head)
    }

    private func select(_ start: UITextPosition, position end: UITextPosition?) {
        select(input?.textRange(from: start, to: end ?? start))
    }

    private func select(_ range: UITextRange?) {
        guard let input, let range else { return }
        input.selectedTextRange = range
        interaction.selectionDidChange()
    }

    /// Returns the unit of text at a position, or the empty range if there's none.
    private func unit(_ granularity: UITextGranularity, at position: UITextPosition) -> UITextRange? {
        guard let input else { return nil }
        for direction in [UITextStorageDirection.forward, .backward] {
            let found = input.tokenizer.rangeEnclosingPosition(
                position, with: granularity, inDirection: .storage(direction))
            if let found { return found }
        }
        return input.textRange(from: position, to: position)
    }

    /// Returns the nearer end of the word at a position, because touches aren't precise.
    private func wordEdge(at position: UITextPosition) -> UITextPosition {
        guard let input, let word = unit(.word, at: position), !word.isEmpty else { return position }
        let isNearStart = input.offset(from: word.start, to: position) < input.offset(from: position, to: word.end)
        return isNearStart ? word.start : word.end
    }
}
