"""The code that the page prints compiles and gives the frames that it shows."""

import json
import os
import unittest

from generated import built, linked, nested, root, run, work, write_views
from playground import PlaygroundTest, seed, tests


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
        cls.open("")
        cls.browser.run((tests / "flows.js").read_text() + "\n0")
        cls.flows = json.loads(cls.browser.run(f"""JSON.stringify(everyFlow({seed()}, 20).map(([name, flow]) => {{
            const boxes = frozen(flow);
            const frames = fittedFramesInBox(boxes);
            const own = framesInBox(flow);
            const arrangement = arranged(flow);
            const inset = flow.direction === "rightToLeft" ? flow.width - arrangement.part().width : 0;
            return {{ name, frames, own, inset, link: linkOf(flow), code: swiftCode(flow), boxCode: swiftCode(boxes),
                      lazyCode: lazyCode(flow), json: jsonCode(flow, arrangement) }};
        }}))"""))
        work.mkdir(parents=True, exist_ok=True)

    def test_swift_code_has_the_frames_that_are_shown(self):
        for flow in self.flows:
            self.assertNotRegex(flow["boxCode"], "undefined|NaN", flow["link"])
        built("LazyFlowLayouts")
        program = linked(
            write_views("Generated", [(flow["boxCode"], "boxes({view})") for flow in self.flows], "[[Double]]"),
            "GeneratedCode/main.swift", built("PortableUITesting"))
        frames = json.loads(run(program))
        for flow, theirs in zip(self.flows, frames, strict=True):
            with self.subTest(flow["name"], link=flow["link"]):
                self.assert_frames(flow["frames"], theirs, flow["boxCode"])

    def test_an_example_is_a_screen_of_the_example_app(self):
        code = self.browser.run("swiftCode(presets.more.make())")
        screen = (root / "Examples/Sources/Gallery/Screens/FromPlayground.swift").read_text()
        self.assertIn(nested("FromPlayground", code.strip()).replace("{\n\n", "{\n", 1), screen)

    def test_swift_code_compiles_for_apples_platforms(self):
        sources = work / "Apple"
        sources.mkdir(exist_ok=True)
        (sources / "Code.swift").write_text("\n".join([
            "import LazyFlowLayouts", "",
            *(nested(f"Views{number}", flow["code"]) for number, flow in enumerate(self.flows)),
            *(nested(f"Lazy{number}", flow["lazyCode"]) for number, flow in enumerate(self.flows))]))
        run("Scripts/check-apple", "ios", env={**os.environ, "ALSO": str(sources)})

    def test_flow_arrange_has_the_frames_that_are_shown(self):
        command = built("flow", "--package-path", "Tools") + "/flow"
        cases = "[" + ",\n".join(flow["json"] for flow in self.flows) + "]"
        answers = json.loads(run(command, "arrange", input=cases))
        for flow, answer in zip(self.flows, answers, strict=True):
            theirs = frames_in_order(answer)
            with self.subTest(flow["name"], link=flow["link"]):
                self.assert_frames(flow["own"], [
                    [frame["x"] + flow["inset"], frame["y"], frame["width"], frame["height"]] for frame in theirs], flow["json"])

    def assert_frames(self, ours, theirs, code):
        """Frames agree to the last bit but for the sums that place them in their box."""
        self.assertEqual(len(ours), len(theirs), code)
        for index, (our, their) in enumerate(zip(ours, theirs)):
            for mine, yours in zip(our, their):
                self.assertAlmostEqual(mine, yours, delta=1e-9 * max(abs(mine), 1), msg=f"view {index} of\n{code}")


if __name__ == "__main__":
    unittest.main()
