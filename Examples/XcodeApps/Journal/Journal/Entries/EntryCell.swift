//
//  EntryCell.swift
//  Journal
//

import UIKit

class EntryCell: UITableViewCell {

    @IBOutlet private weak var dayLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel! {
        didSet { summaryLabel.textColor = .secondaryLabel }
    }

    func configure(day: String, summary: String) {
        dayLabel.text = day
        summaryLabel.text = summary
    }
}
