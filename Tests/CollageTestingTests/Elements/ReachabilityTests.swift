import CollageTesting
import SwiftUI
import Testing

/// Touches that don't reach an element are errors.
@MainActor struct ReachabilityTests {
    private let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)

    private final class Counter {
        var count = 0
    }

    // MARK: SwiftUI

    enum Case: CaseIterable {
        case covered, overlay, gestureInFront, noHitTesting, noHitTestingAround, otherButton, text, scrollView, list
    }

    private struct Screen: View {
        let number: Case
        let counter: Counter

        private var button: some View { Button("Add") { counter.count += 1 } }

        var body: some View {
            switch number {
            case .covered:
                ZStack {
                    button; Color.red
                }
            case .overlay: button.overlay { Rectangle().fill(.red) }
            case .gestureInFront: button.overlay { Color.clear.contentShape(Rectangle()).onTapGesture {} }
            case .noHitTesting: button.allowsHitTesting(false)
            case .noHitTestingAround: VStack { button }.allowsHitTesting(false)
            case .otherButton: button.overlay { Button("Other") {}.frame(width: 390, height: 600).background(.red) }
            case .text:
                ZStack {
                    button; Text("A long text in front of it").padding(30).background(.blue)
                }
            case .scrollView:
                ZStack {
                    button; ScrollView { Text("x").frame(height: 900) }
                }
            case .list:
                ZStack {
                    button; List { Text("x") }
                }
            }
        }
    }

    @Test(arguments: Case.allCases)
    func `a touch that doesn't reach a view of SwiftUI is an error`(number: Case) throws {
        let counter = Counter()
        host.show(UIHostingController(rootView: Screen(number: number, counter: counter)))
        host.settle()
        let failure = try #require(throws: ElementNotReachable.self) { try host.element(.label("Add")).tap() }
        #expect(counter.count == 0)
        #expect(failure.description.hasPrefix("button \"Add\" at "))
        #expect(failure.description.contains("doesn't receive a touch at"))
    }

    private struct Reached: View {
        let counter: Counter
        @State private var isOn = false

        private func add() { counter.count += 1 }

        var body: some View {
            List {
                Button("Row", action: add)
                HStack {
                    Text("Left")
                    Spacer()
                    Text("Right")
                }
                .contentShape(Rectangle())
                .onTapGesture(perform: add)
                HStack {
                    Button("One", action: add).buttonStyle(.borderless)
                    Button("Two", action: add).buttonStyle(.bordered)
                }
                Toggle("Switch", isOn: $isOn.animation())
                Button("Boxed", action: add).frame(maxWidth: .infinity).background(.yellow).accessibilityIdentifier("b")
            }
        }
    }

    @Test(arguments: ["Row", "One", "Two", "Boxed"])
    func `touches in rows reach the views`(label: String) throws {
        let counter = Counter()
        host.show(UIHostingController(rootView: Reached(counter: counter)))
        host.settle()
        try host.element(.label(label)).tap()
        #expect(counter.count == 1)
    }

    @Test func `a shape in front that doesn't allow hit testing lets touches through`() throws {
        let counter = Counter()
        let button = Button("Add") { counter.count += 1 }
        host.show(
            UIHostingController(
                rootView: ZStack {
                    button; Color.red.allowsHitTesting(false)
                }))
        host.settle()
        try host.element(.label("Add")).tap()
        #expect(counter.count == 1)
    }

    // MARK: UIKit

    private func failure(_ change: (_ button: UIButton, _ box: UIView) -> Void) throws -> String {
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let counter = Counter()
        let view = UIView(), box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in counter.count += 1 })
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        box.addSubview(button)
        view.addSubview(box)
        host.show(view)
        change(button, box)
        host.settle()
        let failure = try #require(throws: ElementNotReachable.self) { try host.element(.label("Add")).tap() }
        #expect(counter.count == 0)
        return failure.description
    }

    @Test func `a touch on a view without user interaction is an error that names the view`() throws {
        #expect(
            try failure { button, _ in button.isUserInteractionEnabled = false }
                == "button \"Add\" at (20, 120) in UIView doesn't receive a touch at (70, 140), because "
                + "isUserInteractionEnabled is false for UIButton. UIView would receive it.")
        #expect(
            try failure { _, box in box.isUserInteractionEnabled = false }
                .contains("because isUserInteractionEnabled is false for UIView"))
        #expect(
            try failure { button, _ in button.window?.isUserInteractionEnabled = false }
                .contains("because isUserInteractionEnabled is false for UIWindow"))
    }

    @Test func `a touch outside of the superview is an error`() throws {
        #expect(
            try failure { button, _ in button.frame.origin.y = 320 }
                .contains("because the point is outside the bounds of UIView. UIView would receive it."))
    }

    @Test func `a label or a switch in a cell is touched through the cell`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            let button = UIButton(type: .system)
            button.setTitle("Part", for: .normal)
            button.frame = CGRect(x: 100, y: 0, width: 100, height: 40)
            button.isUserInteractionEnabled = false
            cell.contentView.addSubview(button)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        host.show(table)
        host.settle()
        for element in host.elements { try element.tap() }
        #expect(table.indexPathForSelectedRow == [0, 0])
    }
}
