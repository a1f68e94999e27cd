import Testing

// Each app has a suite with its name, so that `--filter 'ExampleApp.*Birds'` selects its tests.

extension ExampleApps {
    struct Recipes {
        @Test func aTappedRecipeShowsItsDetails() throws {
            try ExampleApp("Recipes").require(
                Screen("Potato Soup", "35 min", "Plum Cake", "3 recipes to try", "Quickest"),
                Screen(afterTapping: "Shakshuka, 25 min", shows: ["25 minutes", "Cumin", "Cooked It"]))
        }
    }

    struct Stopwatch {
        @Test func theLapButtonAddsALap() throws {
            try ExampleApp("Stopwatch").require(
                Screen("01.23", "Lap 1", "00.47"),
                Screen(afterTapping: "Lap", shows: ["Lap 3"]))
        }
    }

    struct Birds {
        @Test func theAddButtonAddsASighting() throws {
            try ExampleApp("Birds").require(
                Screen("Bird Sightings", "Kingfisher", "Town Hall", "240"),
                Screen(afterTapping: "Add", shows: ["Robin"]))
        }
    }

    struct Journal {
        @Test func aTabShowsTheStatistics() throws {
            try ExampleApp("Journal").require(
                Screen("Journal", "Monday", "Long walk along the canal.", "Entries", "Statistics"),
                Screen(afterTapping: "Statistics", shows: ["Week 3: 480 words", "Goal: 500 words a week"]))
        }
    }

    struct Budget {
        @Test func theAddButtonAddsAnExpense() throws {
            try ExampleApp("Budget").require(
                Screen("Budget", "Train Ticket", "28.90 €", "Total: 84.55 €"),
                Screen(afterTapping: "Add", shows: ["Coffee"]))
        }
    }

    struct Contacts {
        @Test func aTappedPersonCanBeCalledAndTheListCanBeCleared() throws {
            try ExampleApp("Contacts").require(
                Screen("Contacts", "3 people", "AB", "Ada Baker", "020 7946 0342"),
                Screen(afterTapping: "BC, Ben Castle, 020 7946 0127", shows: ["Call 020 7946 0127"]),
                Screen(afterTapping: "Clear", shows: ["Nobody here"]))
        }
    }

    struct Alarm {
        @Test func aRowOfTheStaticTableShowsTheSounds() throws {
            try ExampleApp("Alarm").require(
                Screen("Alarm", "Volume", "9 min", "It rings every day.", "Version", "1.0"),
                Screen(afterTapping: "Sound", shows: ["Sounds", "Bells", "Waves"]))
        }
    }

    struct Elements {
        @Test func aTappedElementShowsAnAlert() throws {
            try ExampleApp("Elements").require(
                Screen("Elements", "Find an element", "Helium", "Fe, number 26"),
                Screen(afterTapping: "Gold, Au, number 79", shows: ["Symbol Au", "OK"]))
        }
    }

    struct Tides {
        @Test func aTappedHarborShowsItsTides() throws {
            try ExampleApp("Tides").require(
                Screen("Tides", "Bremerhaven", "3.8 m"),
                Screen(
                    afterTapping: "Husum, 3.1 m", shows: ["Height", "0.4 m", "Six hours later", "Favorite"]))
        }
    }

    struct Shelf {
        @Test func theBooksCanBeSortedByYear() throws {
            try ExampleApp("Shelf").require(
                Screen("Shelf", "Author", "Emma", "Eliot, 1871", "3 books"),
                Screen(afterTapping: "Year", shows: ["Emma", "Walden", "Middlemarch", "3 books"]))
        }

        @Test func theTestsOfTheExamplePass() throws {
            try ExampleApp("Shelf").requireTests(count: 3)
        }
    }

    /// The package whose sources a plugin rewrites, which is built without the command.
    struct RewrittenApp {
        @Test func theClearButtonCompletesAllChores() throws {
            let package = Checkout.root.appending(path: "Examples/RewrittenApp").path
            let scratch = Checkout.scratch
            try Checkout.removeBuildPlan()
            try ProgramRun(["swift", "build", "--package-path", package, "--scratch-path", scratch.path]).require()
            let program = scratch.appending(path: "debug/RewrittenApp")
            try Screen("Chores", "They are apart", "Laundry (important)", "2 open", "2 kinds").require(of: program)
            try Screen(afterTapping: "Clear", shows: ["✓ Dishes", "0 open"]).require(of: program)
        }
    }
}
