/// The settings that the user can change.
struct Settings {
    var isAirplaneModeOn = false
    var isWiFiOn = true
    var isBluetoothOn = true
    var brightness: Float = 0.7
    var volume: Float = 0.4
    var isAppearanceAutomatic = true
    var textSize = "Default"
    var language = "English"
}

/// The groups of the settings screen.
enum SettingsSection: CaseIterable {
    case connections
    case display
    case general

    var title: String {
        switch self {
        case .connections: "Connections"
        case .display: "Display and Sound"
        case .general: "General"
        }
    }

    /// The text below the group, if it has one.
    var footer: String? {
        switch self {
        case .connections: "Airplane mode turns off everything that sends. You can turn Wi-Fi on again without it."
        case .display: "The brightness follows the light around you unless you move the slider."
        case .general: nil
        }
    }

    var rows: [SettingsRow] {
        switch self {
        case .connections: [.airplaneMode, .wifi, .bluetooth]
        case .display: [.brightness, .volume, .automaticAppearance]
        case .general: [.textSize, .language, .about]
        }
    }
}

/// The rows of the settings screen.
enum SettingsRow {
    case airplaneMode
    case wifi
    case bluetooth
    case brightness
    case volume
    case automaticAppearance
    case textSize
    case language
    case about

    /// The control of a row.
    enum Control {
        /// A switch.
        case toggle(WritableKeyPath<Settings, Bool>)
        /// A slider between two symbols.
        case slider(WritableKeyPath<Settings, Float>, symbols: (low: String, high: String))
        /// A choice on a separate screen. The row shows the current value.
        case value(Choice)
        /// No control. The row leads to another screen.
        case link
    }

    /// A choice among several words.
    struct Choice {
        let value: WritableKeyPath<Settings, String>
        let choices: [String]
    }

    /// A Boolean value that indicates whether a tap on the row leads to another screen.
    var leadsToScreen: Bool {
        switch control {
        case .value, .link: true
        case .toggle, .slider: false
        }
    }

    var control: Control {
        switch self {
        case .airplaneMode: .toggle(\.isAirplaneModeOn)
        case .wifi: .toggle(\.isWiFiOn)
        case .bluetooth: .toggle(\.isBluetoothOn)
        case .brightness: .slider(\.brightness, symbols: (low: "sun.min", high: "sun.max"))
        case .volume: .slider(\.volume, symbols: (low: "speaker", high: "speaker.wave.3"))
        case .automaticAppearance: .toggle(\.isAppearanceAutomatic)
        case .textSize: .value(Choice(value: \.textSize, choices: ["Small", "Default", "Large", "Very Large"]))
        case .language:
            .value(Choice(value: \.language, choices: ["Deutsch", "English", "Français", "Svenska", "Türkçe"]))
        case .about: .link
        }
    }

    var title: String {
        switch self {
        case .airplaneMode: "Airplane Mode"
        case .wifi: "Wi-Fi"
        case .bluetooth: "Bluetooth"
        case .brightness: "Brightness"
        case .volume: "Volume"
        case .automaticAppearance: "Dark at Night"
        case .textSize: "Text Size"
        case .language: "Language"
        case .about: "About"
        }
    }

    var symbol: String {
        switch self {
        case .airplaneMode: "airplane"
        case .wifi: "wifi"
        case .bluetooth: "antenna.radiowaves.left.and.right"
        case .brightness: "sun.max"
        case .volume: "speaker.wave.2"
        case .automaticAppearance: "moon"
        case .textSize: "textformat.size"
        case .language: "globe"
        case .about: "info.circle"
        }
    }
}
