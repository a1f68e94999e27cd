//
//  ViewController.swift
//  Stopwatch
//

import UIKit

class ViewController: UIViewController, UITableViewDataSource, LapFormatterDelegate {

    // MARK: Properties

    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var lapButton: UIButton!
    @IBOutlet weak var tableView: UITableView!

    var seconds = 83
    var laps: [Int] = [21, 47]
    let formatter = LapFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        formatter.delegate = self
        lapButton.addTarget(self, action: #selector(lap(_:)), for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: #selector(ViewController.reset))
        timeLabel.isUserInteractionEnabled = true
        timeLabel.addGestureRecognizer(tap)
        show()
    }

    func show() {
        timeLabel.text = formatter.string(from: seconds)
        tableView.reloadData()
    }

    // MARK: Actions

    @objc func lap(_ sender: UIButton) {
        laps.append(seconds)
        show()
    }

    @objc func reset() {
        seconds = 0
        laps = []
        show()
    }

    // MARK: LapFormatterDelegate

    func lapFormatter(_ formatter: LapFormatter, separatorFor seconds: Int) -> String {
        return "."
    }

    // MARK: UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return laps.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Lap") ?? UITableViewCell(style: .value1, reuseIdentifier: "Lap")
        cell.textLabel?.text = "Lap \(indexPath.row + 1)"
        cell.detailTextLabel?.text = formatter.string(from: laps[indexPath.row])
        return cell
    }
}
