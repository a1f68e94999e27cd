import PortableUIKit

/// Segments side by side.
struct SegmentedPicker<Value: Hashable>: View {
    let options: [PickerOption<Value>]
    let selection: Binding<Value>
    let title: String?

    var body: some View {
        let (options, selection, title) = (options, selection, title)
        ControlHost(
            make: { UISegmentedControl() },
            update: { control in
                control.accessibilityLabel = title
                if control.numberOfSegments != options.count {
                    control.removeAllSegments()
                    for index in options.indices { control.insertSegment(withTitle: "", at: index, animated: false) }
                }
                for (index, option) in options.enumerated() {
                    if let image = option.image, option.title.isEmpty {
                        control.setImage(image, forSegmentAt: index)
                    } else {
                        control.setTitle(option.title, forSegmentAt: index)
                    }
                }
                control.selectedSegmentIndex =
                    options.firstIndex { $0.value == selection.wrappedValue } ?? UISegmentedControl.noSegment
            },
            changed: { control in
                let index = control.selectedSegmentIndex
                if options.indices.contains(index) { selection.wrappedValue = options[index].value }
            },
            size: { proposal, control in
                let own = control.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            })
    }
}
