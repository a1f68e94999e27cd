import Foundation
import PortableUIKit

/// A label in a font that the app registers, above a label with the measured width.
final class FontViewController: UIViewController {
    private static let file = "/usr/share/fonts/truetype/noto/NotoSerifDisplay-Regular.ttf"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: Self.file) as CFURL, .process, nil)
        let label = UILabel()
        label.text = "Quince jelly"
        label.font = UIFont(name: "NotoSerifDisplay-Regular", size: 40)
        let width = UILabel()
        width.text = "\(label.intrinsicContentSize.width) points"
        let stack = UIStackView(arrangedSubviews: [label, width])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
