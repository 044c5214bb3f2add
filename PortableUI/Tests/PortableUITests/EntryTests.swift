// SwiftUI's own macro serves a Mac.
#if os(Linux)
    import PortableUITesting
    import Expectations
    import Testing

    extension EnvironmentValues {
        @Entry fileprivate var rowSpacing: CGFloat = 4  // points
        @Entry fileprivate var separator = "|" /* between the parts */
        @Entry fileprivate var link = "http://example.org"
        /// A var without a value.
        @Entry fileprivate var title: String?  // = none
        @Entry fileprivate var combine: (Int, Int) -> Int = { $0 + $1 }
        @Entry fileprivate var `default`: Int /* of all */ = 3
    }

    /// Values of the environment that a macro declares.
    @MainActor @Suite struct EntryTests {
        private struct Reader: View {
            @Environment(\.rowSpacing) private var rowSpacing
            @Environment(\.separator) private var separator
            @Environment(\.title) private var title
            @Environment(\.combine) private var combine

            var body: some View {
                Text("\(Int(rowSpacing))\(separator)\(title ?? "-")\(separator)\(combine(2, 3))")
            }
        }

        @Test func anEntryHasItsDefaultValue() {
            expectEqual(host(Reader()).strings, ["4|-|5"])
            expectEqual(EnvironmentValues().link, "http://example.org")
            expectEqual(EnvironmentValues().default, 3)
        }

        @Test func anEntryIsInherited() {
            let host = host(
                HStack { Reader().environment(\.separator, "/") }
                    .environment(\.rowSpacing, 8).environment(\.title, "T").environment(\.combine, *))
            expectEqual(host.strings, ["8/T/6"])
        }
    }
#endif
