import Foundation
@_spi(Collage) import PortableUIKitCore

/// The bar above the keyboard of an iPad, with the buttons of the first responder.
final class AssistantBar: UIView {
    private static let height: CGFloat = 55

    private let toolbar = UIToolbar(frame: .zero)

    init(_ item: UITextInputAssistantItem) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        toolbar.items =
            item.leadingBarButtonGroups.flatMap(\.barButtonItems) + [UIBarButtonItem(systemItem: .flexibleSpace)]
            + item.trailingBarButtonGroups.flatMap(\.barButtonItems)
        addSubview(toolbar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        toolbar.frame = bounds
    }
}
