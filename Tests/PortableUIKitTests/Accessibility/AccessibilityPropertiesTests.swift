import CollageTesting
import DisplayList
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// Accessibility properties of objects, and their effects.
@MainActor struct AccessibilityPropertiesTests {
    private func show(_ views: [UIView], host: TestHost) -> AppSession {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        host.show(controller)
        return AppSession(device: .current)
    }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 80, height: 20))
        label.text = text
        return label
    }

    @Test func `every object has accessibility properties`() {
        let image: NSObject = UIImage()
        image.accessibilityLabel = "Sun"
        image.accessibilityIdentifier = "sun"
        image.accessibilityTraits = .image
        #expect(image.accessibilityLabel == "Sun" && image.accessibilityIdentifier == "sun")
        #expect(image.accessibilityTraits == .image && !image.isAccessibilityElement)
        image.accessibilityLabel = nil
        #expect(image.accessibilityLabel == nil)
    }

    @Test func `properties of a view are the same through its superclass`() {
        final class Door: UIView {
            override var accessibilityLabel: String? {
                get { "Door" }
                set {}
            }
            override func accessibilityActivate() -> Bool { true }
        }
        let object: NSObject = Door()
        #expect(object.accessibilityLabel == "Door" && object.accessibilityActivate())
        let view = UIView()
        (view as NSObject).accessibilityHint = "Opens"
        #expect(view.accessibilityHint == "Opens")
        let item = UIBarButtonItem()
        (item as NSObject).accessibilityLabel = "Share"
        #expect(item.accessibilityLabel == "Share")
    }

    @Test func `closures take precedence over values`() {
        let view = UIView()
        view.accessibilityLabel = "set"
        view.accessibilityLabelBlock = { "computed" }
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .header }
        view.accessibilityUserInputLabelsBlock = { ["Open"] }
        var activations = 0
        view.accessibilityActivateBlock = {
            activations += 1
            return true
        }
        #expect(view.accessibilityLabel == "computed" && view.isAccessibilityElement)
        #expect(view.accessibilityTraits == .header && view.accessibilityUserInputLabels == ["Open"])
        #expect(view.accessibilityActivate() && activations == 1)
        #expect(view.accessibilityLabelBlock?() == "computed" && view.isAccessibilityElementBlock?() == true)
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "set")
    }

    @Test func `closures are released with their object`() {
        weak var token: NSObject?
        do {
            let owned = NSObject()
            token = owned
            let view = UIView()
            view.accessibilityValueBlock = { "\(owned.hash)" }
        }
        #expect(token == nil)
    }

    @Test func `an attributed label is a label, whose language is the element's`() throws {
        let host = TestHost()
        let word = label("Bonjour", y: 100)
        word.accessibilityAttributedLabel = NSAttributedString(
            string: "Bonjour à tous", attributes: [.accessibilitySpeechLanguage: "fr-FR"])
        let element = try #require(show([word], host: host).accessibleElements().first)
        #expect(element.label == "Bonjour à tous" && element.language == "fr-FR")
        word.accessibilityLabel = "Hello"
        #expect(word.accessibilityAttributedLabel?.string == "Hello")
        #expect(word.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
    }

    @Test func `elements report whether they're expanded`() throws {
        let host = TestHost()
        let row = label("More", y: 100)
        row.accessibilityExpandedStatus = .collapsed
        let session = show([row], host: host)
        #expect(session.accessibleElements().first?.isExpanded == false)
        row.accessibilityExpandedStatus = .expanded
        #expect(session.accessibleElements().first?.isExpanded == true)
        row.accessibilityExpandedStatus = .unsupported
        #expect(session.accessibleElements().first?.isExpanded == nil)
    }

    @Test func `containers with a role are groups of their elements`() throws {
        let host = TestHost()
        let navigation = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        navigation.accessibilityContainerType = .landmark
        navigation.accessibilityLabel = "Navigation"
        navigation.addSubview(label("Home", y: 0))
        let session = show([navigation, label("Text", y: 300)], host: host)
        let groups = session.accessibleElements().map(\.groups)
        #expect(groups.map { $0.map(\.kind) } == [[.landmark], []])
        #expect(groups[0][0].label == "Navigation")
    }

    @Test func `cells of a table are read after their headers`() {
        final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
            var row = 0, column = 0
            func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
        }
        final class Grid: UIView, UIAccessibilityContainerDataTable {
            var cells: [[Cell]] = []
            func accessibilityRowCount() -> Int { cells.count }
            func accessibilityColumnCount() -> Int { cells[0].count }
            func accessibilityDataTableCellElement(
                forRow row: Int, column: Int
            ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
            func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
                [cells[0][column]]
            }
        }
        let host = TestHost()
        let grid = Grid(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        grid.accessibilityContainerType = .dataTable
        for (row, texts) in [["Name", "Age"], ["Ada", "36"]].enumerated() {
            grid.cells.append(
                texts.enumerated().map { column, text in
                    let cell = Cell(frame: CGRect(x: column * 100, y: row * 40, width: 80, height: 20))
                    (cell.row, cell.column, cell.text) = (row, column, text)
                    grid.addSubview(cell)
                    return cell
                })
        }
        let elements = show([grid], host: host).accessibleElements()
        #expect(elements.map(\.label) == ["Name", "Age", "Name, Ada", "Age, 36"])
        #expect(elements.map { $0.groups.map(\.kind) } == Array(repeating: [.table, .tableRow], count: 4))
        #expect(elements.map { $0.groups[1].position } == [1, 1, 2, 2])
        #expect(elements.map { $0.groups[1].section } == [1, 2, 1, 2])
        #expect(elements[0].groups[0].count == 2 && elements[0].groups[0].section == 2)
    }

    @Test func `a table provides its cells, each of them once`() {
        final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
            var columns = NSRange(location: 0, length: 1)
            func accessibilityRowRange() -> NSRange { NSRange(location: 0, length: 1) }
            func accessibilityColumnRange() -> NSRange { columns }
        }
        final class Sheet: UIView, UIAccessibilityContainerDataTable {
            var cells: [Cell] = []
            var rowCount = 1
            func accessibilityRowCount() -> Int { rowCount }
            func accessibilityColumnCount() -> Int { 3 }
            func accessibilityDataTableCellElement(
                forRow row: Int, column: Int
            ) -> (any UIAccessibilityContainerDataTableCell)? { cells.first { $0.columns.contains(column) } }
        }
        let host = TestHost()
        let sheet = Sheet(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        for (name, columns) in [("Sum", 0..<2), ("12", 2..<3)] {
            let cell = Cell(accessibilityContainer: sheet)
            cell.accessibilityLabel = name
            cell.columns = NSRange(columns)
            cell.accessibilityFrame = CGRect(x: columns.lowerBound * 100, y: 100, width: 80, height: 40)
            sheet.cells.append(cell)
        }
        let session = show([sheet], host: host)
        #expect(session.accessibleElements().isEmpty)
        sheet.accessibilityContainerType = .dataTable
        #expect(session.accessibleElements().map(\.label) == ["Sum", "12"])
        sheet.rowCount = 1_000_000
        #expect(session.accessibleElements().isEmpty)
    }

    @Test func `a page is read as the value of its element`() {
        final class Page: UIView, UIAccessibilityReadingContent {
            func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }
            func accessibilityContent(forLineNumber lineNumber: Int) -> String? { "Line \(lineNumber)" }
            func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
            func accessibilityPageContent() -> String? { "Once upon a time" }
        }
        let host = TestHost()
        let page = Page(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        page.isAccessibilityElement = true
        page.accessibilityLabel = "Page 1"
        #expect(show([page], host: host).accessibleElements().map(\.value) == ["Once upon a time"])
        #expect(page.accessibilityAttributedContent(forLineNumber: 2)?.string == "Line 2")
    }

    @Test func `the visible lines of a page are read separately`() throws {
        final class Page: UIView, UIAccessibilityReadingContent {
            func accessibilityLineNumber(for point: CGPoint) -> Int {
                bounds.contains(point) ? Int(point.y / 20) : NSNotFound
            }
            func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
                lineNumber < 10 ? "Line \(lineNumber)" : nil
            }
            func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
                accessibilityContent(forLineNumber: lineNumber).map {
                    NSAttributedString(
                        string: $0, attributes: lineNumber == 4 ? [.accessibilitySpeechLanguage: "fr"] : [:])
                }
            }
            func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
                UIAccessibility.convertToScreenCoordinates(
                    CGRect(x: 0, y: CGFloat(lineNumber) * 20, width: bounds.width, height: 20), in: self)
            }
            func accessibilityPageContent() -> String? { "All lines" }
        }
        let host = TestHost()
        let page = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        page.isAccessibilityElement = true
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
        scrollView.addSubview(page)
        scrollView.contentSize = page.bounds.size
        scrollView.contentOffset.y = 50
        let lines = try #require(show([scrollView], host: host).accessibleElements().first?.lines)
        #expect(lines.map(\.text) == ["Line 2", "Line 3", "Line 4", "Line 5"])
        #expect(lines.map(\.frame.minY) == [90, 110, 130, 150] && lines[0].frame.minX == 20)
        #expect(lines.map(\.language) == [nil, nil, "fr", nil])
        #expect(host.elements.first?.lines == lines.map(\.text))
    }

    @Test func `the activation point is in the middle of the path`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 40, height: 60))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 30, y: 50))
    }

    @Test func `the element at a point is the frontmost one whose path contains it`() {
        let host = TestHost()
        let below = label("below", y: 100), above = label("above", y: 100)
        above.accessibilityPath = UIBezierPath(rect: CGRect(x: 20, y: 100, width: 40, height: 20))
        _ = show([below, above], host: host)
        let window = host.window
        #expect(window.accessibilityHitTest(CGPoint(x: 30, y: 110), with: nil) as? UILabel === above)
        #expect(window.accessibilityHitTest(CGPoint(x: 90, y: 110), with: nil) as? UILabel === below)
        #expect(window.accessibilityHitTest(CGPoint(x: 30, y: 300), with: nil) == nil)
    }

    @Test func `actions of a category are next to each other`() {
        let mail = UILabel()
        let names = [("Open", nil), ("Cut", "edit"), ("Share", nil), ("Move", "edit")]
        mail.accessibilityCustomActions = names.map { name, category in
            let action = UIAccessibilityCustomAction(
                attributedName: NSAttributedString(string: name), actionHandler: { _ in true })
            action.category = category
            return action
        }
        #expect(mail.allAccessibilityActions.map(\.name) == ["Open", "Share", "Cut", "Move"])
    }

    @Test func `a page of a scroll view announces its position`() {
        final class Delegate: NSObject, UIScrollViewAccessibilityDelegate {
            func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
                "Page \(Int(scrollView.contentOffset.y / 400) + 1)"
            }
        }
        let host = TestHost(safeAreaInsets: .zero)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scrollView.contentSize = CGSize(width: 300, height: 1200)
        let delegate = Delegate()
        scrollView.delegate = delegate
        let session = show([scrollView], host: host)
        #expect(scrollView.accessibilityScroll(.down))
        host.settle()
        #expect(session.consumeAnnouncements() == ["Page 2"])
    }

    @Test func `announcements with a high priority are read first`() {
        let host = TestHost()
        let session = show([], host: host)
        func announce(_ text: String, _ priority: UIAccessibilityPriority) {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: text, attributes: [.accessibilitySpeechAnnouncementPriority: priority.rawValue]))
        }
        host.run {
            announce("low", .low)
            UIAccessibility.post(notification: .announcement, argument: "default")
            announce("high", .high)
        }
        #expect(session.consumeAnnouncements() == ["high", "default", "low"])
    }

    @Test func `focus is reported to the elements and to observers`() throws {
        let host = TestHost()
        let first = label("first", y: 100), second = label("second", y: 200)
        let session = show([first, second], host: host)
        var posted: [[String]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { notification in
            let keys = [UIAccessibility.unfocusedElementUserInfoKey, UIAccessibility.focusedElementUserInfoKey]
            let elements = keys.map { notification.userInfo?[$0] as? UILabel }
            MainActor.assumeIsolated { posted.append(elements.map { $0?.text ?? "-" }) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        for element in session.accessibleElements() { session.receive(.accessibility(element: element.id, .focus)) }
        #expect(posted == [["-", "first"], ["first", "second"]])
        #expect(second.accessibilityElementIsFocused() && !first.accessibilityElementIsFocused())
        #expect(second.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UILabel === second)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    }
}
