import Foundation
import PortableUIKit

/// A UIKit text view as a field that grows with its text. Its height is at least that of the reserved lines, and at
/// most that of the line limit or the available space. Longer text scrolls.
struct GrowingTextInput: View {
    let text: Binding<String>
    let title: FieldTitle
    @Environment(\.self) private var environment
    @State private var field = FieldReference()

    var body: some View {
        let (text, title, environment, reference) = (text, title, environment, field)
        let focus = environment.fieldFocus
        let hasBorder = environment.textInput.hasRoundedBorder
        reference.focusDidChange = { focus?.move($0) }
        return GrowingTextViewHost(
            reference: reference,
            update: { view in
                view.changed = { text.wrappedValue = $0 }
                view.show(text.wrappedValue, title, environment)
            }
        )
        // The same distance from the text as in UIKit's field.
        .padding(.horizontal, hasBorder ? 7 : 0)
        .padding(.vertical, hasBorder ? 6 : 0)
        .background {
            if hasBorder {
                RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator), lineWidth: 0.5)
            }
        }
        .moves(reference, with: focus)
    }
}

private struct GrowingTextViewHost: UIViewRepresentable {
    let reference: FieldReference
    let update: @MainActor (GrowingTextView) -> Void

    func makeUIView(context: Context) -> GrowingTextView { GrowingTextView(reference) }

    func updateUIView(_ view: GrowingTextView, context: Context) { update(view) }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView view: GrowingTextView, context: Context) -> CGSize? {
        view.size(proposal)
    }
}

/// A text view without insets that shows a placeholder while it is empty.
private final class GrowingTextView: EditedTextView {
    /// The minimum and the maximum number of lines.
    var lines = (least: 1, most: Int.max)

    private let label = UILabel()

    override init(_ reference: FieldReference) {
        super.init(reference)
        backgroundColor = .clear
        textContainerInset = .zero
        textContainer.lineFragmentPadding = 0
        contentInsetAdjustmentBehavior = .never
        label.textColor = .placeholderText
        label.isAccessibilityElement = false
        insertSubview(label, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, _ title: FieldTitle, _ environment: EnvironmentValues) {
        show(text, environment)
        accessibilityLabel = title.name(in: environment)
        lines = (max(environment.reservedLines, 1), environment.lineLimit ?? .max)
        label.text = title.placeholder(in: environment)
        label.font = font
        label.textAlignment = textAlignment
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? max(sizeThatFits(.zero).width, label.intrinsicContentSize.width)
        let line = label.font.lineHeight
        func height(_ count: Int) -> CGFloat { (line * CGFloat(count)).rounded(.up) }
        var wanted = max(sizeThatFits(CGSize(width: max(width, 0.001), height: .infinity)).height, height(lines.least))
        if lines.most < .max { wanted = min(wanted, height(max(lines.most, lines.least))) }
        if let room = proposal.height { wanted = min(wanted, max(room, height(lines.least))) }
        return CGSize(width: width, height: wanted)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.isHidden = hasText
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: label.intrinsicContentSize.height)
    }
}
