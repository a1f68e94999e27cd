@_exported import Photos
@_spi(Collage) import UIKit

/// A picker for the images of the library: the images of the app's project, and the images that a test adds.
open class PHPickerViewController: UIViewController {
    public private(set) var configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private let grid: PhotoGridController
    /// Whether the user has chosen photos, or canceled.
    private(set) var hasFinished = false
    /// Whether the user canceled.
    var wasCanceled: Bool { hasFinished && grid.wasCanceled }

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        grid = PhotoGridController(configuration)
        super.init(nibName: nil, bundle: nil)
        grid.selectionDidChange = { [weak self] isFinal in self?.report(isFinal: isFinal) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("PHPickerViewController can't be in an interface file.") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasFinished = false
    }

    /// Reports that nothing was chosen if the user has closed the sheet.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !hasFinished else { return }
        grid.cancel()
    }

    open func updatePicker(using configuration: PHPickerConfiguration.Update) {
        guard let limit = configuration.selectionLimit else { return }
        self.configuration.selectionLimit = limit
        grid.limit = limit
    }

    open func deselectAssets(withIdentifiers identifiers: [String]) { grid.deselect(identifiers) }

    open func scrollToInitialPosition() { grid.collectionView.setContentOffset(.zero, animated: true) }

    private func report(isFinal: Bool) {
        if isFinal { hasFinished = true }
        delegate?.picker(self, didFinishPicking: grid.selection.map(result))
    }

    private func result(_ number: Int) -> PHPickerResult {
        let provider = NSItemProvider(object: grid.photos[number])
        provider.suggestedName = "IMG_\(1001 + number)"
        let identifier = configuration.providesIdentifiers ? PhotoLibrary.identifiers[number] : nil
        return PHPickerResult(itemProvider: provider, assetIdentifier: identifier)
    }
}
