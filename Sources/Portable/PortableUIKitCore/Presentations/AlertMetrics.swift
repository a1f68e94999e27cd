/// The sizes and colors of alerts and action sheets in a design of the system (`UIKitConstants.md` 6). An alert keeps the
/// design that it was created with.
@MainActor
package struct AlertMetrics {
    /// A Boolean value that indicates whether action sheets are cards like alerts, and popovers if they have a source.
    package let sheetsAreCards: Bool
    /// A Boolean value that indicates whether buttons are capsules at a distance from the edges, and the card is glass.
    package let hasCapsules: Bool
    package let width: CGFloat
    package let cornerRadius: CGFloat
    package let buttonHeight: CGFloat
    /// The distance of capsules from the edges of the card, and from each other.
    package let buttonInset: CGFloat
    package let buttonSpacing: CGFloat
    package let textInset: CGFloat
    package let textTop: CGFloat
    package let textSpacing: CGFloat
    /// The distance from the text to the buttons; not recorded for capsules.
    package let textBottom: CGFloat
    /// The distances between lines of text in the title and the message.
    package let titlePitch: CGFloat
    package let messagePitch: CGFloat
    package let messageSize: CGFloat
    package let fieldHeight: CGFloat
    /// The distance of fields from the sides of the card, and of their text from the sides of a field.
    package let fieldInset: CGFloat
    /// The distance of the first field from the text.
    package let fieldTop: CGFloat
    package let fieldTextSize: CGFloat
    /// The opacity of the black behind alerts in the dark style. It's 0.2 in the light style.
    package let darkDimming: CGFloat
    /// A Boolean value that indicates whether the card of an alert shrinks and fades in. Otherwise, it appears
    /// immediately.
    package let animatesCard: Bool
    /// The spring with which an alert appears.
    package let spring: SpringCurve

    /// The metrics of the current design.
    package static var current: AlertMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    var dimmingColor: UIColor {
        let dark = darkDimming
        return UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? dark : 0.2) }
    }

    private static let iOS18 = AlertMetrics(
        sheetsAreCards: false, hasCapsules: false, width: 270, cornerRadius: 14, buttonHeight: 44, buttonInset: 0,
        buttonSpacing: 0, textInset: 16, textTop: 19, textSpacing: 3, textBottom: 19, titlePitch: 0, messagePitch: 0,
        messageSize: 13, fieldHeight: 32, fieldInset: 7, fieldTop: 0, fieldTextSize: 13, darkDimming: 0.2,
        animatesCard: true, spring: TransitionCoordinator.spring)

    private static let iOS26 = AlertMetrics(
        sheetsAreCards: true, hasCapsules: true, width: 320, cornerRadius: 34, buttonHeight: 48, buttonInset: 16,
        buttonSpacing: 8, textInset: 30, textTop: 22, textSpacing: 23 / 3, textBottom: 22, titlePitch: 22,
        messagePitch: 20, messageSize: 15, fieldHeight: 48, fieldInset: 15, fieldTop: 49 / 3, fieldTextSize: 17,
        darkDimming: 0.48, animatesCard: false,
        spring: SpringCurve(mass: 1, stiffness: 22.88 * 22.88, damping: 2 * 22.88))
}
