import CollageTesting
import Testing

@testable import PortableSwiftUI

/// No object that a view holds outlives the view, even though the screen continues to exist.
@MainActor
struct LeakTests {
    private nonisolated static let cases =
        LeakCase.modifiers + LeakCase.motion + LeakCase.views + LeakCase.objects + LeakCase.screens

    @Test(arguments: cases) func `objects that a view holds are released with it`(leak: LeakCase) async throws {
        weak var leaked: Token?
        let screen = LeakScreen(leak.view)
        try {
            let token = Token()
            leaked = token
            screen.show(token)
            try leak.use(screen)
            screen.show(nil)
        }()
        // Results of canceled tasks, and of files on other threads, arrive when the test waits.
        for _ in 0..<2_000 where leaked != nil { try await Task.sleep(for: .milliseconds(1)) }
        #expect(leaked == nil)
    }

    @Test func `a displayed view retains its objects`() {
        weak var held: Token?
        let screen = LeakScreen { token in AnyView(Text("a").onTapGesture { token.touch() }) }
        do {
            let token = Token()
            held = token
            screen.show(token)
        }
        #expect(held != nil)
    }

    @Test func `the completion of an animation is released after the animation`() {
        weak var leaked: Token?
        let screen = LeakScreen { _ in AnyView(Text("a")) }
        do {
            let token = Token()
            leaked = token
            withAnimation {
                screen.show(Token())
            } completion: {
                token.touch()
            }
        }
        screen.host.settle()
        #expect(leaked == nil)
    }

    /// Functions that accept a closure and don't store it, with the reason.
    private static let holdsNothing = [
        ".withTransaction": "calls it at once",
        "GraphicsContext.clipToLayer": "calls it at once",
        "GraphicsContext.drawLayer": "calls it at once",
        "OpenURLAction.callAsFunction": "calls it once, when the address was opened",
        "Scene.onChange": "lives as long as the app",
        "Scene.transformEnvironment": "lives as long as the app",
        "Scene.backgroundTask": "isn't called",
        "View.userActivity": "isn't called",
        "View.onContinueUserActivity": "isn't called",
        "TabContent.contextMenu": "isn't called",
        "TabContent.draggable": "isn't called",
        "TabContent.dropDestination": "isn't called",
        "TabContent.swipeActions": "isn't called",
        "Scene.commands": "calls it immediately, and keeps nothing",
        "Scene.commandsReplaced": "calls it immediately, and keeps nothing",
        "CommandGroup.init": "isn't shown",
        "CommandMenu.init": "isn't shown",
        "DataRepresentation.init": "a value that no view keeps",
        "FileRepresentation.init": "a value that no view keeps",
        "TransferRepresentation.suggestedFileName": "a value that no view keeps",
        "ProxyRepresentation.init": "a value that no view keeps",
        "View.matchedTransitionSource": "ignores it",
        "Text.reduce": "calls it at once",
        "UIView.animate": "calls one at once, and the other one at the end",
        "UIViewRepresentableContext.animate": "calls one at once, and the other one at the end",
        "UIViewControllerRepresentableContext.animate": "calls one at once, and the other one at the end",
        "KeyframeTimeline.init": "calls it at once",
        "KeyframeTrack.init": "calls it at once",
        "Path.init": "calls it at once",
        "Path.forEach": "calls it at once",
        "_ItemStates.keepOnly": "calls it at once",
        "DocumentGroup.init": "lives as long as the app",
        "DocumentGroupLaunchScene.init": "lives as long as the app",
        "GraphicsContext.withCGContext": "calls it at once",
        "NSItemProvider.loadTransferable": "calls it once, when the data is imported",
        "NSItemProvider.register": "a value that no view keeps",
        "AccessibilityRotorEntry.init": "isn't called",
        "View.onPencilDoubleTap": "isn't called",
        "View.onPencilSqueeze": "isn't called",
        ".withAnimation": "tested above",
        "Preview.init": "lives as long as the app",
        "Transaction.addAnimationCompletion": "what withAnimation stands on",
        "WindowGroup.init": "lives as long as the app",
    ]

    @Test func `each public function with a closure has a leak case`() throws {
        let covered = Set(LeakTests.cases.flatMap(\.names)).union(LeakTests.holdsNothing.keys)
        let missing = try PublicClosures.names().subtracting(covered).sorted()
        #expect(missing.isEmpty, "Add a LeakCase for each of these, or say in holdsNothing why it needs none.")
    }

    @Test func `declarations are found with their types`() {
        let source = """
            extension View {
                public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {}
                public func font(_ font: Font?) -> some View {}
                func hidden(_ action: () -> Void) {}
            }
            public struct Button<Label: View>: View {
                public init(
                    action: @escaping () -> Void, @ViewBuilder label: () -> Label
                ) {}
            }
            public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {}
            """
        #expect(PublicClosures.names(in: source) == ["View.onAppear", "Button.init", ".withAnimation"])
    }
}
