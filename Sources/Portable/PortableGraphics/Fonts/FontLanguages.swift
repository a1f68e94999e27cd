import Foundation

extension UIFontDescriptor {
    /// The languages whose letters the font has, as identifiers. For a font of the app, its file determines them; for a
    /// font of the system, its scripts on iOS do.
    package var languages: [String] {
        let font = UIFont(descriptor: self, size: 17)
        guard let characters = RegisteredFonts.characters(ofFace: font.fontName) ?? .ofSystem(font.familyName) else {
            return []
        }
        return FontLanguages.letters.filter { $0.letters.unicodeScalars.allSatisfy(characters.contains) }.map(
            \.language)
    }
}

extension FontCharacters {
    private static let latin: [ClosedRange<UInt32>] = [0x20...0x24F, 0x1E00...0x1EFF]
    private static let greekAndCyrillic: [ClosedRange<UInt32>] = [0x370...0x52F]
    private static let hebrewAndArabic: [ClosedRange<UInt32>] = [0x590...0x6FF]

    /// Returns the characters of a family that iOS includes, or `nil` for another one.
    fileprivate static func ofSystem(_ family: String) -> FontCharacters? {
        switch family {
        case "Avenir", "Avenir Next", "Futura": FontCharacters(latin)
        case "Arial", "Courier New", "Times New Roman": FontCharacters(latin + greekAndCyrillic + hebrewAndArabic)
        default: FontFamily.all.contains { $0.name == family } ? FontCharacters(latin + greekAndCyrillic) : nil
        }
    }
}

/// The letters that languages need.
private enum FontLanguages {
    private static let basic = "abcdefghijklmnopqrstuvwxyz"
    private static let cyrillic = "абвгдежзклмнопрстуфхцчшьюя"

    static let letters: [(language: String, letters: String)] = [
        ("en", basic), ("ar", "ءابتثجحخدذرزسشصضطظعغفقكلمنهويىة"), ("bg", cyrillic + "щъий"),
        ("ca", basic + "àçèéíïòóúü"),
        ("cs", basic + "áčďéěíňóřšťúůýž"), ("da", basic + "æøå"), ("de", basic + "äöüß"),
        ("el", "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώ"),
        ("es", basic + "áéíñóúü¿¡"), ("et", basic + "äõöüšž"), ("fi", basic + "äöå"),
        ("fr", basic + "àâæçéèêëîïôœùûüÿ"),
        ("he", "אבגדהוזחטיכלמנסעפצקרשתםןץףך"), ("hi", "अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह"),
        ("hr", basic + "čćđšž"), ("hu", basic + "áéíóöőúüű"), ("is", basic + "áðéíóúýþæö"), ("it", basic + "àèéìòù"),
        ("ja", "あいうえおかきくけこアイウエオ日本語"), ("ko", "가나다라마바사한국어"), ("lt", basic + "ąčęėįšųūž"),
        ("lv", basic + "āčēģīķļņšūž"), ("nb", basic + "æøå"), ("nl", basic + "éëïóöü"), ("pl", basic + "ąćęłńóśźż"),
        ("pt", basic + "ãáàâçéêíõóôú"), ("ro", basic + "ăâîșț"), ("ru", cyrillic + "ёщъыэий"),
        ("sk", basic + "áäčďéíĺľňóôŕšťúýž"),
        ("sl", basic + "čšž"), ("sr", "абвгдежзиклмнопрстуфхцчшђјљњћџ"), ("sv", basic + "åäö"),
        ("th", "กขคงจชซญดตถทนบปผพมยรลวสหอ"), ("tr", basic + "çğıöşü"), ("uk", cyrillic + "ґєіїщий"),
        ("vi", basic + "ăâđêôơưạảấầẩẫậắằẳẵặ"), ("zh-Hans", "的一是不了人我在有他这中大来上国"),
        ("zh-Hant", "的一是不了人我在有他這中大來上國"),
    ]
}
