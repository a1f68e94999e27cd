import PortableUIKit

@testable import PortableSwiftUI

/// A view with one of many modifiers, or in one of many containers, by number, and the modifier's amount.
struct RandomlyModified<Content: View>: View {
    static var kindCount: Int { 32 }

    let kind: Int
    let amount: Double
    let content: Content

    private var length: CGFloat { CGFloat(amount) }

    var body: AnyView { kind < 16 ? drawn : arranged }

    /// The content with a modifier that affects its drawing or its environment.
    private var drawn: AnyView {
        switch kind {
        case 0: AnyView(content.opacity(amount / 10))
        case 1: AnyView(content.rotationEffect(.degrees(amount)))
        case 2: AnyView(content.scaleEffect(1 + length / 10))
        case 3: AnyView(content.blur(radius: length))
        case 4: AnyView(content.hueRotation(.degrees(amount)))
        case 5: AnyView(content.shadow(radius: length))
        case 6: AnyView(content.border(amount > 4 ? .red : .blue, width: 1))
        case 7: AnyView(content.clipShape(RoundedRectangle(cornerRadius: length)))
        case 8: AnyView(content.mask { Circle().padding(length) })
        case 9: AnyView(content.redacted(reason: amount > 4 ? .placeholder : []))
        case 10: AnyView(content.font(.system(size: 10 + length)))
        case 11: AnyView(content.foregroundStyle(amount > 4 ? .red : .green))
        case 12: AnyView(content.environment(\.layoutDirection, amount > 4 ? .rightToLeft : .leftToRight))
        case 13: AnyView(content.bold(amount > 4).textCase(amount > 6 ? .uppercase : nil))
        case 14: AnyView(content.disabled(amount > 4))
        default: AnyView(content.zIndex(amount))
        }
    }

    /// The content with a modifier that affects its layout.
    private var arranged: AnyView {
        switch kind {
        case 16: AnyView(content.hidden())
        case 17: AnyView(content.position(x: length, y: 2 * length))
        case 18: AnyView(content.alignmentGuide(.leading) { $0.width / 2 + length })
        case 19: AnyView(content.alignmentGuide(.top) { _ in length })
        case 20: AnyView(content.safeAreaInset(edge: .bottom) { Color.blue.frame(height: length) })
        case 21: AnyView(content.padding(.trailing, length).layoutPriority(amount > 4 ? 1 : 0))
        case 22: AnyView(content.frame(minHeight: length, idealHeight: 2 * length, maxHeight: 40 + length))
        case 23: AnyView(content.padding([.leading, .top], length))
        case 24:
            AnyView(
                ViewThatFits {
                    Color.red.frame(width: 10 * length, height: 10)
                    content
                })
        case 25:
            AnyView(
                Grid(horizontalSpacing: length) {
                    GridRow {
                        content
                        Color.green.frame(width: 10, height: 10)
                    }
                    GridRow { Text(verbatim: "row") }
                    content
                })
        case 26: AnyView(AnyLayout(amount > 4 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()))() { content })
        case 27:
            AnyView(
                content.preference(key: AmountKey.self, value: amount)
                    .overlayPreferenceValue(AmountKey.self) { Color.red.frame(width: CGFloat($0), height: 2) })
        case 28: AnyView(content.id(amount > 4))
        case 29: AnyView(content.modifier(Beside(length: length)))
        case 30: AnyView(content.ignoresSafeArea())
        default: AnyView(LazyVStack(spacing: length) { content })
        }
    }
}

private enum AmountKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// A modifier with a body.
private struct Beside: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View {
        HStack(spacing: length) {
            content
            if length > 4 { content.opacity(0.5) }
        }
    }
}
