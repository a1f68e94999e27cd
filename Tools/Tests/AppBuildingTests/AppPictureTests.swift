import AppBuilding
import Testing

struct AppPictureTests {
    @Test func `the arguments have the settings of the device`() {
        var picture = AppPicture(file: "/a.png", size: "402x874", scale: 3, style: "dark", system: "18")
        #expect(
            picture.arguments == [
                "--snapshot", "/a.png", "--size", "402x874", "--scale", "3.0", "--style", "dark", "--system", "18",
            ])
        picture.script = "tap.json"
        #expect(picture.arguments.suffix(2) == ["--script", "tap.json"])
    }
}
