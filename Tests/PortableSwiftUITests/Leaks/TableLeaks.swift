import Foundation
import PortableUIKit

@testable import PortableSwiftUI

/// Tables, subviews, and modifiers of containers.
extension LeakCase {
    static let tables = [
        LeakCase("Table.init", "TableColumn.init") { token in
            Table([token]) {
                TableColumn("A") { Text("a").id($0.id) }
                TableColumn("B") { _ in Text("b").onTapGesture { token.touch() } }
            }
        },
        LeakCase(
            "DisclosureTableRow.init", "TableColumnForEach.init", "TableRowContent.contextMenu",
            "TableRowContent.draggable", "TableRowContent.dropDestination", "TableRowContent.itemProvider"
        ) { token in
            Table(of: Token.self) {
                TableColumnForEach([1], id: \.self) { _ in
                    TableColumn("A") { (row: Token) in Text("a").onTapGesture { token.touch() } }
                }
            } rows: {
                DisclosureTableRow(token, isExpanded: .constant(true)) {
                    TableRow(Token())
                        .contextMenu { Button("b") { token.touch() } }
                        .draggable(token.name)
                        .dropDestination(for: String.self) { _ in token.touch() }
                    TableRow(Token())
                        .itemProvider {
                            token.touch()
                            return nil
                        }
                }
            }
        },
        LeakCase("DynamicTableRowContent.dropDestination", "DynamicTableRowContent.onInsert") { token in
            Table(of: Token.self) {
                TableColumn("A") { Text("a").id($0.id) }
            } rows: {
                ForEach([token]) { TableRow($0) }
                    .dropDestination(for: String.self) { _, _ in token.touch() }
                ForEach([Token()]) { TableRow($0) }
                    .onInsert(of: [.plainText]) { _, _ in token.touch() }
            }
        },
        LeakCase("Group.init", "ForEach.init") { token in
            let content = Text("a").onTapGesture { token.touch() }
            Group(subviews: content) { subviews in
                subviews.onAppear { token.touch() }
            }
            Group(sections: content) { sections in
                ForEach(sections) { section in section.content.onAppear { token.touch() } }
            }
            ForEach(subviews: content) { subview in subview.onAppear { token.touch() } }
            ForEach(sections: content) { section in section.content.onAppear { token.touch() } }
        },
        LeakCase("View.containerBackground", "View.sectionActions") { token in
            Text("a")
                .containerBackground(for: .navigation) { Text("b").onTapGesture { token.touch() } }
                .sectionActions { Text("c").onTapGesture { token.touch() } }
        },
        LeakCase("View.onScrollVisibilityChange", "View.onScrollTargetVisibilityChange") { token in
            ScrollView {
                VStack { Text("a").onScrollVisibilityChange { _ in token.touch() }.id(1) }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { _ in token.touch() }
        },
        LeakCase("View.fileImporter", "View.fileExporter", "View.fileMover") { token in
            Text("a")
                .fileImporter(
                    isPresented: .constant(false), allowedContentTypes: [], allowsMultipleSelection: false,
                    onCompletion: { _ in token.touch() }, onCancellation: { token.touch() }
                )
                .fileMover(isPresented: .constant(false), file: nil) { _ in
                    token.touch()
                } onCancellation: {
                    token.touch()
                }
                .fileExporter(isPresented: .constant(false), item: "b") { _ in
                    token.touch()
                } onCancellation: {
                    token.touch()
                }
                .fileExporter(isPresented: .constant(false), document: LeakDocument?.none) { _ in
                    token.touch()
                } onCancellation: {
                    token.touch()
                }
        },
    ]
}

private struct LeakDocument: FileDocument {
    static var readableContentTypes: [UTType] { [] }

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}

extension Token {
    fileprivate var name: String { "token" }
}
