//
//  StatisticsViewController.swift
//  Journal
//

import UIKit

class StatisticsViewController: UIViewController {

    @IBOutlet var wordLabels: [UILabel]!
    @IBOutlet weak var goalSwitch: UISwitch!
    @IBOutlet weak var goalLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, label) in wordLabels.enumerated() {
            label.text = "Week \(index + 1): \((index + 2) * 120) words"
        }
        goalChanged(goalSwitch)
    }

    @IBAction func goalChanged(_ sender: UISwitch) {
        goalLabel.text = sender.isOn ? "Goal: 500 words a week" : "No goal"
    }
}
