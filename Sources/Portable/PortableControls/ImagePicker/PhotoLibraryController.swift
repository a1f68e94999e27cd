/// The screen of an image picker with the photos of the library.
final class PhotoLibraryController: UIViewController {
    private static let columnCount = 3
    private static let spacing: CGFloat = 2

    private let choose: (UIImage) -> Void
    private let scrollView = UIScrollView(frame: .zero)
    private var buttons: [UIButton] = []

    init(_ choose: @escaping (UIImage) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let photos = (navigationController as? UIImagePickerController)?.photos ?? []
        for button in buttons { button.removeFromSuperview() }
        buttons = photos.enumerated().map { button(for: $1, number: $0 + 1) }
        for button in buttons { scrollView.addSubview(button) }
        contentUnavailableConfiguration = photos.isEmpty ? Self.noPhotos : nil
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let count = CGFloat(Self.columnCount)
        let side = (view.bounds.width - Self.spacing * (count - 1)) / count
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index % Self.columnCount) * (side + Self.spacing),
                y: CGFloat(index / Self.columnCount) * (side + Self.spacing), width: side, height: side)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: buttons.last?.frame.maxY ?? 0)
    }

    private func button(for photo: UIImage, number: Int) -> UIButton {
        let button = UIButton(frame: .zero)
        let picture = UIImageView(image: photo)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addSubview(picture)
        button.accessibilityLabel = "Photo \(number)"
        button.addAction(UIAction { [weak self] _ in self?.choose(photo) }, for: .touchUpInside)
        return button
    }

    private static var noPhotos: UIContentUnavailableConfiguration {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Photos"
        empty.secondaryText = "There are no photos on this device."
        empty.image = UIImage(systemName: "photo")
        return empty
    }
}

/// The screen of an image picker in which the user edits a photo: it shows the square in the middle.
final class PhotoEditorController: UIViewController {
    private let photo: UIImage
    private let choose: (_ edited: UIImage, _ crop: CGRect) -> Void
    private let picture: UIImageView

    init(_ photo: UIImage, choose: @escaping (_ edited: UIImage, _ crop: CGRect) -> Void) {
        self.photo = photo
        self.choose = choose
        picture = UIImageView(image: photo)
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        view.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width, view.bounds.height)
        picture.frame = CGRect(x: 0, y: (view.bounds.height - side) / 2, width: side, height: side)
    }

    private func finish() {
        let side = min(photo.size.width, photo.size.height)
        let crop = CGRect(
            x: (photo.size.width - side) / 2, y: (photo.size.height - side) / 2, width: side, height: side)
        let format = UIGraphicsImageRendererFormat()
        format.scale = photo.scale
        let edited = UIGraphicsImageRenderer(size: crop.size, format: format).image { _ in
            photo.draw(at: CGPoint(x: -crop.minX, y: -crop.minY))
        }
        choose(edited, crop)
    }
}
