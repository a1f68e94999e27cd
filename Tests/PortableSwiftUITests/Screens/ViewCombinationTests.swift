import CollageTesting
import Testing

@testable import PortableSwiftUI

/// A device with its settings, and a SwiftUI screen on it.
struct ViewCombination: Sendable, CustomTestStringConvertible {
    enum Container: CaseIterable { case none, stack, tabs, split, sheet, toolbar, searchable }
    enum Content: CaseIterable { case scrollView, list, form, grid }

    var model = Device.iPhone16
    var system = Device.System.iOS18
    var textSize = UIContentSizeCategory.large
    var style = UIUserInterfaceStyle.light
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var isLandscape = false
    var titleMode = NavigationBarItem.TitleDisplayMode.large
    var container = Container.none
    var content = Content.scrollView

    var device: Device { model.running(system) }
    var variant: Variant { Variant(style: style, textSize: textSize, direction: direction) }

    var testDescription: String {
        "\(content) in \(container), \(model.name), \(system), \(textSize.rawValue.dropFirst(23)), "
            + "\(style == .dark ? "dark" : "light"), \(direction == .rightToLeft ? "right to left" : "left to right"), "
            + "\(isLandscape ? "landscape" : "portrait"), \(titleMode == .large ? "large title" : "small title")"
    }

    /// Combinations in which each pair of two factors' values occurs.
    static let pairwise: [ViewCombination] = {
        let devices: [Device] = [.iPhoneSE, .iPhone16, .iPhone17Pro, .iPadMini]
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
        ]
        let counts = [
            devices.count, Device.System.designs.count, sizes.count, 2, 2, 2, 2, Container.allCases.count,
            Content.allCases.count,
        ]
        return PairwiseRows.rows(of: counts).map { row in
            ViewCombination(
                model: devices[row[0]], system: Device.System.designs[row[1]], textSize: sizes[row[2]],
                style: row[3] == 0 ? .light : .dark, direction: row[4] == 0 ? .leftToRight : .rightToLeft,
                isLandscape: row[5] == 1, titleMode: row[6] == 0 ? .large : .inline,
                container: Container.allCases[row[7]], content: Content.allCases[row[8]])
        }
    }()
}

/// Pairwise tests: each pair of values of two factors (device, system, text size, style, direction, orientation, title,
/// container, content) occurs in some combination.
@MainActor struct ViewCombinationTests {
    @Test(arguments: ViewCombination.pairwise)
    func `a screen that was scrolled, rotated, changed, and covered equals a new one`(combination: ViewCombination) {
        let host = TestHost(combination.device, variant: combination.variant)
        if combination.isLandscape { host.rotate() }
        let controller = UIHostingController(rootView: CombinedView(combination: combination))
        host.show(controller)
        host.settle()
        let fresh = host.screenState()
        if let scrollView = content(on: host) {
            let start = scrollView.contentOffset
            for distance: CGFloat in [60, 400, 0] {
                host.run { scrollView.setContentOffset(CGPoint(x: start.x, y: start.y + distance), animated: true) }
                host.settle()
            }
        }
        host.rotate()
        host.rotate()
        change(host, of: combination)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        let top = controller.presentedViewController ?? controller
        host.run { top.present(cover, animated: true) }
        host.settle()
        host.run { top.dismiss(animated: true) }
        host.settle()
        // Lazy stacks keep views that aren't visible anymore, so only visible content is compared.
        let difference = host.screenState().difference(from: fresh)
        #expect(difference == nil, "\(String(describing: difference)), COLLAGE_SEED=\(RandomTrials.firstSeed)")
    }

    /// Changes each setting, and the size of an app on an iPad, to another value and back.
    private func change(_ host: TestHost, of combination: ViewCombination) {
        for other in combination.variant.others {
            host.change(to: other)
            host.change(to: combination.variant)
        }
        guard combination.model.idiom == .pad else { return }
        let device = combination.isLandscape ? combination.device.landscape : combination.device
        host.change(to: device.splitView(.third))
        host.change(to: device)
    }

    /// The scroll view with the most content.
    private func content(on host: TestHost) -> UIScrollView? {
        host.all(UIScrollView.self).filter { $0.window != nil }.max { $0.contentSize.height < $1.contentSize.height }
    }
}

extension Variant {
    /// Settings that differ in the style, the text size, or the direction.
    fileprivate var others: [Variant] {
        var (style, size, direction) = (self, self, self)
        style.style = self.style == .dark ? .light : .dark
        size.textSize = textSize == .extraSmall ? .accessibilityExtraLarge : .extraSmall
        direction.direction = self.direction == .rightToLeft ? .leftToRight : .rightToLeft
        return [style, size, direction]
    }
}

/// A screen with one of the usual contents, in one of the usual containers.
private struct CombinedView: View {
    let combination: ViewCombination
    @State private var isPresented = true
    @State private var query = ""

    var body: some View {
        switch combination.container {
        case .none: content
        case .stack: NavigationStack { titled }
        case .tabs:
            TabView {
                NavigationStack { titled }.tabItem { Label("First", systemImage: "star") }
                Text("Second").tabItem { Label("Second", systemImage: "heart") }
            }
        case .split:
            NavigationSplitView {
                titled
            } detail: {
                Text("Detail")
            }
        case .sheet: Color.gray.sheet(isPresented: $isPresented) { NavigationStack { titled } }
        case .toolbar:
            NavigationStack {
                titled.toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Share") {} }
                }
            }
        case .searchable: NavigationStack { titled.searchable(text: $query) }
        }
    }

    private var titled: some View {
        content.navigationTitle("A title of some length").navigationBarTitleDisplayMode(combination.titleMode)
    }

    @ViewBuilder private var content: some View {
        switch combination.content {
        case .scrollView:
            ScrollView { LazyVStack(spacing: 8) { ForEach(0..<40) { Text("Row \($0) with some text").padding() } } }
        case .list:
            List {
                Section("Header") { ForEach(0..<20) { row($0) } }
                Section("Another") { ForEach(20..<30) { row($0) } }
            }
        case .form:
            Form {
                ForEach(0..<6) { number in
                    Section("Section \(number)") {
                        TextField("Name", text: .constant(""))
                        Toggle("Switch", isOn: .constant(true))
                        Slider(value: .constant(0.5))
                        Stepper("Stepper", value: .constant(3))
                    }
                }
            }
        case .grid:
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(0..<60) { Text("Cell \($0)").frame(height: 60).background(.tertiary) }
                }
            }
        }
    }

    private func row(_ number: Int) -> some View {
        HStack {
            Image(systemName: "star")
            VStack(alignment: .leading) {
                Text("Row \(number)")
                Text("Some more text").font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}
