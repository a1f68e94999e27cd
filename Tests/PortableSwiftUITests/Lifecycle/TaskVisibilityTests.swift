import CollageTesting
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Tasks, changes and publishers of a screen that is covered and shown again.
@MainActor struct TaskVisibilityTests {
    private let host = TestHost()
    private let log = AppearanceLog()
    private let model = Model()

    private final class Model: ObservableObject {
        @Published var id = 0
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        let log: AppearanceLog
        let isIdentified: Bool

        var body: some View {
            if isIdentified {
                Text("a").task(id: model.id) { await wait("\(model.id)") }
            } else {
                Text("a").task { await wait("") }
            }
        }

        private func wait(_ name: String) async {
            log.add("+" + name)
            while !Task.isCancelled { await Task.yield() }
            log.add("-" + name)
        }
    }

    private func lines(_ count: Int) async -> [String] {
        for _ in 0..<10_000 where log.lines.count < count { await Task.yield() }
        return log.take()
    }

    // https://developer.apple.com/documentation/swiftui/view/task(priority:_:): "SwiftUI will automatically cancel the
    // task at some point after the view disappears before the action completes."
    @Test func `a task is canceled while its screen is covered and starts again after that`() async {
        let navigation = UINavigationController(
            rootViewController: UIHostingController(
                rootView: Screen(model: model, log: log, isIdentified: false)))
        host.show(navigation)
        #expect(await lines(1) == ["+"])
        for _ in 0..<2 {
            navigation.pushViewController(UIViewController(), animated: true)
            host.settle()
            #expect(await lines(1) == ["-"])
            navigation.popViewController(animated: true)
            host.settle()
            #expect(await lines(1) == ["+"])
        }
        navigation.setViewControllers([], animated: false)
        host.settle()
        #expect(await lines(1) == ["-"])
    }

    @Test func `a task whose identifier changes while its screen is covered starts once it is back`() async {
        let navigation = UINavigationController(
            rootViewController: UIHostingController(
                rootView: Screen(model: model, log: log, isIdentified: true)))
        host.show(navigation)
        #expect(await lines(1) == ["+0"])
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(await lines(1) == ["-0"])
        model.id = 1
        host.settle()
        #expect(log.lines == [])
        navigation.popViewController(animated: true)
        host.settle()
        #expect(await lines(1) == ["+1"])
        navigation.setViewControllers([], animated: false)
        host.settle()
        #expect(await lines(1) == ["-1"])
    }

    @Test func `a screen that reappears doesn't run its initial change again`() {
        let log = log
        let navigation = UINavigationController(
            rootViewController: UIHostingController(
                rootView: Text("a").onChange(of: 1, initial: true) { log.add("changed") }))
        host.show(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        navigation.popViewController(animated: true)
        host.settle()
        #expect(log.lines == ["changed"])
    }

    @Test func `a covered screen receives values of a publisher`() {
        let log = log, subject = PassthroughSubject<Int, Never>()
        let navigation = UINavigationController(
            rootViewController: UIHostingController(rootView: Text("a").onReceive(subject) { log.add("\($0)") }))
        host.show(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        subject.send(1)
        #expect(log.lines == ["1"])
    }
}
