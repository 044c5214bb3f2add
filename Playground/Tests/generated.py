"""Compiles the Swift code that the page prints, and runs it."""

import subprocess
from pathlib import Path

from playground import tests

root = tests.parent.parent
work = root / ".build" / "playground-code"
products = root / ".build" / "release"

# What generated code is linked with, in the order of what imports what.
libraries = ("Sources/FlowEngine", "Sources/FlowWords", "Sources/FlowLayouts", "PortableUI/Sources/PortableUI",
             "PortableUI/Sources/PortableUIDrawing", "PortableUI/Sources/PortableUITesting",
             "Tools/Sources/PortableUIRendering")


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, cwd=root, **options)
    if result.returncode != 0:
        raise AssertionError(f"{command[0]} fails:\n{result.stdout[-4000:]}{result.stderr[-8000:]}")
    return result.stdout


def build(product):
    """Builds a product of the tools, and all that it is linked with."""
    run("Scripts/build", "--package-path", "Tools", "--product", product)


def nested(name, code):
    """A file's declarations inside an enumeration, so that many have a ContentView. A preview can only be outside."""
    lines = code.split("\n\n#Preview")[0].split("\n")[1:]
    return "\n".join([f"enum {name} {{", *("    " + line if line else line for line in lines), "}"])


def write_views(name, calls, result):
    """Writes a file with views, and a list of closures. A call is the code of a view, and what to do with `{view}`."""
    work.mkdir(parents=True, exist_ok=True)
    file = work / f"{name}.swift"
    file.write_text("\n".join([
        "import FlowLayouts", "import Foundation", "",
        *(nested(f"View{number}", code) for number, (code, _) in enumerate(calls)), "",
        f"@MainActor let generatedViews: [@MainActor () throws -> {result}] = [",
        *(f"    {{ {call.format(view=f'View{number}.ContentView()')} }}," for number, (_, call) in enumerate(calls)),
        "]", ""]))
    return file


def linked(views, main, *options):
    """The path of a program of generated views, a main file and libraries that are built."""
    program = views.with_suffix("")
    # Objects of sources that are gone may lie beside these.
    objects = [f"{products}/{Path(library).name}.build/{source.name}.o" for library in libraries
               for source in (root / library).rglob("*.swift")]
    run("swiftc", "-swift-version", "6", "-I", f"{products}/Modules", *options, "-o", str(program), str(views),
        f"Playground/Tests/{main}", *objects)
    return program

