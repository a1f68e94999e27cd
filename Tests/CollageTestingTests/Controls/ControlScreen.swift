import CollageTesting

/// One of each control, above one another in a scroll view. Taps and drags change their values, which are the model.
final class ControlScreen: WalkableScreen {
    struct Model: Hashable {
        var isOn = true
        var amount: Float = 0.3
        var count = 2.0
        var segment = 1
        var page = 1
        var progress: Float = 0.4
        var text = "Text"
        var search = ""
        var note = "A note of several words, which don't fit on one line of a small phone."
        var isEnabled = true
        var isSelected = false
        var tint = 0
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case switchTo(Bool), slide(Float), count(Double), segment(Int), page(Int), progress(Float), write(String)
        case enabled(Bool), selected(Bool), tint(Int)

        var description: String {
            switch self {
            case .switchTo(let isOn): "switch \(isOn ? "on" : "off")"
            case .slide(let amount): "slide to \(amount)"
            case .count(let count): "count to \(count)"
            case .segment(let segment): "select segment \(segment)"
            case .page(let page): "turn to page \(page)"
            case .progress(let progress): "progress to \(progress)"
            case .write(let text): "write \(text.debugDescription)"
            case .enabled(let isEnabled): isEnabled ? "enable everything" : "disable everything"
            case .selected(let isSelected): isSelected ? "select the button" : "deselect the button"
            case .tint(let tint): "tint \(tint)"
            }
        }
    }

    let controller = UIViewController()
    private let controls: [UIView]
    private let onOff = UISwitch(), slider = UISlider(), stepper = UIStepper(), pages = UIPageControl()
    private let segments = UISegmentedControl(items: ["One", "Two", "Three"]), bar = UIProgressView()
    private let field = UITextField(), search = UISearchBar(), note = UITextView(), wheel = UIActivityIndicatorView()
    private let button = UIButton(configuration: .filled()), plain = UIButton(type: .system)
    private var tint = 0

    init(model: Model) {
        controls = [
            onOff, slider, stepper, segments, pages, bar, field, search, note, wheel, button, plain,
        ]
        pages.numberOfPages = 4
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        search.placeholder = "Search"
        note.isScrollEnabled = false
        note.font = .systemFont(ofSize: 17)
        wheel.hidesWhenStopped = false
        button.configuration?.title = "Filled button"
        button.configuration?.subtitle = "With a subtitle"
        button.changesSelectionAsPrimaryAction = true
        plain.setTitle("Plain button", for: .normal)
        layOut()
        for change: Change in [
            .switchTo(model.isOn), .slide(model.amount), .count(model.count), .segment(model.segment),
            .page(model.page), .progress(model.progress), .enabled(model.isEnabled),
            .selected(model.isSelected), .tint(model.tint),
        ] {
            set(change, animated: false)
        }
        field.text = model.text
        search.text = model.search
        note.text = model.note
    }

    private func layOut() {
        let scrollView = UIScrollView(), stack = UIStackView(arrangedSubviews: controls)
        controller.view = scrollView
        scrollView.backgroundColor = .systemBackground
        scrollView.addSubview(stack)
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.contentInsetAdjustmentBehavior = .always
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            content.widthAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.widthAnchor),
        ])
        for view in [slider, bar, field, search, note, segments] {
            view.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
        }
    }

    var model: Model {
        Model(
            isOn: onOff.isOn, amount: slider.value, count: stepper.value, segment: segments.selectedSegmentIndex,
            page: pages.currentPage, progress: bar.progress, text: field.text ?? "", search: search.text ?? "",
            note: note.text ?? "", isEnabled: button.isEnabled, isSelected: button.isSelected, tint: tint)
    }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        func tenths() -> Float { Float(Int.random(in: 0...10, using: &generator)) / 10 }
        switch Int.random(in: 0..<11, using: &generator) {
        case 0: return .switchTo(generator.chance(50))
        case 1, 2: return .slide(tenths())
        case 3: return .count(Double.random(in: 0...100, using: &generator).rounded())
        case 4: return .segment(Int.random(in: 0..<3, using: &generator))
        case 5: return .page(Int.random(in: 0..<4, using: &generator))
        case 6: return .progress(tenths())
        case 7:
            return .write(
                ["", "Short", "A longer text that fills two lines or three."].randomElement(using: &generator)!)
        case 8: return .tint(Int.random(in: 0..<3, using: &generator))
        case 9: return .enabled(generator.chance(60))
        default: return .selected(generator.chance(50))
        }
    }

    func apply(_ change: Change) { set(change, animated: true) }

    private func set(_ change: Change, animated: Bool) {
        switch change {
        case .switchTo(let isOn): onOff.setOn(isOn, animated: animated)
        case .slide(let amount): slider.setValue(amount, animated: animated)
        case .count(let count): stepper.value = count
        case .segment(let segment): segments.selectedSegmentIndex = segment
        case .page(let page): pages.currentPage = page
        case .progress(let progress): bar.setProgress(progress, animated: animated)
        case .write(let text):
            field.text = text
            note.text = text
        case .enabled(let isEnabled):
            for case let control as UIControl in controls { control.isEnabled = isEnabled }
        case .selected(let isSelected): button.isSelected = isSelected
        case .tint(let number):
            tint = number
            controller.view.tintColor = [nil, .systemRed, .systemGreen][number]
        }
    }
}
