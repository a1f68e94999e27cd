//
//  ContactViewController.swift
//  Contacts
//

import UIKit

class ContactViewController: UIViewController {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var callButton: UIButton!
    @IBOutlet weak var statusLabel: UILabel!

    let contact: Contact

    init(contact: Contact) {
        self.contact = contact
        super.init(nibName: "ContactViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = contact.fullName
        statusLabel.text = nil
        callButton.setTitle("Call \(contact.phone)", for: .normal)
    }

    @IBAction func call(_ sender: UIButton) {
        statusLabel.text = "Calling \(contact.givenName)…"
        sender.isEnabled = false
    }

}
