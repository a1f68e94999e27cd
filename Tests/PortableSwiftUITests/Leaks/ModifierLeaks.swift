import PortableCombine
import PortableUIKit

@testable import PortableSwiftUI

/// All view modifiers that accept a closure or a view.
extension LeakCase {
    static let modifiers: [LeakCase] = lifecycle + presentations + layout + behavior

    private enum TextKey: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    private enum PlaceKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private static let lifecycle = [
        LeakCase("View.onAppear") { token in Text("a").onAppear { token.touch() } },
        LeakCase("View.onOpenURL") { token in Text("a").onOpenURL { _ in token.touch() } },
        LeakCase("View.onDisappear") { token in Text("a").onDisappear { token.touch() } },
        LeakCase("View.onChange") { token in
            Text("a").onChange(of: token, initial: true) { token.touch() }.onChange(of: 1) { _, _ in token.touch() }
        },
        LeakCase("OpenURLAction.init") { token in
            Text("[a](https://a.example)").environment(
                \.openURL,
                OpenURLAction { _ in
                    token.touch()
                    return .handled
                })
        },
        LeakCase("View.sensoryFeedback") { token in
            Text("a")
                .sensoryFeedback(trigger: token) { _, _ in
                    token.touch()
                    return nil
                }
                .sensoryFeedback(.success, trigger: token) { _, _ in
                    token.touch()
                    return true
                }
        },
        LeakCase("View.onReceive") { token in
            Text("a").onReceive(CurrentValueSubject<Token, Never>(token)) { $0.touch() }
        },
        LeakCase("View.task") { token in
            Text("a").task { token.touch() }.task(id: 1) { token.touch() }
        },
        LeakCase("View.onGeometryChange") { token in
            Text("a").onGeometryChange(for: CGSize.self) { proxy in
                token.touch()
                return proxy.size
            } action: { _ in
                token.touch()
            }
        },
        LeakCase("View.onPreferenceChange", "View.transformPreference") { token in
            Text("a").preference(key: TextKey.self, value: "a")
                .transformPreference(TextKey.self) { _ in token.touch() }
                .onPreferenceChange(TextKey.self) { _ in token.touch() }
        },
        LeakCase("View.anchorPreference", "View.transformAnchorPreference") { token in
            Text("a")
                .anchorPreference(key: PlaceKey.self, value: .bounds) { place in
                    token.touch()
                    return [place]
                }
                .transformAnchorPreference(key: PlaceKey.self, value: .bounds) { _, _ in token.touch() }
        },
        LeakCase("View.overlayPreferenceValue", "View.backgroundPreferenceValue") { token in
            Text("a").preference(key: TextKey.self, value: "a")
                .overlayPreferenceValue(TextKey.self) { Text($0).onTapGesture { token.touch() } }
                .backgroundPreferenceValue(TextKey.self) { Text($0).onTapGesture { token.touch() } }
        },
        LeakCase("View.transformEnvironment") { token in
            Text("a").transformEnvironment(\.lineLimit) { _ in token.touch() }
        },
        LeakCase("View.transaction") { token in
            Text("a").transaction { _ in token.touch() }.transaction(value: token) { _ in token.touch() }
        },
    ]

    private static let presentations = [
        LeakCase("View.navigationDestination") { token in
            NavigationStack {
                Text("a").navigationDestination(for: Int.self) { _ in Text("b").onAppear { token.touch() } }
                    .navigationDestination(isPresented: .constant(true)) { Text("b").onAppear { token.touch() } }
                    .navigationDestination(item: .constant(Optional(token))) { item in
                        Text("b").onAppear { item.touch() }
                    }
            }
        },
        LeakCase("NavigationStack.init") { token in
            NavigationStack { Text("a").onAppear { token.touch() } }
            NavigationStack(path: .constant([token])) {
                NavigationLink("a", value: token).navigationDestination(for: Token.self) { item in
                    Text("b").onAppear { item.touch() }
                }
            }
        },
        LeakCase("View.presentationBackground") { token in
            Text("a").presentationBackground { Text("b").onAppear { token.touch() } }
        },
        LeakCase("View.sheet") { token in
            Text("a").sheet(isPresented: .constant(true), onDismiss: { token.touch() }) {
                Text("b").onTapGesture { token.touch() }
            }
        },
        LeakCase("View.sheet") { token in
            Text("a").sheet(item: .constant(Optional(token)), onDismiss: { token.touch() }) { item in
                Text("b").onTapGesture { item.touch() }
            }
        },
        LeakCase("View.fullScreenCover") { token in
            Text("a").fullScreenCover(isPresented: .constant(true), onDismiss: { token.touch() }) {
                Text("b").onTapGesture { token.touch() }
            }
        },
        LeakCase("View.popover") { token in
            Text("a").popover(isPresented: .constant(true)) { Text("b").onTapGesture { token.touch() } }
        },
        LeakCase("View.popover") { token in
            Text("a").popover(item: .constant(Optional(token))) { item in Text("b").onTapGesture { item.touch() } }
        },
        LeakCase(
            "View.contextMenu", "ContextMenu.init",
            use: {
                try $0.host.element(.label("a")).hold()
                try $0.host.choose("Do")
            }
        ) { token in
            Text("a").contextMenu { Button("Do") { token.touch() } }
            Text("b").contextMenu {
                Button("Do") { token.touch() }
            } preview: {
                Text("b").onTapGesture { token.touch() }
            }
            Text("c").contextMenu(ContextMenu { Button("Do") { token.touch() } })
        },
        LeakCase("View.swipeActions") { token in Text("a").swipeActions { Button("Do") { token.touch() } } },
        LeakCase("View.alert") { token in
            Text("a").alert("Alert", isPresented: .constant(true)) {
                Button("Good") { token.touch() }
            } message: {
                Text("b").onTapGesture { token.touch() }
            }
        },
        LeakCase("View.confirmationDialog") { token in
            Text("a").confirmationDialog("Question", isPresented: .constant(true)) {
                Button("Good") { token.touch() }
            }
        },
        LeakCase("View.toolbar", "ToolbarItem.init", "ToolbarItemGroup.init") { token in
            NavigationView {
                Text("a").toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Do") { token.touch() } }
                    ToolbarItemGroup(placement: .navigation) { Button("More") { token.touch() } }
                }
            }
        },
        LeakCase("View.tabItem") { token in
            TabView { Text("a").tabItem { Label("Tab", systemImage: "star").onTapGesture { token.touch() } } }
        },
    ]

    private static let layout = [
        LeakCase("View.alignmentGuide") { token in
            Text("a").alignmentGuide(.leading) {
                token.touch()
                return $0.width
            }
            .alignmentGuide(.top) {
                token.touch()
                return $0.height
            }
        },
        LeakCase("View.containerRelativeFrame") { token in
            Text("a").containerRelativeFrame(.horizontal) { length, _ in
                token.touch()
                return length / 2
            }
        },
        LeakCase("View.background", "View.overlay", "View.mask") { token in
            Text("a")
                .background { Text("b").onTapGesture { token.touch() } }
                .overlay { Text("b").onTapGesture { token.touch() } }
                .mask { Text("b").onTapGesture { token.touch() } }
        },
        LeakCase("View.safeAreaBar") { token in
            Text("a")
                .safeAreaBar(edge: .bottom) { Text("b").onTapGesture { token.touch() } }
                .safeAreaBar(edge: .leading) { Text("b").onTapGesture { token.touch() } }
        },
        LeakCase("View.tabViewBottomAccessory") { token in
            TabView { Text("a") }
                .tabViewBottomAccessory { Text("b").onTapGesture { token.touch() } }
                .tabViewBottomAccessory(isEnabled: true) { Text("b").onTapGesture { token.touch() } }
        },
        LeakCase("View.safeAreaInset") { token in
            Text("a")
                .safeAreaInset(edge: .bottom) { Text("b").onTapGesture { token.touch() } }
                .safeAreaInset(edge: .leading) { Text("b").onTapGesture { token.touch() } }
        },
    ]

    private static let behavior = [
        LeakCase("View.onTapGesture", use: { try $0.host.element(.label("tapped")).tap() }) { token in
            Text("tapped").onTapGesture { token.touch() }
        },
        LeakCase("View.onLongPressGesture") { token in
            Text("a").onLongPressGesture { token.touch() }
        },
        LeakCase("Gesture.onChanged", "Gesture.onEnded", "Gesture.map") { token in
            Text("a").gesture(
                DragGesture().map { value in
                    token.touch()
                    return value.translation
                }
                .onChanged { _ in token.touch() }
                .onEnded { _ in token.touch() })
        },
        LeakCase("View.onHover", "View.onContinuousHover") { token in
            Text("a").onHover { _ in token.touch() }.onContinuousHover { _ in token.touch() }
        },
        LeakCase("View.onSubmit") { token in
            TextField("a", text: .constant("")).onSubmit { token.touch() }
        },
        LeakCase("View.onKeyPress") { token in
            Text("a").onKeyPress(phases: .down) { _ in
                token.touch()
                return .handled
            }
        },
        LeakCase("View.renameAction") { token in
            RenameButton().renameAction { token.touch() }
        },
        LeakCase("ViewModifier.transaction") { token in
            Text("a").modifier(EmptyModifier().transaction { _ in token.touch() })
        },
        LeakCase("View.accessibilityAction", "View.accessibilityAdjustableAction") { token in
            Text("a")
                .accessibilityAction { token.touch() }
                .accessibilityAction(named: "Do") { token.touch() }
                .accessibilityAdjustableAction { _ in token.touch() }
        },
    ]
}
