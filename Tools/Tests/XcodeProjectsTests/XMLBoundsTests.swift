import Foundation
import Testing

@testable import XcodeProjects

/// Tests of the limits for XML files.
struct XMLBoundsTests {
    private func excess(_ text: String) -> XMLBounds.Violation? { XMLBounds.excess(in: Data(text.utf8)) }

    private func nested(_ depth: Int) -> String {
        String(repeating: "<a>\n", count: depth) + "<b/>" + String(repeating: "</a>", count: depth)
    }

    @Test func asManyLevelsAsAllowedAreFine() {
        #expect(excess(nested(XMLBounds.greatestDepth)) == nil)
        #expect(excess(nested(XMLBounds.greatestDepth + 1))?.line == XMLBounds.greatestDepth + 1)
    }

    @Test func closedElementsDoNotCount() {
        #expect(excess(String(repeating: "<a></a><b c=\"/\"></b><d />", count: 1000)) == nil)
        #expect(excess(String(repeating: "</a>", count: 1000) + nested(XMLBounds.greatestDepth)) == nil)
    }

    @Test func declarationsAreRejectedWithTheirLine() {
        #expect(excess("<?xml version=\"1.0\"?>\n\n<!DOCTYPE a [\n<!ENTITY b \"c\">]>\n<a/>")?.line == 3)
        #expect(excess("<a>\n<!ENTITY b \"c\"></a>")?.line == 2)
    }

    @Test func aDocumentTypeWithoutDeclarationsIsValid() {
        #expect(excess("<!DOCTYPE a><a/>") == nil)
        #expect(excess("<!DOCTYPE a SYSTEM \"a.dtd\"><a/>") == nil)
        #expect(excess("<!DOCTYPE a \"<?b?>\"><a/>") != nil)
    }

    @Test func processingInstructionsWithoutContentAreRejected() {
        #expect(excess("<?xml version=\"1.0\"?>\n<a>\n<?b?></a>")?.line == 3)
        #expect(excess("<??>") != nil)
        #expect(excess("<a\n<?b?>")?.line == 2)
        #expect(excess("<a b=\"<?c?>\"/>") != nil)
        #expect(excess("<a><?b c?><?d ?></a>") == nil)
    }

    @Test func textThatLooksLikeADeclarationIsValid() {
        #expect(excess("<?a <!ENTITY?><!-- <!ENTITY --><a b=\"<!\"><![CDATA[<!ENTITY]]></a>") == nil)
    }

    @Test func anElementWithTooManyAttributesIsRejected() {
        let few = String(repeating: " a=\"'\"", count: XMLBounds.greatestAttributeCount)
        #expect(excess("<a\(few)/>") == nil)
        #expect(excess("\n<a\(few) b='\"'/>")?.line == 2)
    }

    @Test func truncatedFilesAreReadToTheirEnd() {
        for text in ["", "<", "<!", "<!--", "<!-- a", "<![CDATA[", "<?", "<a b=\"", "<a b='c", "</", "<<<<"] {
            #expect((excess(text) != nil) == (text == "<!"), "\(text)")
        }
    }
}
