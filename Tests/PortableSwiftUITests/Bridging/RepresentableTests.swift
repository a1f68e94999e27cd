import CollageTesting
import Testing

@testable import PortableSwiftUI

/// UIKit views and controllers in SwiftUI views, and SwiftUI views in cells.
@MainActor struct RepresentableTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    private final class Log {
        var entries: [String] = []
    }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        let log: Log

        final class Coordinator {
            var text: Binding<String>
            init(_ text: Binding<String>) { self.text = text }
        }

        func makeCoordinator() -> Coordinator { Coordinator($text) }

        func makeUIView(context: Context) -> UILabel {
            log.entries.append("make")
            return UILabel()
        }

        func updateUIView(_ label: UILabel, context: Context) {
            log.entries.append("update \(text)")
            label.text = text
            label.isEnabled = context.environment.isEnabled
        }

        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
            CGSize(width: 80, height: 30)
        }

        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
            coordinator.text.wrappedValue = "dismantled"
        }
    }

    private struct Screen: View {
        let log: Log
        @State private var text = "one"
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 0) {
                if isShown { Field(text: $text, log: log) }
                Button("Next \(text)") { text = "two" }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test func `a view is created once, updated when something changes, and removed`() throws {
        let log = Log()
        host.show(UIHostingController(rootView: Screen(log: log)))
        #expect(log.entries == ["make", "update one"])
        let label = try #require(host.first(UILabel.self))
        #expect(label.frame.size == CGSize(width: 80, height: 30))
        #expect(label.frame.midX == 150)
        try host.element(.label("Next one")).tap()
        #expect(log.entries == ["make", "update one", "update two"])
        #expect(label.text == "two")
        try host.element(.label("Hide")).tap()
        #expect(host.first(UILabel.self) == nil)
        #expect(host.elements.contains { $0.label == "Next dismantled" })
    }

    private final class Child: UIViewController {
        let log: Log
        init(log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidAppear(_ animated: Bool) { log.entries.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { log.entries.append("disappeared") }
    }

    private struct Controller: UIViewControllerRepresentable {
        let log: Log
        func makeUIViewController(context: Context) -> Child { Child(log: log) }
        func updateUIViewController(_ controller: Child, context: Context) {}
    }

    /// A view whose content size is the size that it has.
    private final class SelfSizedView: UIView {
        override var intrinsicContentSize: CGSize { bounds.size }
    }

    private struct Shape: UIViewRepresentable {
        func makeUIView(context: Context) -> SelfSizedView {
            SelfSizedView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        }

        func updateUIView(_ view: SelfSizedView, context: Context) {}
    }

    @Test func `the frame with which a view was created isn't its content size`() {
        let rows = ScrollView {
            VStack(spacing: 64) {
                HStack(spacing: 48) {
                    Shape()
                    Shape()
                }
                HStack(spacing: 48) {
                    Shape()
                    Shape()
                }
            }
        }
        host.show(UIHostingController(rootView: rows))
        host.settle()
        let frames = host.all(SelfSizedView.self).map { $0.convert($0.bounds, to: nil) }
        #expect(frames.count == 4)
        #expect(frames.allSatisfy { $0.width == 126 && $0.height == 0 }, "\(frames)")
        #expect(Set(frames.map(\.minY)) == [0, 64])
    }

    @Test func `a controller is a child of the hosting controller, has the proposed size, and appears`() throws {
        let log = Log()
        let controller = UIHostingController(rootView: VStack(spacing: 0) { Controller(log: log).frame(height: 100) })
        host.show(controller)
        let child = try #require(controller.children.first)
        #expect(child.view.frame == CGRect(x: 0, y: 150, width: 300, height: 100))
        #expect(log.entries == ["appeared"])
    }

    @Test func `cells show views with configurations, have their height, and keep their hosts`() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            var count = 50
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.contentConfiguration = UIHostingConfiguration {
                    Color.red.frame(height: CGFloat(20 + indexPath.item % 2 * 10)).accessibilityLabel(
                        "\(indexPath.item)")
                }
                .margins(.all, 5)
                .minSize(width: 0, height: 0)
                return cell
            }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        host.show(view)
        let cells = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        #expect(cells.prefix(3).map(\.frame.height) == [30, 40, 30])
        #expect(host.elements.first?.frame == CGRect(x: 5, y: 5, width: 290, height: 20))
        view.contentOffset.y = 400
        host.settle()
        let made = HostingView.count
        for offset in stride(from: CGFloat(400), to: 1200, by: 50) {
            view.contentOffset.y = offset
            host.settle()
        }
        #expect(HostingView.count == made)
    }

    @Test func `the configuration determines the minimum size and the background`() throws {
        let configuration = UIHostingConfiguration { Text("Hi") }.minSize(height: 90).background { Color.green }
        let view = configuration.makeContentView()
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 90))
    }

    @MainActor private final class AnimationLog {
        var animations: [Animation?] = []
        var count: Binding<Int>?
    }

    private struct Gauge: UIViewRepresentable {
        let count: Int
        let log: AnimationLog

        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ view: UIView, context: Context) { log.animations.append(context.transaction.animation) }
    }

    private struct GaugeScreen: View {
        let log: AnimationLog
        @State private var count = 0

        var body: some View {
            let _ = log.count = $count
            Gauge(count: count, log: log)
        }
    }

    @Test func `an update has the transaction of its change`() {
        let host = TestHost(), log = AnimationLog()
        host.show(UIHostingController(rootView: GaugeScreen(log: log)))
        host.settle()
        withAnimation(.linear(duration: 2)) { log.count?.wrappedValue = 1 }
        host.settle()
        log.count?.wrappedValue = 2
        host.settle()
        #expect(log.animations == [nil, .linear(duration: 2), nil])
    }

    @Test(arguments: [
        (Animation.linear(duration: 2), 1.0, 0.5), (.linear(duration: 1).delay(1), 1.5, 0.5),
        (.linear(duration: 4).speed(2), 1, 0.5), (.linear(duration: 1).repeatCount(2, autoreverses: true), 1.75, 0.25),
        (.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25, 0.25),
    ])
    func `UIKit views are animated with SwiftUI animations`(
        animation: Animation, time: Double, fraction: Double
    ) throws {
        let host = TestHost(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.show(UIViewController())
        host.window.addSubview(view)
        host.settle()
        var isComplete = false
        UIView.animate(animation) {
            view.frame.origin.x = 100
        } completion: {
            isComplete = true
        }
        host.advance(by: time)
        #expect(abs(try #require(view.layer.presentation()).frame.minX - 100 * fraction) < 4)
        #expect(!isComplete)
        host.settle()
        #expect(isComplete)
    }

    @Test func `a spring reaches its target like SwiftUI's`() throws {
        let host = TestHost(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.show(UIViewController())
        host.window.addSubview(view)
        host.settle()
        UIView.animate(.spring(duration: 1, bounce: 0.3)) { view.frame.origin.x = 100 }
        host.advance(by: 0.5)
        let expected = Spring(duration: 1, bounce: 0.3).value(target: 100.0, time: 0.5)
        #expect(abs(try #require(view.layer.presentation()).frame.minX - expected) < 4)
    }
}
