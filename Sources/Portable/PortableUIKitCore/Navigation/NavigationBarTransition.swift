/// The transition of a navigation bar from one item to another, alongside the view controllers' views.
///
/// As on iOS 18, backgrounds and titles move with the views of the view controllers. The front view enters from the
/// trailing edge and covers the other view, while titles and buttons fade. The title of the rear item moves to the
/// position of the back button. Later systems move the titles without fading them.
@MainActor
struct NavigationBarTransition {
    enum Style {
        /// The pages slide with the controllers' views.
        case slides
        /// One page fades out while the other fades in, alongside the app's animation.
        case fades
    }

    /// The movement of the rear view as a fraction of the movement of the front view, as recorded.
    static let rearPart: CGFloat = 0.3

    let front: NavigationBarPage
    let rear: NavigationBarPage
    let style: Style
    /// The initial offset of the front page, in points: the bar's width, or its negative in right-to-left languages.
    let distance: CGFloat

    /// The distance from the rear page's title to the back button, or `nil` if either is missing.
    private let wayToBackLabel: CGFloat?

    init(front: NavigationBarPage, rear: NavigationBarPage, distance: CGFloat, style: Style) {
        self.front = front
        self.rear = rear
        self.distance = distance
        self.style = style
        if style == .slides { Self.clipTitles(of: [front, rear], isRightToLeft: distance < 0) }
        wayToBackLabel = rear.content.titleCenter.flatMap { title in
            front.content.backLabelCenter.map { $0 - title }
        }
    }

    /// Clips titles at the buttons of both pages, because they would be drawn over them.
    private static func clipTitles(of pages: [NavigationBarPage], isRightToLeft: Bool) {
        let edges = pages.compactMap(\.content.trailingButtonsEdge)
        for page in pages {
            let end = page.size.width
            if isRightToLeft {
                page.content.titleRange = edges.max().map { min($0, end)...end }
            } else {
                page.content.titleRange = edges.min().map { 0...max($0, 0) }
            }
        }
    }

    /// Shows both pages.
    ///
    /// - Parameter part: The progress of the front page, from 0 to 1.
    func show(_ part: CGFloat) {
        front.fade(to: part)
        rear.fade(to: 1 - part)
        guard style == .slides else {
            front.background.alpha = part
            rear.background.alpha = 1 - part
            return
        }
        let edge = abs(distance) * (distance < 0 ? part : 1 - part)
        rear.clip(to: distance < 0 ? edge...abs(distance) : 0...edge)
        front.move(by: distance * (1 - part))
        rear.move(by: -distance * Self.rearPart * part)
        front.content.titleHolder.transform = CGAffineTransform(translationX: distance * (1 - part), y: 0)
        rear.content.titleHolder.transform = CGAffineTransform(
            translationX: (wayToBackLabel ?? -distance * Self.rearPart) * part, y: 0)
        front.content.backLabel?.transform = CGAffineTransform(
            translationX: -(wayToBackLabel ?? 0) * (1 - part), y: 0)
    }
}
