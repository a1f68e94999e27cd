import LayoutGeometry

/// A document with pages, which hosts write as a PDF file.
package struct PagedDocument: Sendable, Equatable {
    /// Text about the document.
    package enum Property: Sendable, Hashable, CaseIterable {
        case title, author, subject, keywords, creator
    }

    /// A page with its drawing.
    package struct Page: Sendable, Equatable {
        /// The size, in points.
        package var size: Size
        package var commands: [DisplayCommand]
        package var links: [Link] = []
        package var destinations: [Destination] = []

        package init(size: Size, commands: [DisplayCommand] = []) {
            (self.size, self.commands) = (size, commands)
        }
    }

    /// An area of a page that opens a URL or another position in the document.
    package struct Link: Sendable, Equatable {
        package enum Target: Sendable, Equatable {
            case url(String)
            /// The name of a destination.
            case destination(String)
        }

        /// The area, in points from the top-left corner of the page.
        package var rect: Rect
        package var target: Target

        package init(rect: Rect, target: Target) {
            (self.rect, self.target) = (rect, target)
        }
    }

    /// A position with a name, which links refer to.
    package struct Destination: Sendable, Equatable {
        package var name: String
        /// The position, in points from the top-left corner of the page.
        package var point: Point

        package init(name: String, point: Point) {
            (self.name, self.point) = (name, point)
        }
    }

    package var properties: [Property: String]
    package var pages: [Page]

    package init(properties: [Property: String] = [:], pages: [Page] = []) {
        (self.properties, self.pages) = (properties, pages)
    }
}
