@_spi(Collage) import PortableUIKitCore

/// An object that handles selection with touches and the pointer, and shows the selection handles.
@MainActor
final class TextInteraction: NSObject, UIGestureRecognizerDelegate {
    private unowned let client: any TextEditorClient
    private unowned let editor: TextEditor
    private let taps = TextTapGestureRecognizer(target: nil, action: nil)
    private let drags = HandlePanGestureRecognizer(target: nil, action: nil)
    private let presses = UILongPressGestureRecognizer(target: nil, action: nil)
    private let startHandle = SelectionHandleView(isStart: true)
    private let endHandle = SelectionHandleView(isStart: false)
    private var drag: TextDrag?
    /// The distance, in points, at which a touch is too far away to drag the caret.
    private static let farDistance: CGFloat = 100

    init(client: any TextEditorClient, editor: TextEditor) {
        self.client = client
        self.editor = editor
        super.init()
        taps.addTarget(self, action: Selector("tapped:", TextInteraction.tapped))
        let secondaryClicks = UITapGestureRecognizer(
            target: self, action: Selector("secondaryClicked:", TextInteraction.secondaryClicked))
        secondaryClicks.buttonMaskRequired = .secondary
        drags.addTarget(self, action: Selector("dragged:", TextInteraction.dragged))
        presses.addTarget(self, action: Selector("pressed:", TextInteraction.pressed))
        taps.cancelsTouchesInView = false
        presses.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        for recognizer in [taps, secondaryClicks, drags, presses] {
            recognizer.delegate = self
            client.addGestureRecognizer(recognizer)
        }
        for handle in [startHandle, endHandle] {
            handle.recognizer.addTarget(self, action: Selector("handleDragged:", TextInteraction.handleDragged))
            client.addSubview(handle)
        }
    }

    // MARK: Handles

    /// Moves the handles to the ends of the selection, if they're in the visible part of the view.
    func updateHandles(isActive: Bool, visible: CGRect) {
        let range = editor.selection.range
        guard isActive, !range.isEmpty, client.isTextSelectable else {
            for handle in [startHandle, endHandle] { handle.show(at: nil) }
            return
        }
        let origin = client.textOrigin
        // Offsets in lines that aren't laid out have the position of the last line, which isn't visible.
        let geometry = client.textGeometry(downTo: visible.maxY - origin.y)
        for (handle, offset) in [(startHandle, range.lowerBound), (endHandle, range.upperBound)] {
            let affinity: UITextStorageDirection = handle === endHandle ? .backward : .forward
            let rect = geometry.caretRect(at: offset, affinity: affinity)
                .offsetBy(dx: origin.x - TextGeometry.caretWidth / 2, dy: origin.y)
            let isSeen = visible.insetBy(dx: -2, dy: -2).contains(CGPoint(x: rect.midX, y: rect.midY))
            handle.show(at: isSeen ? rect : nil)
            client.bringSubviewToFront(handle)
        }
    }

    /// Returns a Boolean value that indicates whether there's a handle at a point of the view.
    func hasHandle(at point: CGPoint) -> Bool {
        [startHandle, endHandle].contains { !$0.isHidden && $0.frame.contains(point) }
    }

    func handleDragged(_ sender: HandlePanGestureRecognizer) {
        let isStart = sender === startHandle.recognizer
        let range = editor.selection.range
        switch sender.state {
        case .began:
            let fixed = isStart ? range.upperBound : range.lowerBound
            let moving = isStart ? range.lowerBound : range.upperBound
            let caret = client.textGeometry(through: moving)
                .caretRect(at: moving, affinity: isStart ? .forward : .backward)
            let origin = client.textOrigin
            let point = sender.startLocation(in: client)
            drag = TextDrag(
                anchor: fixed..<fixed,
                grip: CGPoint(x: caret.midX + origin.x - point.x, y: caret.midY + origin.y - point.y))
            editor.onMenuDismissal?()
        case .changed:
            guard let drag, let anchor = drag.anchor?.lowerBound else { return }
            let offset = offset(at: drag.place(of: sender.location(in: client))).offset
            // At least one character must remain selected.
            guard offset != anchor else { return }
            editor.selectByTouch(TextSelection(anchor: anchor, head: offset))
            client.scrollToCaret()
        case .ended:
            drag = nil
            requestMenu()
        default: drag = nil
        }
    }

    // MARK: Taps

    func tapped(_ sender: TextTapGestureRecognizer) {
        guard sender.state == .ended else { return }
        let point = sender.location(in: client)
        let wasFirstResponder = client.isFirstResponder
        if sender.tapCount == 1, client.openLink(at: point) { return }
        // A single tap doesn't select, so it must not make a read-only text the first responder.
        guard client.isTextEditable || sender.tapCount > 1 || wasFirstResponder, client.becomeFirstResponder() else {
            return
        }
        let place = offset(at: point)
        switch sender.tapCount {
        case 1:
            if sender.modifierFlags.contains(.shift), wasFirstResponder {
                editor.selectByTouch(
                    TextSelection(anchor: editor.selection.anchor, head: place.offset, affinity: place.affinity))
                return
            }
            let caret = sender.isPointer ? TextSelection(place.offset, affinity: place.affinity) : wordEdge(at: place)
            let isSame = wasFirstResponder && (caret == editor.selection || isInSelection(place.offset))
            if isSame, !sender.isPointer { return requestMenu(toggles: true) }
            editor.selectByTouch(caret)
        case 2:
            selectWord(at: place.offset)
            if !sender.isPointer { requestMenu() }
        default:
            editor.selectByTouch(TextSelection(editor.state.boundaries.paragraph(at: place.offset)))
            if !sender.isPointer { requestMenu() }
        }
    }

    /// Selects the word under the pointer, unless it is selected already, and shows the edit menu.
    func secondaryClicked(_ sender: UITapGestureRecognizer) {
        guard sender.state == .ended, client.becomeFirstResponder() else { return }
        let point = sender.location(in: client)
        let offset = offset(at: point).offset
        if !isInSelection(offset), editor.state.boundaries.length > 0 { selectWord(at: offset) }
        editor.onMenuWanted?(point, false)
    }

    private func isInSelection(_ offset: Int) -> Bool {
        let range = editor.selection.range
        return !range.isEmpty && range.lowerBound <= offset && offset <= range.upperBound
    }

    /// Returns the nearer end of the word at a point, because touches aren't precise.
    private func wordEdge(at place: (offset: Int, affinity: UITextStorageDirection)) -> TextSelection {
        let line = client.textGeometry(through: place.offset).line(at: place.offset, affinity: place.affinity)
        let exact = TextSelection(place.offset, affinity: place.affinity)
        guard place.offset != line.range.lowerBound, place.offset != line.range.upperBound,
            let word = editor.state.boundaries.word(at: place.offset)
        else { return exact }
        let isNearStart = place.offset - word.lowerBound < word.upperBound - place.offset
        return TextSelection(isNearStart ? word.lowerBound : word.upperBound)
    }

    /// Returns the word at an offset, or the character if there's no word.
    private func wordRange(at offset: Int) -> Range<Int> {
        let boundaries = editor.state.boundaries
        if let word = boundaries.word(at: offset) { return word }
        let start = offset < boundaries.length ? offset : boundaries.character(before: offset)
        return start..<boundaries.character(after: start)
    }

    private func selectWord(at offset: Int) {
        let range = wordRange(at: offset)
        // A line break alone can't be selected.
        if !editor.state.content.substring(range).allSatisfy(\.isNewline) { editor.selectByTouch(TextSelection(range)) }
    }

    // MARK: Drags and presses

    func dragged(_ sender: HandlePanGestureRecognizer) {
        let point = sender.location(in: client)
        switch sender.state {
        case .began:
            guard client.becomeFirstResponder() else { return }
            let start = sender.startLocation(in: client)
            if isPointer(sender) {
                let place = offset(at: start)
                let isWord = (sender.gestureTouches.first?.tapCount ?? 1) > 1
                drag = TextDrag(anchor: isWord ? wordRange(at: place.offset) : place.offset..<place.offset, grip: .zero)
                drag?.isByWord = isWord
            } else {
                let caret = caretRect(near: start.y)
                drag = TextDrag(anchor: nil, grip: CGPoint(x: caret.midX - start.x, y: caret.midY - start.y))
            }
            track(point)
        case .changed: track(point)
        default: drag = nil
        }
    }

    private func track(_ point: CGPoint) {
        guard let drag else { return }
        let place = offset(at: drag.place(of: point))
        let target = drag.isByWord ? wordRange(at: place.offset) : place.offset..<place.offset
        if let anchor = drag.anchor {
            let isForward = target.upperBound >= anchor.upperBound
            editor.selectByTouch(
                TextSelection(
                    anchor: isForward ? anchor.lowerBound : anchor.upperBound,
                    head: isForward ? target.upperBound : target.lowerBound, affinity: place.affinity))
        } else {
            editor.selectByTouch(TextSelection(place.offset, affinity: place.affinity))
        }
        client.scrollToCaret()
    }

    func pressed(_ sender: UILongPressGestureRecognizer) {
        switch sender.state {
        case .began, .changed:
            guard client.becomeFirstResponder() else { return }
            let place = offset(at: sender.location(in: client))
            if client.isTextEditable {
                editor.selectByTouch(TextSelection(place.offset, affinity: place.affinity))
                client.scrollToCaret()
            } else if sender.state == .began {
                selectWord(at: place.offset)
            }
        case .ended: requestMenu()
        default: break
        }
    }

    private func requestMenu(toggles: Bool = false) {
        let origin = client.textOrigin
        let range = editor.selection.range
        let geometry = client.textGeometry(through: range.lowerBound)
        let rect =
            geometry.firstSelectionRect(for: range)
            ?? geometry.caretRect(at: editor.selection.head, affinity: editor.selection.affinity)
        editor.onMenuWanted?(CGPoint(x: rect.midX + origin.x, y: rect.minY + origin.y), toggles)
    }

    // MARK: Deciding

    /// Returns `false` for touches on the buttons of a text field, which handle them.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let current = view, current !== client {
            if current is UIControl { return false }
            view = current.superview
        }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard client.isTextSelectable else { return false }
        guard gestureRecognizer === drags else { return true }
        if isPointer(gestureRecognizer) { return true }
        guard client.isFirstResponder, client.isTextEditable, editor.selection.isEmpty else { return false }
        let start = drags.startLocation(in: client)
        return caretRect(near: start.y).insetBy(dx: -20, dy: -14).contains(start)
    }

    private func isPointer(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.gestureTouches.first?.type == .indirectPointer
    }

    /// Returns the rectangle of the caret. If the caret is far below the y coordinate, it's another rectangle there.
    private func caretRect(near y: CGFloat) -> CGRect {
        let origin = client.textOrigin
        return client.textGeometry(downTo: y - origin.y + Self.farDistance)
            .caretRect(at: editor.selection.head, affinity: editor.selection.affinity)
            .offsetBy(dx: origin.x, dy: origin.y)
    }

    private func offset(at point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        let origin = client.textOrigin
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return client.textGeometry(downTo: place.y).caret(nearestTo: place)
    }
}

/// A drag that selects text or moves the caret.
private struct TextDrag {
    /// The fixed part of the selection, or `nil` if the caret moves.
    var anchor: Range<Int>?
    /// The offset from the finger to the dragged position.
    var grip: CGPoint
    var isByWord = false

    func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x + grip.x, y: point.y + grip.y) }
}

/// A tap gesture recognizer that counts consecutive taps.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    /// The maximum time between consecutive taps, in seconds, and their maximum distance, in points.
    private static let interval = 0.35
    private static let reach: CGFloat = 20

    private(set) var tapCount = 1
    private(set) var isPointer = false
    private var last: (time: TimeInterval, location: CGPoint)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let location = location(in: nil)
        let isNext = last.map {
            event.timestamp - $0.time <= Self.interval && distance(from: $0.location, to: location) <= Self.reach
        }
        tapCount = isNext ?? false ? tapCount + 1 : 1
        isPointer = touches.first?.type == .indirectPointer
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        last = (event.timestamp, location(in: nil))
        super.touchesEnded(touches, with: event)
    }
}

extension UIPanGestureRecognizer {
    /// Returns the location where the touches began.
    fileprivate func startLocation(in view: UIView) -> CGPoint {
        let location = location(in: view)
        let translation = translation(in: view)
        return CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    }
}
