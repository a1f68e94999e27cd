import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// A range of a text that's a link.
nonisolated struct TextLink: Equatable {
    /// The range in UTF-16 code units.
    let range: Range<Int>
    let url: URL
}

/// The properties that only a few texts have: links, dates that update, and the environment for a renderer.
@MainActor
final class TextExtras {
    let text: Text
    let environment: EnvironmentValues
    let links: [TextLink]
    /// The timer that fires when the text changes, or `nil` if it never does.
    private let timer: FrameTimer?

    /// - Parameter lifetime: The time in seconds until the text changes, or `nil` if it never does.
    init(
        _ text: Text, _ environment: EnvironmentValues, _ links: [TextLink], lifetime: Double?, of element: TextElement
    ) {
        self.text = text
        self.environment = environment
        self.links = links
        timer = lifetime.map { _ in
            FrameTimer(isAwaited: false) { [weak element] in element?.showAgain() }
        }
        if let lifetime { timer?.start(after: lifetime, for: element.graph?.host) }
    }

    func stop() { timer?.stop() }

    /// Describes the links of a text for accessibility: the text itself activates a single link; several links become
    /// actions.
    func describe(_ properties: inout AccessibilityProperties, _ text: String) {
        let openURL = environment.openURL
        properties.traits.formUnion(.link)
        if links.count == 1 {
            properties.activate = { [url = links[0].url] in openURL(url) }
        } else {
            properties.actions += links.map { link in
                let units = Array(text.utf16)
                let name = String(decoding: units[link.range.clamped(to: 0..<units.count)], as: UTF16.self)
                return (name, { openURL(link.url) })
            }
        }
    }
}

extension TextElement {
    /// Shows a text that can contain links, dates that update, or attributes, or that a renderer draws.
    func show(_ text: Text, in environment: EnvironmentValues) {
        let now = graph.map { $0.date(at: $0.now) } ?? Date()
        var resolver = TextResolver(environment, now: now)
        set(resolver.content(of: text))
        extras?.stop()
        let isPlain =
            resolver.links.isEmpty && resolver.lifetime == nil && !text.hasAccessibilityChanges
            && content?.renderer == nil
        extras = isPlain ? nil : TextExtras(text, environment, resolver.links, lifetime: resolver.lifetime, of: self)
    }

    /// Resolves the current text again.
    func showAgain() {
        if let extras { show(extras.text, in: extras.environment) }
    }

    /// Returns a gesture that opens the link at a point of the root, or `nil` if there's no link.
    func linkGesture(at point: Point) -> GestureElement? {
        guard let extras, extras.environment.isEnabled,
            let url = url(at: mapFromRoot(to: .local).apply(point))
        else { return nil }
        let openURL = extras.environment.openURL
        let element = GestureElement()
        let gesture = TapGesture().onEnded { openURL(url) }
        element.set(isEnabled: true) { type(of: gesture)._makeTracker(gesture) }
        return element
    }

    /// Returns the URL at a point of the text.
    private func url(at point: Point) -> URL? {
        guard let extras, !extras.links.isEmpty, let text = content?.text else { return nil }
        let drawn = drawnLines
        guard
            let index = drawn.lines.firstIndex(where: {
                point.y >= $0.baseline - $0.ascent && point.y <= $0.baseline + $0.descent
            })
        else { return nil }
        let width = drawn.lines.count == 1 ? .infinity : frame.size.width
        let placed = Services.current.typesetter.withLock { $0.place(text, width: width) }
        guard placed.lines.indices.contains(index), drawn.lines.indices.contains(index) else { return nil }
        // The drawn position of the line, which depends on the alignment.
        let x = point.x - drawn.lines[index].x + placed.layout.lines[index].x
        guard let cluster = placed.lines[index].clusters.first(where: { x >= $0.x && x <= $0.x + $0.width }) else {
            return nil
        }
        return extras.links.first { $0.range.contains(cluster.range.lowerBound) }?.url
    }
}
