/// The clock of a page that is being restored. It advances frame by frame without waiting, and other work on the main
/// queue runs between frames.
@MainActor
final class SkippedTime: PageTime {
    private let page: Page
    private let time: any PageTime

    init(_ page: Page, _ time: any PageTime) {
        self.page = page
        self.time = time
    }

    var now: Double { time.now }

    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void {
        page.skip(seconds)
        return time.after(0, body)
    }
}
