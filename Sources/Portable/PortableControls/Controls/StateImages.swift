/// Pictures by the states of a control.
struct StateImages {
    private var images: [UInt: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// The picture that was set for a state.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state.rawValue] }
        set { images[state.rawValue] = newValue }
    }

    /// The picture to be seen in a state: its own, or that of the normal one.
    func shown(in state: UIControl.State) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }
}
