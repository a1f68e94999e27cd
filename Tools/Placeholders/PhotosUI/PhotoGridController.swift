@_spi(Collage) import UIKit

/// The grid of a picker. A tap chooses a photo, or selects it if several can be chosen.
final class PhotoGridController: UICollectionViewController {
    /// The greatest number of photos that can be selected; 0 for any number.
    var limit: Int
    /// The positions of the selected photos, in the order in which they were selected.
    private(set) var selection: [Int] = [] { didSet { showSelection() } }
    /// A closure that's called when the user finishes (`true`), and for every change in a continuous selection.
    var selectionDidChange: (_ isFinal: Bool) -> Void = { _ in }
    private(set) var wasCanceled = false
    let photos: [UIImage]
    private let kind: PHPickerConfiguration.Selection

    init(_ configuration: PHPickerConfiguration) {
        limit = configuration.selectionLimit
        kind = configuration.selection
        photos = configuration.filter?.includesImages ?? true ? PhotoLibrary.photos : []
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        let identifiers = PhotoLibrary.identifiers
        selection = configuration.preselectedAssetIdentifiers.compactMap { identifiers.firstIndex(of: $0) }
            .filter { photos.indices.contains($0) }
        title = "Photos"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        guard limit != 1, !isContinuous else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self] _ in self?.selectionDidChange(true) })
        navigationItem.rightBarButtonItem?.style = .done
    }

    required init?(coder: NSCoder) { nil }

    private var isContinuous: Bool { kind == .continuous || kind == .continuousAndOrdered }
    private var isOrdered: Bool { kind == .ordered || kind == .continuousAndOrdered }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        if photos.isEmpty {
            var empty = UIContentUnavailableConfiguration.empty()
            empty.text = "No Photos"
            empty.image = UIImage(systemName: "photo")
            contentUnavailableConfiguration = empty
        }
        showSelection()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        layout.minimumLineSpacing = 2
        layout.minimumInteritemSpacing = 2
        let side = max(((view.bounds.width - 4) / 3).rounded(.down), 1), size = CGSize(width: side, height: side)
        if layout.itemSize != size { layout.itemSize = size }
    }

    func deselect(_ identifiers: [String]) {
        let known = PhotoLibrary.identifiers
        selection.removeAll { identifiers.contains(known[$0]) }
    }

    func cancel() {
        wasCanceled = true
        selection = []
        selectionDidChange(true)
    }

    private func showSelection() {
        navigationItem.rightBarButtonItem?.isEnabled = !selection.isEmpty
        guard isViewLoaded else { return }
        for path in collectionView.indexPathsForVisibleItems {
            (collectionView.cellForItem(at: path) as? PhotoCell)?.badge = badge(of: path.item)
        }
    }

    /// The number or the check mark of a selected photo.
    private func badge(of item: Int) -> String? {
        selection.firstIndex(of: item).map { isOrdered ? "\($0 + 1).circle.fill" : "checkmark.circle.fill" }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        cell.show(photos[indexPath.item], label: "Photo \(indexPath.item + 1)")
        cell.badge = badge(of: indexPath.item)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let item = indexPath.item
        if limit == 1, !isContinuous {
            selection = [item]
            return selectionDidChange(true)
        }
        if let position = selection.firstIndex(of: item) {
            selection.remove(at: position)
        } else if limit == 0 || selection.count < limit {
            selection.append(item)
        } else {
            return
        }
        if isContinuous { selectionDidChange(false) }
    }
}

/// A photo with a badge if it's selected.
private final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let mark = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        mark.frame = CGRect(x: contentView.bounds.width - 28, y: contentView.bounds.height - 28, width: 22, height: 22)
        mark.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(paletteColors: [.white, .systemBlue])
        contentView.addSubview(picture)
        contentView.addSubview(mark)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: UIImage, label: String) {
        picture.image = photo
        accessibilityLabel = label
    }

    /// The symbol of the selection, or `nil` if the photo isn't selected.
    var badge: String? {
        didSet {
            mark.image = badge.flatMap { UIImage(systemName: $0) }
            picture.alpha = badge == nil ? 1 : 0.7
            accessibilityTraits = badge == nil ? .image : [.image, .selected]
        }
    }
}
