import UIKit

class ChoreCell: UITableViewCell {
    weak var delegate: ChoreCellDelegate?
    private var observation: NSKeyValueObservation?
    @IBInspectable dynamic var accent = UIColor.systemOrange

    var chore: Chore? {
        didSet {
            observation = chore?.observe(\.isDone, options: [.initial]) { [weak self] chore, _ in self?.show(chore) }
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let button = UIButton(type: .system)
        button.setTitle("Done", for: .normal)
        button.sizeToFit()
        button.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
        accessoryView = button
    }

    @objc private func toggle(_ sender: UIButton) {
        guard let chore = chore, delegate?.canChange?(chore) ?? true else { return }
        chore.isDone = !chore.isDone
        delegate?.choreDidChange(chore)
    }

    private func show(_ chore: Chore) {
        let isImportant = delegate?.choreIsImportant?(chore) ?? false
        textLabel?.text = (chore.isDone ? "✓ " : "") + chore.name + (isImportant ? " (important)" : "")
    }
}
