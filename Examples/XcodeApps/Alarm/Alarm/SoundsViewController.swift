//
//  SoundsViewController.swift
//  Alarm
//

import UIKit

class SoundsViewController: UITableViewController {

    var selected = AlarmSettings.Sound.bells

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return AlarmSettings.Sound.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sound", for: indexPath)
        let sound = AlarmSettings.Sound.allCases[indexPath.row]
        cell.textLabel?.text = sound.rawValue.capitalized
        cell.accessoryType = sound == selected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = AlarmSettings.Sound.allCases[indexPath.row]
        tableView.reloadData()
    }

}
