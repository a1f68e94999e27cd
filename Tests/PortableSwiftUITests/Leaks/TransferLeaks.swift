import PortableUIKit

@testable import PortableSwiftUI

/// Split views, tabs, searches, drags, and other modifiers that accept closures or views.
extension LeakCase {
    static let screens: [LeakCase] = containers + transfers + descriptions + tables

    private static func content(_ token: Token) -> some View { Text("a").onTapGesture { token.touch() } }

    private static let containers = [
        LeakCase("NavigationSplitView.init") { token in
            NavigationSplitView {
                content(token)
            } detail: {
                content(token)
            }
        },
        LeakCase("Tab.init", "TabSection.init", "TabContent.sectionActions") { token in
            TabView {
                Tab("A", systemImage: "house") { content(token) }
                TabSection("B") {
                    Tab("C", systemImage: "cart") { content(token) }
                }
                .sectionActions { content(token) }
            }
        },
        LeakCase("View.inspector") { token in
            Text("a").inspector(isPresented: .constant(true)) { content(token) }
        },
        LeakCase("View.searchScopes", "View.searchSuggestions") { token in
            Text("a")
                .searchScopes(.constant(1)) { content(token).tag(1) }
                .searchSuggestions { content(token) }
        },
        LeakCase("ToolbarTitleMenu.init", "View.toolbarTitleMenu") { token in
            Text("a")
                .toolbar { ToolbarTitleMenu { content(token) } }
                .toolbarTitleMenu { content(token) }
        },
        LeakCase(
            "View.tabViewSidebarBottomBar", "View.tabViewSidebarFooter", "View.tabViewSidebarHeader"
        ) { token in
            Text("a")
                .tabViewSidebarBottomBar { content(token) }
                .tabViewSidebarFooter { content(token) }
                .tabViewSidebarHeader { content(token) }
        },
        LeakCase("TabContent.popover") { token in
            TabView {
                Tab("A", systemImage: "house") { Text("a") }
                    .popover(isPresented: .constant(true)) { content(token) }
            }
        },
        LeakCase("Image.init", "NewDocumentButton.init") { token in
            Image(size: CGSize(width: 20, height: 20)) { _ in token.touch() }
            NewDocumentButton(
                contentType: .text,
                prepareDocumentURL: {
                    token.touch()
                    return nil
                })
        },
        LeakCase("ControlGroup.init", "Gauge.init", "ColorPicker.init") { token in
            ControlGroup { content(token) }
            Gauge(value: 0.5) { content(token) }
            ColorPicker(selection: .constant(.red)) { content(token) }
        },
        LeakCase("View.actionSheet", "Alert.cancel", "Alert.default", "Alert.destructive") { token in
            Text("a").actionSheet(isPresented: .constant(true)) {
                ActionSheet(
                    title: Text("b"),
                    buttons: [.destructive(Text("c")) { token.touch() }, .cancel { token.touch() }])
            }
        },
    ]

    private static let transfers = [
        LeakCase("View.draggable", "View.onDrag") { token in
            Text("a").draggable("b") { content(token) }
            Text("a").onDrag {
                token.touch()
                return NSItemProvider()
            }
        },
        LeakCase("View.dropDestination", "View.onDrop") { token in
            Text("a").dropDestination(for: String.self) { _, _ in
                token.touch()
                return true
            }
            Text("a").onDrop(of: [UTType.text], isTargeted: nil) { (_: [NSItemProvider]) in
                token.touch()
                return true
            }
        },
        LeakCase("View.itemProvider", "PasteButton.init") { token in
            Text("a").itemProvider {
                token.touch()
                return nil
            }
            PasteButton(payloadType: String.self) { _ in token.touch() }
        },
        LeakCase("ShareLink.init") { token in
            ShareLink(item: "a") { content(token) }
        },
    ]

    private static let descriptions = [
        LeakCase("View.accessibilityActions", "View.accessibilityScrollAction", "View.accessibilityZoomAction") {
            token in
            Text("a")
                .accessibilityActions { Button("b") { token.touch() } }
                .accessibilityScrollAction { _ in token.touch() }
                .accessibilityZoomAction { _ in token.touch() }
        },
        LeakCase("View.accessibilityLabel") { token in
            Text("a").accessibilityLabel { label in
                label
                content(token)
            }
        },
        LeakCase(
            "View.accessibilityChildren", "View.accessibilityRepresentation",
            "View.accessibilityShowsLargeContentViewer", "View.accessibilityRotor"
        ) { token in
            Text("a").accessibilityChildren { content(token) }
            Text("b").accessibilityRepresentation { content(token) }
            Text("c").accessibilityShowsLargeContentViewer { content(token) }
            Text("d").accessibilityRotor("e") {
                let _ = token.touch()
                AccessibilityRotorEntry("f", id: 1)
            }
        },
    ]
}
