//
//  ContactCell.swift
//  Contacts
//

import UIKit

class ContactCell: UITableViewCell {

    static let identifier = "ContactCell"

    @IBOutlet private weak var initialsLabel: UILabel!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var phoneLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        initialsLabel.layer.cornerRadius = 20
        initialsLabel.layer.masksToBounds = true
    }

    func configure(with contact: Contact) {
        initialsLabel.text = contact.initials
        nameLabel.text = contact.fullName
        phoneLabel.text = contact.phone
    }

}
