#if canImport(SwiftUI)
    import Gallery
    import SwiftUI

    /// The app: a list of screens, and the one that is chosen.
    @main
    struct FlowExamplesApp: App {
        #if os(macOS)
            @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        #endif

        var body: some Scene {
            WindowGroup { ScreenList() }
        }
    }

    #if os(macOS)
        /// What makes a window of the program that `swift run` starts, which is in no bundle.
        final class AppDelegate: NSObject, NSApplicationDelegate {
            func applicationDidFinishLaunching(_ notification: Notification) {
                NSApplication.shared.setActivationPolicy(.regular)
                NSApplication.shared.activate(ignoringOtherApps: true)
            }

            func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
        }
    #endif
#else
    /// There are no windows without SwiftUI.
    @main
    struct FlowExamplesApp {
        static func main() {
            print("The example app needs a Mac. Here, Scripts/pictures draws those of the documentation.")
        }
    }
#endif
