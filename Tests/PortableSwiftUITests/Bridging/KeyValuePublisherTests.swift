import CollageTesting
import Foundation
import PortableCombine
import Testing

@testable import PortableSwiftUI

/// Publishers of the properties of objects.
@MainActor @Suite(.device) struct KeyValuePublisherTests {
    @Test func `a property's value is published immediately and after each change`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        var offsets: [CGFloat] = []
        let cancellable = view.publisher(for: \.contentOffset).sink { offsets.append($0.y) }
        view.contentOffset.y = 20
        view.contentOffset.y = 20
        view.contentOffset.y = 30
        #expect(offsets == [0, 20, 30])
        cancellable.cancel()
        view.contentOffset.y = 40
        #expect(offsets == [0, 20, 30])
    }

    @Test func `the text that the app sets is published`() {
        let field = UITextField()
        var texts: [String?] = []
        let cancellable = field.publisher(for: \.text, options: .new).sink { texts.append($0) }
        field.text = "a"
        field.text = "b"
        withExtendedLifetime(cancellable) {}
        #expect(texts == ["a", "b"])
    }

    @Test func `values are published on request, and the newest one is kept`() {
        final class Taker: Subscriber {
            var values: [Bool] = []
            var subscription: (any Subscription)?

            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Bool) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let control = UIControl()
        let taker = Taker()
        control.publisher(for: \.isEnabled).subscribe(taker)
        #expect(taker.values.isEmpty)
        control.isEnabled = false
        taker.subscription?.request(.max(1))
        #expect(taker.values == [false])
        control.isEnabled = true
        #expect(taker.values == [false])
    }
}
