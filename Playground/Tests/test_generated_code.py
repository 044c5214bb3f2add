"""The code that the page prints compiles, and `flow arrange` has the frames that the page shows."""

import json
import os
import unittest

from generated import build, nested, products, root, run, work
from playground import PlaygroundTest, engine_fields, seed, tests


def frames_in_order(answer):
    """Those of `flow arrange`, with that of the overflow item where the last hidden one would be."""
    frames = answer["frames"]
    hidden = answer.get("hidden")
    place = hidden[-1] - len(hidden) + 1 if hidden else len(frames)
    return [*frames[:place], *([answer["overflow"]] if "overflow" in answer else []), *frames[place:]]


class CodeTest(PlaygroundTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.open("topics")
        cls.browser.run(f"globalThis.fields = {json.dumps(engine_fields)}")
        for script in ["flows.js", "case.js"]:
            cls.browser.run((tests / script).read_text() + "\n0")
        cls.flows = json.loads(cls.browser.run(f"""JSON.stringify(everyFlow({seed()}, 20).map(([name, flow]) => {{
            const arrangement = arranged(flow);
            return {{ name, link: linkOf(flow), frames: arrangement.result.frames,
                      code: swiftCode(flow, 40), case: caseOf(flow, arrangement) }};
        }}))"""))

    def test_an_example_is_a_screen_of_the_example_app(self):
        code = self.browser.run("swiftCode(presets.more.make())")
        screen = (root / "Examples/Sources/Gallery/Screens/FromPlayground.swift").read_text()
        self.assertIn(nested("FromPlayground", code.strip()).replace("{\n\n", "{\n", 1), screen)

    def test_swift_code_compiles_for_apples_platforms(self):
        sources = work / "Apple"
        sources.mkdir(parents=True, exist_ok=True)
        (sources / "Code.swift").write_text("\n".join([
            "import FlowLayouts", "",
            *(nested(f"Views{number}", flow["code"]) for number, flow in enumerate(self.flows))]))
        run("Scripts/check-apple", "ios", env={**os.environ, "ALSO": str(sources)})

    def test_flow_arrange_has_the_frames_that_are_shown(self):
        """To the last bit, but for the sums that place them."""
        build("flow")
        # Words have distances of their own, which a case has not.
        flows = [flow for flow in self.flows if flow["case"]]
        self.assertGreater(len(flows), 0.8 * len(self.flows))
        cases = json.dumps([flow["case"] for flow in flows])
        answers = json.loads(run(products / "flow", "arrange", input=cases))
        for flow, answer in zip(flows, answers, strict=True):
            with self.subTest(flow["name"], link=flow["link"]):
                theirs = frames_in_order(answer)
                self.assertEqual(len(theirs), len(flow["frames"]), flow["case"])
                for our, their in zip(flow["frames"], theirs):
                    for key, length in our.items():
                        self.assertAlmostEqual(length, their[key], delta=1e-9 * max(abs(length), 1), msg=flow["case"])


if __name__ == "__main__":
    unittest.main()
