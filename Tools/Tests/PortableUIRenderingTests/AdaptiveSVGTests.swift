import Expectations
import Foundation
import PortableUIRendering
import Testing

/// Documents that have the colors of two.
@Suite struct AdaptiveSVGTests {
    private func merged(_ light: String, _ dark: String) -> String? {
        AdaptiveSVG.svg(light: Data(light.utf8), dark: Data(dark.utf8)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test func otherColorsAreRulesForDarkSurroundings() {
        let light = """
            <svg width="2" height="1">
            <title>Two</title>
            <path fill="rgb(0%, 0%, 0%)" fill-opacity="1" d="M 0 0"/>
            <path class="m" style="stroke:none;fill:red;fill-rule:nonzero" d="M 1 0"/>
            <path fill="rgb(0%, 0%, 0%)" fill-opacity="1" d="M 2 0"/>
            <path fill="blue" d="M 3 0"/>
            </svg>
            """
        let dark = light.replacing(
            "rgb(0%, 0%, 0%)\" fill-opacity=\"1\"", with: "white\" fill-opacity=\"0.5\""
        )
        .replacing("fill:red", with: "fill:pink")
        expectEqual(
            merged(light, dark),
            """
            <svg width="2" height="1">
            <title>Two</title>
            <style>
            @media (prefers-color-scheme:dark){
            .d0{fill:white!important;fill-opacity:0.5!important}
            .d1{fill:pink!important}
            }
            </style>
            <path class="d0" fill="rgb(0%, 0%, 0%)" fill-opacity="1" d="M 0 0"/>
            <path class="d1 m" style="stroke:none;fill:red;fill-rule:nonzero" d="M 1 0"/>
            <path class="d0" fill="rgb(0%, 0%, 0%)" fill-opacity="1" d="M 2 0"/>
            <path fill="blue" d="M 3 0"/>
            </svg>
            """)
    }

    @Test func equalDocumentsStayAsTheyAre() {
        expectEqual(
            merged("<svg ><path fill=\"red\"/></svg>", "<svg ><path fill=\"red\"/></svg>"),
            "<svg ><path fill=\"red\"/></svg>")
    }

    @Test func whatCairoHasDrawnBeforeIsNoDifference() {
        let light = "<svg ><g id=\"surface5\"/></svg>"
        expectEqual(merged(light, light.replacing("5", with: "12")), light)
    }

    // There is no rule for a place, nor for a shape more.
    @Test(arguments: [
        "<svg ><path fill=\"red\" d=\"M 1 0\"/></svg>", "<svg ><path/><path/></svg>",
        "<svg ><g fill=\"red\"/></svg>",
    ])
    func otherDifferencesHaveNoDocument(dark: String) {
        expectEqual(merged("<svg ><path fill=\"red\"/></svg>", dark), nil)
    }
}
