extension UIButton {
    /// A closure that updates the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The type of a button, which determines its appearance if it doesn't have a configuration.
    public enum ButtonType: Int, Sendable {
        /// A button without a system style. Its title is white.
        case custom = 0
        /// A button with content in the tint color, which fades while it's touched.
        case system = 1
        /// A button with a chevron.
        case detailDisclosure = 2
        /// A button with an info symbol, for dark backgrounds.
        case infoLight = 3
        /// A button with an info symbol, for light backgrounds.
        case infoDark = 4
        /// A button with a plus symbol.
        case contactAdd = 5
        /// A button with a close symbol.
        case close = 7

        /// The former name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button in its context.
    public enum Role: Int, Sendable {
        /// A button without a special role.
        case normal = 0
        /// A button for the default action.
        case primary = 1
        /// A button that cancels without making changes.
        case cancel = 2
        /// A button for a destructive action. Its color is red.
        case destructive = 3
    }
}
