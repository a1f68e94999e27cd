import Foundation

extension UIWritingToolsCoordinator {
    /// The phases of an operation of Writing Tools.
    public enum State: Int, Sendable {
        /// No operation is in progress.
        case inactive = 0
        /// The text is being changed without the user.
        case noninteractive = 1
        /// The user chooses changes.
        case interactiveResting = 2
        /// Changes that the user chooses from are arriving.
        case interactiveStreaming = 3
    }

    /// The parts of the text that Writing Tools can request.
    public enum ContextScope: Int, Sendable {
        /// The selection.
        case userSelection = 0
        /// The whole text.
        case fullDocument = 1
        /// The visible text.
        case visibleArea = 2
    }

    /// The reasons for replacing text.
    public enum TextReplacementReason: Int, Sendable {
        /// The user has chosen a change.
        case interactive = 0
        /// An operation has changed the text.
        case noninteractive = 1
    }

    /// The reasons for which an app changes text during an operation.
    public enum TextUpdateReason: Int, Sendable {
        /// The user has typed.
        case typing = 0
        /// The user has undone or redone a change.
        case undoRedo = 1
    }

    /// The animations of text.
    public enum TextAnimation: Int, Sendable {
        /// The text will be changed.
        case anticipate = 0
        /// The text is removed.
        case remove = 1
        /// The text is inserted.
        case insert = 2
    }

    /// Text that Writing Tools can change.
    @preconcurrency @MainActor
    open class Context: NSObject {
        /// The text, which can be longer than the part that's changed.
        public let attributedString: NSAttributedString
        /// The range of the text that can be changed.
        public let range: NSRange
        /// The range that Writing Tools have chosen, which is ``range``.
        public var resolvedRange: NSRange { range }
        /// The identifier of the text.
        public let identifier = UUID()

        /// Creates a context with text and the range that can be changed.
        public init(attributedString: NSAttributedString, range: NSRange) {
            self.attributedString = attributedString
            self.range = range
            super.init()
        }
    }

    /// The timing of an animation that replaces text.
    @preconcurrency @MainActor
    open class AnimationParameters: NSObject {
        /// The duration, in seconds.
        public let duration: CGFloat = 0
        /// The time before the animation, in seconds.
        public let delay: CGFloat = 0
        /// A closure that receives the progress, from 0 to 1. The default is `nil`.
        open var progressHandler: ((Float) -> Void)?
        /// A closure that's called after the animation. The default is `nil`.
        open var completionHandler: (() -> Void)?
    }
}
