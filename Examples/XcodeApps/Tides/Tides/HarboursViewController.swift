//
//  HarboursViewController.swift
//  Tides
//

import Combine
import SwiftUI
import UIKit

class HarboursViewController: UITableViewController {

    private let models = Harbour.all.map(TideModel.init)
    private var subscriptions: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tides"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Harbour")
        for model in models {
            model.$isFavorite.dropFirst().sink { [weak self] _ in
                DispatchQueue.main.async { self?.tableView.reloadData() }
            }
            .store(in: &subscriptions)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        models.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Harbour", for: indexPath)
        let model = models[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration {
            HStack {
                Text(model.harbour.name)
                Spacer()
                if model.isFavorite {
                    Image(systemName: "star.fill").foregroundStyle(.yellow)
                }
                Text(String(format: "%.1f m", model.harbour.highest)).foregroundStyle(.secondary)
            }
        }
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let model = models[indexPath.row]
        let controller = UIHostingController(rootView: TideView(model: model))
        controller.title = model.harbour.name
        navigationController?.pushViewController(controller, animated: true)
    }

}
