import CollageTesting
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The order in which rows that leave together disappear.
@MainActor struct RemovedRowOrderTests {
    private final class Model: ObservableObject {
        @Published var first = 0
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        let log: AppearanceLog
        let isList: Bool

        var body: some View {
            if isList {
                List { rows }
            } else {
                VStack { rows }
            }
        }

        private var rows: some View {
            ForEach(model.first..<12, id: \.self) { AppearancePage("\($0)", log) }
        }
    }

    @Test(arguments: [false, true])
    func `deleted rows disappear from first to last`(isList: Bool) {
        let host = TestHost(size: CGSize(width: 300, height: 700), safeAreaInsets: .zero)
        let model = Model(), log = AppearanceLog()
        host.show(UIHostingController(rootView: Rows(model: model, log: log, isList: isList)))
        host.settle()
        #expect(log.take() == (0..<12).map { "+\($0)" })
        model.first = 8
        host.settle()
        #expect(log.take() == (0..<8).map { "-\($0)" })
    }
}
