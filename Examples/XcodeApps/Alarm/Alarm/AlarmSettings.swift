//
//  AlarmSettings.swift
//  Alarm
//

import Foundation

/// What the person has chosen, kept from one launch to the next.
struct AlarmSettings {

    enum Sound: String, CaseIterable {
        case bells, birds, waves
    }

    var isOn = true
    var volume: Float = 0.5
    var snoozeMinutes = 9
    var sound = Sound.bells

}
