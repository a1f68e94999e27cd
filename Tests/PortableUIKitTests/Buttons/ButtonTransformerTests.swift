import CollageTesting
import Foundation
import Testing

@MainActor struct ButtonTransformerTests {
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        return button
    }

    private func attributes(_ label: UILabel?) -> [NSAttributedString.Key: Any] {
        label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    }

    @Test func `the attributes of title and subtitle are the transformers' results`() throws {
        let button = button {
            $0.subtitle = "More"
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
                var output = input
                output.uiKit.font = .boldSystemFont(ofSize: (input.uiKit.font?.pointSize ?? 0) * 2)
                return output
            }
            $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
                var output = input
                output.uiKit.foregroundColor = .systemGreen
                return output
            }
        }
        #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 34)
        #expect(attributes(button.titleLabel)[.foregroundColor] as? UIColor == button.tintColor)
        #expect(attributes(button.subtitleLabel)[.foregroundColor] as? UIColor == .systemGreen)
    }

    @Test func `the transformer receives the title's own attributes`() {
        let button = button {
            var title = AttributedString("Title")
            title.uiKit.foregroundColor = .systemRed
            $0.attributedTitle = title
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
                var output = input
                if input.uiKit.foregroundColor == .systemRed { output.uiKit.kern = 3 }
                return output
            }
        }
        #expect(attributes(button.titleLabel)[.kern] as? CGFloat == 3)
    }

    @Test func `image, activity indicator, and indicator have the colors of the transformers`() {
        let green = UIConfigurationColorTransformer { _ in .systemGreen }
        let image = button {
            $0.image = UIImage(systemName: "star")
            $0.imageColorTransformer = green
        }
        #expect(image.imageView?.tintColor == .systemGreen)
        let busy = button {
            $0.showsActivityIndicator = true
            $0.activityIndicatorColorTransformer = green
        }
        let indicators = busy.subviews.compactMap { $0 as? UIActivityIndicatorView }
        #expect(indicators.map(\.color) == [.systemGreen])
        let popup = button {
            $0.indicator = .popup
            $0.indicatorColorTransformer = green
        }
        #expect(popup.subviews.contains { $0 is UIImageView && $0.tintColor == .systemGreen })
    }

    @Test func `titles after images of several widths are aligned if width is reserved`() throws {
        func title(_ side: CGFloat, reserved: CGFloat) -> (title: CGFloat, image: CGRect) {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: 10)).image { _ in }
            let button = button {
                $0.image = image
                $0.imageReservation = reserved
            }
            return (button.titleLabel!.frame.minX, button.imageView!.frame)
        }
        #expect(title(10, reserved: 0).title != title(20, reserved: 0).title)
        #expect(title(10, reserved: 30).title == title(20, reserved: 30).title)
        #expect(
            title(10, reserved: 30).image == CGRect(x: 22, y: title(10, reserved: 30).image.minY, width: 10, height: 10)
        )
    }

    @Test func `configurations with the same transformer are equal, with another one they aren't`() {
        let transformer = UIConfigurationTextAttributesTransformer { $0 }
        var one = UIButton.Configuration.plain(), other = UIButton.Configuration.plain()
        one.titleTextAttributesTransformer = transformer
        #expect(one != other)
        other.titleTextAttributesTransformer = transformer
        #expect(one == other && one.hashValue == other.hashValue)
    }

    @Test func `a configuration releases its transformers`() {
        final class Token {}
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            _ = button {
                $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
                    withExtendedLifetime(token) { input }
                }
                $0.imageColorTransformer = UIConfigurationColorTransformer { color in
                    withExtendedLifetime(token) { color }
                }
            }
        }
        #expect(weakToken == nil)
    }
}
