//
//  ShelfViewController.swift
//  Shelf
//

import Catalogue
import Combine
import UIKit

final class ShelfViewController: UIViewController {

    private let viewModel: ShelfViewModel
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let orderControl = UISegmentedControl(items: ["Title", "Author", "Year"])
    private let footerLabel = UILabel()
    private var subscriptions = Set<AnyCancellable>()

    private lazy var dataSource = UITableViewDiffableDataSource<Int, Book>(tableView: tableView) { tableView, indexPath, book in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.secondaryText = "\(book.author), \(book.year)"
        cell.contentConfiguration = content
        return cell
    }

    init(viewModel: ShelfViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
        layOut()
        bind()
    }

    private func layOut() {
        orderControl.selectedSegmentIndex = viewModel.order.rawValue
        footerLabel.textAlignment = .center
        footerLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [orderControl, tableView, footerLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    private func bind() {
        orderControl.addTarget(self, action: #selector(orderChanged(_:)), for: .valueChanged)
        viewModel.$rows.receive(on: DispatchQueue.main).sink { [weak self] rows in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Book>()
            snapshot.appendSections([0])
            snapshot.appendItems(rows)
            self?.dataSource.apply(snapshot, animatingDifferences: false)
        }
        .store(in: &subscriptions)
        viewModel.footer.receive(on: DispatchQueue.main).sink { [weak self] in self?.footerLabel.text = $0 }
            .store(in: &subscriptions)
    }

    @objc private func orderChanged(_ sender: UISegmentedControl) {
        viewModel.order = Library.Order(rawValue: sender.selectedSegmentIndex) ?? .title
    }

}
