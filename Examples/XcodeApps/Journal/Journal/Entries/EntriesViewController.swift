//
//  EntriesViewController.swift
//  Journal
//

import UIKit

class EntriesViewController: UITableViewController {

    let entries = [
        ("Monday", "Planted the tomatoes, and watched the rain water them."),
        ("Tuesday", "Long walk along the canal."),
        ("Wednesday", "Nothing happened, which was very nice."),
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "EntryCell", for: indexPath) as! EntryCell
        let entry = entries[indexPath.row]
        cell.configure(day: entry.0, summary: entry.1)
        return cell
    }
}
