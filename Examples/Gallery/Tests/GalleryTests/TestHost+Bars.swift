import CollageTesting
import Testing

extension TestHost {
    /// Taps the button at the end of the navigation bar.
    @MainActor func tapTrailingBarButton() throws {
        let bar = try #require(first(UINavigationBar.self))
        let frame = bar.convert(bar.bounds, to: nil)
        tap(CGPoint(x: frame.maxX - 28, y: frame.minY + 22))
        settle()
    }
}
