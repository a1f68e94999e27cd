import UIKit

/// A row of keys above the keyboard for the symbols of Swift sources.
final class SymbolRow: UIInputView {
    private static let symbols = ["    ", "{", "}", "(", ")", "[", "]", ".", ":", "\"", "=", "/"]

    /// - Parameter insert: A closure that inserts a symbol.
    init(insert: @escaping (String) -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        let keys = Self.symbols.map { symbol in
            var configuration = UIButton.Configuration.plain()
            configuration.contentInsets = .zero
            configuration.baseForegroundColor = .label
            if symbol.first == " " {
                configuration.image = UIImage(systemName: "arrow.right.to.line")
            } else {
                configuration.title = symbol
            }
            let key = UIButton(
                configuration: configuration, primaryAction: UIAction { _ in insert(symbol) })
            key.accessibilityLabel = symbol.first == " " ? "Indent" : symbol
            return key
        }
        let row = UIStackView(arrangedSubviews: keys)
        row.distribution = .fillEqually
        row.frame = bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(row)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
