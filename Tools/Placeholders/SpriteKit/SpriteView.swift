import SwiftUI

/// A view that shows the texts of its scene's labels instead of the nodes.
public struct SpriteView: UIViewRepresentable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }

    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
    }

    private let scene: SKScene

    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) { self.scene = scene }

    public func makeUIView(context: Context) -> SKView { SKView() }

    public func updateUIView(_ uiView: SKView, context: Context) {
        if uiView.scene !== scene { uiView.presentScene(scene) }
    }
}
