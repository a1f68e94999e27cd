import SwiftUI
import Testing

@MainActor
struct SwiftUIImportTests {
    @Test func `SwiftUI includes UIKit and Combine`() {
        let subject = PassthroughSubject<UIColor, Never>()
        var colors: [UIColor] = []
        let subscription = subject.sink { colors.append($0) }
        subject.send(.red)
        subscription.cancel()
        #expect(colors == [.red])
    }
}
