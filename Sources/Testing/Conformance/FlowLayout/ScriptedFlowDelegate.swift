import CollageTesting
import Foundation

/// A delegate that returns the values of the recorded formulas. Methods without a formula return the properties of the
/// layout.
final class ScriptedFlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let sizes: [[CGSize]]?
    private let insets: [UIEdgeInsets]?
    private let headerSize: CGSize?
    private let footerSize: CGSize?

    /// Returns the delegate of a case, or `nil` if the case has no delegate.
    static func make(_ file: FlowLayoutFile) throws -> ScriptedFlowDelegate? {
        let fixedSize = file.cells?.description.flatMap(sizeInWords)
        guard file.delegate != nil || fixedSize != nil else { return nil }
        return try ScriptedFlowDelegate(file, fixedSize: fixedSize)
    }

    private init(_ file: FlowLayoutFile, fixedSize: CGSize?) throws {
        let delegate = file.delegate
        sizes =
            try delegate?.sizeForItem.map { formula in
                try file.itemCounts.enumerated().map { section, count in
                    try (0..<count).map { item in
                        let values = try Formula.values(
                            of: formula, variables: ["item": Double(item), "s": Double(section)])
                        guard values.count == 2 else { throw Formula.SyntaxError(description: "no size: \(formula)") }
                        return CGSize(width: values[0], height: values[1])
                    }
                }
            } ?? fixedSize.map { size in file.itemCounts.map { Array(repeating: size, count: $0) } }
        insets = try delegate?.insetForSection.map { formula in
            try file.itemCounts.indices.map { section in
                let values = try Formula.namedValues(of: formula, variables: ["s": Double(section)])
                return UIEdgeInsets(
                    top: values["top"] ?? 0, left: values["left"] ?? 0, bottom: values["bottom"] ?? 0,
                    right: values["right"] ?? 0)
            }
        }
        headerSize = delegate?.headerReferenceSize?.size
        footerSize = delegate?.footerReferenceSize?.size
    }

    /// Returns the size in "delegate answers [320,70]".
    private static func sizeInWords(_ text: String) -> CGSize? {
        guard let range = text.range(of: "delegate answers "),
            let values = try? Formula.values(
                of: String(text[range.upperBound...].prefix { $0 != "]" }) + "]", variables: [:]), values.count == 2
        else { return nil }
        return CGSize(width: values[0], height: values[1])
    }

    private func layout(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as! UICollectionViewFlowLayout
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes?[indexPath.section][indexPath.item] ?? layout(collectionViewLayout).itemSize
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        insets?[section] ?? layout(collectionViewLayout).sectionInset
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        headerSize ?? layout(collectionViewLayout).headerReferenceSize
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        footerSize ?? layout(collectionViewLayout).footerReferenceSize
    }
}
