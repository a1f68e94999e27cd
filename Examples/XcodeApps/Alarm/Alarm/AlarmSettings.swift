//
//  AlarmSettings.swift
//  Alarm
//

import Foundation

/// The user's settings, which persist between launches.
struct AlarmSettings {

    enum Sound: String, CaseIterable {
        case bells, birds, waves
    }

    var isOn = true
    var volume: Float = 0.5
    var snoozeMinutes = 9
    var sound = Sound.bells

}
