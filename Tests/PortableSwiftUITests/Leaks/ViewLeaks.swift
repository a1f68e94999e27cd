import CollageTesting
import Foundation

@testable import PortableSwiftUI

/// All views that are created with a closure or with other views.
extension LeakCase {
    static let views: [LeakCase] = containers + lists + controls + readers

    /// Content that holds the token.
    @MainActor
    private static func content(_ token: Token) -> some View { Text("content").onTapGesture { token.touch() } }

    private static let containers = [
        LeakCase("HStack.init", "VStack.init", "ZStack.init", "Group.init") { token in
            HStack { VStack { ZStack { Group { content(token) } } } }
        },
        LeakCase("GlassEffectContainer.init") { token in GlassEffectContainer { content(token) } },
        LeakCase("Grid.init", "GridRow.init") { token in Grid { GridRow { content(token) } } },
        LeakCase("ScrollView.init", "LazyVStack.init") { token in
            ScrollView { LazyVStack { ForEach(0..<3) { _ in content(token) } } }
        },
        LeakCase("Section.init") { token in
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        content(token)
                    } header: {
                        content(token)
                    } footer: {
                        content(token)
                    }
                }
            }
        },
        LeakCase("LazyHStack.init") { token in ScrollView(.horizontal) { LazyHStack { content(token) } } },
        LeakCase("LazyVGrid.init") { token in
            ScrollView { LazyVGrid(columns: [GridItem()]) { content(token) } }
        },
        LeakCase("LazyHGrid.init") { token in
            ScrollView(.horizontal) { LazyHGrid(rows: [GridItem()]) { content(token) } }
        },
        LeakCase("ForEach.init") { token in
            ForEach([token], id: \.self) { content($0) }
            ForEach(.constant([token])) { content($0.wrappedValue) }
        },
        LeakCase("ViewThatFits.init") { token in ViewThatFits { content(token) } },
        LeakCase("Layout.callAsFunction") { token in HStackLayout()() { content(token) } },
        LeakCase("NavigationView.init", "NavigationLink.init") { token in
            NavigationView {
                NavigationLink {
                    content(token)
                } label: {
                    content(token)
                }
            }
        },
        LeakCase("TabView.init") { token in TabView { content(token) } },
        LeakCase("AnyView") { token in AnyView(content(token)) },
    ]

    private struct LeakNode: Identifiable {
        let id: Int
        let token: Token
        var children: [LeakNode]?
    }

    private static let lists = [
        LeakCase(
            "List.init", "DynamicViewContent.onDelete", "DynamicViewContent.onMove", "DynamicViewContent.onInsert",
            "DynamicViewContent.dropDestination"
        ) { token in
            List {
                ForEach([token]) { token in content(token) }
                    .onDelete { _ in token.touch() }
                    .onMove { _, _ in token.touch() }
                    .onInsert(of: [.text]) { _, _ in token.touch() }
                    .dropDestination(for: String.self) { _, _ in token.touch() }
                Button("a") { token.touch() }
                NavigationLink("b") { content(token) }
                DisclosureGroup("c", isExpanded: .constant(true)) { content(token) }
            }
        },
        LeakCase("View.contextMenu", "View.listRowBackground") { token in
            List([token], selection: .constant(Set<Token>())) { content($0).listRowBackground(content($0)) }
                .contextMenu(forSelectionType: Token.self) { _ in
                    Button("a") { token.touch() }
                } primaryAction: { _ in
                    token.touch()
                }
        },
        LeakCase("OutlineGroup.init") { token in
            List([LeakNode(id: 1, token: token, children: [LeakNode(id: 2, token: token)])], children: \.children) {
                content($0.token)
            }
            OutlineGroup([LeakNode(id: 1, token: token)], children: \.children) { content($0.token) }
        },
        LeakCase("List.init", "ForEach.init") { token in
            List(.constant([token]), editActions: .all) { content($0.wrappedValue) }
        },
        LeakCase("Form.init") { token in
            Form {
                Section(isExpanded: .constant(true)) {
                    content(token)
                } header: {
                    content(token)
                }
                Picker("a", selection: .constant(token)) { content(token).tag(token) }.pickerStyle(.inline)
                Picker("a", selection: .constant(token)) {
                    content(token).tag(token)
                } currentValueLabel: {
                    content(token)
                }
            }
        },
    ]

    private static let controls = [
        LeakCase("Button.init", use: { try $0.host.element(.label("Press")).tap() }) { token in
            Button("Press") { token.touch() }
            Button(role: .destructive, action: { token.touch() }, label: { content(token) })
        },
        LeakCase("Toggle.init") { token in Toggle(isOn: .constant(true)) { content(token) } },
        LeakCase("TextField.init", "SecureField.init") { token in
            TextField(text: .constant("")) { content(token) }
            TextField(text: Binding(get: { "" }, set: { _ in token.touch() }), axis: .vertical) { content(token) }
            SecureField(text: .constant("")) { content(token) }
        },
        LeakCase("LabeledContent.init", "GroupBox.init") { token in
            LabeledContent {
                content(token)
            } label: {
                content(token)
            }
            GroupBox {
                content(token)
            } label: {
                content(token)
            }
        },
        LeakCase("DisclosureGroup.init", use: { try $0.host.element(.label("Open")).tap() }) { token in
            DisclosureGroup("Open") { content(token) }
        },
        LeakCase("ContentUnavailableView.init") { token in
            ContentUnavailableView {
                content(token)
            } description: {
                content(token)
            } actions: {
                content(token)
            }
        },
        LeakCase("Slider.init") { token in
            Slider(value: .constant(0.5)) { _ in token.touch() }
            Slider(value: .constant(0.5)) {
                content(token)
            } onEditingChanged: { _ in
                token.touch()
            }
        },
        LeakCase("Stepper.init") { token in
            Stepper {
                content(token)
            } onIncrement: {
                token.touch()
            } onDecrement: {
                token.touch()
            } onEditingChanged: { _ in
                token.touch()
            }
        },
        LeakCase("Picker.init") { token in
            Picker(selection: .constant(1)) {
                content(token).tag(1)
            } label: {
                content(token)
            }
            Picker("Segments", selection: .constant(1)) { content(token).tag(1) }.pickerStyle(.segmented)
        },
        LeakCase("Menu.init") { token in
            Menu("Menu") { Button("Do") { token.touch() } }
            Menu {
                Button("Do") { token.touch() }
            } label: {
                content(token)
            }
            Menu {
                Button("Do") { token.touch() }
            } label: {
                content(token)
            } primaryAction: {
                token.touch()
            }
        },
        LeakCase("DatePicker.init") { token in
            let date = Binding(get: { Date(timeIntervalSince1970: 0) }, set: { _ in token.touch() })
            DatePicker(selection: date) { content(token) }
            DatePicker(selection: date, displayedComponents: .date) { content(token) }.datePickerStyle(.graphical)
        },
        LeakCase("MultiDatePicker.init") { token in
            let dates = Binding<Set<DateComponents>>(get: { [] }, set: { _ in token.touch() })
            MultiDatePicker(selection: dates) { content(token) }
        },
        LeakCase("View.searchable", use: { try $0.host.element(.label("Search")).tap() }) { token in
            NavigationStack {
                content(token).searchable(text: Binding(get: { "" }, set: { _ in token.touch() }))
                    .onSubmit(of: .search) { token.touch() }
            }
        },
        LeakCase("ProgressView.init") { token in
            ProgressView { content(token) }
            ProgressView(value: 0.5) {
                content(token)
            } currentValueLabel: {
                content(token)
            }
        },
        LeakCase("Link.init") { token in
            if let url = URL(string: "https://swift.org") { Link(destination: url) { content(token) } }
        },
        LeakCase("Label.init") { token in
            Label {
                content(token)
            } icon: {
                content(token)
            }
        },
    ]

    private static let readers = [
        LeakCase("GeometryReader.init") { token in GeometryReader { _ in content(token) } },
        LeakCase("ScrollViewReader.init") { token in
            ScrollViewReader { proxy in
                ScrollView { content(token).onTapGesture { proxy.scrollTo(token) } }
            }
        },
        LeakCase("Canvas.init") { token in
            Canvas { _, _ in token.touch() }
            Canvas { _, _ in
                token.touch()
            } symbols: {
                content(token)
            }
        },
        LeakCase("AsyncImage.init") { token in
            AsyncImage(url: URL(fileURLWithPath: "/nowhere")) { _ in content(token) }
            AsyncImage(url: nil) { image in
                image.onTapGesture { token.touch() }
            } placeholder: {
                content(token)
            }
        },
        LeakCase("UIHostingConfiguration.init", "UIHostingConfiguration.background") { token in
            CellView(token: token)
        },
    ]

    /// A cell that shows views with a configuration.
    private struct CellView: UIViewRepresentable {
        let token: Token

        func makeUIView(context: Context) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            let token = token
            cell.contentConfiguration = UIHostingConfiguration { content(token) }.background { content(token) }
            return cell
        }

        func updateUIView(_ cell: UICollectionViewCell, context: Context) {}
    }
}
