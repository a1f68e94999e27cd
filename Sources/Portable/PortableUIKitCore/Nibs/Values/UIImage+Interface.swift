extension UIImage: InterfaceValue {
    package static func read(_ name: String, from reader: InterfaceReader) -> Self? {
        let reference = reader.child(name)?.element
        guard let file = reader.element[name] ?? reference?["image"] ?? reference?["name"] else { return nil }
        let catalog = reference?["catalog"] ?? reader.element["catalog"]
        let isSymbol =
            (catalog ?? reader.loader.document.resource("image", named: file)?["catalog"]) == "system"
        let image =
            isSymbol
            ? UIImage(systemName: file) ?? .missingSymbol()
            : UIImage(named: file, in: reader.loader.bundle, with: nil)
        guard let image else {
            reader.log(
                "there is no image called \"\(file)\"",
                remedy: isSymbol ? "The image isn't shown" : "Add it to the resources of the target that has the file")
            return nil
        }
        return image as? Self
    }
}
