import Foundation

/// A view controller with the files of a folder, in which the user chooses some of them or the folder itself.
final class FileListController: UITableViewController {
    private let folder: URL
    private let purpose: UIDocumentPickerViewController.Purpose
    private var files: [ListedFile] = []

    /// The closures that are called when the user makes a choice.
    struct Handlers {
        /// Called when the user opens a folder.
        var openFolder: ((URL) -> Void)?
        /// Called with the files or the folder that the user has chosen.
        var choose: (([URL]) -> Void)?
        var cancel: (() -> Void)?
    }

    struct Options {
        var selectsSeveral = false
        var showsExtensions = false
    }

    var handlers = Handlers()
    var options = Options() {
        didSet { if isViewLoaded { optionsDidChange() } }
    }

    init(_ folder: URL, purpose: UIDocumentPickerViewController.Purpose) {
        (self.folder, self.purpose) = (folder, purpose)
        super.init(style: .plain)
        title = folder.lastPathComponent
        navigationItem.backButtonDisplayMode = .minimal
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        optionsDidChange()
    }

    private func optionsDidChange() {
        tableView.allowsMultipleSelection = options.selectsSeveral
        tableView.reloadData()
        updateButtons()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        files = ListedFile.files(in: folder)
        tableView.reloadData()
        contentUnavailableConfiguration = files.isEmpty ? Self.emptyFolder : nil
        updateButtons()
    }

    private static var emptyFolder: UIContentUnavailableConfiguration {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Folder is Empty"
        empty.image = UIImage(systemName: "folder")
        return empty
    }

    // MARK: Buttons

    /// A Boolean value that indicates whether the user can choose the folder itself.
    private var choosesFolder: Bool {
        switch purpose {
        case .exporting: true
        case .opening(let types, _): types.contains(.folder) || types.contains(.directory)
        }
    }

    private var chosenFiles: [URL] {
        (tableView.indexPathsForSelectedRows ?? []).sorted().map { files[$0.row].url }
    }

    private func updateButtons() {
        let cancel = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.handlers.cancel?() })
        guard options.selectsSeveral || choosesFolder else {
            navigationItem.rightBarButtonItems = [cancel]
            return
        }
        let isExport = if case .exporting = purpose { true } else { false }
        let choose = UIBarButtonItem(
            title: isExport ? "Save" : "Open", primaryAction: UIAction { [weak self] _ in self?.choose() })
        choose.style = .done
        choose.isEnabled = choosesFolder || !chosenFiles.isEmpty
        navigationItem.rightBarButtonItems = [choose, cancel]
    }

    private func choose() {
        let files = chosenFiles
        handlers.choose?(files.isEmpty ? [folder] : files)
    }

    // MARK: Rows

    /// Returns a Boolean value that indicates whether the user can open a folder or choose a file.
    private func isEnabled(_ file: ListedFile) -> Bool {
        if file.isFolder { return true }
        guard case .opening(let types, _) = purpose else { return false }
        return file.hasType(of: types)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let file = files[indexPath.row], isEnabled = isEnabled(file)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text =
            options.showsExtensions || file.isFolder
            ? file.url.lastPathComponent : file.url.deletingPathExtension().lastPathComponent
        content.secondaryText = file.isFolder ? nil : Self.description(of: file)
        content.image = UIImage(systemName: file.isFolder ? "folder.fill" : "doc")
        if !isEnabled {
            content.textProperties.color = .tertiaryLabel
            content.secondaryTextProperties.color = .tertiaryLabel
            content.imageProperties.tintColor = .tertiaryLabel
        }
        cell.contentConfiguration = content
        cell.accessoryType = file.isFolder ? .disclosureIndicator : .none
        cell.isUserInteractionEnabled = isEnabled
        if !isEnabled { cell.accessibilityTraits.insert(.notEnabled) }
        return cell
    }

    private static func description(of file: ListedFile) -> String {
        let size = ByteCountFormatter.string(fromByteCount: Int64(file.size), countStyle: .file)
        guard let date = file.date else { return size }
        return "\(DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none)) - \(size)"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let file = files[indexPath.row]
        if file.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            handlers.openFolder?(file.url)
        } else if options.selectsSeveral {
            tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
            updateButtons()
        } else {
            tableView.deselectRow(at: indexPath, animated: true)
            handlers.choose?([file.url])
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard !files[indexPath.row].isFolder else { return }
        tableView.cellForRow(at: indexPath)?.accessoryType = .none
        updateButtons()
    }
}
