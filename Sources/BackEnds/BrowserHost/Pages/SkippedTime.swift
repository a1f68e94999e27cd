/// The time of a page that is behind: what is waited for comes at once, frame by frame, with a turn for whatever else
/// waits on the main queue.
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
