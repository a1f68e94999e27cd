/// The kinds of presentations on the presentations screen.
enum Presentation: CaseIterable {
    case twoDetents
    case ownDetent
    case large
    case formSheet
    case guarded
    case fullScreen
    case popover
    case alert
    case questions
    case actionSheet
    case manyActions

    /// The groups of the list.
    static let groups: [(title: String, presentations: [Presentation])] = [
        ("Sheets", [.twoDetents, .ownDetent, .large, .formSheet, .guarded]),
        ("Other Styles", [.fullScreen, .popover]),
        ("Alerts", [.alert, .questions, .actionSheet, .manyActions]),
    ]

    var title: String {
        switch self {
        case .twoDetents: "Medium and Large"
        case .ownDetent: "A Third of the Screen"
        case .large: "Large"
        case .formSheet: "Form Sheet"
        case .guarded: "Not Without a Question"
        case .fullScreen: "Full Screen"
        case .popover: "Popover"
        case .alert: "Alert"
        case .questions: "Alert with Fields"
        case .actionSheet: "Action Sheet"
        case .manyActions: "Many Actions"
        }
    }

    var detail: String {
        switch self {
        case .twoDetents: "Drag it up and down; what lies behind it can be used"
        case .ownDetent: "As high as the app says"
        case .large: "Nearly as high as the screen"
        case .formSheet: "In the middle of a wide screen"
        case .guarded: "Dragging it away asks first"
        case .fullScreen: "Over everything"
        case .popover: "Beside its row"
        case .alert: "With two answers"
        case .questions: "A name and a password"
        case .actionSheet: "What is to become of a draft"
        case .manyActions: "One below another"
        }
    }
}
