//
//  ContactsViewController.swift
//  Contacts
//

import UIKit

class ContactsViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet var emptyView: UIView!

    private var contacts = Contact.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(UINib(nibName: "ContactCell", bundle: nil), forCellReuseIdentifier: ContactCell.identifier)
        tableView.tableHeaderView = ContactsHeaderView.make(count: contacts.count)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Clear", style: .plain, target: self, action: #selector(clear))
    }

    @objc private func clear() {
        contacts.removeAll()
        tableView.tableHeaderView = nil
        tableView.backgroundView = emptyView
        tableView.reloadData()
    }

}

extension ContactsViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: indexPath) as! ContactCell
        cell.configure(with: contacts[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(ContactViewController(contact: contacts[indexPath.row]), animated: true)
    }

}
