"""The code that the page prints compiles for Apple's platforms."""

import os

from generated import nested, run, work
from playground import PlaygroundTest, seed, tests


class CodeTest(PlaygroundTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.open("topics")
        cls.browser.run((tests / "flows.js").read_text() + "\n0")
        cls.codes = cls.browser.run(f"everyFlow({seed()}, 40).map(([, flow]) => swiftCode(flow, 40))")

    def test_swift_code_compiles_for_apples_platforms(self):
        sources = work / "Apple"
        sources.mkdir(parents=True, exist_ok=True)
        (sources / "Code.swift").write_text("\n".join([
            "import FlowLayouts", "",
            *(nested(f"Views{number}", code) for number, code in enumerate(self.codes))]))
        run("Scripts/check-apple", "ios", env={**os.environ, "ALSO": str(sources)})
