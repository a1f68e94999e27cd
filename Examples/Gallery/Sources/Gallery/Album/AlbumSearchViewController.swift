import UIKit

/// A search for photos by name and location.
final class AlbumSearchViewController: UITableViewController, UISearchBarDelegate {
    private static let cellIdentifier = "picture"

    private let album: Album
    private let searchBar = UISearchBar()
    private lazy var found = album.pictures

    init(album: Album) {
        self.album = album
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.placeholder = "Name or Place"
        searchBar.delegate = self
        searchBar.sizeToFit()
        tableView.tableHeaderView = searchBar
        tableView.keyboardDismissMode = .onDrag
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        found = album.pictures.filter {
            searchText.isEmpty || "\($0.title) \($0.place)".localizedCaseInsensitiveContains(searchText)
        }
        tableView.reloadData()
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        self.searchBar(searchBar, textDidChange: "")
        searchBar.setShowsCancelButton(false, animated: true)
        searchBar.resignFirstResponder()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let picture = found[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = picture.title
        content.secondaryText = picture.place
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(
            PhotoViewController(picture: found[indexPath.row], album: album), animated: true)
    }
}
