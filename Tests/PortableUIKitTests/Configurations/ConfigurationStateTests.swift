import CollageTesting
import Testing

struct ConfigurationStateTests {
    private static let key = UIConfigurationStateCustomKey("org.example.isFavorite")

    @Test func `states begin with traits and no flags`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let cell = UICellConfigurationState(traitCollection: traits)
        #expect(cell.traitCollection == traits)
        #expect(!cell.isDisabled && !cell.isHighlighted && !cell.isSelected && !cell.isFocused && !cell.isPinned)
        #expect(!cell.isEditing && !cell.isExpanded && !cell.isSwiped && !cell.isReordering)
        #expect(cell.cellDragState == .none && cell.cellDropState == .none)
        let view = UIViewConfigurationState(traitCollection: traits)
        #expect(!view.isDisabled && !view.isHighlighted && !view.isSelected && !view.isFocused && !view.isPinned)
        #expect(UIContentUnavailableConfigurationState(traitCollection: traits).searchText == nil)
    }

    @Test func `custom state values are stored by key and are part of the state's equality`() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let plain = state
        #expect(state[Self.key] == nil)
        state[Self.key] = true
        #expect(state[Self.key] == AnyHashable(true))
        #expect(state[UIConfigurationStateCustomKey(rawValue: Self.key.rawValue)] == AnyHashable(true))
        #expect(state != plain)
        state[Self.key] = nil
        #expect(state == plain && state.hashValue == plain.hashValue)
    }

    @Test func `any state can be created and changed through its protocol`() {
        func marked<State: UIConfigurationState>(_: State.Type) -> AnyHashable? {
            var state = State(traitCollection: UITraitCollection())
            state[Self.key] = 7
            return state[Self.key]
        }
        #expect(marked(UICellConfigurationState.self) == AnyHashable(7))
        #expect(marked(UIViewConfigurationState.self) == AnyHashable(7))
        #expect(marked(UIContentUnavailableConfigurationState.self) == AnyHashable(7))
    }

    @Test func `L51: a description lists the set properties; a drop is Targeted or Not Targeted`() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(state.description == "<UICellConfigurationState: Normal>")
        state.isSelected = true
        state.cellDropState = .notTargeted
        #expect(state.description == "<UICellConfigurationState: Selected, Not Targeted>")
        state.cellDropState = .targeted
        state.cellDragState = .dragging
        state[Self.key] = 1
        #expect(
            state.description
                == "<UICellConfigurationState: Selected, Dragging, Targeted, org.example.isFavorite = 1>")
        var view = UIViewConfigurationState(traitCollection: UITraitCollection())
        view.isPinned = true
        #expect(view.description == "<UIViewConfigurationState: Pinned>")
    }
}
