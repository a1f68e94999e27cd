/// Generated sources of any size that resemble the sources of apps.
enum Corpus {
    enum Kind {
        /// Controllers of storyboards, with outlets, actions, selectors, optional delegates, and key-value observing.
        case withConstructs
        /// Models and views without constructs to rewrite.
        case plain
    }

    /// - Complexity: O(*n*) in the number of lines.
    static func files(_ kind: Kind, lines: Int) -> [String] {
        var files: [String] = []
        var written = 0
        while written < lines {
            let number = files.count
            let file =
                switch kind {
                case .withConstructs: controller(number) + (0..<6).map { model("Shown\(number)x\($0)") }.joined()
                case .plain: "import UIKit\n\n" + (0..<10).map { model("Model\(number)x\($0)") }.joined()
                }
            files.append(file)
            written += file.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        return files
    }

    private static func controller(_ number: Int) -> String {
        """
        //
        //  Screen\(number)ViewController.swift
        //

        import UIKit

        @objc protocol Screen\(number)Delegate: AnyObject {
            @objc optional func screen(_ screen: Screen\(number)ViewController, didChoose row: Int)
            @objc optional func screenDidClose(_ screen: Screen\(number)ViewController)
        }

        class Screen\(number)ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

            @IBOutlet weak var titleLabel: UILabel!
            @IBOutlet weak var tableView: UITableView!
            @IBOutlet var buttons: [UIButton]!
            @IBInspectable var accent: UIColor = .systemBlue

            weak var delegate: Screen\(number)Delegate?
            @objc dynamic var progress = 0.0
            private var rows: [Shown\(number)x0] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Screen", comment: "Title")
                let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
                view.addGestureRecognizer(tap)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(Screen\(number)ViewController.keyboardWillShow),
                    name: UIResponder.keyboardWillShowNotification, object: nil)
                buttons.forEach { $0.addTarget(self, action: #selector(chosen), for: .touchUpInside) }
            }

            @IBAction func close(_ sender: UIButton) {
                delegate?.screenDidClose?(self)
                dismiss(animated: true)
            }

            @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
                progress = min(progress + 0.25, 1)
            }

            @objc func keyboardWillShow(_ notification: Notification) {
                tableView.contentInset.bottom = 300
            }

            @objc private func chosen() {
                delegate?.screen?(self, didChoose: rows.count)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                rows.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row].name
                return cell
            }
        }

        """
    }

    private static func model(_ name: String) -> String {
        """

        /// The content of a screen.
        struct \(name): Hashable, Codable {
            let name: String
            let count: Int
            var isFavorite = false

            var summary: String {
                let parts = [name, "\\(count) times"].filter { !$0.isEmpty }
                return parts.joined(separator: ", ")
            }

            func merged(with other: \(name)) -> \(name) {
                var result = \(name)(name: name, count: count + other.count)
                result.isFavorite = isFavorite || other.isFavorite
                return result
            }

            static func loaded(from data: Data) throws -> [\(name)] {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([\(name)].self, from: data).sorted { $0.name < $1.name }
            }
        }

        """
    }
}
