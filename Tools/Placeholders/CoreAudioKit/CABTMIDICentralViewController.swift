@_exported import UIKit

/// A list of MIDI devices, which is empty.
@preconcurrency @MainActor
open class CABTMIDICentralViewController: UITableViewController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bluetooth MIDI Devices"
    }
}

/// A switch that advertises the device to others. It can't be turned on.
@preconcurrency @MainActor
open class CABTMIDILocalPeripheralViewController: UIViewController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.text = "Bluetooth Not Available"
        view.addSubview(label)
    }
}
