extension UITableView: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [
            InterfaceProperty("dataSource", \UITableView.dataSource),
            InterfaceProperty("prefetchDataSource", \UITableView.prefetchDataSource),
            InterfaceProperty("tableHeaderView", \UITableView.tableHeaderView),
            InterfaceProperty("tableFooterView", \UITableView.tableFooterView),
            InterfaceProperty("backgroundView", \UITableView.backgroundView),
            InterfaceProperty("delegate", \UITableView.delegate),
        ]
    }

    package func readElement(_ reader: InterfaceReader) {
        reader.set("rowHeight", \.rowHeight, of: self)
        reader.set("estimatedRowHeight", \.estimatedRowHeight, of: self)
        reader.set("sectionHeaderHeight", \.sectionHeaderHeight, of: self)
        reader.set("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, of: self)
        reader.set("sectionFooterHeight", \.sectionFooterHeight, of: self)
        reader.set("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, of: self)
        if style != .plain, sectionHeaderHeight == sectionFooterHeight {
            sectionViews.interfaceHeight = sectionHeaderHeight
        }
        reader.set("separatorStyle", \.separatorStyle, of: self)
        reader.set("separatorColor", \.separatorColor, of: self)
        reader.set("separatorInset", \.separatorInset, of: self)
        reader.set("allowsSelection", \.allowsSelection, of: self)
        reader.set("allowsMultipleSelection", \.allowsMultipleSelection, of: self)
        reader.set("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, of: self)
        reader.set("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, of: self)
        tableHeaderView = reader.object("tableHeaderView")
        tableFooterView = reader.object("tableFooterView")
        backgroundView = reader.object("backgroundView")
        staticContent = StaticTableContent(reader)
        for element in reader.element.group("prototypes") {
            let template = ViewTemplate<UITableViewCell>(element, reader.loader)
            if let identifier = template.reuseIdentifier { registry.cells[identifier] = .template(template) }
        }
    }
}

extension UITableViewCell: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [
            InterfaceProperty("accessoryView", \UITableViewCell.accessoryView),
            InterfaceProperty("backgroundView", \UITableViewCell.backgroundView),
            InterfaceProperty("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        ]
    }

    package func readElement(_ reader: InterfaceReader) {
        templateIdentifier = reader.element.reuseIdentifier
        reader.set("accessoryType", \.accessoryType, of: self)
        reader.set("editingAccessoryType", \.editingAccessoryType, of: self)
        reader.set("selectionStyle", \.selectionStyle, of: self)
        reader.set("indentationLevel", \.indentationLevel, of: self)
        reader.set("indentationWidth", \.indentationWidth, of: self)
        reader.set("separatorInset", \.separatorInset, of: self)
        accessoryView = reader.object("accessoryView")
        readLabels(reader)
    }

    /// Cells of the system's styles already have labels; the file configures them.
    private func readLabels(_ reader: InterfaceReader) {
        let labels: [(attribute: String, view: () -> UIView?)] = [
            ("textLabel", { self.textLabel }), ("detailTextLabel", { self.detailTextLabel }),
            ("imageView", { self.imageView }),
        ]
        var reader = reader
        for (attribute, view) in labels {
            guard let id = reader.element[attribute], let element = reader.loader.document.element(id: id),
                let view = view()
            else { continue }
            InterfaceReader(element, reader.loader).read(into: view)
            view.translatesAutoresizingMaskIntoConstraints = true
            reader = reader.leavingOut(id)
        }
        readContentView(reader)
    }
}

extension InterfaceReader {
    /// Returns a reader without a subview of the content view.
    fileprivate func leavingOut(_ id: String) -> InterfaceReader {
        var element = element
        for content in element.children.indices where element.children[content].key == "contentView" {
            for group in element.children[content].children.indices
            where element.children[content].children[group].name == "subviews" {
                element.children[content].children[group].children.removeAll { $0.id == id }
            }
        }
        return InterfaceReader(element, loader)
    }
}

extension UITableViewHeaderFooterView: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        templateIdentifier = reader.element.reuseIdentifier
        readContentView(reader)
    }
}

extension UITableViewController: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [InterfaceProperty("tableView", \UITableViewController.tableView)]
    }

    package func readElement(_ reader: InterfaceReader) {
        reader.set("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, of: self)
    }
}

extension UITableView.Style: InterfaceChoice {
    package static var interfaceNames: [String: UITableView.Style] {
        ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    }
}

extension UITableViewCell.CellStyle: InterfaceChoice {
    package static var interfaceNames: [String: UITableViewCell.CellStyle] {
        [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
    }
}

extension UITableViewCell.SelectionStyle: InterfaceChoice {
    package static var interfaceNames: [String: UITableViewCell.SelectionStyle] {
        ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    }
}

extension UITableViewCell.SeparatorStyle: InterfaceChoice {
    package static var interfaceNames: [String: UITableViewCell.SeparatorStyle] {
        ["none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched]
    }
}

extension UITableViewCell.AccessoryType: InterfaceChoice {
    package static var interfaceNames: [String: UITableViewCell.AccessoryType] {
        [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
        ]
    }
}

extension UITableViewCell: TemplateView {
    package var templateIdentifier: String? {
        get { body.registeredIdentifier }
        set { body.registeredIdentifier = newValue }
    }

    package var templateContentView: UIView? { contentView }
}

extension UITableViewHeaderFooterView: TemplateView {
    package var templateIdentifier: String? {
        get { body.registeredIdentifier }
        set { body.registeredIdentifier = newValue }
    }

    package var templateContentView: UIView? { contentView }
}

extension UITableViewCell: SegueStarting {
    package var selectionSegue: SegueTrigger? {
        get { body.selectionSegue }
        set { body.selectionSegue = newValue }
    }
}
