//
//  SettingsViewController.swift
//  Alarm
//

import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet weak var alarmSwitch: UISwitch!
    @IBOutlet weak var volumeSlider: UISlider!
    @IBOutlet weak var snoozeLabel: UILabel!
    @IBOutlet weak var snoozeStepper: UIStepper!
    @IBOutlet var detailCells: [UITableViewCell]!

    var settings = AlarmSettings()

    override func viewDidLoad() {
        super.viewDidLoad()
        alarmSwitch.isOn = settings.isOn
        volumeSlider.value = settings.volume
        snoozeStepper.value = Double(settings.snoozeMinutes)
        update()
    }

    @IBAction func alarmChanged(_ sender: UISwitch) {
        settings.isOn = sender.isOn
        update()
    }

    @IBAction func volumeChanged(_ sender: UISlider) {
        settings.volume = sender.value
    }

    @IBAction func snoozeChanged(_ sender: UIStepper) {
        settings.snoozeMinutes = Int(sender.value)
        update()
    }

    private func update() {
        snoozeLabel.text = "\(settings.snoozeMinutes) min"
        for cell in detailCells {
            cell.contentView.alpha = settings.isOn ? 1 : 0.4
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let sounds = segue.destination as? SoundsViewController {
            sounds.selected = settings.sound
        }
    }

    @IBAction func unwindToSettings(_ segue: UIStoryboardSegue) {
        guard let sounds = segue.source as? SoundsViewController else { return }
        settings.sound = sounds.selected
    }

}
