import CollageTesting
import CompositionalList
import PortableCombine
import Testing

@testable import PortableSwiftUI

/// Rows of lists that appear, disappear, and come back.
@MainActor struct RowVisibilityTests {
    private final class Model: ObservableObject {
        @Published var numbers = Array(0..<60)
        var log: [String] = []

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private struct Screen: View {
        @ObservedObject var model: Model

        var body: some View {
            let model = model
            CompositionalList([
                GenericSectionIdentifierViewModel(sectionIdentifier: 0, cellIdentifiers: model.numbers)
            ]) { number, _ in
                Text("\(number)").frame(height: 100)
                    .onAppear { model.log.append("+\(number)") }
                    .onDisappear { model.log.append("-\(number)") }
            }
        }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let model = Model()

    private func lines(of number: Int) -> [String] { model.log.filter { $0.dropFirst() == "\(number)" } }

    @Test func `a row follows its cell, which shows other rows in the meantime`() {
        host.show(UIHostingController(rootView: Screen(model: model)))
        #expect(Set(model.log) == ["+0", "+1", "+2", "+3"])
        for _ in 0..<8 { host.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 20)) }
        for _ in 0..<9 { host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 380)) }
        #expect(lines(of: 0) == ["+0", "-0", "+0"])
        for number in 5..<20 {
            #expect(lines(of: number) == ["+\(number)", "-\(number)", "+\(number)", "-\(number)"])
        }
    }

    @Test func `a row that is deleted disappears, and the next one appears`() {
        host.show(UIHostingController(rootView: Screen(model: model)))
        _ = model.take()
        model.numbers.removeFirst()
        host.settle()
        #expect(model.take().sorted() == ["+4", "-0"])
    }

    @Test func `rows disappear while their screen is covered`() {
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Screen(model: model)))
        host.show(navigation)
        let shown = Set(model.take())
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(Set(model.take()) == Set(shown.map { "-" + $0.dropFirst() }))
        navigation.popViewController(animated: true)
        host.settle()
        #expect(Set(model.take()) == shown)
    }
}
