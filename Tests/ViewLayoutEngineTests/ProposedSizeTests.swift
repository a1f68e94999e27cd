import Testing
import ViewLayoutEngine

struct ProposedSizeTests {
    @Test func `a size that asks for nothing has no lengths`() {
        #expect(ProposedSize.unspecified == ProposedSize(width: nil, height: nil))
    }
}
