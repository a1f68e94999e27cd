import CollageTesting
import Testing

@testable import PortableControls
import PortableUIKit

@MainActor struct PageControlProgressTests {
    private final class Player: NSObject, UIPageControlTimerProgressDelegate {
        var log: [String] = []
        var allowed = true

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            page == 2 ? 0.5 : 0
        }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            log.append("visible \(progress.isProgressVisible)")
        }
        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            log.append("advance to \(page)")
            return allowed
        }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 100), safeAreaInsets: .zero)
    private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 50))

    init() {
        control.numberOfPages = 3
        host.show(control)
    }

    @Test func `a progress is clamped, and begins again with each page`() {
        let player = Player(), progress = UIPageControlProgress()
        progress.delegate = player
        let width = control.intrinsicContentSize.width
        control.progress = progress
        #expect(control.intrinsicContentSize.width > width)
        #expect(progress.isProgressVisible && player.log == ["visible true"])
        progress.currentProgress = 3
        #expect(progress.currentProgress == 1)
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 0)
        control.currentPage = 2
        #expect(progress.currentProgress == 0.5)
        control.currentPage = 1
        #expect(progress.currentProgress == 0)
        control.progress = nil
        #expect(!progress.isProgressVisible && player.log == ["visible true", "visible false"])
    }

    @Test func `a timer fills the bar, and moves on to the next page`() {
        let player = Player(), progress = UIPageControlTimerProgress(preferredDuration: 2)
        progress.delegate = player
        progress.setDuration(1, forPage: 1)
        #expect(progress.duration(forPage: 0) == 2 && progress.duration(forPage: 1) == 1)
        control.progress = progress
        var pages: [Int] = []
        control.addAction(UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
        progress.resumeTimer()
        host.advance(by: 1)
        #expect(abs(progress.currentProgress - 0.5) < 0.1 && control.currentPage == 0)
        host.advance(by: 1.2)
        #expect(control.currentPage == 1 && pages == [1])
        host.advance(by: 1.2)
        #expect(control.currentPage == 2)
        host.advance(by: 1.3)
        #expect(!progress.isRunning && control.currentPage == 2)
    }

    @Test func `a paused timer keeps the progress, and the first page can follow the last one`() {
        let progress = UIPageControlTimerProgress(preferredDuration: 1)
        progress.resetsToInitialPageAfterEnd = true
        control.currentPage = 2
        control.progress = progress
        progress.resumeTimer()
        host.advance(by: 0.5)
        progress.pauseTimer()
        let paused = progress.currentProgress
        host.advance(by: 1)
        #expect(progress.currentProgress == paused && paused > 0.3)
        progress.resumeTimer()
        host.advance(by: 0.8)
        #expect(control.currentPage == 0 && progress.isRunning)
    }

    @Test func `the delegate can stop the timer`() {
        let player = Player(), progress = UIPageControlTimerProgress(preferredDuration: 0.5)
        player.allowed = false
        progress.delegate = player
        control.progress = progress
        progress.resumeTimer()
        host.advance(by: 1)
        #expect(player.log.last == "advance to 1" && control.currentPage == 0 && !progress.isRunning)
    }

    @Test func `a running timer and its delegate are released`() {
        weak var weakProgress: UIPageControlTimerProgress?
        do {
            let progress = UIPageControlTimerProgress(preferredDuration: 1)
            progress.delegate = Player()
            #expect(progress.delegate == nil)
            progress.resumeTimer()
            weakProgress = progress
        }
        #expect(weakProgress == nil)
    }
}
