//
//  ContactsHeaderView.swift
//  Contacts
//

import UIKit

class ContactsHeaderView: UIView {

    @IBOutlet weak var countLabel: UILabel!

    class func make(count: Int) -> ContactsHeaderView {
        let view = Bundle.main.loadNibNamed("ContactsHeaderView", owner: nil, options: nil)!.first as! ContactsHeaderView
        view.countLabel.text = "\(count) people"
        return view
    }

}
