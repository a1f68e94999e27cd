import Foundation

/// The recording of the current PDF context, or `nil` if the current context is another one.
private var currentRecording: DocumentRecording? { CurrentDrawing.context?.document as? DocumentRecording }

/// Begins a PDF document in memory. Until you call ``UIGraphicsEndPDFContext()``, drawing is added to its pages.
///
/// - Parameters:
///   - data: The data to which the document is appended when it ends.
///   - bounds: The bounds of pages without their own, in points. If they're empty, pages have the size of US Letter.
///   - documentInfo: The values for keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    CurrentDrawing.push(
        DocumentRecording.makeContext(bounds: bounds, info: documentInfo ?? [:], output: .data(data)))
}

/// Begins a PDF document in a file. Until you call ``UIGraphicsEndPDFContext()``, drawing is added to its pages.
///
/// - Parameters:
///   - path: The path of the file, which is written when the document ends.
///   - bounds: The bounds of pages without their own, in points. If they're empty, pages have the size of US Letter.
///   - documentInfo: The values for keys such as `kCGPDFContextTitle`.
/// - Returns: `false` if the file can't be created.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
    -> Bool
{
    let url = URL(fileURLWithPath: path)
    do {
        try Data().write(to: url)
    } catch {
        return false
    }
    CurrentDrawing.push(
        DocumentRecording.makeContext(bounds: bounds, info: documentInfo ?? [:], output: .file(url)))
    return true
}

/// Ends the current PDF document, and writes it to its file or data. Does nothing if the current context isn't a PDF
/// context.
public func UIGraphicsEndPDFContext() {
    guard let recording = currentRecording else { return }
    defer { CurrentDrawing.pop() }
    guard let document = recording.finish() else { return }
    switch recording.output {
    case .none: break
    case .data(let data): data.append(document)
    case .file(let url):
        do {
            try document.write(to: url)
        } catch {
            Diagnostics.log("The PDF document can't be written to \(url.path): \(error.localizedDescription)")
        }
    }
}

/// Begins a page of the current PDF document, with the bounds of the document.
public func UIGraphicsBeginPDFPage() { currentRecording?.beginPage() }

/// Begins a page of the current PDF document.
///
/// - Parameters:
///   - bounds: The bounds of the page, in points. If they're empty, the document's bounds are used.
///   - pageInfo: The values for keys such as `kCGPDFContextMediaBox`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentRecording?.beginPage(bounds: bounds, info: pageInfo ?? [:])
}

/// Returns the bounds of the current page of the current PDF document, or an empty rectangle if there isn't one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { currentRecording?.pageBounds ?? .zero }

/// Makes a rectangle of the current page a link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentRecording?.addLink(to: .url(url.absoluteString), rect: rect)
}

/// Adds a position of the current page to which links can refer.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentRecording?.addDestination(name, at: point)
}

/// Makes a rectangle of the current page a link to a destination of the document.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentRecording?.addLink(to: .destination(name), rect: rect)
}
