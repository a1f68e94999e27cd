extension UIButton {
    /// Called when a button's configuration is to follow its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The looks of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// None of the system's: titles are white.
        case custom = 0
        /// In the tint color, faded while it is touched.
        case system = 1
        /// A chevron.
        case detailDisclosure = 2
        /// An i in a circle, on dark ground.
        case infoLight = 3
        /// An i in a circle, on light ground.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a circle.
        case close = 7

        /// An older name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button in its context.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal = 0
        /// The default action.
        case primary = 1
        /// Leaves without a change.
        case cancel = 2
        /// Destroys something; its color is red.
        case destructive = 3
    }
}
