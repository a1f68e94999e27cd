import Testing

@testable import PortableSwiftUI

#Preview("A \"box\"") { Box("previewed") }
#Preview {
    Box("first")
    Box("second")
}

struct PreviewTests {
    // That this file compiles is the test: nothing can name what the macro makes.
    @Test func `previews stand beside each other, with names and several views`() {}
}
