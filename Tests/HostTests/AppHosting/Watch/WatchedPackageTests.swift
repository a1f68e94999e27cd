import AppHosting
import Testing

struct WatchedPackageTests {
    @Test func `the package is derived from the path of the executable`() throws {
        let package = try #require(
            WatchedPackage(executable: "/home/me/Tea/.build/x86_64-unknown-linux-gnu/debug/Tea"))
        #expect(package.root == "/home/me/Tea")
        #expect(
            package.buildArguments(["--traits", "Cairo"]) == [
                "build", "--package-path", "/home/me/Tea", "--configuration", "debug", "--product", "Tea", "--traits",
                "Cairo",
            ])
        #expect(package.folders == ["/home/me/Tea"])
    }

    @Test(arguments: ["/usr/bin/Tea", "Tea", "", "/home/me/Tea/.build/Tea", "/home/me/Tea/.build/other/Tea"])
    func `other executables have no watched package`(path: String) {
        #expect(WatchedPackage(executable: path) == nil)
    }

    @Test func `the application gets its own arguments and a port`() {
        let arguments = [
            "--watch", "--port", "0", "--style", "dark", "--build-arguments", "--traits Cairo", "--port=3", "--",
            "--watch", "--port", "9",
        ]
        #expect(
            WatchArguments.arguments(from: arguments, port: 8081) == [
                "--watched", "--port", "8081", "--style", "dark", "--", "--watch", "--port", "9",
            ])
        #expect(WatchArguments.arguments(from: ["--watch"], port: 1) == ["--watched", "--port", "1"])
    }
}
