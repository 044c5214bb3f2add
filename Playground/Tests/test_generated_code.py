"""The code that the page prints compiles and gives the frames that it shows."""

import json
import os
import subprocess
import unittest
from pathlib import Path

from playground import PlaygroundTest, seed, tests

root = tests.parent.parent
work = root / ".build" / "playground-code"


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, cwd=root, **options)
    if result.returncode != 0:
        raise AssertionError(f"{command[0]} fails:\n{result.stdout[-4000:]}{result.stderr[-8000:]}")
    return result.stdout


def built(product, *options):
    """Builds a product where Scripts/test does, with its flags, and says in which folder it is."""
    build = ["swift", "build", "--disable-build-manifest-caching", "--scratch-path", ".build", "--product", product,
             *options, "-Xswiftc", "-warnings-as-errors"]
    run(*build)
    return run(*build, "--show-bin-path").strip()


def nested(name, code):
    """A file's declarations inside an enumeration, so that many have a ContentView."""
    lines = code.split("\n")[1:]
    return "\n".join([f"enum {name} {{", *("    " + line if line else line for line in lines), "}"])


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
                      lazyCode: lazyCode(flow, "swift"), json: jsonCode(flow, arrangement) }};
        }}))"""))
        work.mkdir(parents=True, exist_ok=True)

    def test_swift_code_has_the_frames_that_are_shown(self):
        for flow in self.flows:
            self.assertNotRegex(flow["boxCode"], "undefined|NaN", flow["link"])
        views = [nested(f"Boxes{number}", flow["boxCode"]) for number, flow in enumerate(self.flows)]
        calls = [f"    {{ boxes(in: Boxes{number}.ContentView()) }}," for number in range(len(self.flows))]
        (work / "Generated.swift").write_text("\n".join([
            "import FlowLayouts", "", *views, "", "@MainActor let generatedViews: [@MainActor () -> [[Double]]] = [",
            *calls, "]", ""]))
        built("FlowLayouts")
        products = built("PortableUITesting")
        # The code as it is printed, with views instead of boxes, compiles, too.
        (work / "Views.swift").write_text("\n".join([
            "import FlowLayouts", "",
            *(nested(f"Views{number}", flow["code"]) for number, flow in enumerate(self.flows))]))
        run("swiftc", "-swift-version", "6", "-typecheck", "-I", f"{products}/Modules", str(work / "Views.swift"))
        # Objects of sources that are gone may lie beside these.
        modules = ("Sources/FlowEngine", "Sources/FlowWords", "Sources/FlowLayouts", "PortableUI/Sources/PortableUI",
                   "PortableUI/Sources/PortableUIDrawing", "PortableUI/Sources/PortableUITesting")
        objects = [f"{products}/{Path(module).name}.build/{source.name}.o" for module in modules
                   for source in (root / module).rglob("*.swift")]
        run("swiftc", "-swift-version", "6", "-I", f"{products}/Modules", "-o", str(work / "frames"),
            str(work / "Generated.swift"), "Playground/Tests/GeneratedCode/main.swift", *objects)
        frames = json.loads(run(str(work / "frames")))
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
            "import FlowLayouts", "",
            *(nested(f"Views{number}", flow["code"]) for number, flow in enumerate(self.flows)),
            *(nested(f"Lazy{number}", flow["lazyCode"]) for number, flow in enumerate(self.flows))]))
        run("Scripts/check-apple", "ios", env={**os.environ, "ALSO": str(sources)})

    def test_flow_arrange_has_the_frames_that_are_shown(self):
        command = built("flow", "--package-path", "Tools") + "/flow"
        cases = "[" + ",\n".join(flow["json"] for flow in self.flows) + "]"
        answers = json.loads(run(command, "arrange", input=cases))
        for flow, answer in zip(self.flows, answers, strict=True):
            theirs = answer["frames"] + ([answer["overflow"]] if "overflow" in answer else [])
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
