import UIKit

/// A custom content configuration with a slider between a symbol for the minimum and a symbol for the maximum.
struct SliderContentConfiguration: UIContentConfiguration {
    /// The accessibility label of the slider.
    var name: String
    var symbols: (low: String, high: String)
    /// A closure that returns the value. It's called each time the configuration is shown, so that the user's changes
    /// aren't lost.
    var value: () -> Float
    var onChange: (Float) -> Void

    func makeContentView() -> any UIView & UIContentView {
        SliderContentView(self)
    }

    /// The slider looks the same in all states.
    func updated(for state: any UIConfigurationState) -> SliderContentConfiguration {
        self
    }
}

/// A view that shows a `SliderContentConfiguration`.
final class SliderContentView: UIView, UIContentView {
    private let slider = UISlider()
    private let lowImageView = UIImageView()
    private let highImageView = UIImageView()

    private var current: SliderContentConfiguration {
        didSet { showConfiguration() }
    }

    var configuration: any UIContentConfiguration {
        get { current }
        set {
            if let configuration = newValue as? SliderContentConfiguration { current = configuration }
        }
    }

    init(_ configuration: SliderContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
        // The leading edge is aligned with the texts of other rows.
        preservesSuperviewLayoutMargins = true

        for imageView in [lowImageView, highImageView] {
            imageView.tintColor = .secondaryLabel
            imageView.setContentHuggingPriority(.required, for: .horizontal)
        }
        slider.addAction(
            UIAction { [weak self] action in
                guard let slider = action.sender as? UISlider else { return }
                self?.current.onChange(slider.value)
            }, for: .valueChanged)

        let stackView = UIStackView(arrangedSubviews: [lowImageView, slider, highImageView])
        stackView.alignment = .center
        stackView.spacing = 12
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        showConfiguration()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func showConfiguration() {
        lowImageView.image = UIImage(systemName: current.symbols.low)
        highImageView.image = UIImage(systemName: current.symbols.high)
        slider.value = current.value()
        slider.accessibilityLabel = current.name
    }
}
