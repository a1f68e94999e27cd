import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Views that are notified when a part of them becomes visible.
@MainActor struct ScrollVisibilityTests {
    private final class Log {
        var changes: [Bool] = []
        var position: Binding<ScrollPosition>?
    }

    private struct Screen: View {
        let log: Log
        @State private var position = ScrollPosition()

        var body: some View {
            let _ = log.position = $position
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 150)
                    Color.blue.frame(height: 100)
                        .onScrollVisibilityChange(threshold: 0.8) { log.changes.append($0) }
                    Color.red.frame(height: 500)
                }
            }
            .scrollPosition($position)
            .presentationSizing(.form)
            .springLoadingBehavior(.enabled)
            .writingToolsBehavior(.limited)
            .scrollIndicatorsFlash(onAppear: true)
            .scrollIndicatorsFlash(trigger: 1)
            .speechAdjustedPitch(0.5)
            .speechAlwaysIncludesPunctuation()
            .speechAnnouncementsQueued()
            .speechSpellsOutCharacters()
        }
    }

    @Test func `a view is notified when the specified fraction becomes visible, and when it's hidden`() {
        let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero), log = Log()
        host.show(UIHostingController(rootView: Screen(log: log)))
        host.settle()
        #expect(log.changes.isEmpty)
        for (y, changes) in [(20.0, []), (40, [true]), (160, [true]), (200, [true, false])] {
            log.position?.wrappedValue.scrollTo(y: y)
            host.settle()
            #expect(log.changes == changes)
        }
    }

    @MainActor private final class TargetLog {
        var visible: [[Int]] = []
        var position: Binding<ScrollPosition>?
    }

    private struct Rows: View {
        let log: TargetLog
        @State private var position = ScrollPosition()

        var body: some View {
            let _ = log.position = $position
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { row in Text("Row \(row)").frame(height: 50) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.6) { log.visible.append($0) }
            .onScrollTargetVisibilityChange(idType: String.self) { _ in log.visible.append([-1]) }
        }
    }

    @Test func `the visible targets are reported when they change`() {
        let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero), log = TargetLog()
        host.show(UIHostingController(rootView: Rows(log: log)))
        host.settle()
        #expect(log.visible == [[0, 1, 2, 3]])
        // 15 of the 50 points of a row, and 25 of them.
        for (y, visible) in [(15.0, [0, 1, 2, 3]), (25, [1, 2, 3]), (35, [1, 2, 3, 4])] {
            log.position?.wrappedValue.scrollTo(y: y)
            host.settle()
            #expect(log.visible.last == visible)
        }
        #expect(log.visible.count == 3)
    }
}
